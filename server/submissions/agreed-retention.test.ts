import { expect, it } from 'vitest';
import { retentionWith } from '../../src/content/retention.ts';
import { agreedRetention } from './agreed-retention.ts';

it("the privacy page's period applies if RETENTION_DAYS is the same or not set", () => {
  expect(agreedRetention(undefined, { retentionDays: null })).toEqual(retentionWith(null));
  expect(agreedRetention(undefined, { retentionDays: 90 })).toEqual(retentionWith(90));
  expect(agreedRetention(90, { retentionDays: 90 })).toEqual(retentionWith(90));
});

it('RETENTION_DAYS applies if there is no privacy page', () => {
  expect(agreedRetention(undefined, null)).toEqual(retentionWith(null));
  expect(agreedRetention(90, null)).toEqual(retentionWith(90));
});

it.each([
  [null, '24 months'],
  [365, '365 days'],
])('RETENTION_DAYS must not contradict the privacy page: %s', (retentionDays, said) => {
  expect(() => agreedRetention(90, { retentionDays })).toThrow(
    `RETENTION_DAYS is 90, but the privacy page of this build promises ${said}: build the site with RETENTION_DAYS=90, or start the server without it.`,
  );
});
