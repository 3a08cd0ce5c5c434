// Which page somebody was on before this one. The browser keeps that to itself, and a form wants to lead back there.
type Place = { pathname: string; href: string };

let left: Place | null = null;

export function rememberLeftPage(place: Place | undefined) {
  left = place ?? null;
}

export function leftPage(): Place | null {
  return left;
}
