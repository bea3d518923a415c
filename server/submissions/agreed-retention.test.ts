import { expect, it } from 'vitest';
import { retentionWith } from '../../src/content/retention.ts';
import { agreedRetention } from './agreed-retention.ts';

it('is what the page says, whether or not the server is given it too', () => {
  expect(agreedRetention(undefined, { retentionDays: null })).toEqual(retentionWith(null));
  expect(agreedRetention(undefined, { retentionDays: 90 })).toEqual(retentionWith(90));
  expect(agreedRetention(90, { retentionDays: 90 })).toEqual(retentionWith(90));
});

it('is the setting where there is no page', () => {
  expect(agreedRetention(undefined, null)).toEqual(retentionWith(null));
  expect(agreedRetention(90, null)).toEqual(retentionWith(90));
});

it.each([
  [null, '24 months'],
  [365, '365 days'],
])('is refused in one sentence where the page was built with %s', (retentionDays, said) => {
  expect(() => agreedRetention(90, { retentionDays })).toThrow(
    `RETENTION_DAYS is 90, but the privacy page of this build promises ${said}: build the site with RETENTION_DAYS=90, or start the server without it.`,
  );
});
