import { Button } from '../components/button.tsx';
import { error } from '../content/pages/error.ts';

/** What the router shows when a page throws. Both ways out load the site afresh. */
export const ErrorPage = () => (
  <section className="hero page-grid tone-paper">
    <div className="hero-words">
      <h1>{error.title}</h1>
      <p className="mt-6 max-w-text text-lead text-muted">{error.text}</p>
      <div className="mt-10 flex flex-wrap gap-4">
        <Button onClick={() => location.reload()}>{error.reload}</Button>
        <a href="/" className="button button-outline">
          {error.home}
        </a>
      </div>
    </div>
  </section>
);
