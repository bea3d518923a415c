import { notices } from '../notices/notices.ts';
import { observable } from '../observable.ts';
import { remembered } from '../remembered.ts';
import { storageKeys } from '../storage-keys.ts';
import { forgetsUnusedSites, type InstallWay, installWay, mayInvite } from './install-rules.ts';

/** The event `beforeinstallprompt` of Chromium, which TypeScript's library lacks. */
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

const answer = remembered(storageKeys.install);
const decline = () => answer.set('declined');
const visited = remembered(storageKeys.visits, () => sessionStorage);
const visitCount = remembered(storageKeys.visits);

let way: InstallWay | undefined;
let installed = false;
let stepsShown = false;
let invited = false;
let visits = 1;
const pages = new Set<string>();
// Its value only signals a change. The getters of `install` return the state.
const changes = observable(0);

const tell = () => changes.set(changes.get() + 1);

const isApp = () =>
  navigator.standalone === true ||
  ['standalone', 'minimal-ui', 'fullscreen'].some(
    (mode) => matchMedia(`(display-mode: ${mode})`).matches,
  );

// Without storage, every visit counts as the first, and a refusal applies only to this page.
const countVisit = () => {
  if (visited.get() === null) {
    visited.set('counted');
    // Counting beyond two is unnecessary.
    visitCount.set(String(Math.min(2, Number(visitCount.get()) + 1)));
  }
  visits = Number(visitCount.get());
};

const begin = async (): Promise<boolean> => {
  const prompt = window.installPrompt;
  if (!prompt) {
    stepsShown = true;
    tell();
    return true;
  }
  // A prompt works only once. The browser fires another event when a prompt is possible again.
  window.installPrompt = undefined;
  const { outcome } = await prompt.prompt();
  look();
  return outcome === 'accepted';
};

const invite = () => {
  const interest = { declined: answer.get() !== null, visits, pages: pages.size };
  // The invitation must not cover other notices, and can wait for the next page.
  if (!way || invited || notices.current().length > 0 || !mayInvite(interest)) return;
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
  way = installWay({
    installed: installed || isApp(),
    canPrompt: window.installPrompt !== undefined,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  });
  tell();
  invite();
};

/** Whether the browser erases this site's data if the visitor does not return for seven days. */
export const isSoonForgotten = (): boolean =>
  forgetsUnusedSites({ installed: isApp(), userAgent: navigator.userAgent });

/** The state of the installation, as a store for `useSyncExternalStore`. */
export const install = {
  way: () => way,
  stepsShown: () => stepsShown,
  subscribe: changes.subscribe,
  /** Opens the browser's prompt, or the steps for installing by hand. */
  begin: (): void => void begin(),
  hideSteps(): void {
    stepsShown = false;
    tell();
  },
  seen(path: string): void {
    pages.add(path);
    invite();
  },
  start(): void {
    if (!isApp()) countVisit();
    // The listener of src/boot, which stores the event, runs before this one.
    addEventListener('beforeinstallprompt', look);
    addEventListener('appinstalled', () => {
      installed = true;
      stepsShown = false;
      look();
    });
    look();
  },
};
