import { Picture } from '../components/picture.tsx';
import { answerText, leadOf } from '../content/lead-of.ts';
import { leads } from '../content/leads.gen.ts';

interface LeadLineProps {
  readonly topic?: string | undefined;
  /** Classes for the portrait's size. */
  readonly portrait: string;
  /** By default, the name and the role. */
  readonly text?: string;
  /** The qualification of the topic's lead. Only shown if the lead is on the team. */
  readonly why?: string | undefined;
  readonly className?: string;
}

/** The portrait, name and role of the person who answers, or else the company's name. */
export const LeadLine = ({ topic = '', portrait, text, why, className = '' }: LeadLineProps) => {
  const lead = leadOf(topic);
  return (
    <p className={`flex gap-4 ${why ? 'items-start' : 'items-center'} ${className}`}>
      {lead && <Picture id={lead.image} alt="" className={`flex-none ${portrait}`} />}
      <span>
        <strong className="block text-balance">{text ?? answerText(topic)}</strong>
        {lead && text === undefined && (
          <span className="mt-1 block text-small tracking-normal">{lead.role}</span>
        )}
        {why && leads[topic] && <span className="block text-small tracking-normal">{why}</span>}
      </span>
    </p>
  );
};
