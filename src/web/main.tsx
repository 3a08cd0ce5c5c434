import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import { readable } from './platform/addresses.ts';
import { createQueries } from './platform/queries.ts';
import { sessionQuery } from './platform/session.tsx';
import { createAppRouter } from './routes.tsx';
import { Toaster } from './ui/toaster.tsx';

const path = readable(location.pathname);
if (path !== location.pathname) history.replaceState(null, '', path + location.search + location.hash);

const queries = createQueries();
const router = createAppRouter(queries);

// The router follows Back and Forward only once it is drawn, and doesn't catch up: until then this does.
const stopFollowing = router.history.subscribe(() => void router.load());

/** Drawn behind the router, so that by its effect the router follows by itself. */
function Drawn() {
  useLayoutEffect(stopFollowing, []);
  return null;
}

// The earlier paint stays until the page can replace it. As a transition it renders in small steps, so that a tap between them isn't lost.
void Promise.all([queries.prefetchQuery(sessionQuery), router.load()]).then(() =>
  startTransition(() =>
    createRoot(document.getElementById('root')!).render(
      <StrictMode>
        <CSPProvider disableStyleElements>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
            <Drawn />
            <Toaster />
          </QueryClientProvider>
        </CSPProvider>
      </StrictMode>,
    ),
  ),
);
