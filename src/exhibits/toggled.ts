/** Returns a copy of the set with `item` added, or removed if it was already there. */
export const toggled = <T>(set: ReadonlySet<T>, item: T): ReadonlySet<T> => {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
};
