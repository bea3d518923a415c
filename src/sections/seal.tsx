import { loadable } from '../loading/load.ts';
import { useLoaded } from '../loading/use-loaded.ts';
import type { SubmissionId } from '../submissions/submission.ts';

export interface SealProps {
  /** The submission's id. */
  readonly id: SubmissionId;
  /** Closed until the server's receipt has arrived. */
  readonly state: 'closed' | 'open';
  /** Shows only its words, when an explanation is beside it. */
  readonly isBrief?: boolean;
}

const { load } = loadable(async () => (await import('./drawn-seal.tsx')).DrawnSeal);

/** Loads the generator while there is a connection, since a message may be written offline. */
export const preloadSeal = (): void => void load().catch(() => {});

/**
 * A message's seal, which staff see as well: its picture, and the words to compare. It is empty
 * until its code is loaded; the outcome is in words beside it.
 */
export const Seal = (props: SealProps) => {
  const Drawn = useLoaded(load);
  return (
    <div className="mt-4 flex min-h-16 items-center gap-4">{Drawn && <Drawn {...props} />}</div>
  );
};
