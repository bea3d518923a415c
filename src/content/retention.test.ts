import { expect, test } from 'vitest';
import { periodInWords, retentionWith } from './retention.ts';

const inWords = (days: number | null) => {
  const { message, application } = retentionWith(days);
  return [periodInWords(message), periodInWords(application)];
};

test('messages are kept for 24 months by default, and applications for six months', () => {
  expect(inWords(null)).toEqual(['24 months', 'six months']);
  expect(inWords(365)).toEqual(['365 days', 'six months']);
  expect(inWords(181)).toEqual(['181 days', 'six months']);
});

test('no application is kept for longer than a message', () => {
  expect(inWords(180)).toEqual(['180 days', '180 days']);
  expect(inWords(1)).toEqual(['one day', 'one day']);
});
