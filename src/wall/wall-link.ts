/** The content of a link to a wall: a typed name, and a palette other than the name's own. */
interface Linked {
  readonly text: string;
  readonly palette?: number;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // Typed by hand: a per cent sign is literal.
    return text;
  }
};

/** The fragment of a link, which browsers never send. */
export const wallHash = (name: string, palette?: number): string =>
  `#${encodeURIComponent(name)}${palette === undefined ? '' : `&${palette}`}`;

/** Parses the fragment of a URL, whatever it contains. */
export const readWallHash = (hash: string): Linked => {
  const [, text = '', palette] = /^#?(.*?)(?:&(\d{1,2}))?$/s.exec(hash) ?? [];
  return { text: decoded(text), ...(palette !== undefined && { palette: Number(palette) }) };
};
