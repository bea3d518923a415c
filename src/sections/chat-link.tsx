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

/** A link to a chat with a greeting. Without script, the greeting does not name the topic. */
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
