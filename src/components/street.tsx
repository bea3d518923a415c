import './lamp-lit.css';

interface StreetProps {
  /** One for each page in the offline copy. */
  readonly windows: number;
  /** Lit windows stand for submissions that wait to be sent. */
  readonly lit: number;
  /** Whether light runs along it, because something was delivered. */
  readonly runs: boolean;
}

// Spreads the lit windows. A prime step reaches all windows, unless their number is a multiple of
// it.
const STEP = 17;
const places = (windows: number, lit: number): ReadonlySet<number> => {
  const found = new Set<number>();
  for (let at = 3; found.size < Math.min(lit, windows); at += windows % STEP === 0 ? 1 : STEP) {
    found.add(at % windows);
  }
  return found;
};

/** A street at dusk; it is decorative, since its meaning is in words elsewhere. */
export const Street = ({ windows, lit, runs }: StreetProps) => {
  const lamps = places(windows, lit);
  return (
    <div className="street" data-runs={runs || undefined} aria-hidden="true">
      {Array.from({ length: windows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a house is identified by its position
        <i key={at} data-lit={lamps.has(at) || undefined} />
      ))}
    </div>
  );
};
