import { Picture } from '../components/picture.tsx';
import { leadOf, nameOf } from '../content/lead-of.ts';

/** The portrait and name of the person who answers for a service, or else the company's name. */
export const LeadName = ({ topic }: { readonly topic: string }) => {
  const lead = leadOf(topic);
  return (
    <span className="mt-1 flex items-center gap-2 font-normal text-small">
      {lead && <Picture id={lead.image} alt="" className="size-6 flex-none" />}
      {nameOf(topic)}
    </span>
  );
};
