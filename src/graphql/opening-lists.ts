import { gql, type TypedDocumentNode } from '@apollo/client';
import { graphqlClient } from './client.ts';

export interface Vacancy {
  readonly id: string;
  readonly title: string;
  readonly team: string;
  readonly location: string;
  readonly employmentType: string;
  readonly summary: string;
  /** ISO 8601 date. */
  readonly closingDate: string;
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

const vacancies: TypedDocumentNode<{ vacancies: readonly Vacancy[] }> = gql`
  query Vacancies {
    vacancies { id title team location employmentType summary closingDate }
  }
`;

const intakes: TypedDocumentNode<{ intakes: readonly Intake[] }> = gql`
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

/** Asks the server; without an answer, what this device saw last. */
const read = async <D, T>(
  query: TypedDocumentNode<D>,
  itemsOf: (data: D) => readonly T[],
): Promise<Listing<T>> => {
  const { apollo, persist, persistedAt } = await graphqlClient();
  const keptAt = persistedAt();
  const { data } = await apollo.query({ query, fetchPolicy: 'network-only', errorPolicy: 'all' });
  if (data) {
    await persist();
    return { status: 'ready', items: itemsOf(data) };
  }
  const kept = apollo.readQuery({ query });
  if (!kept || !keptAt) return { status: 'unavailable' };
  return { status: 'ready', items: itemsOf(kept), asOf: keptAt };
};

export const readVacancies = () => read(vacancies, (data) => data.vacancies);
export const readIntakes = () => read(intakes, (data) => data.intakes);
