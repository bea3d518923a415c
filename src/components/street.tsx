import './street.css';

interface StreetProps {
  /** The number of windows, one for each page in the offline copy. */
  readonly windows: number;
  /** The number of brighter windows. */
  readonly lit: number;
  /** Whether light runs along the street, to show that a submission was delivered. */
  readonly runs: boolean;
}

// A prime step reaches every window, unless the number of windows is a multiple of the step. In
// that case, the step is 1.
const STEP = 17;
const places = (windows: number, lit: number): ReadonlySet<number> => {
  const found = new Set<number>();
  for (let at = 3; found.size < Math.min(lit, windows); at += windows % STEP === 0 ? 1 : STEP) {
    found.add(at % windows);
  }
  return found;
};

const WINDOWS_PER_HOUSE = 3;

/** A drawing of a street. Decorative, because text elsewhere gives the same information. */
export const Street = ({ windows, lit, runs }: StreetProps) => {
  const lamps = places(windows, lit);
  const all = Array.from({ length: windows }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a window is identified by its position
    <i key={at} data-lit={lamps.has(at) || undefined} />
  ));
  const houses = Array.from({ length: Math.ceil(windows / WINDOWS_PER_HOUSE) }, (_, at) =>
    all.slice(at * WINDOWS_PER_HOUSE, (at + 1) * WINDOWS_PER_HOUSE),
  );
  return (
    <div className="street" data-runs={runs || undefined} aria-hidden="true">
      {houses.map((house, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a house is identified by its position
        <b key={at}>{house}</b>
      ))}
    </div>
  );
};
