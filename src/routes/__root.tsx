import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router';
import { Shell } from '../shell/shell.tsx';

export const Route = createRootRoute({
  component: () => (
    <>
      <HeadContent />
      <Shell>
        <Outlet />
      </Shell>
    </>
  ),
});
