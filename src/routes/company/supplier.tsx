import { createFileRoute } from '@tanstack/react-router';
import { Button, ButtonLink } from '../../components/button.tsx';
import { phoneHref } from '../../content/contact-details.ts';
import { site } from '../../content/site.ts';
import { Facts } from '../../sections/facts.tsx';
import { islands } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

const hrefs: Readonly<Record<string, string>> = {
  [site.phone]: phoneHref,
  [site.email]: `mailto:${site.email}`,
};

export const Route = createFileRoute('/company/supplier')({
  loader: async () => (await import('../../content/pages/supplier.ts')).supplier,
  head: headOf({ path: '/company/supplier' }),
  component: () => {
    const { facts, ...content } = Route.useLoaderData();
    const table = (
      <>
        <Facts
          entries={facts.entries.map(([name, value]) => [
            name,
            value in hrefs ? (
              <a key={name} href={hrefs[value]} className="link">
                {value}
              </a>
            ) : (
              value
            ),
          ])}
        />
        <p className="mt-4 flex flex-wrap gap-4 print:hidden">
          <ButtonLink to="/contact" icon="arrow-right">
            {facts.ask}
          </ButtonLink>
          <Button tone="outline" className="noscript:hidden" onClick={() => print()}>
            {facts.print}
          </Button>
        </p>
      </>
    );
    return <islands.LegalText {...content} extras={[{ title: facts.title, content: table }]} />;
  },
});
