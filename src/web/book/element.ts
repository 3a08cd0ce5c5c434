type Attributes = Record<string, string | number | boolean | null | undefined>;

/** An element with these attributes and contents. Texts stay texts: nothing is ever parsed as HTML. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...inside: (Node | string | null)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== null && value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : String(value));
  made.append(...inside.filter((each) => each !== null));
  return made;
}

/** Replaces the contents of an element. */
export function fill(within: Element, ...inside: (Node | string | null)[]): void {
  within.replaceChildren(...inside.filter((each) => each !== null));
}

/** Scrolls to a heading that has just appeared and focuses it, for screen readers. */
export function goTo(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus();
  heading.scrollIntoView({ block: 'nearest' });
}
