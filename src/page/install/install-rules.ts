/** How this browser installs a site: by asking it, or by hand in the ways that the steps describe. */
export type InstallWay = 'prompt' | 'ios' | 'mac' | 'android';

export interface InstallFacts {
  /** This page is the installed app. */
  readonly installed: boolean;
  /** The browser has said that it can be asked. */
  readonly canPrompt: boolean;
  readonly userAgent: string;
  readonly touchPoints: number;
}

/** How the site can be installed here; undefined where it is, or cannot be. */
export const installWay = (facts: InstallFacts): InstallWay | undefined => {
  const { installed, canPrompt, userAgent, touchPoints } = facts;
  if (installed) return undefined;
  if (canPrompt) return 'prompt';
  const says = (pattern: RegExp) => pattern.test(userAgent);
  // An iPad says it is a Macintosh.
  const iPad = says(/Macintosh/) && touchPoints > 1;
  // A page shown within another app has no Share button, and does not call itself Safari.
  if (says(/iPhone|iPad|iPod/) || iPad) return says(/Safari\//) ? 'ios' : undefined;
  if (says(/Android.*Firefox\//)) return 'android';
  const safari = says(/Chrom/) ? undefined : /Macintosh.*Version\/(\d+)/.exec(userAgent)?.[1];
  return Number(safari) >= 17 ? 'mac' : undefined;
};

/**
 * Whether this browser erases what a site keeps once the visitor has used it for seven days without
 * opening the site: Safari, and every browser on an iPhone or iPad, but no app on the home screen
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
  /** This visit counts. */
  readonly visits: number;
  /** Different pages seen on this visit. */
  readonly pages: number;
}

/** Whether the visitor may be asked without asking for it: after real interest, never after a no. */
export const mayInvite = ({ declined, visits, pages }: Interest): boolean =>
  !declined && (visits >= 2 || pages >= 3);
