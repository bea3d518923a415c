import { expect, test } from 'vitest';
import { joinShared } from './shared-text.ts';

test.each([
  [['Load-shedding plan', 'Stage 4 from Monday', 'https://example.org/plan'], 3],
  [['', 'Only words', ''], 1],
  [['', 'Look: https://example.org/plan', 'https://example.org/plan'], 1],
  [['The same', ' The same ', ''], 1],
  [[' ', '', ''], 0],
])('%j is shared as %i lines', (parts, lines) => {
  expect(joinShared(parts).split('\n').filter(Boolean)).toHaveLength(lines);
});
