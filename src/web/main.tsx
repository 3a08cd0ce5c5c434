import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
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

// The earlier paint stays until the page can replace it. As a transition it renders in small steps, so that a tap between them isn't lost.
void Promise.all([queries.prefetchQuery(sessionQuery), router.load()]).then(() =>
  startTransition(() =>
    createRoot(document.getElementById('root')!).render(
      <StrictMode>
        <CSPProvider disableStyleElements>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
            <Toaster />
          </QueryClientProvider>
        </CSPProvider>
      </StrictMode>,
    ),
  ),
);
