import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Section } from '../components/section.tsx';
import { fill } from '../content/fill.ts';
import { useLoaded } from '../loading/use-loaded.ts';
import { useOutbox } from '../page/outbox/use-outbox.ts';
import { keptPages } from '../page/worker/kept-pages.ts';

const loadStreet = async () => (await import('../components/street.tsx')).Street;

interface OfflineBandProps {
  readonly title: string;
  /** Contains the placeholder `{count}`. */
  readonly text: string;
}

/**
 * Shows how many pages a complete offline copy has. If the page is already on screen, the band
 * appears only while its place is below the window, because visible content must not move.
 */
export const OfflineBand = ({ title, text }: OfflineBandProps) => {
  const count = useSyncExternalStore(keptPages.subscribe, keptPages.get, () => 0);
  const [isShown, setShown] = useState(count > 0);
  const Street = useLoaded(loadStreet);
  const { records } = useOutbox();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown || count === 0 || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && entry.boundingClientRect.top > innerHeight) setShown(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isShown, count]);

  if (!isShown) return <div ref={place} />;
  return (
    <Section
      tone="indigo"
      labelledBy="offline-title"
      title={title}
      text={fill(text, { count })}
      className="relative pb-32!"
    >
      <div className="absolute inset-x-0 bottom-0 h-24 text-[2rem]">
        {Street && <Street windows={count} lit={records.length} runs={false} />}
      </div>
    </Section>
  );
};
