/** The length of the shortest name that is checked: shorter names resemble too many others. */
const SHORTEST = 8;

/** Whether `text` is `name` with one letter omitted, added, changed or swapped with the next. */
const isSlip = (text: string, name: string): boolean => {
  const shorter = Math.min(text.length, name.length);
  let start = 0;
  while (start < shorter && text[start] === name[start]) start += 1;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === name.at(-1 - end)) end += 1;
  const [here = '', there = ''] = [text, name].map((word) => word.slice(start, word.length - end));
  return (
    (here.length <= 1 && there.length <= 1) ||
    (here.length === 2 && here === [...there].reverse().join(''))
  );
};

/** Returns a message for each of `names` that is probably a misspelling of one of `known`. */
export const misspelledNames = (
  names: readonly string[],
  known: readonly string[],
): readonly string[] => {
  const long = known.filter(({ length }) => length >= SHORTEST);
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = long.find((each) => isSlip(name.toUpperCase(), each));
      return meant ? [`${name} is not a setting; did you mean ${meant}?`] : [];
    });
};
