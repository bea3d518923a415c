import { type CDPSession, launch } from 'puppeteer-core';
import { callOf } from '../../e2e/engines/driver/engine.ts';
import { launchOptions } from '../../e2e/harness/visitor.ts';

const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

const controlsOf = (session: CDPSession) => {
  /** Runs `work` in the page, without outer variables, and resolves to the result. */
  const evaluate = async <Result, Args extends readonly unknown[]>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: callOf(work, args),
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  };

  /** Taps the first visible match, or returns false. @throws Error if it stays covered for 2 s */
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
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return true;
  };

  const press = async (key: object): Promise<void> => {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  };

  return {
    session,
    evaluate,
    tap,
    type: async (text: string): Promise<void> => {
      for (const key of text) await press({ key, text: key });
    },
    /** Presses Escape, which closes dialogs as a phone's Back gesture does. */
    escape: () => press({ key: 'Escape', windowsVirtualKeyCode: 27 }),
    close: () => session.send('Page.close'),
  };
};

export type BareTab = ReturnType<typeof controlsOf>;

/**
 * Opens a browser whose tabs emulate a phone. Uses raw DevTools messages, because a driver's page
 * object slows the page down (decision 43).
 */
export const openBrowser = async () => {
  const browser = await launch(launchOptions());
  const root = await browser.target().createCDPSession();

  const newTab = async (browserContextId: string): Promise<BareTab> => {
    const { targetId } = await root.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
    const session = root.connection()?.session(sessionId);
    if (!session) throw new Error('The browser has closed the tab');
    await session.send('Emulation.setDeviceMetricsOverride', PHONE);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    // `Page.addScriptToEvaluateOnNewDocument` works only if the domain `Page` is enabled.
    await session.send('Page.enable');
    return controlsOf(session);
  };

  return {
    /** Creates an empty browser profile. */
    newVisitor: async () => {
      const { browserContextId } = await root.send('Target.createBrowserContext');
      return {
        newTab: () => newTab(browserContextId),
        leave: () => root.send('Target.disposeBrowserContext', { browserContextId }),
      };
    },
    close: () => browser.close(),
  };
};
