import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { fill } from '../content/fill.ts';
import { searchWords as words } from '../content/search-words.ts';
import { QUERY_MAX } from '../search/query-max.ts';
import { optionAfter } from './option-keys.ts';
import { optionId, ResultList } from './result-list.tsx';
import { type SearchState, useSearch } from './use-search.ts';
import './finder.css';

interface SearchBoxProps {
  /** The query in the URL. A change replaces the text in the box. */
  readonly query?: string;
  /**
   * Called when the visitor submits the form while no result is active. On the search page, also
   * called when the visitor pauses typing or opens a result.
   */
  readonly onQuery: (query: string) => void;
  /** Whether the box is on the search page, with the list of all pages below it. */
  readonly isPage?: boolean;
}

/** The search page reports the query after this pause in typing: browsers limit URL changes. */
const REST_MS = 400;

const stateText = (state: SearchState, query: string, count: number, isPage: boolean): string => {
  if (state.status === 'failed') return isPage ? words.failedHere : words.failed;
  if (query.trim() === '') return '';
  if (state.status === 'loading') return words.loading;
  if (count === 0) return fill(words.nothing, { query: query.trim().slice(0, QUERY_MAX) });
  return count === 1 ? words.count.one : fill(words.count.many, { count });
};

/**
 * A text field that finds pages while the visitor types (the ARIA combobox pattern with a list
 * box). Without JavaScript, it is a form that opens the search page.
 */
export const SearchBox = ({ query = '', onQuery, isPage = false }: SearchBoxProps) => {
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const state = useSearch();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  // The dialog shows fewer results, because a phone has little space above the keyboard.
  const most = isPage ? 20 : 6;
  const results = useMemo(
    () => (state.status === 'ready' ? state.search.find(typed, most) : []),
    [state, typed, most],
  );

  const look = (text: string) => {
    setTyped(text);
    setActive(-1);
  };
  /** The last query that this box reported or took from the URL. */
  const reported = useRef<string>(undefined);
  const report = () => {
    reported.current = typed.trim();
    onQuery(reported.current);
  };
  useEffect(() => {
    const input = field.current;
    if (!input || query === reported.current) return;
    // Text that the visitor typed before hydration is kept.
    const isEarlier = reported.current === undefined && (query === '' || input.value !== '');
    if (!isEarlier) input.value = query;
    reported.current = query;
    setTyped(input.value);
    setActive(-1);
  }, [query]);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reportNow = () => {
    clearTimeout(rest.current);
    if (isPage && typed.trim() !== (reported.current ?? '')) report();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the timer
  useEffect(() => {
    rest.current = setTimeout(reportNow, REST_MS);
    return () => clearTimeout(rest.current);
  }, [typed]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = document.getElementById(optionId(list, active));
    if (chosen) chosen.click();
    else report();
  };
  const choose = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = optionAfter(event.key, active, results.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    document.getElementById(optionId(list, next))?.scrollIntoView({ block: 'nearest' });
  };

  const said = stateText(state, typed, results.length, isPage);
  const leadsToAll = !isPage && said !== '' && state.status !== 'loading' && results.length === 0;
  return (
    <div className="finder">
      {/* biome-ignore lint/a11y/useSemanticElements: not all engines support <search> */}
      <form role="search" action="/search" className="flex flex-col gap-2" onSubmit={submit}>
        <label htmlFor={`${list}-field`} className="font-semibold">
          {words.label}
        </label>
        <div className="flex gap-2">
          <input
            ref={field}
            id={`${list}-field`}
            name="q"
            // The combobox pattern needs type `text`, because `search` has a different role.
            type="text"
            inputMode="search"
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={results.length > 0}
            aria-controls={list}
            aria-activedescendant={active < 0 ? undefined : optionId(list, active)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={words.placeholder}
            className="field-control tone-surface"
            onInput={({ currentTarget }) => look(currentTarget.value)}
            onKeyDown={choose}
          />
          <button
            type="submit"
            className="button button-primary min-w-13 flex-none px-3"
            aria-label={words.submit}
          >
            <Icon name="search" />
          </button>
        </div>
      </form>
      {/* Not hidden when empty: otherwise, screen readers would not announce the next text. */}
      <p role="status" className="finder-small mt-3 empty:mt-0">
        {said}
        {leadsToAll && (
          <>
            {' '}
            <SiteLink to="/search" className="link">
              {words.allPages}
            </SiteLink>
          </>
        )}
      </p>
      {results.length > 0 && (
        // Reports the query now, because a later report would change the URL of the opened page.
        <ResultList id={list} results={results} active={active} onChoose={reportNow} />
      )}
      {typed === '' && state.status !== 'failed' && (
        <p className="finder-small mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
          {words.tryOne}
          {words.examples.map((q) => (
            <SiteLink
              key={q}
              to="/search"
              search={{ q }}
              className="link inline-flex min-h-11 items-center"
            >
              {q}
            </SiteLink>
          ))}
        </p>
      )}
    </div>
  );
};
