import type { KeyboardEvent } from 'react';
import { Floating, type FloatingProps } from './floating.tsx';

type Props = Omit<FloatingProps, 'role' | 'isModal'> & { /** Its accessible name. */ label: string };

/** A small panel beside the button that opened it. It takes the focus, and leaving it by Tab closes it. */
export function Popover({ label, initialFocus = firstControl, ...floating }: Props) {
  return <Floating {...floating} role="dialog" aria-label={label} initialFocus={initialFocus} onKeyDown={tabOut} />;
}

const reached = ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex="-1"], :disabled)';

function controlsIn(popup: HTMLElement): HTMLElement[] {
  return [...popup.querySelectorAll<HTMLElement>(reached)].filter((each) => each.checkVisibility());
}

/** No focus after a touch: the on-screen keyboard would cover what was just opened. */
function firstControl(popup: HTMLElement): HTMLElement | undefined {
  return matchMedia('(pointer: coarse)').matches ? undefined : controlsIn(popup)[0];
}

/** The focus continues from the element that opened it. */
function tabOut(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const { currentTarget: popup, shiftKey: isBack } = event;
  const controls = controlsIn(popup);
  const last = isBack ? controls[0] : controls.at(-1);
  const isLast = document.activeElement === last || (isBack && document.activeElement === popup);
  if (last && !isLast) return;
  if (isBack) event.preventDefault();
  popup.hidePopover();
}
