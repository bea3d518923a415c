const today = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
const thisYear = { ...today, day: 'numeric', month: 'long' } as const;
const anotherYear = { ...thisYear, year: 'numeric' } as const;

/**
 * Returns a time with seconds, the date unless it is today, and the year unless it is this year.
 * Both arguments are in ms since the epoch. If `now` is 0, the result includes the full date.
 */
export const timeOfDay = (at: number, now: number): string => {
  const [then, present] = [new Date(at), new Date(now)];
  const isThisYear = then.getFullYear() === present.getFullYear();
  const isToday = then.toDateString() === present.toDateString();
  return then.toLocaleString('en-ZA', isToday ? today : isThisYear ? thisYear : anotherYear);
};
