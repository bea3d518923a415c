export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/**
 * '13 August 2026' for the ISO 8601 date '2026-08-13'. Not `Intl`: its wording differs between the
 * Node that writes the HTML and the browser that hydrates it.
 */
export const dayText = (iso: string): string => {
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
};

export type Month = (typeof months)[number];
export type Weekday = (typeof weekdays)[number];
