import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { fill } from '../content/fill.ts';
import { labels } from '../content/labels.ts';
import { useOutbox } from '../page/outbox/use-outbox.ts';

const said = (text: string, count: number) => (count > 0 ? [fill(text, { count })] : []);

/** The number of submissions in the outbox, shown in the bar unless it is 0. */
export const WaitingCount = () => {
  const { records, unreadable } = useOutbox();
  const count = records.length + unreadable.length;
  const waits = records.filter(({ state }) => state.status !== 'needs-attention').length;
  const { waiting } = labels;
  const words = [...said(waiting.count, waits), ...said(waiting.attention, count - waits)];
  return (
    <div role="status" className="flex items-center">
      {count > 0 && (
        <SiteLink
          to="/contact"
          hash="waiting"
          className="waiting-count inline-flex min-h-11 items-center gap-2 rounded-small bg-marigold px-3 font-semibold text-night text-small"
        >
          <Icon name={waits > 0 ? 'clock' : 'triangle-alert'} />
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{words.join(', ')}</span>
        </SiteLink>
      )}
    </div>
  );
};
