// The basis of the routes of all rooms.
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import type { Action } from '#domain/session/permissions.ts';
import { countIn, type RawSearch } from './search-params.ts';
import { readToken } from './token.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The title in the header and in the browser's tab. */
    title?: string;
    /** The title if it depends on the search of the address. */
    titleOf?: (search: RawSearch) => string | undefined;
    /** Who may see it, if not everybody signed in. */
    action?: Action;
    /** The message for somebody who has to sign in to see it. */
    signInFirst?: string;
  }
  interface HistoryState {
    /** Where somebody wanted to go before they had to sign in. */
    wanted?: string;
    /** Whether their session had ended. */
    ended?: boolean;
    /** The number of a statement that was chosen in its list. */
    statement?: string;
    /** Whether an invoice was created to be sent at once. */
    asksToSend?: boolean;
  }
}

export const root = createRootRouteWithContext<{ queries: QueryClient }>()();

/** The parent of all pages behind the sign-in. */
export const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' });

/** Accepts an address unread. Its page reads it, leniently, with its room's own reader. */
export function typedSearch<Search>(raw: RawSearch): Search {
  return raw as Search;
}

/** Loads data while the page's code is still loading. Nothing waits for it, and without a session nothing is requested. */
export function ahead(read: () => Promise<unknown>) {
  if (readToken() !== null) read().catch(() => undefined);
}

/** The same for one record, if the address names one. */
export function aheadOf(id: string, read: (id: number) => Promise<unknown>) {
  const named = countIn(id);
  if (named !== undefined) ahead(() => read(named));
}
