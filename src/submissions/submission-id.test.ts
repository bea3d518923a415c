import { expect, it, vi } from 'vitest';
import { createSubmissionId } from './submission-id.ts';

it('createSubmissionId creates unique version 4 UUIDs', () => {
  const ids = Array.from({ length: 1_000 }, () => createSubmissionId());
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(1_000);
});

it('createSubmissionId takes all random bits from `getRandomValues`', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
  expect(createSubmissionId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});
