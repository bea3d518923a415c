import { SideSection } from '../components/section.tsx';

const FIGURES = /((?:over )?R?\d[\d,]*(?: million|%|\+)?)/;

interface StatementProps {
  readonly title: string;
  /** A sentence in smaller type: for example, how and when the figures were counted. */
  readonly note?: string;
  readonly children: string;
}

/** Large text with highlighted figures, beside a small title. */
export const Statement = ({ title, note, children }: StatementProps) => (
  <SideSection
    tone="ink"
    labelledBy="statement-title"
    title={title}
    titleClass="text-title lg:pt-3"
  >
    <p className="font-bold font-display text-statement">
      {/* Because of the capturing group, `split` also returns the figures, at odd indexes. */}
      {children.split(FIGURES).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
        <span key={index} className={index % 2 === 1 ? 'text-marigold' : undefined}>
          {part}
        </span>
      ))}
    </p>
    {note && <p className="mt-6 max-w-text text-muted">{note}</p>}
  </SideSection>
);
