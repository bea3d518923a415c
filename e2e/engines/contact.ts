import { expect } from '@playwright/test';
import type { ReceivedSubmission } from '../harness/running-site.ts';
import type { Tab } from './tab.ts';

export const words = {
  name: 'Lindiwe Dube',
  email: 'lindiwe@example.org',
  message: 'Our branch needs a network.',
} as const;

export const field = (name: string): string => `main [name="${name}"]`;

export const typeMessage = async (tab: Tab, message: string = words.message): Promise<void> => {
  await tab.fill(field('name'), words.name);
  await tab.fill(field('email'), words.email);
  await tab.fill(field('message'), message);
};

export const send = (tab: Tab): Promise<void> => tab.click('main form button[type="submit"]');

export const write = async (tab: Tab, message?: string): Promise<void> => {
  await typeMessage(tab, message);
  await send(tab);
};

export const typed = async (tab: Tab): Promise<Record<string, string | undefined>> => ({
  name: await tab.value(field('name')),
  email: await tab.value(field('email')),
  message: await tab.value(field('message')),
});

/** The expected inbox: the message that `write` sends, exactly once. */
export const once: Partial<ReceivedSubmission>[] = [words];

/** Waits until staff have received exactly these messages, in any order. */
export const arrived = async (
  inbox: () => Promise<ReceivedSubmission[]>,
  messages: readonly string[] = [words.message],
): Promise<void> => {
  const received = async () => (await inbox()).map((each) => each['message']).sort();
  await expect.poll(received, { timeout: 60_000 }).toEqual([...messages].sort());
};
