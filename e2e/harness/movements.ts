import { expect, type Page } from '@playwright/test';

/** An animation that a script has started. `at` is in ms since the epoch. */
interface Movement {
  readonly at: number;
  readonly ms: number;
  readonly text: string;
}

/** Runs in the page: records the animations that scripts start from now on. */
export const recordMovements = (): void => {
  const movements: Movement[] = [];
  Object.assign(window, { movements });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (keyframes, options) {
    const ms = Number(typeof options === 'object' ? options.duration : options);
    movements.push({ at: Date.now(), ms, text: this.textContent });
    return animate.call(this, keyframes, options);
  };
};

export const movementsOn = (page: Page): Promise<readonly Movement[]> =>
  page.evaluate(() => Reflect.get(window, 'movements'));

/** Waits until an element with this text has started an animation of 0.45 s. */
export const movesIn = (page: Page, text: string): Promise<void> =>
  expect
    .poll(() => movementsOn(page))
    .toContainEqual(expect.objectContaining({ ms: 450, text: expect.stringContaining(text) }));
