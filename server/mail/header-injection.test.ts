// @module-tag mail

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fieldNames, validate } from '../../src/submissions/kinds.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import {
  mailSettings,
  type ReceivedMail,
  startMailServer,
  type TestMailServer,
} from '../testing/mail-server.ts';
import { aMailingServer, aWorld } from '../testing/mailing-server.ts';
import { aContactMessage, makeDirectory } from '../testing/testing.ts';

const OUR_HEADERS = [
  ...['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version'],
  ...['reply-to', 'subject', 'to'],
];
const withoutReplyTo = OUR_HEADERS.filter((key) => key !== 'reply-to');
const OUR_TAGS =
  /^<(?:\/?(?:!doctype html|html|head|meta|body|p|table|tr|th|td|br)(?: [a-z]+="[\w-]+")*|img src="cid:seal" width="72" height="72" alt="")>$/;

const INJECTED = 'Bcc: victim@evil.example';
const attacks: Readonly<Record<string, string>> = {
  'CR and LF': `A\r\n${INJECTED}\r\n\r\nbody`,
  'LF alone': `A\n${INJECTED}\n.\n`,
  'CR alone': `A\r${INJECTED}\r.\r`,
  NUL: `A\u0000${INJECTED}\u0000`,
  'line separators': `A\u2028${INJECTED}\u2029\u0085${INJECTED}\u000b\u000c`,
  'an encoded word': '=?utf-8?Q?A=0D=0ABcc:=20victim@evil.example?=',
  'an encoded word in base64': `=?utf-8?B?${Buffer.from(`A\r\n${INJECTED}`).toString('base64')}?=`,
  'half an encoded word': '=?utf-8?Q?=',
  '10 000 characters': `${'A'.repeat(9950)} ${INJECTED}`,
  '10 000 characters of two bytes': 'é'.repeat(10_000),
  'a folded line': `A\r\n ${INJECTED}`,
  'bidirectional marks': '\u202eelpmaxe.live\u2066 \u200fA',
  'a lone surrogate': 'A\ud800B',
  'a list of addresses': 'A" <victim@evil.example>, "B',
  'a group': 'A: victim@evil.example, other@evil.example;',
  'a comment': 'A (victim@evil.example) \\',
  'the end of the mail': `A\r\n.\r\nMAIL FROM:<a@evil.example>\r\nRCPT TO:<victim@evil.example>\r\n`,
  markup: '</td></table><script>alert(1)</script><img src=x onerror="alert(1)">&lt;b&gt;<!--',
  'a link': '<a href="javascript:alert(1)">x</a> "onmouseover="alert(1)',
};

let database: Database;
let mailServer: TestMailServer;
beforeAll(async () => {
  const directory = makeDirectory();
  database = await openDatabase({ url: `file:${directory.path}/submissions.db` });
  mailServer = await startMailServer();
  return async () => {
    await mailServer.stop();
    await database.close();
    directory.remove();
  };
});
beforeEach(() => {
  mailServer.mails.length = 0;
});

const withField = (field: string, text: string) => ({
  ...aContactMessage().fields,
  topic: 'services/cloud',
  [field]: text,
});

const expectOurs = ({ email, raw, recipients }: ReceivedMail, headers = OUR_HEADERS) => {
  expect(recipients).toEqual(['info@company.example']);
  expect(email.headers.map(({ key }) => key).sort()).toEqual(headers);
  expect(email.to).toEqual([{ name: '', address: 'info@company.example' }]);
  expect([email.cc ?? [], email.bcc ?? []]).toEqual([[], []]);
  expect(email.attachments).toMatchObject([
    { contentId: '<seal>', mimeType: 'image/png', disposition: 'inline' },
  ]);
  const shown = [email.subject, email.replyTo?.[0]?.name, email.text].join('');
  expect(shown).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
  for (const line of raw.split('\r\n')) expect(line.length).toBeLessThan(999);
  expect(raw).not.toMatch(/[^\r]\n|\r[^\n]/);
  for (const [tag] of (email.html ?? '').matchAll(/<[^>]*>?/g)) expect(tag).toMatch(OUR_TAGS);
};

/** Stores a message without validating these fields, and returns the email that staff get. */
const mailOf = async (typed: Readonly<Record<string, string>>) => {
  const world = aWorld();
  const { store, send } = aMailingServer(world, database, mailSettings(mailServer.port));
  await store(aContactMessage(typed));
  await send();
  const [mail, ...others] = mailServer.mails;
  if (!mail || others.length > 0)
    throw new Error(`${mailServer.mails.length} emails instead of one`);
  return mail;
};

describe.each(Object.keys(attacks))('%s', (name) => {
  const attack = attacks[name] ?? '';

  it.each(fieldNames('contact'))(
    'in the field %s adds no header, recipient or markup',
    async (field) => {
      const mail = await mailOf(withField(field, attack));
      expectOurs(mail, field === 'email' ? withoutReplyTo : OUR_HEADERS);
    },
  );
});

it('an acknowledgement to an invalid email address is not retried', async () => {
  const settings = mailSettings(mailServer.port, { acknowledge: true });
  const { store, send } = aMailingServer(aWorld(), database, settings);
  const email = 'a@client.example, victim@evil.example';
  await store(aContactMessage({ email }));
  await send();
  expect(mailServer.mails.map(({ recipients }) => recipients)).toEqual([['info@company.example']]);
  const given = 'SELECT last_error FROM mail_jobs WHERE given_up_at IS NOT NULL';
  expect(await database.read({ sql: given })).toMatchObject([
    { last_error: 'a recipient is not an email address' },
  ]);
});

describe('the reply address', () => {
  it.each([
    'a@nowhere.example',
    "o'brien+site@client.example",
    'first.last@xn--bcher-kva.example',
    '.leading..dots.@client.example',
    `${'a'.repeat(242)}@client.example`.slice(-254),
    '!#$%&*/=?^_`{|}~-@client.example',
  ])("is the visitor's address if it is valid: %s", async (address) => {
    expect(validate('contact', withField('email', address)).ok).toBe(true);
    const mail = await mailOf({ email: address });
    const [replyTo] = mail.email.replyTo ?? [];
    // The header quotes a local part with unusual dots; the address is still the same.
    expect(replyTo?.address?.replace(/^"(.*)"@/, '$1@')).toBe(address);
    expectOurs(mail);
  });

  it.each(['"quoted part"@client.example', 'thandi@bücher.example', 'thandi@[192.0.2.1]', 'a@b'])(
    "is absent if the visitor's address is invalid: %s",
    async (address) => {
      expect(validate('contact', withField('email', address)).ok).toBe(false);
      expectOurs(await mailOf({ email: address }), withoutReplyTo);
    },
  );
});
