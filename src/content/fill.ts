/** Matches a placeholder in a text of the content, such as `{name}`. */
const BRACES = /\{(\w+)\}/g;

/**
 * Returns `text` with each placeholder replaced by its value. Does not replace placeholders in the
 * values, because visitors may type them. A placeholder without a value stays.
 * `slots` is the pattern of the placeholders; its first group is the name.
 */
export const fill = (
  text: string,
  values: Readonly<Record<string, string | number>>,
  slots: RegExp = BRACES,
): string =>
  text.replace(slots, (slot, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : slot,
  );
