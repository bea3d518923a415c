import type { Locator } from '@playwright/test';
import { sealPng } from '../server/mail/seal-png.ts';
import type { TestMailServer } from '../server/testing/mail-server.ts';
import { sealWords } from '../src/content/seal-words.ts';
import { sealOf } from '../src/seal/seal.ts';
import { transformOf } from '../src/seal/shape.ts';
import { message, saveOffline, writeMessage } from './harness/contact-form.ts';
import { expect } from './harness/fixtures.ts';
import { mailTest as test } from './harness/mail-test.ts';
import { noteNotices, shows } from './harness/notices.ts';
import { offlineReady } from './harness/visitor.ts';

test.use({ isReturning: true });
test.beforeEach(({ visitor }) => noteNotices(visitor.context));

const mailsToStaff = ({ mails }: TestMailServer) =>
  mails.filter(({ recipients }) => recipients[0] === 'info@company.example');

/** The seal in `place`: its words, its drawing, and whether its leaves are open. */
const sealIn = async (place: Locator) => {
  const drawing = place.locator('svg', { has: place.page().locator('[data-leaf]') });
  const words = await place.getByText(`${sealWords.label}: `).locator('strong').textContent();
  const shapes = await drawing
    .locator(':scope > path')
    .evaluateAll((paths) =>
      paths.map((path) => ['fill', 'd', 'transform'].map((name) => path.getAttribute(name))),
    );
  const leaf = await drawing.locator('[data-leaf]').first().getAttribute('transform');
  return { words, shapes, isOpen: leaf !== null };
};

const drawnFrom = (id: string) => {
  const { words, shapes } = sealOf(id);
  return { words, shapes: shapes.map(({ fill, d, at }) => [fill, d, transformOf(at)]) };
};

test('when the connection returns, a message written offline results in one email to staff and one to its writer, and its seal, closed until then, has not changed', {
  tag: '@mail',
}, async ({ homePage: page, network, site, mailServer }) => {
  await offlineReady(page);
  network.cut();
  await page.goto('/contact');
  await saveOffline(page, network);
  const panel = page.getByRole('main').getByRole('group').filter({ hasText: 'Message saved' });
  await expect(panel).toContainText(sealWords.closed);
  const saved = await sealIn(panel);
  await page.reload();
  const list = page.getByRole('region', { name: 'Waiting on this device' });
  await expect(list).toContainText(sealWords.closed);
  expect(await sealIn(list)).toEqual(saved);
  expect(mailServer.mails).toEqual([]);

  // The first receipt is lost, so the message is sent twice.
  network.spoil({ kind: 'answer-lost' });
  await network.connect();
  await shows(page, 'Message sent!', { timeout: 30_000 });
  await expect.poll(() => mailServer.mails.length).toBe(2);
  expect(network.attempts.length).toBeGreaterThan(1);
  const [received] = await site.inbox();
  expect(saved).toEqual({ ...drawnFrom(received?.id ?? ''), isOpen: false });
  const [toStaff, ...others] = mailsToStaff(mailServer);
  expect(others).toEqual([]);
  expect(toStaff).toMatchObject({
    recipients: ['info@company.example'],
    email: {
      messageId: `<${received?.id}.staff@company.example>`,
      replyTo: [{ name: message.name, address: message.email }],
      subject: `Message from ${message.name}`,
      text: expect.stringContaining(message.message),
      html: expect.stringContaining(message.message),
    },
  });
  const toWriter = mailServer.mails.find(({ recipients }) => recipients[0] === message.email);
  expect(toWriter?.raw).not.toContain('Musina');
});

test('the outcome panel and the email to staff show the same seal', { tag: '@mail' }, async ({
  contactPage: page,
  site,
  mailServer,
}) => {
  await writeMessage(page);
  const panel = page.getByRole('main').getByRole('group').filter({ hasText: 'Message sent!' });
  await expect(panel).toContainText(sealWords.explained);
  const seen = await sealIn(panel);

  const [received] = await site.inbox();
  const id = received?.id ?? '';
  expect(seen).toEqual({ ...drawnFrom(id), isOpen: true });
  await expect.poll(() => mailServer.mails.length).toBe(2);
  const [toStaff] = mailsToStaff(mailServer);
  expect(toStaff?.email.text).toContain(`Seal: ${seen.words}\n`);
  expect(toStaff?.email.html).toContain('<img src="cid:seal"');
  const [picture, ...others] = toStaff?.email.attachments ?? [];
  expect(others).toEqual([]);
  expect(picture).toMatchObject({ contentId: '<seal>', mimeType: 'image/png' });
  if (!(picture?.content instanceof ArrayBuffer))
    throw new Error('The attached picture is not binary');
  expect(Buffer.from(picture.content).equals(sealPng(sealOf(id)))).toBe(true);
});
