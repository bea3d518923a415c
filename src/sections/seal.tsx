import { loadable } from '../loading/load.ts';
import { useLoaded } from '../loading/use-loaded.ts';
import type { SubmissionId } from '../submissions/submission.ts';

export interface SealProps {
  readonly id: SubmissionId;
  /** `closed` until the server's receipt has arrived. */
  readonly state: 'closed' | 'open';
  /** Whether to omit the seal's explanation, because the page explains all seals at once. */
  readonly isBrief?: boolean;
}

const { load } = loadable(async () => (await import('./drawn-seal.tsx')).DrawnSeal);

/** Loads the code in advance, because the visitor might submit a form offline. */
export const preloadSeal = (): void => void load().catch(() => {});

/**
 * A submission's seal: a picture, and words that identify the submission to visitors and staff.
 * Empty until the code has loaded, so the surrounding text must also state the outcome.
 */
export const Seal = (props: SealProps) => {
  const Drawn = useLoaded(load);
  return (
    <div className="mt-4 flex min-h-16 items-center gap-4">{Drawn && <Drawn {...props} />}</div>
  );
};
