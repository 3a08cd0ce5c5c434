/** The element with this id, which the server wrote into the page. */
export function byId<Type extends HTMLElement = HTMLElement>(id: string): Type {
  return document.getElementById(id) as Type;
}

/** All elements of a kind within another, as a list. */
export function all<Type extends Element = HTMLElement>(selector: string, within: ParentNode = document): Type[] {
  return [...within.querySelectorAll<Type>(selector)];
}

/** An element with a text and attributes. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  more: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return Object.assign(made, more);
}
