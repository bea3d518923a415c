import type { CookiesContent } from '../content/pages/cookies.ts';

/** Not a `<table>`, because a phone would cut off its columns. */
export const StorageTable = ({ columns, items }: CookiesContent['storage']) => (
  <ul>
    {items.map(({ what, ...rest }) => (
      <li key={what} className="border-line border-t py-5 first:border-ink first:border-t-4">
        <h3 className="text-[1.125rem]/[1.35]">{what}</h3>
        <dl className="mt-3 grid gap-x-4 gap-y-1 text-small grid-cols-[fit-content(34%)_minmax(0,1fr)]">
          {(['where', 'why', 'until'] as const).map((column) => (
            <div key={column} className="contents">
              <dt className="text-muted">{columns[column]}</dt>
              <dd>{rest[column]}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);
