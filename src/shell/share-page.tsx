import { useHydrated, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { footer } from '../content/footer.ts';
import { copyLink } from '../page/copy-link.ts';

const { share: words } = footer;

/** Shares or copies the page's link. Not in the server's HTML, because it needs JavaScript. */
export const SharePage = () => {
  const [said, setSaid] = useState('');
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message is about the previous page
  useEffect(() => setSaid(''), [pathname]);
  const share = async () => {
    // Omits the query, which may contain a token or the name of a campaign.
    const url = `${location.origin}${location.pathname}${location.hash}`;
    setSaid('');
    try {
      await navigator.share({ title: document.title, url });
    } catch (error) {
      // The visitor has closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setSaid(await copyLink(url, words));
    }
  };
  return isHydrated ? (
    <p className="break-words print:hidden">
      <button
        type="button"
        className="footer-link cursor-pointer gap-2"
        onClick={() => void share()}
      >
        <Icon name="share" />
        {words.button}
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  ) : null;
};
