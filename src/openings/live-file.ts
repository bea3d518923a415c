import type { DatedOpenings } from './openings.ts';

export interface LiveSite {
  readonly openings: DatedOpenings;
  /** The day on which they were edited last, ISO 8601. */
  readonly changedOn: () => string | undefined;
  /** Reads a file of the built site. */
  readonly read: (file: string) => Promise<string>;
}

/** A file of the site that shows openings. */
export interface LiveFile {
  /** `gone` after an opening's last day. */
  readonly status: 'there' | 'gone';
  readonly write: (site: LiveSite) => Promise<string>;
}

/** The file of this name; undefined if it does not show openings, or the opening is not known. */
export type FindLiveFile = (file: string, openings: DatedOpenings) => LiveFile | undefined;
