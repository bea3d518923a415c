import { expect, type Page } from '@playwright/test';
import { canonicalPages } from '../../src/prerender/pages.ts';
import { contactForm, newsletterForm, subscribe, writeMessage } from './contact-form.ts';
import { goTo, type Visitor } from './visitor.ts';

export const watchViolations = async (visitor: Visitor): Promise<string[]> => {
  const violations: string[] = [];
  await visitor.context.exposeFunction('violated', (text: string) => violations.push(text));
  await visitor.context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { violated: (text: string) => void }).violated(
        `${effectiveDirective}: ${blockedURI} on ${location.pathname}`,
      );
    });
  });
  return violations;
};

/** Opens every canonical page, then sends a message and a subscription. */
export const tour = async (page: Page): Promise<void> => {
  for (const { path } of canonicalPages) {
    await goTo(page, path);
  }
  await page.goto('/contact');
  await writeMessage(page);
  await expect(contactForm(page).sent).toBeVisible();
  await subscribe(page);
  await expect(newsletterForm(page).sent).toBeVisible();
};
