type Plain = string | number | FirestoreEntry;

/** What one document holds: texts, whole numbers, and objects of these. */
export type FirestoreEntry = { readonly [name: string]: Plain };

/** A document's fields, as Firestore's REST interface has them. */
export type FirestoreFields = Readonly<Record<string, object>>;

const fieldOf = (value: Plain): object => {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return { mapValue: { fields: firestoreFields(value) } };
};

export const firestoreFields = (entry: FirestoreEntry): FirestoreFields =>
  Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, fieldOf(value)]));
