const COLOUR = /#[0-9a-f]{6}\b/gi;

const coloursOf = (text: string) => (text.match(COLOUR) ?? []).map((each) => each.toLowerCase());

/**
 * Returns the new value of each colour that changed, by its old value. Each colour in `before` is
 * compared with the colour at the same position among the colours in `after`.
 * @throws Error if there are more or fewer colours than before, or if one colour has two new values
 */
export const colourChanges = (before: string, after: string): ReadonlyMap<string, string> => {
  const [old, present] = [coloursOf(before), coloursOf(after)];
  if (old.length !== present.length) {
    throw new Error(`The palette had ${old.length} colours, and has ${present.length} now`);
  }
  const changes = new Map<string, string>();
  for (const [index, colour] of old.entries()) {
    const next = present[index] ?? colour;
    const other = changes.get(colour) ?? next;
    if (other !== next) throw new Error(`${colour} became both ${other} and ${next}`);
    changes.set(colour, next);
  }
  return new Map([...changes].filter(([colour, next]) => colour !== next));
};

export const recoloured = (text: string, changes: ReadonlyMap<string, string>): string =>
  text.replace(COLOUR, (colour) => changes.get(colour.toLowerCase()) ?? colour);
