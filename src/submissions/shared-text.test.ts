import { describe, expect, test } from 'vitest';
import { MESSAGE_LIMIT } from './contact-message.ts';
import { cutShared, joinShared, readShared } from './shared-text.ts';

test.each([
  [['Load-shedding plan', 'Stage 4 from Monday', 'https://example.org/plan'], 3],
  [['', 'Only words', ''], 1],
  [['', 'Look: https://example.org/plan', 'https://example.org/plan'], 1],
  [['The same', ' The same ', ''], 1],
  [[' ', '', ''], 0],
])('joinShared(%j) returns %i lines', (parts, lines) => {
  expect(joinShared(parts).split('\n').filter(Boolean)).toHaveLength(lines);
});

test('shared text is cut to the message limit, without splitting a character', () => {
  expect(cutShared('short')).toBe('short');
  expect(cutShared('x'.repeat(5_000_000))).toBe('x'.repeat(MESSAGE_LIMIT));
  expect(cutShared(`x${'🌍'.repeat(MESSAGE_LIMIT)}`)).toBe(`x${'🌍'.repeat(MESSAGE_LIMIT - 1)}`);
});

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('https://company.example/contact', { method: 'POST', body, headers });
const form = (fields: Readonly<Record<string, string | Blob>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

describe('a request to the share target', () => {
  test('is read, and its parts are joined', async () => {
    const fields = { title: 'A tender', text: 'Closes on Friday', url: 'https://example.org' };
    const text = 'A tender\nCloses on Friday\nhttps://example.org';
    expect(await readShared(post(form(fields)))).toBe(text);
    expect(await readShared(post(new URLSearchParams(fields)))).toBe(text);
  });

  test.each([
    ['in multipart format', (text: string) => form({ title: 'Long', text })],
    ['in URL-encoded format', (text: string) => new URLSearchParams({ title: 'Long', text })],
  ])('of 5 MB %s is cut to the message limit', async (_, body) => {
    const shared = await readShared(post(body('ab '.repeat(1_700_000))));
    expect(shared).toHaveLength(MESSAGE_LIMIT);
    expect(shared).toMatch(/^Long\n(ab )+/);
  });

  test('is read only up to a limit', async () => {
    let pulled = 0;
    let cancelled = false;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(16 * 1024));
      },
      cancel: () => {
        cancelled = true;
      },
    });
    const endless = new Request('https://company.example/contact', {
      method: 'POST',
      body,
      ...{ duplex: 'half' },
    });
    expect(await readShared(endless)).toBe('');
    expect([pulled < 10, cancelled]).toEqual([true, true]);
  });

  test.each([
    ['no form', post('words', { 'content-type': 'text/plain' })],
    ['no body', new Request('https://company.example/contact', { method: 'POST' })],
    ['a broken form', post('--x\r\nwords', { 'content-type': 'multipart/form-data; boundary=x' })],
    ['a file', post(form({ text: new Blob(['words']) }))],
    ['other fields', post(form({ subject: 'words' }))],
  ])('with %s results in empty text', async (_, request) => {
    expect(await readShared(request)).toBe('');
  });
});
