import type { DatedOpenings } from './openings.ts';

export interface LiveSite {
  readonly openings: DatedOpenings;
  /** Returns the day on which the openings were last edited, ISO 8601. */
  readonly changedOn: () => string | undefined;
  /** Returns the text of a file of the built site. @throws Error if the file is missing */
  readonly read: (file: string) => string;
}

/** A file that shows openings. */
export interface LiveFile {
  /** `gone` if the file is about a single opening whose last day has passed. */
  readonly status: 'there' | 'gone';
  readonly write: (site: LiveSite) => Promise<string>;
}

/** Returns undefined if the file shows no openings or is unknown. */
export type FindLiveFile = (file: string, openings: DatedOpenings) => LiveFile | undefined;
