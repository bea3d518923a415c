export const isVisible = (): boolean => document.visibilityState === 'visible';

/** Resolves when the page is in this state, or immediately if it already is. */
export const becomes = (state: DocumentVisibilityState): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== state) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });

/** Calls `action` once the page has been visible for `ms` milliseconds without interruption. */
export const afterVisible = (ms: number, action: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (isVisible()) timer = setTimeout(end, ms);
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
  const end = () => {
    stop();
    action();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
};
