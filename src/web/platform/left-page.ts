// Where somebody has been. The browser keeps that to itself, and forms and links want to lead back there.
type Place = { pathname: string; href: string; search?: object };

let left: Place | null = null;
const searches = new Map<string, object>();

/** Remembers that somebody went from one page to another, or from one state of a page to another of it. */
export function rememberWay(from: Place | undefined, to: Place, isOtherPage: boolean) {
  if (isOtherPage) left = from ?? null;
  for (const place of [from, to]) {
    // A list that is gone back to doesn't open its form again.
    const { new: _new, edit: _edit, import: _import, invite: _invite, ...search } = { ...place?.search } as Record<string, unknown>;
    if (place) searches.set(place.pathname, search);
  }
}

/** Which page somebody was on before this one. */
export function leftPage(): Place | null {
  return left;
}

/** What the address of a page said last: search, filters, and the page of its list. */
export function lastSearchAt(pathname: string): object {
  return searches.get(pathname) ?? {};
}

/** Whether somebody has been at a page since they came. */
export function wasAt(pathname: string): boolean {
  return searches.has(pathname);
}

/** Begins anew, for whoever signs in next. */
export function forgetWays() {
  left = null;
  searches.clear();
}
