/** How visitors install the site: by the browser's prompt, or by hand on iOS, macOS or Android. */
export type InstallWay = 'prompt' | 'ios' | 'mac' | 'android';

export interface InstallFacts {
  readonly installed: boolean;
  readonly canPrompt: boolean;
  readonly userAgent: string;
  readonly touchPoints: number;
}

/** Returns the install method, or undefined if the site is installed or cannot be installed. */
export const installWay = (facts: InstallFacts): InstallWay | undefined => {
  const { installed, canPrompt, userAgent, touchPoints } = facts;
  if (installed) return undefined;
  if (canPrompt) return 'prompt';
  const says = (pattern: RegExp) => pattern.test(userAgent);
  // An iPad identifies itself as a Macintosh.
  const iPad = says(/Macintosh/) && touchPoints > 1;
  // A web view in another app has no Share button, and no 'Safari' in its user agent.
  if (says(/iPhone|iPad|iPod/) || iPad) return says(/Safari\//) ? 'ios' : undefined;
  if (says(/Android.*Firefox\//)) return 'android';
  const safari = says(/Chrom/) ? undefined : /Macintosh.*Version\/(\d+)/.exec(userAgent)?.[1];
  return Number(safari) >= 17 ? 'mac' : undefined;
};

/**
 * Whether this browser erases a site's data after seven days of browsing without a visit to the
 * site. Safari and all browsers on an iPhone or iPad do this, except for sites on the home screen
 * (https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/).
 */
export const forgetsUnusedSites = ({
  installed,
  userAgent,
}: Pick<InstallFacts, 'installed' | 'userAgent'>): boolean =>
  !installed &&
  /(iPhone|iPad|iPod|Macintosh).*AppleWebKit/.test(userAgent) &&
  !/Chrom/.test(userAgent);
