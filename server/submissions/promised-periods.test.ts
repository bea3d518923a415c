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
      expect.stringMatching(/^Contact messages .*: 24 months\. .*: 24 months after/),
      expect.stringMatching(/^Applications .*: six months/),
      expect.stringMatching(/^Newsletter .* For one year after .* never confirmed: 30 days\.$/),
      expect.stringMatching(/^Technical records .*: 30 days/),
    ],
  });
});

it('the pages state the period in RETENTION_DAYS', () => {
  expect(JSON.stringify(kept(90))).toMatch(/server: 90 days\..+: 90 days after.+page: 90 days, or/);
  const { content } = careersWith(retentionWith(90)).openApplication;
  expect(content).toContain('keep it for 90 days');
});

it('the promised retention period of logs matches deploy/journald.conf', () => {
  const { count, unit } = retentionWith(null).requestRecord;
  const journal = readFileSync('deploy/journald.conf', 'utf8');
  expect(journal).toContain(`\n[Journal]\nMaxRetentionSec=${count}${unit}\nMaxFileSec=1day\n`);
});
