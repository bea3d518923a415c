import { gql, type TypedDocumentNode } from '@apollo/client';
import type { Intake, Vacancy } from '../openings/openings.ts';
import { graphqlClient } from './client.ts';

type Query<D> = TypedDocumentNode<D, Record<string, never>>;

const vacancies: Query<{ vacancies: readonly Vacancy[] }> = gql`
  query Vacancies {
    vacancies {
      id title team location employmentType summary postedOn closingDate
      salaryBand { from to per }
    }
  }
`;

const intakes: Query<{ intakes: readonly Intake[] }> = gql`
  query Intakes {
    intakes { id programme title startsOn place format seatsLeft }
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

/** Asks the server; without an answer, what this device saw last. */
const read = async <D, T>(
  name: string,
  query: Query<D>,
  itemsOf: (data: D) => readonly T[],
): Promise<Listing<T>> => {
  const { apollo, kept } = graphqlClient();
  // First, or what an earlier visit has kept would replace the answer.
  const { keep, readAt } = await kept;
  const { data } = await apollo.query({
    query,
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
    context: { fetchOptions: { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) } },
  });
  if (data) {
    void keep(name);
    return { status: 'ready', items: itemsOf(data) };
  }
  const asOf = readAt(name);
  const earlier = asOf && apollo.readQuery({ query });
  return earlier ? { status: 'ready', items: itemsOf(earlier), asOf } : { status: 'unavailable' };
};

export const readVacancies = () => read('vacancies', vacancies, (data) => data.vacancies);
export const readIntakes = () => read('intakes', intakes, (data) => data.intakes);
