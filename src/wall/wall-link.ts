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

/** Parses any fragment of a URL: a typed name, and a palette other than the name's own. */
export const readWallHash = (hash: string) => {
  const [, text = '', palette] = /^#?(.*?)(?:&(\d{1,2}))?$/s.exec(hash) ?? [];
  return { text: decoded(text), ...(palette !== undefined && { palette: Number(palette) }) };
};
