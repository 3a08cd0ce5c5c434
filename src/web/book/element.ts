type Attributes = Record<string, string | number | boolean | null | undefined>;

/** An element with these attributes and what is inside. Texts stay texts: nothing is ever read as HTML. */
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

/** Puts these in place of all that is in an element. */
export function fill(within: Element, ...inside: (Node | string | null)[]): void {
  within.replaceChildren(...inside.filter((each) => each !== null));
}

/** Moves the eye and the screen reader to what has just come. */
export function goTo(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus();
  heading.scrollIntoView({ block: 'nearest' });
}
