import { retryLater } from './retry-later.ts';

export type Loadable<T> = ReturnType<typeof loadable<T>>;

export const loadable = <T>(fetchCode: () => Promise<T>) => {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  return {
    ready: () => loaded,
    /** Loads the code once for all callers. If that fails, the next call tries again. */
    load: (): Promise<T> => {
      loading ??= fetchCode().then(
        (value) => {
          loaded = value;
          return value;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
};

/**
 * Calls `load` until it succeeds. Retries when the connection is back, or after a pause that grows
 * with each failure.
 */
export const loadPatiently = <T>(load: () => Promise<T>): Promise<T> =>
  new Promise((resolve) => {
    const ask = () => void load().then(resolve, () => retryLater(ask));
    ask();
  });
