import { periodInWords, type Retention, retentionWith } from '../../src/content/retention.ts';
import type { BuildFacts } from '../build-facts.ts';

/**
 * Returns the periods that the privacy page states. Without `RETENTION_DAYS`, the build's value
 * applies. Without a build, the server's setting applies.
 * @throws Error for the operator if the page and the setting state different periods
 */
export const agreedRetention = (
  days: number | undefined,
  built: Pick<BuildFacts, 'retentionDays'> | null,
): Retention => {
  if (days !== undefined && built && built.retentionDays !== days) {
    const said = periodInWords(retentionWith(built.retentionDays).message);
    throw new Error(
      `RETENTION_DAYS is ${days}, but the privacy page of this build promises ${said}: build the site with RETENTION_DAYS=${days}, or start the server without it.`,
    );
  }
  return retentionWith(days ?? built?.retentionDays ?? null);
};
