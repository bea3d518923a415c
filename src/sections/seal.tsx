import { loadable } from '../loading/load.ts';
import { useLoaded } from '../loading/use-loaded.ts';
import type { SubmissionId } from '../submissions/submission.ts';

export interface SealProps {
  /** The submission's. */
  readonly id: SubmissionId;
  /** Closed until the server's receipt has come. */
  readonly state: 'closed' | 'open';
  /** Its words alone, where they are explained beside it. */
  readonly isBrief?: boolean;
}

const { load } = loadable(async () => (await import('./drawn-seal.tsx')).DrawnSeal);

/** Fetches the generator while there is a connection: a message may be written without. */
export const preloadSeal = (): void => void load().catch(() => {});

/**
 * A message's seal, which staff see as well: its picture, and the words to compare it by. Its place is
 * empty until its code is loaded; the outcome is said beside it.
 */
export const Seal = (props: SealProps) => {
  const Drawn = useLoaded(load);
  return (
    <div className="mt-4 flex min-h-16 items-center gap-4">{Drawn && <Drawn {...props} />}</div>
  );
};
