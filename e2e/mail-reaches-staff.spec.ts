import type { Locator } from '@playwright/test';
import { sealPng } from '../server/mail/seal-png.ts';
import { sealWords } from '../src/content/seal-words.ts';
import { sent } from '../src/content/sent-words.ts';
import { sealOf } from '../src/seal/seal.ts';
import { transformOf } from '../src/seal/shape.ts';
import { message, saveOffline } from './harness/contact-form.ts';
import { expect } from './harness/fixtures.ts';
import { mailTest as test } from './harness/mail-test.ts';
import { noteNotices, shows } from './harness/notices.ts';
import { offlineReady } from './harness/visitor.ts';

test.use({ isReturning: true });
test.beforeEach(({ visitor }) => noteNotices(visitor.context));

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

test('after the connection returns, a message written offline results in one email to staff and one to its writer, and its seal opens but does not change', {
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
  const [{ id = '' } = {}] = await site.inbox();
  expect(saved).toEqual({ ...drawnFrom(id), isOpen: false });
  const sentList = page.getByRole('region', { name: sent.title });
  expect(await sealIn(sentList)).toEqual({ ...saved, isOpen: true });
  const mailsTo = (address: string) =>
    mailServer.mails.filter(({ recipients }) => recipients[0] === address);
  const [toStaff, ...others] = mailsTo('info@company.example');
  expect(others).toEqual([]);
  expect(toStaff).toMatchObject({
    recipients: ['info@company.example'],
    email: {
      messageId: `<${id}.staff@company.example>`,
      replyTo: [{ name: message.name, address: message.email }],
      subject: `Message from ${message.name}`,
      text: expect.stringContaining(message.message),
      html: expect.stringContaining(message.message),
      attachments: [{ contentId: '<seal>', mimeType: 'image/png' }],
    },
  });
  expect(toStaff?.email.text).toContain(`Seal: ${saved.words}\n`);
  expect(toStaff?.email.html).toContain('<img src="cid:seal"');
  const picture = toStaff?.email.attachments[0]?.content as ArrayBuffer;
  expect(Buffer.from(picture).equals(sealPng(sealOf(id)))).toBe(true);
  const [toWriter] = mailsTo(message.email);
  expect(toWriter?.raw).not.toContain('Musina');
});
