import { expect, type Page } from '@playwright/test';
import type { Network } from './network.ts';
import { hydrated } from './visitor.ts';

export const message = {
  name: 'Lindiwe Dube',
  email: 'lindiwe@example.org',
  message: 'Our branch in Musina needs a network. 🌍 Could you call us?',
} as const;

export const subscription = { email: 'lindiwe@example.org', consentVersion: '2026-11' } as const;

type Message = Readonly<Record<'name' | 'email' | 'message', string>>;

export const contactForm = (page: Page) => {
  const main = page.getByRole('main');
  return {
    name: main.getByRole('textbox', { name: 'Name' }),
    email: main.getByRole('textbox', { name: 'Email' }),
    message: main.getByRole('textbox', { name: 'Message' }),
    send: main.getByRole('button', { name: 'Send message' }),
    sending: main.getByRole('button', { name: 'Sending...' }),
    sent: main.getByText('Message sent!'),
    saved: main.getByText('Message saved'),
  };
};

export const fillMessage = async (page: Page, words: Message = message): Promise<void> => {
  const form = contactForm(page);
  await form.name.fill(words.name);
  await form.email.fill(words.email);
  await form.message.fill(words.message);
};

export const writeMessage = async (page: Page, words: Message = message): Promise<void> => {
  await hydrated(page);
  await fillMessage(page, words);
  await contactForm(page).send.click();
};

/** Cuts the connection, sends a message, and waits until the form reports it as saved. */
export const saveOffline = async (page: Page, network: Network): Promise<void> => {
  network.cut();
  await writeMessage(page);
  await expect(contactForm(page).saved).toBeVisible();
};

/** Sends each text as a message and waits until it is saved. The connection must already be cut. */
export const writeAndSave = async (page: Page, texts: readonly string[]): Promise<void> => {
  for (const words of texts) {
    await writeMessage(page, { ...message, message: words });
    await expect(contactForm(page).saved).toBeVisible();
    await expect(contactForm(page).send).toBeVisible();
  }
};

/** @param part the landmark around the form: `main` on the server's page for invalid input */
export const newsletterForm = (page: Page, part: 'contentinfo' | 'main' = 'contentinfo') => {
  const place = page.getByRole(part);
  return {
    email: place.getByRole('textbox', { name: 'Email address for the newsletter' }),
    subscribe: place.getByRole('button', { name: 'Subscribe' }),
    sent: place.getByText('Your address has reached us'),
    saved: place.getByText('Subscription saved'),
  };
};

export const subscribe = async (page: Page): Promise<void> => {
  await hydrated(page);
  await newsletterForm(page).email.fill(subscription.email);
  await newsletterForm(page).subscribe.click();
};
