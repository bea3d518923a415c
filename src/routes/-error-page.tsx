import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../components/button.tsx';
import { useConnectionDown } from '../components/use-connection-down.ts';
import { error as words } from '../content/pages/error.ts';
import { site } from '../content/site.ts';

// Matches the error if a script fails to load: the wording of Chromium and Firefox, then WebKit's.
const LOST_FILE = /dynamically imported module|Importing a module script/i;

/**
 * Shown when a page throws or its code fails to load. Both buttons bypass the router. If the
 * connection was lost, the page opens automatically once the connection returns.
 */
export const ErrorPage = ({ error }: Pick<ErrorComponentProps, 'error'>) => {
  const router = useRouter();
  const down = useConnectionDown();
  const lost = LOST_FILE.test(String(error));
  const wasDown = useRef(false);

  // Inserts this title before the failed page's title, because a document uses its first title.
  useLayoutEffect(() => {
    const title = document.createElement('title');
    title.textContent = `${words.meta.title} · ${site.name}`;
    document.head.prepend(title);
    return () => title.remove();
  }, []);

  useEffect(() => {
    if (lost && wasDown.current && !down) void router.invalidate();
    wasDown.current = down;
  }, [lost, down, router]);

  return (
    <section className="hero page-grid tone-paper">
      <div className="hero-words">
        <h1>{words.title}</h1>
        <p className="mt-6 max-w-text text-lead text-muted">
          {lost && down ? words.noConnection : words.text}
        </p>
        <div className="mt-10 flex flex-wrap gap-4 max-lg:pb-16">
          <Button onClick={() => location.reload()}>{words.reload}</Button>
          <a href="/" data-own-click className="button button-outline">
            {words.home}
          </a>
        </div>
      </div>
    </section>
  );
};
