type Plain = string | number | FirestoreEntry;

/** The content of a document: strings, integers, and objects made of these. */
export type FirestoreEntry = { readonly [name: string]: Plain };

const fieldOf = (value: Plain): object => {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return { mapValue: { fields: firestoreFields(value) } };
};

/** Returns a document's fields in the format of Firestore's REST interface. */
export const firestoreFields = (entry: FirestoreEntry): Readonly<Record<string, object>> =>
  Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, fieldOf(value)]));
