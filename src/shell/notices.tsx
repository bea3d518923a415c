import { useSyncExternalStore } from 'react';
import { useLoaded } from '../loading/use-loaded.ts';
import { idle } from '../page/idle.ts';
import { type Notice, notices } from '../page/notices/notices.ts';
import { useOutcomeInView } from '../page/notices/outcome-in-view.ts';

const none: readonly Notice[] = [];

const loadCards = async () => {
  // The cards can load late, because a notice rarely appears before the page is idle.
  await idle();
  return (await import('./notice-cards.tsx')).NoticeCards;
};

/** Notices that can appear on any page, such as a late delivery or an update. */
export const Notices = () => {
  const all = useSyncExternalStore(notices.subscribe, notices.current, () => none);
  const shown = useOutcomeInView() ? none : all;
  const Cards = useLoaded(loadCards);
  return (
    <div className="notices" role="status" aria-live="polite">
      {Cards && <Cards shown={shown} />}
    </div>
  );
};
