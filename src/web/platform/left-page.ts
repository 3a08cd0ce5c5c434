// Which pages were visited. The browser doesn't reveal its history, and forms and links need to lead back.
type PageAddress = { pathname: string; href: string; search?: object };

let left: PageAddress | null = null;
const searches = new Map<string, object>();

/** Remembers that somebody went from one page to another, or from one state of a page to another state. */
export function rememberWay(from: PageAddress | undefined, to: PageAddress, isOtherPage: boolean) {
  if (isOtherPage) left = from ?? null;
  for (const place of [from, to]) {
    // Going back to a list doesn't reopen its form.
    const { new: _new, edit: _edit, import: _import, invite: _invite, ...search } = { ...place?.search } as Record<string, unknown>;
    if (place) searches.set(place.pathname, search);
  }
}

/** Which page somebody was on before this one. */
export function leftPage(): PageAddress | null {
  return left;
}

/** The last search of a page's address: search text, filters, and the page of its list. */
export function lastSearchAt(pathname: string): object {
  return searches.get(pathname) ?? {};
}

/** Forgets everything, for the next person to sign in. */
export function forgetWays() {
  left = null;
  searches.clear();
}
