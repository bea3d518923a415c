import { locationPlan as plan } from '../content/location-plan.ts';
import { site } from '../content/site.ts';

interface LabelProps {
  readonly name: string;
  readonly at: readonly [x: number, y: number];
  readonly isUpright?: boolean;
}

const Label = ({ name, at: [x, y], isUpright }: LabelProps) => (
  <text
    x={x}
    y={y}
    transform={isUpright ? `rotate(-90 ${x} ${y})` : undefined}
    textAnchor="middle"
    dominantBaseline="central"
    className="fill-night"
  >
    {name}
  </text>
);

/** A street map around the office, with directions. Renders nothing without `site.wayHere`. */
export const LocationPlan = ({ label }: { readonly label: string }) => {
  const { park, station, streets, office } = plan;
  const [x, y] = office.at;
  return site.wayHere ? (
    <figure>
      <svg
        viewBox={`0 0 ${plan.size.join(' ')}`}
        role="img"
        aria-label={label}
        className="block w-full bg-night font-semibold text-[13px] leading-none"
      >
        <path d={plan.pattern} className="fill-surface" />
        <path d={park.d} className="fill-[#4fc08d]" />
        <path d={station.d} className="fill-sky" />
        <path d={plan.railway} className="stroke-sky" strokeWidth="6" strokeDasharray="3 5" />
        {streets.map(({ d }) => (
          <path key={d} d={d} className="stroke-cloud" strokeWidth="20" />
        ))}
        <path d={`M${x} ${y}l-22-22 22-22 22 22Z`} className="fill-marigold" />
        {[park, station, ...streets].map((place) => (
          <Label key={place.name} {...place} />
        ))}
        <Label name={office.name} at={[x, y - 22]} />
      </svg>
      <figcaption className="mt-3 text-small text-muted">{site.wayHere}</figcaption>
    </figure>
  ) : null;
};
