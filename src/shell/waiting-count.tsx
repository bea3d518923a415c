import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { waiting } from '../content/waiting-words.ts';
import { useOutbox } from '../page/outbox/use-outbox.ts';

/** How many submissions wait on this device, in the bar of every page; nothing when none does. */
export const WaitingCount = () => {
  const { records, unreadable } = useOutbox();
  const count = records.length + unreadable.length;
  return (
    <div role="status" className="flex items-center">
      {count > 0 && (
        <SiteLink to="/contact" hash="waiting" className="waiting-count">
          <Icon name="clock" />
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{waiting.count.replace('{count}', String(count))}</span>
        </SiteLink>
      )}
    </div>
  );
};
