import type { ReactNode } from 'react';
import { NeedsConnection } from '../components/needs-connection.tsx';
import { useInBrowser } from '../components/use-in-browser.ts';
import { whatsappHref } from '../content/contact-details.ts';
import { topicTitle } from '../submissions/topic-title.ts';

interface ChatLinkProps {
  readonly topic: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to a chat. Its greeting gets the topic only in the browser: the HTML has no topic. */
export const ChatLink = ({ topic, className, children }: ChatLinkProps) => {
  const href = useInBrowser(
    () => whatsappHref(topicTitle(topic)),
    () => whatsappHref(),
  );
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <NeedsConnection />
    </a>
  );
};
