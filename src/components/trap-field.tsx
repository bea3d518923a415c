import { TRAP_FIELD } from '../submissions/spam-signs.ts';

/** A field that visitors cannot see or focus, so that only bots fill it in. */
export const TrapField = () => (
  <div aria-hidden="true" className="sr-only">
    <label>
      Leave this empty
      <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
