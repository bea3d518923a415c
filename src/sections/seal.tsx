import { loadable } from '../loading/load.ts';
import { useLoaded } from '../loading/use-loaded.ts';
import type { SubmissionId } from '../submissions/submission.ts';

export interface SealProps {
  /** The submission's id. */
  readonly id: SubmissionId;
  /** `closed` until the server's receipt has arrived. */
  readonly state: 'closed' | 'open';
  /** Whether to show only the seal's words, because there is an explanation beside it. */
  readonly isBrief?: boolean;
}

const { load } = loadable(async () => (await import('./drawn-seal.tsx')).DrawnSeal);

/** Loads the code while there is a connection, because the visitor may send a message offline. */
export const preloadSeal = (): void => void load().catch(() => {});

/**
 * The seal of a message, which staff see, too: a picture, and words to compare. It is empty until
 * its code has loaded. A text beside it says the outcome.
 */
export const Seal = (props: SealProps) => {
  const Drawn = useLoaded(load);
  return (
    <div className="mt-4 flex min-h-16 items-center gap-4">{Drawn && <Drawn {...props} />}</div>
  );
};
