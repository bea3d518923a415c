type Plain = string | number | FirestoreEntry;

/** The content of a document: strings, integers, and objects made of these. */
export type FirestoreEntry = { readonly [name: string]: Plain };

/** A document's fields in the format of Firestore's REST interface. */
export type FirestoreFields = Readonly<Record<string, object>>;

const fieldOf = (value: Plain): object => {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return { mapValue: { fields: firestoreFields(value) } };
};

export const firestoreFields = (entry: FirestoreEntry): FirestoreFields =>
  Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, fieldOf(value)]));
