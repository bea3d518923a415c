import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { waiting } from '../content/waiting-words.ts';
import { useOutbox } from '../page/outbox/use-outbox.ts';

const said = (template: string, count: number) =>
  count > 0 ? [template.replace('{count}', String(count))] : [];

/** How many submissions are on this device, in the bar of every page; nothing when none is. */
export const WaitingCount = () => {
  const { records, unreadable } = useOutbox();
  const count = records.length + unreadable.length;
  const waits = records.filter(({ state }) => state.status !== 'needs-attention').length;
  const words = [...said(waiting.count, waits), ...said(waiting.attention, count - waits)];
  return (
    <div role="status" className="flex items-center">
      {count > 0 && (
        <SiteLink to="/contact" hash="waiting" className="waiting-count">
          <Icon name={waits > 0 ? 'clock' : 'triangle-alert'} />
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{words.join(', ')}</span>
        </SiteLink>
      )}
    </div>
  );
};
