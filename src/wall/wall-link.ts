/** What a link to a wall says: a name as somebody typed it, and a palette other than the name's own. */
interface Linked {
  readonly text: string;
  readonly palette?: number;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // Typed by hand: a per cent sign is a per cent sign.
    return text;
  }
};

/** The fragment of a link. Browsers send it to nobody. */
export const wallHash = (name: string, palette?: number): string =>
  `#${encodeURIComponent(name)}${palette === undefined ? '' : `&${palette}`}`;

/** Reads the fragment of an address, whatever is in it. */
export const readWallHash = (hash: string): Linked => {
  const [, text = '', palette] = /^#?(.*?)(?:&(\d{1,2}))?$/s.exec(hash) ?? [];
  return { text: decoded(text), ...(palette !== undefined && { palette: Number(palette) }) };
};
