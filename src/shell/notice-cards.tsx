import {
  type FocusEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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
import { idle } from '../page/idle.ts';
import { type Notice, notices, subjectOf } from '../page/notices/notices.ts';
import { Seal } from '../sections/seal.tsx';
import { kinds } from '../submissions/kinds.ts';
import type { ReceiptRecord } from '../submissions/sending/outbox-types.ts';

const wordsOfDeliveries = ([first, ...others]: readonly ReceiptRecord[]): NoticeWords =>
  first && others.length === 0
    ? deliveredWords.one(kinds[first.submission.kind].noun)
    : deliveredWords.several(1 + others.length);

/** The maximum number of deliveries that a notice shows. */
const MOST = 2;

const Deliveries = ({ receipts }: { readonly receipts: readonly ReceiptRecord[] }) => (
  <>
    {receipts.slice(0, MOST).map(({ submission: { id }, state: { receivedAt } }) => (
      <div key={id} className="mt-2 text-small">
        {fill(deliveredWords.received, { time: timeOfDay(receivedAt, Date.now()) })}
        <Seal id={id} state="open" isBrief />
      </div>
    ))}
    {receipts.length > MOST && (
      <SiteLink to="/contact" hash="sent" className="link">
        {deliveredWords.link}
      </SiteLink>
    )}
  </>
);

const close = (notice: Notice) => {
  notice.onClose?.();
  notices.dismiss(notice);
};

const Action = ({ name, onClick }: { readonly name: string; readonly onClick: () => void }) => (
  <Button tone="outline" className="mt-3 mr-3" onClick={onClick}>
    {name}
  </Button>
);

const choiceOf = (
  notice: Extract<Notice, { kind: 'install' | 'pictures' | 'consent' }>,
  { accept, decline }: { readonly accept: string; readonly decline: string },
) => (
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

interface Look {
  readonly icon: IconName;
  readonly words: NoticeWords;
  readonly more?: ReactNode;
  /** Set if the notice is a line below the top bar, not a card. */
  readonly isLine?: true;
  /** Set if the notice needs no action and disappears by itself. */
  readonly passes?: true;
}

const lookOf = (notice: Notice): Look => {
  switch (notice.kind) {
    case 'delivered': {
      const { receipts } = notice;
      const more = <Deliveries receipts={receipts} />;
      return { icon: 'check', words: wordsOfDeliveries(receipts), more, passes: true };
    }
    case 'refused':
    case 'unsaved': {
      const words = noticeWords[notice.kind](kinds[notice.submission].noun);
      return { icon: 'triangle-alert', words };
    }
    case 'update-ready': {
      const words = noticeWords.updateReady;
      const more = <Action name={words.action} onClick={notice.accept} />;
      return { icon: 'refresh-cw', words, more };
    }
    case 'updated-elsewhere': {
      const words = noticeWords.updatedElsewhere;
      const more = <Action name={words.action} onClick={() => location.reload()} />;
      return { icon: 'refresh-cw', words, more };
    }
    case 'downloading': {
      const { done, of } = notice.progress;
      const { title, text } = noticeWords.downloading;
      return {
        icon: 'download',
        words: { title, text: text(Math.floor((100 * done) / of)) },
        more: <progress aria-label={title} value={done} max={of} />,
        isLine: true,
      };
    }
    case 'pictures':
    case 'install': {
      const words = noticeWords[notice.kind];
      return { icon: 'download', words, more: choiceOf(notice, words) };
    }
    case 'offline-ready':
      return { icon: 'check', words: noticeWords.offlineReady, isLine: true, passes: true };
    case 'connection-lost':
      return { icon: 'wifi-off', words: noticeWords.connectionLost, isLine: true, passes: true };
    case 'connection-back':
      return { icon: 'check', words: noticeWords.connectionBack, isLine: true, passes: true };
    case 'consent':
      return { icon: 'chart-line', words: consent, more: choiceOf(notice, consent) };
  }
};

/** When a focused card is removed, moves the focus back, or to another card or `<main>`. */
const useFocusGoesBack = () => {
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  // A layout effect, because its cleanup runs while the card is still in the page and focused.
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
  const { icon, words, more, isLine, passes } = lookOf(notice);
  const focusGoesBack = useFocusGoesBack();
  useEffect(() => {
    if (!passes) return;
    const timer = setTimeout(() => close(notice), constants.outcomePanelMs);
    return () => clearTimeout(timer);
  }, [notice, passes]);

  return (
    // Download progress is not announced, because it changes many times.
    <div
      {...focusGoesBack}
      className={`notice tone-surface ${isLine ? 'notice-line' : ''}`}
      data-notice={notice.kind}
      aria-live={notice.kind === 'downloading' ? 'off' : undefined}
    >
      <Icon name={icon} />
      <div className="grow">
        <p className="font-semibold">{words.title}</p>
        <p className="text-small text-muted">{words.text}</p>
        {more}
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

export const NoticeCards = ({ shown }: { readonly shown: readonly Notice[] }) => {
  const loaded = useLoaded(loadMovingCards);
  const [Moving, setMoving] = useState<typeof loaded>();
  // Starts animating only while no card is shown, because this replaces the cards: a focused card
  // would lose the focus, and screen readers would announce the cards again.
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
  const isLine = (notice: Notice) => Boolean(lookOf(notice).isLine);
  return (
    <>
      {stack('notice-lines', shown.filter(isLine))}
      {/* Stacked from the bottom of the window, so a new card on top does not move the others. */}
      {stack('notice-stack', shown.filter((notice) => !isLine(notice)).toReversed())}
    </>
  );
};
