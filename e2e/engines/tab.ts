import { expect } from '@playwright/test';
import type { EnginePage } from './driver/engine.ts';

const TRIES = 4;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Returns the middle of an element, or the reason why a click there would miss it. */
const spotOf = (selector: string, name: string | null): Spot | string => {
  const all = [...document.querySelectorAll(selector)];
  const element = all.find(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      (name === null || each.textContent?.trim() === name || each.ariaLabel === name),
  );
  if (!element) {
    // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
    const shown = document.querySelector('main')?.innerText.slice(0, 200);
    return `not visible among ${all.length} elements on ${location.pathname}: ${shown}`;
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  Object.assign(window, { isPressed: false });
  const pressed = () => Object.assign(window, { isPressed: true });
  element.addEventListener('pointerdown', pressed, { once: true, capture: true });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return element.contains(hit) ? { x, y } : `covered by ${hit?.outerHTML.slice(0, 100)}`;
};

const isShown = (words: string, wanted: boolean): boolean =>
  // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
  document.body.innerText.includes(words) === wanted;

/** A page of the site, with methods for a visitor's actions. These take CSS selectors. */
export class Tab {
  readonly page: EnginePage;
  readonly #origin: () => string;

  constructor(page: EnginePage, origin: () => string) {
    this.page = page;
    this.#origin = origin;
  }

  evaluate: EnginePage['evaluate'] = (work, ...args) => this.page.evaluate(work, ...args);

  /** Opens a URL and waits until React has hydrated the page. */
  open(path: string): Promise<void> {
    return this.#leave(() => this.page.goto(`${this.#origin()}${path}`));
  }

  reload(): Promise<void> {
    return this.#leave(() => this.page.reload());
  }

  async #leave(go: () => Promise<void>): Promise<void> {
    await this.page.evaluate(() => void document.documentElement.setAttribute('data-old', ''));
    await go();
    await this.until('the page is hydrated', () => {
      const { dataset } = document.documentElement;
      return dataset['hydrated'] === 'true' && dataset['old'] === undefined;
    });
  }

  /** Waits until `work` returns true, even if the page navigates in the meantime. */
  async until<Args extends readonly unknown[]>(
    what: string,
    work: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ): Promise<void> {
    const ask = () => this.page.evaluate(work, ...args).catch((error: unknown) => String(error));
    await expect.poll(ask, { message: what }).toBe(true);
  }

  sees(text: string): Promise<void> {
    return this.until(`'${text}' is shown`, isShown, text, true);
  }

  seesNot(text: string): Promise<void> {
    return this.until(`'${text}' is not shown`, isShown, text, false);
  }

  /** Waits until the page has sent no request for 0.7 s. Its scripts have loaded by then. */
  async quiet(): Promise<void> {
    let seen = -1;
    const asked = () => performance.getEntriesByType('resource').length;
    await expect
      .poll(
        async () => {
          const before = seen;
          seen = await this.page.evaluate(asked);
          return seen === before;
        },
        { message: 'the page has stopped sending requests', intervals: [700] },
      )
      .toBe(true);
  }

  /**
   * Waits until an element stops moving, and clicks it. Repeats a click that misses the element,
   * because elements can move again and WebKit's driver can fail without an error.
   * @param name the text or label that the element must also have
   */
  async click(selector: string, name: string | null = null): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const { x, y } = await this.#spotAtRest(selector, name);
      const error = await this.page.clickAt(x, y).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      const look = () => Reflect.get(window, 'isPressed') !== false;
      // `isPressed` cannot be read if the click has opened another page.
      if (await this.page.evaluate(look).catch(() => true)) return;
      if (tries === TRIES) throw new Error(`${selector} received no click`, { cause: error });
    }
  }

  async #spotAtRest(selector: string, name: string | null): Promise<Spot> {
    let last: Spot | string = 'new';
    await expect
      .poll(
        async () => {
          const before = last;
          last = await this.page.evaluate(spotOf, selector, name);
          if (typeof before === 'string' || typeof last === 'string') return last;
          return before.x === last.x && before.y === last.y ? 'ready' : 'moving';
        },
        { message: `${selector} ${name ?? ''} can be clicked`, intervals: [50] },
      )
      .toBe('ready');
    return last as unknown as Spot;
  }

  /** Types at the end of a field, and resumes typing if WebKit's driver fails. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    const before = (await this.value(selector)) ?? '';
    for (let tries = 1; ; tries += 1) {
      const typed = ((await this.value(selector)) ?? '').length - before.length;
      try {
        await this.page.type(text.slice(typed));
        return;
      } catch (error) {
        if (tries === TRIES) throw error;
        console.log(`Typing failed, continuing with the rest: ${error}`);
      }
    }
  }

  value(selector: string): Promise<string | undefined> {
    return this.page.evaluate(
      (at) => document.querySelector<HTMLInputElement | HTMLTextAreaElement>(at)?.value,
      selector,
    );
  }
}
