import { describe, expect, it, vi } from 'vitest';
import { testMailServer } from '../testing/for-one-test.ts';
import { mailSettings, type TestMailServer } from '../testing/mail-server.ts';
import type { SmtpServer } from './mail-settings.ts';
import { mailSender } from './send-mail.ts';
import { SmtpFailure } from './smtp-failure.ts';

let mailServer: TestMailServer;

const mail = { to: ['info@company.example'], subject: 'S', text: 'T', html: '<p>T</p>' };
// An address of this machine that is not recognized as local.
const ELSEWHERE = '127.1';
const login = { user: 'website', pass: 'secret' };
/** The email has certainly not arrived, and should be resent. */
const temporary = { isFinal: false, mayHaveArrived: false };

const senderTo = (changes: Partial<SmtpServer> = {}) =>
  mailSender(
    mailSettings(mailServer.port, {
      smtp: { host: '127.0.0.1', port: mailServer.port, isSecure: false, ...changes },
    }),
  );
const failureOf = async (changes: Partial<SmtpServer> = {}): Promise<SmtpFailure> => {
  const error = await senderTo(changes)
    .send(mail, 'id')
    .catch((failure: unknown) => failure);
  if (!(error instanceof SmtpFailure)) throw new Error(`not an SmtpFailure: ${error}`);
  expect(mailServer.mails).toEqual([]);
  return error;
};
const passwords: (string | null | undefined)[] = [];
const withLogin = {
  disabledCommands: [],
  allowInsecureAuth: true,
  authOptional: false,
  logger: false,
  onAuth: (
    { password }: { password?: string | null | undefined },
    _: unknown,
    answer: (error: Error | null, response?: { user?: string }) => void,
  ) => {
    passwords.push(password);
    if (password === 'secret') answer(null, { user: 'website' });
    else answer(Object.assign(new Error('no such login'), { responseCode: 535 }));
  },
};

describe('sending an email', () => {
  it('works with a login, even without TLS on the same machine', async () => {
    mailServer = await testMailServer(withLogin);
    await senderTo({ login }).send(mail, 'id');
    expect(mailServer.mails).toHaveLength(1);
    await expect(senderTo({ login }).verify()).resolves.toBeUndefined();
  });

  it('fails temporarily if the login is rejected, because staff can correct it', async () => {
    mailServer = await testMailServer(withLogin);
    const failure = await failureOf({ login: { ...login, pass: 'wrong' } });
    expect(failure).toMatchObject(temporary);
    expect(failure.message).toContain('535');
    expect(failure.message).not.toContain('wrong');
  });

  it('fails without revealing the email or password if a login is set but the mail server does not offer TLS', async () => {
    mailServer = await testMailServer({ ...withLogin, disabledCommands: ['STARTTLS'] });
    passwords.length = 0;
    const failure = await failureOf({ host: ELSEWHERE, login });
    expect(failure).toMatchObject({
      ...temporary,
      cause: { code: expect.stringMatching(/^ETLS/) },
    });
    expect(passwords).toEqual([]);
  });

  it.each([
    ['if the mail server does not support TLS', { isSecure: true }],
    ['for an unknown host', { host: 'mail.nowhere.invalid' }],
  ])('fails temporarily %s', async (_, changes) => {
    mailServer = await testMailServer();
    expect(await failureOf(changes)).toMatchObject(temporary);
  });

  it.each([{ isSecure: true }, { isSecure: false, login }])(
    'fails temporarily for an untrusted certificate: %j',
    async (changes) => {
      const options = { ...withLogin, secure: changes.isSecure, authOptional: true };
      mailServer = await testMailServer(options);
      const failure = await failureOf({ host: ELSEWHERE, ...changes });
      expect(failure).toMatchObject({
        ...temporary,
        message: expect.stringMatching(/certificate/i),
      });
    },
  );

  it('works without encryption if the mail server does not offer TLS and no password is set', async () => {
    mailServer = await testMailServer();
    await senderTo({ host: ELSEWHERE }).send(mail, 'id');
    expect(mailServer.mails).toHaveLength(1);
  });

  it('is aborted after a minute if the mail server has not asked for the text', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    mailServer = await testMailServer();
    mailServer.control.fault = () => ({ kind: 'slow', ms: 15_000, stage: 'recipient' });
    const reached = vi.fn<TestMailServer['control']['reached']>();
    mailServer.control.reached = reached;
    const failed = expect(senderTo().send(mail, 'id')).rejects.toMatchObject(temporary);
    await expect.poll(() => reached.mock.calls.flat()).toContain('recipient');
    vi.advanceTimersByTime(60_000);
    await failed;
    expect(mailServer.mails).toEqual([]);
  });

  it('may take ten minutes while the mail server scans the text', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    mailServer = await testMailServer();
    mailServer.control.reached = (stage) => {
      if (stage === 'taken-over') vi.advanceTimersByTime(9.9 * 60_000);
    };
    await senderTo().send(mail, 'id');
    expect(mailServer.mails).toHaveLength(1);
  });

  it('does not begin if the server has already stopped', async () => {
    mailServer = await testMailServer();
    const signal = AbortSignal.abort();
    await expect(senderTo().send(mail, 'id', { signal })).rejects.toMatchObject(temporary);
    expect(mailServer.mails).toEqual([]);
  });

  it('reports that an accepted email may have arrived if the connection then breaks', async () => {
    mailServer = await testMailServer();
    mailServer.control.fault = () => ({ kind: 'drop-after-dot' });
    const sent = senderTo().send(mail, 'id');
    await expect(sent).rejects.toMatchObject({ isFinal: false, mayHaveArrived: true });
  });
});
