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
 * Returns '13 August 2026' for the ISO 8601 date '2026-08-13'. Does not use `Intl`, whose format
 * may differ between Node, which writes the HTML, and the browser, which hydrates it.
 */
export const dayText = (iso: string): string => {
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
};

export type Month = (typeof months)[number];
export type Weekday = (typeof weekdays)[number];
