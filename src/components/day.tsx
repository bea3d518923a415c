import { dayText } from '../content/calendar.ts';

export const Day = ({ iso }: { readonly iso: string }) => (
  <time dateTime={iso} className="whitespace-nowrap">
    {dayText(iso)}
  </time>
);
