/** How this browser installs a site: through its prompt, or by hand in the given steps. */
export type InstallWay = 'prompt' | 'ios' | 'mac' | 'android';

export interface InstallFacts {
  /** Whether this page runs as the installed app. */
  readonly installed: boolean;
  /** Whether the browser has offered its prompt. */
  readonly canPrompt: boolean;
  readonly userAgent: string;
  readonly touchPoints: number;
}

/** How the site can be installed here; undefined if it is installed already, or cannot be. */
export const installWay = (facts: InstallFacts): InstallWay | undefined => {
  const { installed, canPrompt, userAgent, touchPoints } = facts;
  if (installed) return undefined;
  if (canPrompt) return 'prompt';
  const says = (pattern: RegExp) => pattern.test(userAgent);
  // An iPad identifies itself as a Macintosh.
  const iPad = says(/Macintosh/) && touchPoints > 1;
  // A web view in another app lacks a Share button, and the word Safari in its user agent.
  if (says(/iPhone|iPad|iPod/) || iPad) return says(/Safari\//) ? 'ios' : undefined;
  if (says(/Android.*Firefox\//)) return 'android';
  const safari = says(/Chrom/) ? undefined : /Macintosh.*Version\/(\d+)/.exec(userAgent)?.[1];
  return Number(safari) >= 17 ? 'mac' : undefined;
};

/**
 * Whether this browser erases a site's data after seven days of use without a visit to the site.
 * Safari does, and so does every browser on an iPhone or iPad, except apps on the home screen
 * (https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/).
 */
export const forgetsUnusedSites = ({
  installed,
  userAgent,
}: Pick<InstallFacts, 'installed' | 'userAgent'>): boolean =>
  !installed &&
  /(iPhone|iPad|iPod|Macintosh).*AppleWebKit/.test(userAgent) &&
  !/Chrom/.test(userAgent);

export interface Interest {
  readonly declined: boolean;
  /** Including this visit. */
  readonly visits: number;
  /** Different pages viewed during this visit. */
  readonly pages: number;
}

/** Whether to offer the installation unasked: after real interest, never after a no. */
export const mayInvite = ({ declined, visits, pages }: Interest): boolean =>
  !declined && (visits >= 2 || pages >= 3);
