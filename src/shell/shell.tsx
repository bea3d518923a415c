import type { ReactNode } from 'react';
import { later } from '../sections/later.tsx';
import { Notices } from './notices.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

const Footer = later((below) => below.Footer);

/** Bar, footer and notices around every page. */
export const Shell = ({ children }: { readonly children: ReactNode }) => (
  <>
    <SkipLink />
    <TopBar />
    <main id="main" tabIndex={-1} className="outline-none">
      {children}
    </main>
    <Footer />
    <Notices />
    <RouteAnnouncer />
  </>
);
