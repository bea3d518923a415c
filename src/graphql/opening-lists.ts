import { gql, type TypedDocumentNode } from '@apollo/client';
import { probe } from '../connection/watched-fetch.ts';
import { officeDay } from '../content/office-day.ts';
import { env } from '../env.ts';
import type * as InFirestore from '../firebase/firebase-openings.ts';
import type { Intake, Openings, Vacancy } from '../openings/openings.ts';
import { graphqlClient } from './client.ts';
import { inTime } from './in-time.ts';

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

export type Listing<T> =
  | {
      readonly status: 'ready';
      readonly items: readonly T[];
      /** Set if this read failed: the day of the last successful one, ISO 8601. */
      readonly asOf?: string;
    }
  | { readonly status: 'unavailable' };

// If the connection stalls for this long, the page shows the list stored on this device.
const ANSWER_TIMEOUT_MS = 20_000;

interface List<D, T> {
  readonly name: string;
  readonly query: Query<D>;
  readonly ofFirestore: (reader: typeof InFirestore) => Promise<D>;
  readonly itemsOf: (data: D) => readonly T[];
}

const askServer = async <D, T>({ query }: List<D, T>): Promise<D | undefined> => {
  const { data } = await graphqlClient().apollo.query({
    query,
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
    context: { fetchOptions: { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) } },
  });
  return data;
};

const askFirestore = async <D, T>(list: List<D, T>): Promise<D | undefined> => {
  if (!__FIREBASE__) return undefined;
  try {
    // With `import().then()`, Vite would report a failed read as a missing chunk.
    const reading = async () => list.ofFirestore(await import('../firebase/firebase-openings.ts'));
    // The time limit does not abort the request, because firestore/lite cannot abort requests.
    const data = await inTime(reading(), ANSWER_TIMEOUT_MS, 'No response within 20 seconds');
    graphqlClient().apollo.writeQuery({ query: list.query, data });
    return data;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the page can only say that the list is unavailable
    console.error(`The list of ${list.name} could not be read from Firestore: ${error}`);
    // If the probe fails too, the list is read again when the connection is back.
    probe();
    return undefined;
  }
};

/** Reads a list from the server or Firestore, or else the one stored on this device. */
const read = async <D, T>(list: List<D, T>): Promise<Listing<T>> => {
  const { name, query, itemsOf } = list;
  const { apollo, kept } = graphqlClient();
  // Waits until the stored lists are restored, because restoring them later would overwrite the
  // response.
  const { keep, readAt } = await kept;
  const data = await (env.graphqlEndpoint === null ? askFirestore(list) : askServer(list));
  if (data) {
    void keep(name);
    return { status: 'ready', items: itemsOf(data) };
  }
  const at = readAt(name);
  const earlier = at && apollo.readQuery({ query });
  if (!earlier) return { status: 'unavailable' };
  return { status: 'ready', items: itemsOf(earlier), asOf: officeDay(Date.parse(at)) };
};

export const readVacancies = () =>
  read({
    name: 'vacancies',
    query: vacancies,
    ofFirestore: (reader) => reader.vacanciesOfFirestore(),
    itemsOf: (data) => data.vacancies,
  });
export const readIntakes = () =>
  read({
    name: 'intakes',
    query: intakes,
    ofFirestore: (reader) => reader.intakesOfFirestore(),
    itemsOf: (data) => data.intakes,
  });

/** Stores the lists from the page's HTML, as if they had just been read. */
export const keepOpenings = async (openings: Openings): Promise<void> => {
  const { apollo, kept } = graphqlClient();
  const { keep } = await kept;
  apollo.writeQuery({ query: vacancies, data: { vacancies: openings.vacancies } });
  apollo.writeQuery({ query: intakes, data: { intakes: openings.intakes } });
  await Promise.all([keep('vacancies'), keep('intakes')]);
};
