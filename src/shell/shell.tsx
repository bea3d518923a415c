import type { ReactNode } from 'react';
import { navigation } from '../content/navigation.ts';
import { islands } from '../sections/later.tsx';
import { Notices } from './notices.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { TopBar } from './top-bar.tsx';

export const Shell = ({ children }: { readonly children: ReactNode }) => (
  <>
    <a
      href="#main"
      className="tone-marigold fixed left-3 z-50 -top-24 px-5 py-3 font-semibold focus:top-3 print:hidden"
    >
      {navigation.skip}
    </a>
    <TopBar />
    <main id="main" tabIndex={-1} className="outline-none">
      {children}
    </main>
    <islands.Footer />
    <Notices />
    <RouteAnnouncer />
  </>
);
