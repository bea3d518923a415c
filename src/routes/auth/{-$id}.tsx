import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { phoneHref } from '../../content/contact-details.ts';
import { site } from '../../content/site.ts';
import { groundOf } from '../../sections/hero-backgrounds.ts';
import { SignInForm } from '../../sections/sign-in-form.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/auth/{-$id}')({
  loader: async () => (await import('../../content/pages/sign-in.ts')).signIn,
  head: headOf({ path: '/auth', noindex: true }),
  component: () => {
    const content = Route.useLoaderData();
    return (
      <div className="page-grid tone-paper pt-(--bar)">
        <div className="col-[content] py-12 lg:col-[2/8] lg:py-20 lg:pr-16">
          <h1 className="hero-title">{content.hero.title}</h1>
          <p className="hero-tagline mt-5 max-w-text text-lead text-muted">
            {content.hero.tagline}
          </p>
          <div className="mt-8 mb-10 flex gap-5 border-marigold border-l-4 bg-sand p-5">
            <Icon name="lock-keyhole" className="mt-0.5" />
            <div>
              <p>{content.notOpenYet}</p>
              <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
                <a href={phoneHref} className="link inline-flex min-h-11 items-center">
                  {site.phone}
                </a>
                <ButtonLink to="/contact" icon="arrow-right">
                  {content.contactLink}
                </ButtonLink>
              </p>
            </div>
          </div>
          <SignInForm words={content} />
        </div>
        <div className={`max-lg:hidden lg:col-[8/-1] ${groundOf(content.hero.image)}`}>
          <div className="sticky top-(--bar) h-[calc(100svh-var(--bar))]">
            <Picture id={content.hero.image} alt="" eager />
          </div>
        </div>
      </div>
    );
  },
});
