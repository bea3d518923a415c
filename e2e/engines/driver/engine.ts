/** Something a browser may lack; each engine that has a switch for it is tried with it off. */
export type Feature =
  | 'site-data'
  /** More than 1 MB for the site. */
  | 'room'
  | 'service-workers'
  | 'view-transitions'
  | 'popover'
  | 'starting-style';

export interface BrowserOptions {
  /** The folder of its profile, which outlives the browser. */
  readonly profile: string;
  /** A private window: nothing outlives it. */
  readonly isPrivate?: boolean;
  readonly lacks?: readonly Feature[];
  /** What it says it is. */
  readonly userAgent?: string;
  readonly width: number;
  readonly height: number;
  /** Runs in every page before the page's own scripts. */
  readonly script: string;
  /** Called with each error and warning on the console. */
  readonly onComplaint: (text: string) => void;
}

/** A call of `work`, as the page reads it. */
export const callOf = (work: (...args: never) => unknown, args: readonly unknown[]): string =>
  `(${work})(...${JSON.stringify(args)})`;

/** A tab, in terms that every engine has. */
export interface EnginePage {
  /** Begins to go there; it may return before the page is there. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs `work` in the page, without anything from around it, and resolves to what it returns. */
  evaluate<Result, Args extends readonly unknown[]>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Presses the pointer's button, at CSS pixels of the viewport. */
  clickAt(x: number, y: number): Promise<void>;
  /** Presses a key, by its name in `KeyboardEvent.key`. */
  press(key: 'Escape' | 'Enter' | 'ArrowDown'): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Brings the tab to the front. */
  show(): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Uint8Array>;
}

export interface EngineBrowser {
  newPage(): Promise<EnginePage>;
  /** Closes it as a visitor does. */
  close(): Promise<void>;
  /** Ends all its processes at once, as a crash or an empty battery would. */
  kill(): Promise<void>;
}
