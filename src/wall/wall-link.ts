import { decode } from '../urls/resolve-page.ts';

/** Returns the fragment of a link to a wall. Browsers never send a fragment to the server. */
export const wallHash = (name: string, palette?: number): string =>
  `#${encodeURIComponent(name)}${palette === undefined ? '' : `&${palette}`}`;

/** Parses any URL fragment as a name and an optional palette. */
export const readWallHash = (hash: string) => {
  const [, text = '', palette] = /^#?(.*?)(?:&(\d{1,2}))?$/s.exec(hash) ?? [];
  // A link typed by hand may contain an unescaped per cent sign.
  return { text: decode(text) ?? text, ...(palette !== undefined && { palette: Number(palette) }) };
};
