import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { careersWith } from '../../src/content/pages/careers.ts';
import { privacyWith } from '../../src/content/pages/privacy.ts';
import { retentionWith } from '../../src/content/retention.ts';

const kept = (days: number | null) =>
  privacyWith(retentionWith(days)).sections.find(({ title }) => title === 'How long we keep it');

it('the privacy page states the retention periods', () => {
  expect(kept(null)).toMatchObject({
    list: [
      'Contact messages and reservations on our server: 24 months. What follows by mail, such as our replies: 24 months after the last of it, or for the term of the agreement it led to.',
      'Applications for work, sent from a vacancy or from our careers page: six months, or less if you ask.',
      'Newsletter addresses: until you unsubscribe. For one year after that we keep the proof that you had consented. An address that we asked you to confirm, and that was never confirmed: 30 days.',
      'Technical records of web requests: 30 days at most.',
    ],
  });
});

it('the pages state the period in RETENTION_DAYS', () => {
  expect(JSON.stringify(kept(90))).toMatch(/server: 90 days\..+: 90 days after.+page: 90 days, or/);
  const { text } = careersWith(retentionWith(90)).openApplication;
  expect(text).toContain('keep it for 90 days');
});

it("the log's retention period matches the journal's configuration", () => {
  const { count, unit } = retentionWith(null).requestRecord;
  const journal = readFileSync('deploy/journald.conf', 'utf8');
  expect(journal).toContain(`\n[Journal]\nMaxRetentionSec=${count}${unit}\nMaxFileSec=1day\n`);
});
