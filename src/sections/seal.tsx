import { type ComponentType, useEffect, useState } from 'react';
import type { SubmissionId } from '../submissions/submission.ts';

export interface SealProps {
  /** The submission's. */
  readonly id: SubmissionId;
  /** Closed until the server's receipt has come. */
  readonly state: 'closed' | 'open';
  /** Its words alone, where they are explained beside it. */
  readonly isBrief?: boolean;
}

type Loading =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly Drawn: ComponentType<SealProps> };

const load = (): Promise<Loading> =>
  import('./drawn-seal.tsx').then(
    ({ DrawnSeal }) => ({ status: 'loaded', Drawn: DrawnSeal }),
    () => ({ status: 'failed' }),
  );

/** Fetches the generator while there is a connection: a message may be written without. */
export const preloadSeal = (): void => void load();

/**
 * A message's seal, which staff see as well: its picture, and the words to compare it by. Where it
 * cannot be loaded, what became of the message is still said beside it.
 */
export const Seal = (props: SealProps) => {
  const [seal, setSeal] = useState<Loading>({ status: 'loading' });
  useEffect(() => {
    let gone = false;
    void load().then((loaded) => gone || setSeal(loaded));
    return () => {
      gone = true;
    };
  }, []);
  if (seal.status === 'failed') return null;
  return (
    <div className="mt-4 flex min-h-16 items-center gap-4">
      {seal.status === 'loaded' && <seal.Drawn {...props} />}
    </div>
  );
};
