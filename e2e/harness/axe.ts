import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The violations that axe finds after all animations have finished, one string per element.
 * @param rules `colours` runs only the rule that depends on the theme
 */
export const violationsOn = async (
  page: Page,
  rules: 'WCAG 2.2 AA' | 'colours' = 'WCAG 2.2 AA',
): Promise<readonly string[]> => {
  // Injects axe through the debugger, because the site's security policy would block a script tag.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Runtime.evaluate', { expression: source });
  await devtools.detach();
  return page.evaluate(
    async (runOnly) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      // Checks again if an animation started during the check, because animations change colours.
      let moves = 0;
      const count = () => {
        moves += 1;
      };
      const beginnings = ['transitionrun', 'animationstart'] as const;
      for (const each of beginnings) addEventListener(each, count, { capture: true });
      // An animation in a closed <details> may never finish.
      const visible = () =>
        document
          .getAnimations()
          .filter(
            ({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility(),
          );
      let violations: axe.Result[];
      do {
        await Promise.allSettled(visible().map(({ finished }) => finished));
        moves = 0;
        ({ violations } = await run({ runOnly, resultTypes: ['violations'] }));
      } while (moves > 0 || visible().some(({ playState }) => playState === 'running'));
      for (const each of beginnings) removeEventListener(each, count, { capture: true });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    rules === 'colours' ? ['color-contrast'] : wcag22aa,
  );
};

/** Fails if the page has violations in the light theme or poor contrast in the dark theme. */
export const isCleanInBothThemes = async (page: Page, what: string): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await violationsOn(page), `${what}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violationsOn(page, 'colours'), `${what}, dark`).toEqual([]);
};
