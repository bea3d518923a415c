/** A feature that tests can disable, if the engine has a setting for it. */
export type Feature =
  | 'site-data'
  /** Storage for the site beyond 1 MB. */
  | 'room'
  | 'service-workers'
  | 'view-transitions'
  | 'popover'
  | 'starting-style';

export interface BrowserOptions {
  /** The profile's folder. It remains after the browser has closed. */
  readonly profile: string;
  readonly isPrivate?: boolean;
  readonly lacks?: readonly Feature[];
  readonly userAgent?: string;
  readonly width: number;
  readonly height: number;
  /** Runs in every page before the page's own scripts. */
  readonly script: string;
  /** Receives each error and warning that is logged to the console. */
  readonly onComplaint: (text: string) => void;
}

/** The source of a script that calls `work` in the page. */
export const callOf = (work: (...args: never) => unknown, args: readonly unknown[]): string =>
  `(${work})(...${JSON.stringify(args)})`;

export interface EnginePage {
  /** Starts a navigation; may return before the page has loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs `work` in the page, without outer variables, and resolves to the result. */
  evaluate<Result, Args extends readonly unknown[]>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks at this position in the viewport, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /** Presses a key, named as in `KeyboardEvent.key`. */
  press(key: 'Escape' | 'Enter' | 'ArrowDown'): Promise<void>;
  type(text: string): Promise<void>;
  show(): Promise<void>;
  screenshot(): Promise<Uint8Array>;
}

export interface EngineBrowser {
  newPage(): Promise<EnginePage>;
  /** Closes the browser as a visitor would. */
  close(): Promise<void>;
  /** Simulates a crash or a dead battery: kills all processes of the browser. */
  kill(): Promise<void>;
}
