type Plain = string | number | { readonly [name: string]: Plain };

/** A document's fields, as Firestore's REST interface has them. */
export type FirestoreFields = Readonly<Record<string, object>>;

const fieldOf = (value: Plain): object => {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return { mapValue: { fields: firestoreFields(value) } };
};

/** Texts, whole numbers, and objects of these. */
export const firestoreFields = (entry: { readonly [name: string]: Plain }): FirestoreFields =>
  Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, fieldOf(value)]));
