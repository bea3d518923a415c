import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';

const set = {
  SMTP_URL: 'smtp://mail.company.example',
  MAIL_FROM: 'Company website <website@company.example>',
  MAIL_TO: 'info@company.example, sales@company.example',
};
const mailFor = (changes: Readonly<Record<string, string>>) =>
  readSettings({ ...set, ...changes }).mail;

describe('the mail settings', () => {
  it('are undefined if nothing is set', () => {
    expect(readSettings({}).mail).toBeUndefined();
    expect(readSettings({ MAIL_ACKNOWLEDGE: 'off', SMTP_URL: ' ' }).mail).toBeUndefined();
  });

  it('are read from the variables', () => {
    expect(mailFor({})).toEqual({
      smtp: { host: 'mail.company.example', port: 587, isSecure: false },
      from: { name: 'Company website', address: 'website@company.example' },
      to: ['info@company.example', 'sales@company.example'],
      acknowledge: false,
    });
    const address = 'website@company.example';
    const from = { name: '', address };
    const mail = mailFor({ MAIL_FROM: address, MAIL_ACKNOWLEDGE: 'on' });
    expect(mail).toMatchObject({ from, acknowledge: true });
  });

  const secure = { host: 'mail.example', port: 465, isSecure: true };
  const login = { user: 'web@site', pass: 'p:ss/@' };
  it.each([
    ['smtps://mail.example', secure],
    ['smtps://web%40site:p%3Ass%2F%40@mail.example', { ...secure, login }],
    ['smtp://mail.example:2525/', { host: 'mail.example', port: 2525, isSecure: false }],
    ['smtp://[::1]:25', { host: '::1', port: 25, isSecure: false }],
  ])('accept SMTP_URL=%s', (SMTP_URL, smtp) => {
    expect(mailFor({ SMTP_URL })?.smtp).toEqual(smtp);
  });

  it.each([
    ...['mail.example', 'http://mail.example', 'smtp://', 'smtp:mail.example', 'smtp://a:b:25'],
    ...['smtp://user@mail.example', 'smtp://:secret@mail.example', 'smtp://u:%zz@mail.example'],
    ...['smtp://mail.example:99999', 'smtp://mail.example/in', 'smtp://mail.example?pool=true'],
    ...['smtp://ma%00il.example', 'smtp://mail example', 'smtp://mail.example#x'],
  ])('reject SMTP_URL=%s', (SMTP_URL) => {
    expect(() => mailFor({ SMTP_URL })).toThrow(/^Invalid settings:\n- SMTP_URL [^\n]+$/);
    expect(() => mailFor({ SMTP_URL })).not.toThrow('secret');
  });

  it.each([
    { MAIL_FROM: 'website' },
    { MAIL_FROM: 'a@b.example, c@d.example' },
    { MAIL_FROM: 'Web\r\nBcc: x@y.example <a@b.example>' },
    { MAIL_FROM: 'A <a@b.example> <c@d.example>' },
    { MAIL_TO: 'info@company.example;sales@company.example' },
    { MAIL_TO: 'info@company.example,' },
    { MAIL_TO: 'Info <info@company.example>' },
    { MAIL_ACKNOWLEDGE: 'yes' },
  ])('reject %j', (changes) => {
    expect(() => mailFor(changes)).toThrow(new RegExp(`^[^\n]+\n- ${Object.keys(changes)[0]} .+$`));
  });

  it.each(['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'])('cannot be set without %s', (name) => {
    expect(() => mailFor({ [name]: '', PORT: 'x' })).toThrow(
      new RegExp(`^[^\n]+\n- PORT .+\n- mail needs .+ missing: ${name}$`),
    );
  });

  it('are rejected with one message that names all missing and invalid variables', () => {
    expect(() => readSettings({ SMTP_URL: 'mail.example' })).toThrow(
      /\n- SMTP_URL .+\n- mail needs .+ missing: MAIL_FROM, MAIL_TO$/,
    );
    expect(() => readSettings({ MAIL_ACKNOWLEDGE: 'on' })).toThrow(
      /missing: SMTP_URL, MAIL_FROM, MAIL_TO$/,
    );
  });
});
