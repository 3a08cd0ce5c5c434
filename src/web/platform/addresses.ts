// Every form has an address of one dialect: `/crew/new`, `/crew/7/edit`. A form that opens over a page is a state of that page
// inside the router, so that what is beneath stays as it is: `/users?q=tom&edit=7` is written `/users/7/edit?q=tom`.
import type { LocationRewrite } from '@tanstack/react-router';

const overPages = /^\/(customers|documents|maintenance\/parts|users|companies|finance\/(expenses|income|bank))$/;
const onPages = /^\/(yachts|crew|desk|maintenance(\/(defects|checklists))?|schedule|routes|finance\/invoices)$/;

/** How the router reads addresses, and writes them. A visit that `began` at a page's twin under /dashboard stays among the twins; `others` have none. */
export function addressRewrite(began: string, others: readonly string[]): LocationRewrite {
  const isTwin = (path: string) => path !== original(path) && !others.includes(original(path));
  const inFamily = isTwin(began);
  return {
    input({ url }) {
      if (isTwin(url.pathname)) url.pathname = original(url.pathname);
      return readAddress(url);
    },
    output({ url }) {
      const written = writeAddress(url);
      if (inFamily && !others.includes(url.pathname)) written.pathname = `/dashboard${written.pathname}`;
      return written;
    },
  };
}

/** What the router can read instead of an address: what can't be decoded leads nowhere, and slashes too many lead where they were meant to. */
export function readable(path: string): string {
  try {
    // Decoded for the error alone; minifiers leave out what nothing is made of.
    return decodeURI(path) && path.replace(/\/{2,}/g, '/');
  } catch {
    return '/404';
  }
}

function original(path: string): string {
  return path.replace(/^\/dashboard(?=\/)/, '');
}

/** What the router is to show at an address, also at one as they were before there was one dialect. */
export function readAddress(address: URL): URL {
  const url = inOneDialect(address, (path) => overPages.test(path) || onPages.test(path));
  const [, room = '', id] = /^(.*)\/(?:new|(\d+)\/edit)$/.exec(url.pathname) ?? [];
  if (!overPages.test(room)) return url;
  // A customer has a page of their own, and their form opens over it, or over the list.
  const isOverRecord = room === '/customers' && id && !url.searchParams.has('over');
  url.searchParams.delete('over');
  url.pathname = isOverRecord ? `${room}/${id}` : room;
  url.searchParams.set(id ? 'edit' : 'new', isOverRecord || !id ? 'true' : id);
  return url;
}

/** The address of what the router shows. */
export function writeAddress(address: URL): URL {
  return inOneDialect(address, (path) => overPages.test(path));
}

/** Says in the path which form of these rooms is open, if the search says so. */
function inOneDialect(address: URL, isRoom: (path: string) => boolean): URL {
  const url = new URL(address);
  const { searchParams: search } = url;
  const path = url.pathname.replace(/^\/finance$/, '$&/expenses');
  const edited = search.get('edit') ?? '';
  const added = search.get('new') ?? search.get('add');
  const form = !isRoom(path)
    ? edited === 'true' && isRoom(path.replace(/\/\d+$/, '')) && 'edit'
    : /^[1-9]\d*$/.test(edited)
      ? `${edited}/edit`
      : added === 'true' && 'new';
  if (!form) return url;
  url.pathname = `${path}/${form}`;
  for (const said of ['edit', 'new', 'add']) search.delete(said);
  if (path === '/customers' && form !== 'new') search.set('over', 'list');
  return url;
}
