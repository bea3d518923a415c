import { startMailServer, type TestMailServer } from '../../server/testing/mail-server.ts';
import { ownSiteTest } from './fixtures.ts';

/** The origin of links in emails. Tests remove it, so that links lead to the site under test. */
export const SITE_URL = 'https://company.example';

export const mailTest = ownSiteTest.extend<{ mailServer: TestMailServer }>({
  mailServer: async ({}, use) => {
    const mailServer = await startMailServer();
    await use(mailServer);
    await mailServer.stop();
  },
  settings: async ({ mailServer }, use) =>
    use({
      SITE_URL,
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'website@company.example',
      MAIL_TO: 'info@company.example',
      MAIL_ACKNOWLEDGE: 'on',
    }),
});
