const time = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
const day = { ...time, day: 'numeric', month: 'long' } as const;
const today = new Intl.DateTimeFormat('en-ZA', time);
const thisYear = new Intl.DateTimeFormat('en-ZA', day);
const anotherYear = new Intl.DateTimeFormat('en-ZA', { ...day, year: 'numeric' });

/** A moment to the second, with as much of its date as differs from `now`; both ms since the epoch. */
export const timeOfDay = (at: number, now: number): string => {
  const [then, present] = [new Date(at), new Date(now)];
  if (then.toDateString() === present.toDateString()) return today.format(at);
  return (then.getFullYear() === present.getFullYear() ? thisYear : anotherYear).format(at);
};
