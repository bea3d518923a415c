import { gql, type TypedDocumentNode } from '@apollo/client';
import { probe } from '../connection/watched-fetch.ts';
import { officeDay } from '../content/office-day.ts';
import { env } from '../env.ts';
import type { Openings } from '../openings/openings.ts';
import { apollo, kept } from './client.ts';
import { inTime } from './in-time.ts';

type ListName = keyof Openings;

const queries: {
  readonly [N in ListName]: TypedDocumentNode<Pick<Openings, N>, Record<string, never>>;
} = {
  vacancies: gql`
    query Vacancies {
      vacancies {
        id title team location employmentType summary postedOn closingDate
        salaryBand { from to per }
      }
    }
  `,
  intakes: gql`
    query Intakes {
      intakes { id programme title startsOn place format seatsLeft }
    }
  `,
};

export type Listing<T> =
  | {
      readonly status: 'ready';
      readonly items: readonly T[];
      /** The day of the last successful read (ISO 8601). Set only if this read failed. */
      readonly asOf?: string;
    }
  | { readonly status: 'unavailable' };

// If the connection stalls for this long, the page shows the list stored on this device.
const ANSWER_TIMEOUT_MS = 20_000;

const askServer = async <N extends ListName>(name: N): Promise<Pick<Openings, N> | undefined> => {
  const { data } = await apollo.query({
    query: queries[name],
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
    context: { fetchOptions: { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) } },
  });
  return data;
};

const askFirestore = async <N extends ListName>(
  name: N,
): Promise<Pick<Openings, N> | undefined> => {
  if (!__FIREBASE__) return undefined;
  try {
    // With `import().then()`, Vite would report a failed read as a missing chunk.
    const reading = async () =>
      (await import('../firebase/firebase-openings.ts')).listOfFirestore(name);
    // The request continues after the time limit, because firestore/lite cannot abort requests.
    const data = await inTime(reading(), ANSWER_TIMEOUT_MS, 'No response within 20 seconds');
    apollo.writeQuery({ query: queries[name], data });
    return data;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the page can only say that the list is unavailable
    console.error(`The list of ${name} could not be read from Firestore: ${error}`);
    // If the probe fails too, the list is read again when the connection is back.
    probe();
    return undefined;
  }
};

/** Reads a list from the server or Firestore. If that fails, returns the list on this device. */
export const readList = async <N extends ListName>(
  name: N,
): Promise<Listing<Openings[N][number]>> => {
  // Restores the stored lists first: restoring them later would overwrite the response.
  const { keep, readAt } = await kept;
  const data = await (env.graphqlEndpoint === null ? askFirestore(name) : askServer(name));
  if (data) {
    void keep(name);
    return { status: 'ready', items: data[name] };
  }
  const at = readAt(name);
  const earlier = at && apollo.readQuery({ query: queries[name] });
  if (!earlier) return { status: 'unavailable' };
  return { status: 'ready', items: earlier[name], asOf: officeDay(Date.parse(at)) };
};

/** Stores the lists from the page's HTML, as if they had just been read. */
export const keepOpenings = async ({ vacancies, intakes }: Openings): Promise<void> => {
  const { keep } = await kept;
  apollo.writeQuery({ query: queries.vacancies, data: { vacancies } });
  apollo.writeQuery({ query: queries.intakes, data: { intakes } });
  await Promise.all([keep('vacancies'), keep('intakes')]);
};
