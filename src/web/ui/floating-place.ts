import { anchored, placed, type Placing } from './placing.ts';

const mayAnchor = CSS.supports('position-area', 'bottom');

/** Keeps a floating element beside its anchor: by CSS anchor positioning, or by measuring if the browser lacks that. */
export function stayBeside(anchor: HTMLElement, popup: HTMLElement, placing: Placing, signal: AbortSignal): void {
  if (mayAnchor) {
    // Not as an inline style: the minimum of 44 pixels for fingers applies to elements without one.
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
