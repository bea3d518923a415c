/** What stands for a value in a text of the content: `{name}`. */
const BRACES = /\{(\w+)\}/g;

/**
 * `text` with each slot replaced by its value, once: what visitors type may look like a slot.
 * `slots` finds them, with their names as its first group; one without a value stays.
 */
export const fill = (
  text: string,
  values: Readonly<Record<string, string | number>>,
  slots: RegExp = BRACES,
): string =>
  text.replace(slots, (slot, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : slot,
  );
