const MOST_OCTETS = 75;
const encoder = new TextEncoder();

/** `text` as a value of vCard or iCalendar, in which some characters have a meaning of their own. */
export const escapedText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** A line in parts that are short enough, of which each but the first begins with a space. */
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

/** A file of content lines, as vCard (RFC 2426) and iCalendar (RFC 5545) have them. */
export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');
