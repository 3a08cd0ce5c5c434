import { flushSync } from 'react-dom';
import { mayGlide } from '../../platform/motion.ts';

/** The bar of an event, wherever it is drawn now. */
export function barOf(id: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-event="${id}"]`);
}

/** Lets the bar of an event be seen to go from where it is to where it is drawn next. */
export function travel(id: number): void {
  const from = barOf(id)?.getBoundingClientRect();
  if (!from || !mayGlide()) return;
  // It is drawn anew with the next frame, or the one after that.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const bar = barOf(id);
      const to = bar?.getBoundingClientRect();
      if (!bar || !to) return;
      bar.animate(
        [
          { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)`, zIndex: 4 },
          { transform: 'none', zIndex: 4 },
        ],
        { duration: 320, easing: 'cubic-bezier(.22,1,.36,1)' },
      );
    }),
  );
}

/** What a bar and what is opened of it are called while one becomes the other. */
export const gliding = 'event-dialog';

/** Lets what is opened of an event grow out of its bar, where that may be seen. */
export function openFromBar(id: number, open: () => void): void {
  const bar = barOf(id);
  if (!bar || !mayGlide() || !('startViewTransition' in document)) return open();
  // Named for this moment alone: each of hundreds of bars would be moved by itself whenever anything glides.
  bar.style.viewTransitionName = gliding;
  document.startViewTransition(async () => {
    bar.style.viewTransitionName = '';
    flushSync(open);
    await isPlaced();
  });
}

/** It is drawn in some turns of its own, and placed in a few more. No frame comes meanwhile, so none is waited for, and not for long. */
async function isPlaced(): Promise<void> {
  for (let turn = 0, placing = 0; turn < 20 && placing < 4; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    if (document.querySelector(`[style*="view-transition-name: ${gliding}"]`)) placing += 1;
  }
}
