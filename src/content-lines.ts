const MOST_OCTETS = 75;
const encoder = new TextEncoder();

/** Returns `text`, escaped as a vCard or iCalendar value. */
export const escapedText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** Folds a line into parts of the allowed length. Every part but the first begins with a space. */
const folded = (line: string): string => {
  let parts = '';
  let octets = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > MOST_OCTETS) {
      parts += '\r\n ';
      octets = 1;
    }
    parts += character;
    octets += length;
  }
  return parts;
};

/** Joins content lines into a file, as vCard (RFC 2426) and iCalendar (RFC 5545) require. */
export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');
