import { constants } from '../content/constants.ts';
import { reducedMotion, watchArrival } from './arrival.ts';

const { counterDurationMs, counterTicksPerSecond } = constants;
const TICKS = Math.round((counterDurationMs / 1000) * counterTicksPerSecond);

/** Returns the number to show `elapsedMs` after a count from 0 to `value` began. */
export const countAt = (value: number, elapsedMs: number): number => {
  // The tolerance is for timestamps that were rounded to just before a tick.
  const tick = Math.floor((elapsedMs / 1000) * counterTicksPerSecond + 1e-6);
  return tick >= TICKS ? value : Math.floor((value * Math.max(tick, 0)) / TICKS);
};

const part = (className: string, text: string): HTMLElement =>
  Object.assign(document.createElement('span'), { className, textContent: text });

const count = (figure: HTMLElement): void => {
  const { value = '', suffix = '' } = figure.dataset;
  const end = figure.textContent;
  // Assistive technology and print always get the final value.
  const shown = part('print:hidden', `0${suffix}`);
  shown.ariaHidden = 'true';
  figure.replaceChildren(part('sr-only print:not-sr-only', end), shown);
  const finish = () => figure.replaceChildren(end);
  const start = () => {
    if (reducedMotion()) return finish();
    const begun = performance.now();
    requestAnimationFrame(function tick(now) {
      const current = countAt(Number(value), now - begun);
      shown.textContent = `${current}${suffix}`;
      if (current === Number(value)) finish();
      else requestAnimationFrame(tick);
    });
  };
  const band = figure.closest('dl');
  if (band) watchArrival(band, constants.counterShare, start);
};

/**
 * Counts the figures in each `<dl>` up from 0, once, when half of the `<dl>` is in view. A figure
 * that is already visible (with reduced motion, or if this script is late) keeps its value.
 */
export const countOnScroll = (root: ParentNode): void => {
  const held = [...root.querySelectorAll<HTMLElement>('.count-held')];
  const hidden = held.filter((figure) => getComputedStyle(figure).opacity === '0');
  for (const figure of held) figure.classList.remove('count-held');
  hidden.forEach(count);
};
