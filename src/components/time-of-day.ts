const today = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
const thisYear = { ...today, day: 'numeric', month: 'long' } as const;
const anotherYear = { ...thisYear, year: 'numeric' } as const;

const formats = new Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>();

/** Created lazily: that takes some 17 ms on a slow phone. */
const formatOf = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const format = formats.get(options) ?? new Intl.DateTimeFormat('en-ZA', options);
  formats.set(options, format);
  return format;
};

/**
 * A time to the second, with the parts of its date that differ from `now`; both in ms since the
 * epoch.
 */
export const timeOfDay = (at: number, now: number): string => {
  const [then, present] = [new Date(at), new Date(now)];
  if (then.toDateString() === present.toDateString()) return formatOf(today).format(at);
  const isThisYear = then.getFullYear() === present.getFullYear();
  return formatOf(isThisYear ? thisYear : anotherYear).format(at);
};
