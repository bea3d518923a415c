import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { timeOfDay } from '../components/time-of-day.ts';
import { consent } from '../content/consent.ts';
import { constants } from '../content/constants.ts';
import { deliveredWords } from '../content/delivered-words.ts';
import { fill } from '../content/fill.ts';
import type { IconName } from '../content/icons.ts';
import { type NoticeWords, noticeWords } from '../content/notice-words.ts';
import { useLoaded } from '../loading/use-loaded.ts';
import { analytics } from '../page/analytics/analytics-consent.ts';
import { idle } from '../page/idle.ts';
import { type Notice, notices, subjectOf } from '../page/notices/notices.ts';
import { Seal } from '../sections/seal.tsx';
import { kinds } from '../submissions/kinds.ts';
import type { ReceiptRecord } from '../submissions/sending/outbox-types.ts';

const wordsOfDeliveries = ([first, ...others]: readonly ReceiptRecord[]): NoticeWords =>
  first && others.length === 0
    ? deliveredWords.one(kinds[first.submission.kind].noun)
    : deliveredWords.several(1 + others.length);

/** The maximum number of deliveries in a notice. */
const MOST = 2;

/** The receipts of the delivered messages. */
const Deliveries = ({ receipts }: { readonly receipts: readonly ReceiptRecord[] }) => (
  <>
    {receipts.slice(0, MOST).map(({ submission: { id }, state: { receivedAt } }) => (
      <div key={id} className="mt-2 text-small">
        {fill(deliveredWords.received, { time: timeOfDay(receivedAt, Date.now()) })}
        <Seal id={id} state="open" />
      </div>
    ))}
    {receipts.length > MOST && (
      <SiteLink to="/contact" hash="sent" className="link">
        {deliveredWords.link}
      </SiteLink>
    )}
  </>
);

const wordsOf = (notice: Notice): NoticeWords => {
  switch (notice.kind) {
    case 'delivered':
      return wordsOfDeliveries(notice.receipts);
    case 'refused':
      return noticeWords.refused(kinds[notice.submission].noun);
    case 'unsaved':
      return noticeWords.unsaved(kinds[notice.submission].noun);
    case 'update-ready':
      return noticeWords.updateReady;
    case 'updated-elsewhere':
      return noticeWords.updatedElsewhere;
    case 'downloading': {
      const { done, of } = notice.progress;
      const { title, text } = noticeWords.downloading;
      return { title, text: text(Math.round(done / 1024), Math.round(of / 1024)) };
    }
    case 'pictures':
      return noticeWords.pictures;
    case 'pictures-missing': {
      const { title, text } = noticeWords.picturesMissing;
      return { title: title(notice.count), text };
    }
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
  unsaved: 'triangle-alert',
  'update-ready': 'refresh-cw',
  'updated-elsewhere': 'refresh-cw',
  downloading: 'download',
  pictures: 'download',
  'pictures-missing': 'download',
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

/** Removes a notice; closing an offer declines it. */
const close = (notice: Notice) => {
  if (notice.kind === 'install' || notice.kind === 'pictures') notice.decline();
  if (notice.kind === 'downloading') notice.hide();
  if (notice.kind === 'refused' || notice.kind === 'delivered') notice.onClose();
  if (notice.kind === 'consent') analytics.decide('declined');
  notices.dismiss(notice);
};

const NoticeActions = ({ notice }: { readonly notice: Notice }) => {
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
          <Action name={consent.accept} onClick={() => analytics.decide('accepted')} />
          <Action name={consent.decline} onClick={() => analytics.decide('declined')} />
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
    case 'delivered':
      return <Deliveries receipts={notice.receipts} />;
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

/** Notices about the connection and the offline copy: a line below the top bar, not a card. */
const lines: ReadonlySet<Notice['kind']> = new Set([
  'downloading',
  'offline-ready',
  'connection-lost',
  'connection-back',
] as const);

/** Notices that need no action and disappear by themselves. */
const passing: ReadonlySet<Notice['kind']> = new Set([
  'delivered',
  'offline-ready',
  'connection-lost',
  'connection-back',
] as const);

/**
 * When a card with the focus is removed, returns the focus to its previous element, or to the next
 * card.
 */
const useFocusGoesBack = () => {
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  // The cleanup runs before the card, and its focus, leave the page.
  useLayoutEffect(() => {
    const own = card.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const others = own.closest('.notices')?.querySelectorAll('.notice-close') ?? [];
      const next = [...others].find((other) => !own.contains(other));
      const main = document.querySelector('main');
      const places = [cameFrom.current, next, main];
      const place = places.find((each) => each instanceof HTMLElement && each.isConnected);
      (place as HTMLElement | undefined)?.focus({ preventScroll: true });
    };
  }, []);
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  return { ref: card, onFocus };
};

const NoticeCard = ({ notice }: { readonly notice: Notice }) => {
  const words = wordsOf(notice);
  const focusGoesBack = useFocusGoesBack();
  useEffect(() => {
    if (!passing.has(notice.kind)) return;
    const timer = setTimeout(() => close(notice), constants.outcomePanelMs);
    return () => clearTimeout(timer);
  }, [notice]);

  return (
    // A running count is for the eyes only: reading every step aloud would drown the page.
    <div
      {...focusGoesBack}
      className={lines.has(notice.kind) ? 'notice notice-line' : 'notice'}
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

const loadMovingCards = async () => {
  await idle();
  return (await import('./moving-cards.tsx')).MovingCards;
};

/** The cards of the visible notices. */
export const NoticeCards = ({ shown }: { readonly shown: readonly Notice[] }) => {
  const loaded = useLoaded(loadMovingCards);
  const [Moving, setMoving] = useState<typeof loaded>();
  // A visible card stays the same element: it may have the focus, and has already been announced.
  if (loaded && !Moving && shown.length === 0) setMoving(() => loaded);
  const stack = (place: string, some: readonly Notice[]) => {
    const cards = some.map((notice) => ({
      key: subjectOf(notice),
      card: <NoticeCard key={notice.kind} notice={notice} />,
    }));
    return (
      <div className={place}>
        {Moving ? <Moving cards={cards} /> : cards.map(({ card }) => card)}
      </div>
    );
  };
  const isLine = ({ kind }: Notice) => lines.has(kind);
  return (
    <>
      {stack('notice-lines', shown.filter(isLine))}
      {/* Anchored to the bottom of the window: a new card on top moves no others. */}
      {stack('notice-stack', shown.filter((notice) => !isLine(notice)).toReversed())}
    </>
  );
};
