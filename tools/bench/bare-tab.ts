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
 * Opens a tab that emulates a phone. Uses raw DevTools messages, because Playwright would slow the
 * page down (decision 43).
 */
const openTab = async (session: CDPSession, browserContextId: string) => {
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  const pending = new Map<number, (answer: Answer) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer: Answer = JSON.parse(message);
    pending.get(answer.id ?? 0)?.(answer);
  });
  let sent = 0;

  const send = async (method: string, params: object = {}): Promise<unknown> => {
    sent += 1;
    const id = sent;
    const answered = new Promise<Answer>((resolve) => pending.set(id, resolve));
    await session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await answered;
    pending.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };

  /** Runs `work` in the page, without outer variables, and resolves to the result. */
  const evaluate = async <Result, Args extends readonly unknown[]>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> => {
    const { result, exceptionDetails } = (await send('Runtime.evaluate', {
      expression: callOf(work, args),
      awaitPromise: true,
      returnByValue: true,
    })) as Evaluated;
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value as Result;
  };

  /** Taps the first visible match, or resolves to false. @throws Error if covered for 2 s */
  const tap = async (selector: string): Promise<boolean> => {
    const spot = await evaluate(async (found) => {
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
    await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
    await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return true;
  };

  const press = async (key: object): Promise<void> => {
    await send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
    await send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  };

  await send('Emulation.setDeviceMetricsOverride', PHONE);
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  // `Page.addScriptToEvaluateOnNewDocument` works only if the domain `Page` is enabled.
  await send('Page.enable');
  return {
    send,
    evaluate,
    tap,
    /** Resolves when the response to the navigation begins. */
    goto: (url: string) => send('Page.navigate', { url }),
    type: async (text: string): Promise<void> => {
      for (const key of text) await press({ key, text: key });
    },
    /** Presses Escape, which closes dialogs as a phone's Back gesture does. */
    escape: () => press({ key: 'Escape', windowsVirtualKeyCode: 27 }),
    close: async (): Promise<void> => {
      await session.send('Target.closeTarget', { targetId });
      await session.detach();
    },
  };
};

export type BareTab = Awaited<ReturnType<typeof openTab>>;

/** Creates an empty browser profile, whose tabs Playwright does not control. */
export const bareVisitor = async (browser: Browser) => {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  return {
    newTab: async () => openTab(await browser.newBrowserCDPSession(), browserContextId),
    leave: async () => {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
};

export type BareVisitor = Awaited<ReturnType<typeof bareVisitor>>;
