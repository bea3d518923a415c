declare global {
  interface Window {
    /** Noted by index.html. */
    readonly openedAt: string;
  }
}

/** The path of the page that came as HTML; the visitor may have gone on since. */
export const openedAt = (): string => window.openedAt;

/** Whether React has taken the page over. */
export const isHydrated = (): boolean => document.documentElement.dataset['hydrated'] === 'true';

export const markHydrated = (): void => {
  document.documentElement.dataset['hydrated'] = 'true';
};
