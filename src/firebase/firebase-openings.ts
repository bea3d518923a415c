import {
  collection,
  getDocs,
  getFirestore,
  limit,
  query,
  setLogLevel,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { MOST_OPENINGS, type Openings, OpeningsSchema } from '../openings/openings.ts';
import { firebaseApp } from './firebase-app.ts';

// Firestore's log only repeats the errors that failed requests throw.
setLogLevel('silent');

/** Reads a collection. Rejects unless every document fits the schema. */
const listOf = async <Schema extends v.GenericSchema>(
  name: keyof Openings,
  schema: Schema,
): Promise<v.InferOutput<Schema>> => {
  // Reads one more than the schema allows, so that the schema rejects a list that is too long.
  const all = collection(getFirestore(firebaseApp()), name);
  const { docs } = await getDocs(query(all, limit(MOST_OPENINGS + 1)));
  const result = v.safeParse(
    schema,
    docs.map((document) => ({ ...document.data(), id: document.id })),
  );
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'all documents'}: ${issue.message}`);
};

const { vacancies, intakes } = OpeningsSchema.entries;

/** Reads vacancies, sorted by closing date. Equal dates keep Firestore's order, which is by id. */
export const vacanciesOfFirestore = async (): Promise<Pick<Openings, 'vacancies'>> => {
  const found = await listOf('vacancies', vacancies);
  return { vacancies: found.toSorted((a, b) => a.closingDate.localeCompare(b.closingDate)) };
};

export const intakesOfFirestore = async (): Promise<Pick<Openings, 'intakes'>> => {
  const found = await listOf('intakes', intakes);
  return { intakes: found.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn)) };
};
