import { SiteLink } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import { searchWords } from '../content/search-words.ts';
import type { Part } from '../search/highlight.ts';
import type { Found } from '../search/site-search.ts';

const Marked = ({ parts }: { readonly parts: readonly Part[] }) =>
  parts.map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
    hit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );

interface ResultListProps {
  readonly id: string;
  readonly results: readonly Found[];
  /** The position of the option that Enter opens, or -1. */
  readonly active: number;
  readonly onChoose: () => void;
}

export const optionId = (list: string, index: number): string => `${list}-${index}`;

export const ResultList = ({ id, results, active, onChoose }: ResultListProps) => (
  <div id={id} role="listbox" aria-label={searchWords.results} className="finder-results">
    {results.map(({ document: { kind, to, hash, image }, title, excerpt }, index) => (
      <SiteLink
        key={`${to}#${hash ?? ''} ${title.map(({ text }) => text).join('')}`}
        id={optionId(id, index)}
        role="option"
        aria-selected={index === active}
        tabIndex={-1}
        onClick={onChoose}
        to={to}
        hash={hash}
        className="finder-result"
      >
        <span className="row-span-2 size-10 overflow-hidden">
          {image && <Picture id={image} alt="" className="object-cover" />}
        </span>
        <span className="font-semibold">
          <Marked parts={title} />
        </span>
        <span className="finder-small">{searchWords.kinds[kind]}</span>
        <span className="finder-small col-[2/-1]">
          <Marked parts={excerpt} />
        </span>
      </SiteLink>
    ))}
  </div>
);
