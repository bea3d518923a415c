import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NeedsConnection } from '../components/needs-connection.tsx';
import { whatsappHref } from '../content/contact-details.ts';
import { topicTitle } from '../submissions/topic-title.ts';

interface ChatLinkProps {
  readonly topic: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to a chat with a prefilled greeting. Without JavaScript, the greeting omits the topic. */
export const ChatLink = ({ topic, className, children }: ChatLinkProps) => {
  const href = whatsappHref(useHydrated() ? topicTitle(topic) : undefined);
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <NeedsConnection />
    </a>
  );
};
