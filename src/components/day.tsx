import { months } from '../content/calendar.ts';

/**
 * '13 August 2026' for the ISO 8601 date '2026-08-13'. Not `Intl`: its wording differs between the
 * Node that writes the HTML and the browser that hydrates it.
 */
export const dayText = (iso: string): string => {
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
};

export const Day = ({ iso }: { readonly iso: string }) => (
  <time dateTime={iso}>{dayText(iso)}</time>
);
