import './lamp-lit.css';

interface StreetProps {
  /** One for each page that is kept. */
  readonly windows: number;
  /** Lit ones: what waits to be sent. */
  readonly lit: number;
  /** Light runs along it: something has been delivered. */
  readonly runs: boolean;
}

// Not side by side. A prime goes through all windows, unless their number is a multiple of it.
const STEP = 17;
const places = (windows: number, lit: number): ReadonlySet<number> => {
  const found = new Set<number>();
  for (let at = 3; found.size < Math.min(lit, windows); at += windows % STEP === 0 ? 1 : STEP) {
    found.add(at % windows);
  }
  return found;
};

/** A street at dusk, for the eyes alone: what it shows is said in words elsewhere. */
export const Street = ({ windows, lit, runs }: StreetProps) => {
  const lamps = places(windows, lit);
  return (
    <div className="street" data-runs={runs || undefined} aria-hidden="true">
      {Array.from({ length: windows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: houses are their places
        <i key={at} data-lit={lamps.has(at) || undefined} />
      ))}
    </div>
  );
};
