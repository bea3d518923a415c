// @module-tag mail

import { expect, it, onTestFinished, vi } from 'vitest';
import { lacks } from '../../tools/testing/needs.ts';
import { testDatabase } from '../testing/engines.ts';
import { startOpensmtpd } from '../testing/opensmtpd.ts';
import { aContactMessage, sendTo, startScript, startServer } from '../testing/testing.ts';

it.skipIf(lacks('opensmtpd'))(
  'with OpenSMTPD from Debian, a message reaches the mailbox on disk, and an unknown recipient is rejected',
  { timeout: 60_000 },
  async () => {
    const mailServer = await startOpensmtpd();
    onTestFinished(mailServer.stop);
    const env = {
      LOG_LEVEL: 'error',
      DATABASE_URL: (await testDatabase()).url,
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Company website <website@company.example>',
      MAIL_TO: 'info@company.example, nobody-here@company.example',
    };
    const { child, origin } = await startServer(env);
    onTestFinished(() => void child.kill('SIGKILL'));
    child.stderr.pipe(process.stderr);

    const text = 'Sawubona 👋🏾\n.\nFrom the second line on, a dot alone and 漢字.';
    const message = aContactMessage({ name: 'Ünal Ďubē', message: text });
    const answer = await sendTo(origin, message);
    expect(await answer.json()).toMatchObject({ data: { sendContactMessage: { id: message.id } } });
    await vi.waitFor(async () => expect(await mailServer.delivered()).toHaveLength(1), {
      timeout: 20_000,
      interval: 200,
    });
    const [mail] = await mailServer.delivered();
    expect(mail).toMatchObject({
      messageId: `<${message.id}.staff@company.example>`,
      subject: 'Message from Ünal Ďubē',
      replyTo: [{ name: 'Ünal Ďubē', address: 'thandi@client.example' }],
    });
    expect(mail?.text).toContain(text);

    const { stdout } = await startScript('inbox', env, ['--status']).finish();
    expect(stdout).toMatch(/rejected for some .*Last error {3}5\d\d [^\n]*nobody-here/s);
  },
);
