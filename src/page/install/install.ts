import { notices } from '../notices/notices.ts';
import { observable } from '../observable.ts';
import { remembered } from '../remembered.ts';
import { storageKeys } from '../storage-keys.ts';
import { forgetsUnusedSites, type InstallWay, installWay } from './install-rules.ts';

/** Chromium's `beforeinstallprompt` event, which TypeScript's library lacks. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}
declare global {
  interface Window {
    /** Set by src/boot/start.ts, because the event may fire before other scripts have loaded. */
    installPrompt?: InstallPrompt | undefined;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
  interface Navigator {
    /** Only Safari on iOS has this property. */
    readonly standalone?: boolean;
  }
}

/** How many different pages a visitor sees before the invitation. */
const INVITED_AFTER = 3;

const answer = remembered(storageKeys.install);
const decline = () => answer.set('declined');

const way = observable<InstallWay | undefined>(undefined);
const stepsShown = observable(false);
let installed = false;
let invited = false;
const pages = new Set<string>();

const isApp = () =>
  navigator.standalone === true ||
  ['standalone', 'minimal-ui', 'fullscreen'].some(
    (mode) => matchMedia(`(display-mode: ${mode})`).matches,
  );

/** @returns false if the visitor dismissed the browser's prompt */
const begin = async (): Promise<boolean> => {
  const prompt = window.installPrompt;
  if (!prompt) {
    stepsShown.set(true);
    return true;
  }
  // A prompt works only once. The browser fires another event when a prompt is possible again.
  window.installPrompt = undefined;
  try {
    const { outcome } = await prompt.prompt();
    return outcome === 'accepted';
  } catch {
    // The browser did not show the prompt, so the visitor has not declined.
    return true;
  } finally {
    look();
  }
};

/** Offers to install the site after a few pages, unless the visitor has declined. */
const invite = () => {
  if (!way.get() || invited || pages.size < INVITED_AFTER || answer.get() !== null) return;
  // The invitation must not cover other notices, and can wait for the next page.
  if (notices.current().length > 0) return;
  invited = true;
  notices.show({
    kind: 'install',
    accept: async () => {
      if (!(await begin())) decline();
    },
    onClose: decline,
  });
};

const look = () => {
  way.set(
    installWay({
      installed: installed || isApp(),
      canPrompt: window.installPrompt !== undefined,
      userAgent: navigator.userAgent,
      touchPoints: navigator.maxTouchPoints,
    }),
  );
  invite();
};

export const isSoonForgotten = (): boolean =>
  forgetsUnusedSites({ installed: isApp(), userAgent: navigator.userAgent });

export const install = {
  way,
  stepsShown,
  begin: (): void => void begin(),
  seen(path: string): void {
    pages.add(path);
    invite();
  },
  start(): void {
    // The listener in src/boot has already stored the event.
    addEventListener('beforeinstallprompt', look);
    addEventListener('appinstalled', () => {
      installed = true;
      stepsShown.set(false);
      look();
    });
    look();
  },
};
