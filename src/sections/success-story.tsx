import { Section } from '../components/section.tsx';

const FIGURES = /((?:over )?R?\d[\d,]*(?: million|%|\+)?)/;

interface SuccessStoryProps {
  readonly title: string;
  /** How and when the figures were counted. */
  readonly note?: string;
  readonly children: string;
}

export const SuccessStory = ({ title, note, children }: SuccessStoryProps) => (
  <Section tone="ink" layout="grid" labelledBy="success-title" className="gap-y-6">
    <h2
      id="success-title"
      className="col-[content] text-title lg:col-[content-start/span_3] lg:pt-3"
    >
      {title}
    </h2>
    <p className="col-[content] font-display font-medium text-statement lg:col-[col_4/content-end]">
      {/* Because of the capturing group, `split` also returns the figures, at odd indexes. */}
      {children.split(FIGURES).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
        <span key={index} className={index % 2 === 1 ? 'font-bold text-marigold' : undefined}>
          {part}
        </span>
      ))}
    </p>
    {note && (
      <p className="col-[content] text-muted text-small lg:col-[col_4/content-end]">{note}</p>
    )}
  </Section>
);
