import { Button } from '../../components/button.tsx';
import { NeedsConnection } from '../../components/needs-connection.tsx';
import type { NewsletterLinkContent } from '../../content/pages/newsletter-links.ts';
import { Hero } from '../../sections/hero.tsx';

/** The page opened by a link in an email. Its form posts to the same URL, including the token. */
export const NewsletterLinkPage = ({ content }: { readonly content: NewsletterLinkContent }) => (
  <Hero
    {...content.hero}
    actions={
      <form method="post" className="flex flex-col items-start gap-6">
        <Button type="submit" icon="arrow-right">
          {content.button}
        </Button>
        <p className="max-w-text text-muted text-small">
          {content.note}
          <NeedsConnection />
        </p>
      </form>
    }
  />
);
