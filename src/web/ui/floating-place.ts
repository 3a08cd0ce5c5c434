import { anchored, placed, type Placing } from './placing.ts';

const mayAnchor = CSS.supports('position-area', 'bottom');

/** Keeps a floating element beside its anchor: by the browser's own anchoring, or by measuring where it has none. */
export function stayBeside(anchor: HTMLElement, popup: HTMLElement, placing: Placing, signal: AbortSignal): void {
  if (mayAnchor) {
    // Not as a style of its own: a finger's 44 pixels are for what has none.
    anchor.setAttribute('data-anchor', '');
    signal.addEventListener('abort', () => anchor.removeAttribute('data-anchor'));
    for (const [name, value] of Object.entries(anchored(placing))) popup.style.setProperty(name, value);
    return;
  }
  function place() {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { left, top } = placed(anchor.getBoundingClientRect(), popup.getBoundingClientRect(), { width, height }, placing);
    popup.style.setProperty('left', `${left}px`);
    popup.style.setProperty('top', `${top}px`);
  }
  place();
  addEventListener('scroll', place, { capture: true, passive: true, signal });
  addEventListener('resize', place, { signal });
  watch(popup, place, signal);
}

/** Calls whenever an element changes its size or is removed. */
export function watch(element: Element, changed: () => void, signal: AbortSignal): void {
  const observer = new ResizeObserver(changed);
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
