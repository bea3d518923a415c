const MOST_OCTETS = 75;
const encoder = new TextEncoder();

/** Returns `text` escaped for a value of vCard or iCalendar. */
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

/** Returns a file of content lines, in the format of vCard (RFC 2426) and iCalendar (RFC 5545). */
export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');
