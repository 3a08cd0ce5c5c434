// Where somebody has been. The browser keeps that to itself, and forms and links want to lead back there.
type Place = { pathname: string; href: string; search?: object };

let left: Place | null = null;
const searches = new Map<string, object>();

export function rememberLeftPage(place: Place | undefined) {
  left = place ?? null;
  if (!place?.search) return;
  // A list that is gone back to doesn't open its form again.
  const { new: _new, edit: _edit, import: _import, invite: _invite, ...search } = place.search as Record<string, unknown>;
  searches.set(place.pathname, search);
}

/** Which page somebody was on before this one. */
export function leftPage(): Place | null {
  return left;
}

/** What the address of a page said when it was left: search, filters, and the page of its list. */
export function searchLeftAt(pathname: string): object {
  return searches.get(pathname) ?? {};
}

/** Begins anew, for whoever signs in next. */
export function forgetLeftPages() {
  left = null;
  searches.clear();
}
