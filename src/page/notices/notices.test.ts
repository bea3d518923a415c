import { beforeEach, expect, it } from 'vitest';
import { type Notice, notices } from './notices.ts';

const kinds = () => notices.current().map(({ kind }) => kind);
const updateReady = { kind: 'update-ready', accept: () => {} } as const satisfies Notice;

beforeEach(() => {
  for (const notice of notices.current()) notices.dismiss(notice);
});

it('a notice replaces an older notice about the same subject', () => {
  notices.show({ kind: 'connection-lost' });
  notices.show(updateReady);
  notices.show({ kind: 'connection-back' });
  expect(kinds()).toEqual(['connection-back', 'update-ready']);
  notices.show({ kind: 'updated-elsewhere' });
  expect(kinds()).toEqual(['connection-back', 'updated-elsewhere']);
});

it('a lost connection also replaces the notice that the site is available offline', () => {
  notices.show({ kind: 'offline-ready' });
  notices.show({ kind: 'connection-lost' });
  expect(kinds()).toEqual(['connection-lost']);
});

it('dismissing a notice has no effect once another notice has replaced it', () => {
  const lost = { kind: 'connection-lost' } as const satisfies Notice;
  notices.show(lost);
  notices.show({ kind: 'connection-back' });
  notices.dismiss(lost);
  expect(kinds()).toEqual(['connection-back']);
});
