import { CombinedGraphQLErrors, gql, type TypedDocumentNode } from '@apollo/client';
import { graphqlClient } from './client.ts';

export interface SalaryBand {
  /** Whole rands. */
  readonly from: number;
  readonly to: number;
  /** 'hour', 'month' or 'year'. */
  readonly per: string;
}

export interface Vacancy {
  readonly id: string;
  readonly title: string;
  readonly team: string;
  readonly location: string;
  readonly employmentType: string;
  readonly summary: string;
  /** ISO 8601 date. */
  readonly closingDate: string;
  /** ISO 8601 date. A server of an earlier release tells neither this nor the salary. */
  readonly postedOn?: string;
  readonly salaryBand?: SalaryBand | null;
}

export interface Intake {
  readonly id: string;
  readonly programme: string;
  readonly title: string;
  /** ISO 8601 date. */
  readonly startsOn: string;
  readonly format: string;
  readonly seatsLeft: number;
}

type Query<D> = TypedDocumentNode<D, Record<string, never>>;

const vacancies: Query<{ vacancies: readonly Vacancy[] }> = gql`
  query Vacancies {
    vacancies {
      id title team location employmentType summary postedOn closingDate
      salaryBand { from to per }
    }
  }
`;

/** What servers before the salary bands understand, and what pages before them have kept. */
const earlierVacancies: typeof vacancies = gql`
  query EarlierVacancies {
    vacancies { id title team location employmentType summary closingDate }
  }
`;

const intakes: Query<{ intakes: readonly Intake[] }> = gql`
  query Intakes {
    intakes { id programme title startsOn format seatsLeft }
  }
`;

/** What a page can show of a list that changes between releases. */
export type Listing<T> =
  | {
      readonly status: 'ready';
      readonly items: readonly T[];
      /** When the list was read, ISO 8601, if it could not be refreshed now. */
      readonly asOf?: string;
    }
  | { readonly status: 'unavailable' };

// On a network that stalls, what this device saw last is better than nothing.
const ANSWER_TIMEOUT_MS = 20_000;

type Queries<D> = readonly [Query<D>, ...Query<D>[]];

/** Asks the server; one that does not know the first query's fields is asked the next. */
const ask = async <D>([query, ...earlier]: Queries<D>): Promise<D | undefined> => {
  const { data, error } = await graphqlClient().apollo.query({
    query,
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
    context: { fetchOptions: { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) } },
  });
  const [next, ...rest] = earlier;
  const isUnknown =
    CombinedGraphQLErrors.is(error) &&
    error.errors.every(({ extensions }) => extensions?.['code'] === 'BAD_REQUEST');
  return !data && next && isUnknown ? ask([next, ...rest]) : data;
};

/** Asks the server; without an answer, what this device saw last. */
const read = async <D, T>(
  name: string,
  queries: Queries<D>,
  itemsOf: (data: D) => readonly T[],
): Promise<Listing<T>> => {
  const { apollo, kept } = graphqlClient();
  // First, or what an earlier visit has kept would replace the answer.
  const { keep, readAt } = await kept;
  const data = await ask(queries);
  if (data) {
    void keep(name);
    return { status: 'ready', items: itemsOf(data) };
  }
  const asOf = readAt(name);
  if (!asOf) return { status: 'unavailable' };
  for (const query of queries) {
    const earlier = apollo.readQuery({ query });
    if (earlier) return { status: 'ready', items: itemsOf(earlier), asOf };
  }
  return { status: 'unavailable' };
};

export const readVacancies = () =>
  read('vacancies', [vacancies, earlierVacancies], (data) => data.vacancies);
export const readIntakes = () => read('intakes', [intakes], (data) => data.intakes);
