import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import { createQueries } from './platform/queries.ts';
import { sessionQuery } from './platform/session.tsx';
import { createAppRouter } from './routes.tsx';
import { Toaster } from './ui/toaster.tsx';

const queries = createQueries();
void queries.prefetchQuery(sessionQuery);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <RouterProvider router={createAppRouter(queries)} />
        <Toaster />
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
);
