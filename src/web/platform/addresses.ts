// All forms have addresses of one pattern: `/crew/new`, `/crew/7/edit`. A form that opens over a page is a state of that page inside the
// router, so that the page below doesn't change: `/users?q=tom&edit=7` is written `/users/7/edit?q=tom`.
import type { LocationRewrite } from '@tanstack/react-router';

const overPages = /^\/(customers|documents|maintenance\/parts|users|companies|finance\/(expenses|income|bank))$/;
const onPages = /^\/(yachts|crew|desk|maintenance(\/(defects|checklists))?|schedule|routes|finance\/invoices)$/;

/**
 * How the router reads and writes addresses. A visit that `began` at a page's twin under /dashboard stays among the twins; `others` have
 * none.
 */
export function addressRewrite(began: string, others: readonly string[]): LocationRewrite {
  const isTwin = (path: string) => path !== original(path) && !others.includes(original(path));
  const inFamily = isTwin(began);
  return {
    input({ url }) {
      if (isTwin(url.pathname)) url.pathname = original(url.pathname);
      return readAddress(url);
    },
    output({ url }) {
      const address = writeAddress(url);
      if (inFamily && !others.includes(url.pathname)) address.pathname = `/dashboard${address.pathname}`;
      return address;
    },
  };
}

/** An address that the router can read: one that can't be decoded leads to the 404 page, and repeated slashes count as one. */
export function readable(path: string): string {
  try {
    // Decoded only for the error; the result is used so that minifiers don't drop the call.
    return decodeURI(path) && path.replace(/\/{2,}/g, '/');
  } catch {
    return '/404';
  }
}

function original(path: string): string {
  return path.replace(/^\/dashboard(?=\/)/, '');
}

/** What the router shows at an address, including addresses in the older forms. */
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

/** Moves the open form from the search into the path, for these rooms. */
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
  for (const name of ['edit', 'new', 'add']) search.delete(name);
  if (path === '/customers' && form !== 'new') search.set('over', 'list');
  return url;
}
