import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type ComponentProps, type RefObject, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { stayBeside } from './floating-place.ts';
import { closesOn, isIdle } from './floating-close.ts';
import type { Placing } from './placing.ts';
import { popoverLook } from './popup.ts';

type Anchor = RefObject<HTMLElement | null> | (() => HTMLElement | null);

export type FloatingProps = ComponentProps<'div'> &
  Partial<Placing> & {
    /** The element it opens beside, which gets the focus back. */ anchor: Anchor;
    /** Gets the focus as it opens, if not the whole popup. */ initialFocus?: (popup: HTMLElement) => HTMLElement | null | undefined;
    /** Gets the focus back as it closes, if not the anchor. */ finalFocus?: () => HTMLElement | null | undefined;
    /** Whether a press outside only closes it. */ isModal?: boolean;
    onClose: () => void;
  };

/**
 * A popup beside the element that opened it, in the browser's top layer. It exists while it is open, at the end of the surrounding landmark
 * or dialog in the document, so that it inherits nothing from the row it belongs to.
 */
export function Floating({
  role,
  anchor,
  side = 'bottom',
  align = 'start',
  gap = 4,
  initialFocus,
  finalFocus,
  isModal = false,
  onClose,
  onKeyDown,
  className = '',
  ...rest
}: FloatingProps) {
  const popup = useRef<HTMLDivElement>(null);
  const [holder] = useState(aHolder);
  const id = useId();

  const open = useEffectEvent((element: HTMLElement, signal: AbortSignal) => {
    const at = elementOf(anchor);
    placeFor(at).append(holder);
    if (at) tie(at, element, signal);
    element.showPopover();
    if (at) stayBeside(at, element, { side, align, gap }, signal);
    (initialFocus?.(element) ?? element).focus({ preventScroll: true });
    closesOn(element, at, isModal, signal);
  });
  const giveBack = useEffectEvent(() => (finalFocus ? finalFocus() : elementOf(anchor))?.focus({ preventScroll: true }));
  const closed = useEffectEvent(() => onClose());

  useLayoutEffect(() => {
    const element = popup.current;
    if (!element) return;
    const over = new AbortController();
    open(element, over.signal);
    const onToggle = ({ newState }: ToggleEvent) => {
      if (newState !== 'closed') return;
      over.abort();
      if (isIdle(element)) giveBack();
      closed();
    };
    element.addEventListener('beforetoggle', onToggle, { signal: over.signal });
    return () => {
      const hadFocus = !over.signal.aborted && element.contains(document.activeElement);
      over.abort();
      holder.remove();
      // After it was removed, because focus events would otherwise fire too early.
      if (hadFocus) queueMicrotask(() => !element.isConnected && giveBack());
    };
  }, [holder]);

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It has the role that whatever it is drawn as gives it.
    <div
      ref={popup}
      role={role}
      popover="auto"
      id={id}
      tabIndex={-1}
      data-paper="none"
      {...rest}
      className={`${popoverLook} ${className}`}
      onClick={keepIn}
      onPointerDown={keepIn}
      onMouseDown={keepIn}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.ctrlKey && !event.metaKey && !/^F\d/.test(event.key)) keepIn(event);
      }}
    />,
    holder,
  );
}

function aHolder(): HTMLElement {
  const holder = document.createElement('div');
  holder.className = 'contents';
  return holder;
}

/** Keeps its events away from the row or grid that it belongs to. */
function keepIn(event: SyntheticEvent) {
  event.stopPropagation();
}

function elementOf(anchor: Anchor): HTMLElement | null {
  return typeof anchor === 'function' ? anchor() : anchor.current;
}

function placeFor(anchor: Element | null): Element {
  return anchor?.closest('[popover], [role=dialog], [role=alertdialog], #main, aside') ?? document.body;
}

/** Excludes presses on the opener from those that close it, and links the opener to what it controls. */
function tie(anchor: HTMLElement, popup: HTMLElement, signal: AbortSignal): void {
  if (!(anchor instanceof HTMLButtonElement)) return;
  anchor.popoverTargetElement = popup;
  // The click that opened it is only ending now.
  anchor.popoverTargetAction = 'show';
  anchor.setAttribute('aria-controls', popup.id);
  signal.addEventListener('abort', () => {
    for (const name of ['popovertarget', 'popovertargetaction', 'aria-controls']) anchor.removeAttribute(name);
    anchor.popoverTargetElement = null;
  });
}
