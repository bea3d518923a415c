import { GraphQLError, Kind, type ValueNode } from 'graphql';

const DATE_TIME =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

// JavaScript parses 30 February as 2 March, without an error.
const isCalendarDay = (date: string): boolean => {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(date);
};

const parseDateTime = (value: unknown): string => {
  const [text, date] = (typeof value === 'string' && DATE_TIME.exec(value)) || [];
  if (text !== undefined && date !== undefined && isCalendarDay(date)) {
    const instant = new Date(text).toISOString();
    // In UTC, a time with an offset can be before year 0 or after year 9999.
    if (/^\d/.test(instant)) return instant;
  }
  throw new GraphQLError('Not an ISO 8601 date and time with its offset from UTC');
};

/** The `DateTime` scalar: parses strict ISO 8601, and serializes it in UTC to the millisecond. */
export const dateTime = {
  parseValue: parseDateTime,
  parseLiteral: (node: ValueNode) =>
    parseDateTime(node.kind === Kind.STRING ? node.value : undefined),
  serialize: parseDateTime,
};
