import { watch } from './floating-place.ts';

/** Whether the focus is in it, or nowhere. */
export function isIdle(popup: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || popup.contains(activeElement);
}

/**
 * Closes it in all ways other than choosing something. The browser does much of this itself; but Escape must leave the surrounding dialog
 * open, and in older versions of Safari a tap elsewhere does nothing.
 */
export function closesOn(popup: HTMLElement, anchor: HTMLElement | null, isModal: boolean, signal: AbortSignal): void {
  const close = () => popup.hidePopover();
  const isOurs = (target: EventTarget | null) => target instanceof Node && (popup.contains(target) || anchor?.contains(target) === true);

  function onKeyDown(event: KeyboardEvent) {
    const isCovered = popup.querySelector('[popover], [role=dialog], [role=alertdialog]') !== null;
    if (event.key !== 'Escape' || event.isComposing || isCovered) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }
  addEventListener('keydown', onKeyDown, { capture: true, signal });
  addEventListener('focusin', ({ target }) => isOurs(target) || close(), { capture: true, signal });
  addEventListener('pointerdown', ({ target }) => isOurs(target) || closeByPress(close, isModal), { capture: true, signal });
  addEventListener('popstate', close, { signal });
  if (anchor) watch(anchor, () => anchor.checkVisibility() || close(), signal);
}

/** Closes once the press has ended, unless it becomes a swipe. */
function closeByPress(close: () => void, isModal: boolean): void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  const end = () => over.abort();
  for (const eventType of ['pointercancel', 'pointerdown', 'keydown']) addEventListener(eventType, end, options);
  addEventListener('pointerup', close, options);
  function onClick(event: MouseEvent) {
    end();
    if (!isModal) return;
    event.preventDefault();
    event.stopPropagation();
  }
  addEventListener('click', onClick, options);
}
