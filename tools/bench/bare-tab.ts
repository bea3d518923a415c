import type { Browser, CDPSession } from '@playwright/test';
import { callOf } from '../../e2e/engines/driver/engine.ts';

const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}
interface Evaluated {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
}

/**
 * Controls a tab that emulates a phone. Uses raw DevTools messages, because Playwright would slow
 * the page down (decision 43).
 */
export class BareTab {
  readonly #session: CDPSession;
  readonly #sessionId: string;
  readonly #targetId: string;
  readonly #pending = new Map<number, (answer: Answer) => void>();
  #sent = 0;

  private constructor(session: CDPSession, sessionId: string, targetId: string) {
    this.#session = session;
    this.#sessionId = sessionId;
    this.#targetId = targetId;
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const answer: Answer = JSON.parse(message);
      this.#pending.get(answer.id ?? 0)?.(answer);
    });
  }

  static async open(session: CDPSession, browserContextId: string): Promise<BareTab> {
    const { targetId } = await session.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const { sessionId } = await session.send('Target.attachToTarget', { targetId });
    const tab = new BareTab(session, sessionId, targetId);
    await tab.send('Emulation.setDeviceMetricsOverride', PHONE);
    await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    // `Page.addScriptToEvaluateOnNewDocument` works only if the domain `Page` is enabled.
    await tab.send('Page.enable');
    return tab;
  }

  /** @throws Chromium's error */
  async send(method: string, params: object = {}): Promise<unknown> {
    this.#sent += 1;
    const id = this.#sent;
    const answered = new Promise<Answer>((resolve) => this.#pending.set(id, resolve));
    await this.#session.send('Target.sendMessageToTarget', {
      sessionId: this.#sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await answered;
    this.#pending.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  /** Resolves when the response to the navigation begins. */
  goto(url: string): Promise<unknown> {
    return this.send('Page.navigate', { url });
  }

  /**
   * Runs `work` in the page, where it cannot use variables from outside, and resolves to its
   * result.
   */
  async evaluate<Result, Args extends readonly unknown[]>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const { result, exceptionDetails } = (await this.send('Runtime.evaluate', {
      expression: callOf(work, args),
      awaitPromise: true,
      returnByValue: true,
    })) as Evaluated;
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value as Result;
  }

  /**
   * Taps the first visible element that matches the selector; resolves to false without a match.
   * @throws Error if another element covers the match for two seconds
   */
  async tap(selector: string): Promise<boolean> {
    const spot = await this.evaluate(async (found) => {
      const element = [...document.querySelectorAll(found)].find((each) => each.checkVisibility());
      if (!element) return null;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Waits for a paint, because visitors cannot press an unpainted control.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      // Retries, because a menu or dialog above the element may still be closing.
      for (const begun = performance.now(); performance.now() < begun + 2_000; ) {
        const { x, y, width, height } = element.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        if (element.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
        await new Promise(requestAnimationFrame);
      }
      throw new Error(`Something covers ${found}`);
    }, selector);
    if (!spot) return false;
    await this.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
    await this.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return true;
  }

  async type(text: string): Promise<void> {
    for (const key of text) await this.#press({ key, text: key });
  }

  /** Presses Escape, which closes dialogs as a phone's Back gesture does. */
  escape(): Promise<void> {
    return this.#press({ key: 'Escape', windowsVirtualKeyCode: 27 });
  }

  async #press(key: object): Promise<void> {
    await this.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  }

  async close(): Promise<void> {
    await this.#session.send('Target.closeTarget', { targetId: this.#targetId });
    await this.#session.detach();
  }
}

/** Creates an empty browser profile, whose tabs Playwright does not control. */
export const bareVisitor = async (browser: Browser) => {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  return {
    newTab: async () => BareTab.open(await browser.newBrowserCDPSession(), browserContextId),
    leave: async () => {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
};

export type BareVisitor = Awaited<ReturnType<typeof bareVisitor>>;
