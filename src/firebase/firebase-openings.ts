import {
  collection,
  getDocs,
  getFirestore,
  limit,
  query,
  setLogLevel,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { lastDayOf } from '../openings/is-open.ts';
import { MOST_OPENINGS, type Openings, OpeningsSchema } from '../openings/openings.ts';
import { firebaseApp } from './firebase-app.ts';

// Firestore's log only repeats the errors that failed requests throw.
setLogLevel('silent');

/**
 * Reads a list, sorted by each entry's last day. Entries with the same last day stay sorted by id,
 * as Firestore returns them. Rejects unless every document matches the schema.
 */
export const listOfFirestore = async <N extends keyof Openings>(
  name: N,
): Promise<Pick<Openings, N>> => {
  // Reads one more document than the schema allows, so that the schema rejects a longer list.
  const all = collection(getFirestore(firebaseApp), name);
  const { docs } = await getDocs(query(all, limit(MOST_OPENINGS + 1)));
  const schema: v.GenericSchema<unknown, Openings[keyof Openings]> = OpeningsSchema.entries[name];
  const result = v.safeParse(
    schema,
    docs.map((document) => ({ ...document.data(), id: document.id })),
  );
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`${v.getDotPath(issue) ?? 'all documents'}: ${issue.message}`);
  }
  const sorted = result.output.toSorted((a, b) => lastDayOf(a).localeCompare(lastDayOf(b)));
  // TypeScript cannot infer that the schema belongs to this name.
  return { [name]: sorted } as Pick<Openings, N>;
};
