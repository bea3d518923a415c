import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { consent } from '../content/consent.ts';
import { constants } from '../content/constants.ts';
import type { IconName } from '../content/icons.ts';
import { type NoticeWords, noticeWords } from '../content/notice-words.ts';
import { type Answer, analytics } from '../page/analytics/analytics-consent.ts';
import { type Notice, notices } from '../page/notices/notices.ts';
import type { MovingCards } from './moving-cards.tsx';

const wordsOf = (notice: Notice): NoticeWords => {
  switch (notice.kind) {
    case 'delivered':
      return noticeWords.delivered[notice.submission];
    case 'refused':
      return noticeWords.refused[notice.submission];
    case 'not-sent':
      return noticeWords.notSent[notice.submission];
    case 'update-ready':
      return noticeWords.updateReady;
    case 'updated-elsewhere':
      return noticeWords.updatedElsewhere;
    case 'downloading': {
      const { done, of, bytes } = notice.progress;
      const { title, text } = noticeWords.downloading;
      return { title, text: text(done, of, Math.round(bytes / 1024)) };
    }
    case 'pictures':
      return noticeWords.pictures;
    case 'offline-ready':
      return noticeWords.offlineReady;
    case 'connection-lost':
      return noticeWords.connectionLost;
    case 'connection-back':
      return noticeWords.connectionBack;
    case 'install':
      return noticeWords.install;
    case 'consent':
      return consent;
  }
};

const icons = {
  delivered: 'check',
  refused: 'triangle-alert',
  'not-sent': 'triangle-alert',
  'update-ready': 'refresh-cw',
  'updated-elsewhere': 'refresh-cw',
  downloading: 'download',
  pictures: 'download',
  'offline-ready': 'check',
  'connection-lost': 'wifi-off',
  'connection-back': 'check',
  install: 'download',
  consent: 'chart-line',
} as const satisfies Record<Notice['kind'], IconName>;

const Action = ({ name, onClick }: { readonly name: string; readonly onClick: () => void }) => (
  <Button tone="outline" className="mt-3 mr-3" onClick={onClick}>
    {name}
  </Button>
);

/** Takes a notice away; an offer that is closed has been declined. */
const close = (notice: Notice) => {
  if (notice.kind === 'install' || notice.kind === 'pictures') notice.decline();
  if (notice.kind === 'downloading') notice.hide();
  if (notice.kind === 'refused') notice.onClose();
  notices.dismiss(notice);
};

const NoticeActions = ({ notice }: { readonly notice: Notice }) => {
  const answer = (given: Answer) => {
    analytics.decide(given);
    notices.dismiss(notice);
  };
  switch (notice.kind) {
    case 'update-ready':
      return <Action name={noticeWords.updateReady.action} onClick={notice.accept} />;
    case 'updated-elsewhere':
      return (
        <Action name={noticeWords.updatedElsewhere.action} onClick={() => location.reload()} />
      );
    case 'consent':
      return (
        <>
          <Action name={consent.accept} onClick={() => answer('accepted')} />
          <Action name={consent.decline} onClick={() => answer('declined')} />
        </>
      );
    case 'install':
    case 'pictures': {
      const { accept, decline } = noticeWords[notice.kind];
      return (
        <>
          <Action
            name={accept}
            onClick={() => {
              notice.accept();
              notices.dismiss(notice);
            }}
          />
          <Action name={decline} onClick={() => close(notice)} />
        </>
      );
    }
    case 'downloading':
      return (
        <progress
          aria-label={noticeWords.downloading.title}
          value={notice.progress.done}
          max={notice.progress.of}
        />
      );
    default:
      return null;
  }
};

/** Good news that asks for nothing, and goes by itself. */
const passing: ReadonlySet<Notice['kind']> = new Set([
  'delivered',
  'offline-ready',
  'connection-back',
]);

const NoticeCard = ({ notice }: { readonly notice: Notice }) => {
  const words = wordsOf(notice);
  useEffect(() => {
    if (!passing.has(notice.kind)) return;
    const timer = setTimeout(() => notices.dismiss(notice), constants.outcomePanelMs);
    return () => clearTimeout(timer);
  }, [notice]);

  return (
    // A count that runs is for the eyes: read out at every step it would drown the page.
    <div
      className="notice"
      data-notice={notice.kind}
      aria-live={notice.kind === 'downloading' ? 'off' : undefined}
    >
      <Icon name={icons[notice.kind]} />
      <div className="grow">
        <p className="font-semibold">{words.title}</p>
        <p className="text-small text-muted">{words.text}</p>
        <NoticeActions notice={notice} />
      </div>
      <button
        type="button"
        className="notice-close"
        aria-label={noticeWords.close}
        onClick={() => close(notice)}
      >
        <Icon name="x" />
      </button>
    </div>
  );
};

const none: readonly Notice[] = [];

type Cards = typeof MovingCards;

/** What moves the cards, once it is there: it is loaded after hydration, and nothing waits for it. */
const useMovingCards = (): Cards | undefined => {
  const [cards, setCards] = useState<Cards>();
  useEffect(() => {
    import('./moving-cards.tsx').then(
      (loaded) => setCards(() => loaded.MovingCards),
      // Motion is a nicety: without it the cards are simply there.
      () => {},
    );
  }, []);
  return cards;
};

/** News that can come on any page: a late delivery, an update. */
export const Notices = () => {
  const shown = useSyncExternalStore(notices.subscribe, notices.current, () => none);
  const loaded = useMovingCards();
  const [Moving, setMoving] = useState<Cards>();
  // A card on show stays the same element: it may have the focus, and has been read out.
  if (loaded && !Moving && shown.length === 0) setMoving(() => loaded);
  const cards = shown.map((notice) => ({
    key: notice.kind,
    card: <NoticeCard key={notice.kind} notice={notice} />,
  }));
  return (
    <div className="notices" role="status" aria-live="polite">
      {Moving ? <Moving cards={cards} /> : cards.map(({ card }) => card)}
    </div>
  );
};
