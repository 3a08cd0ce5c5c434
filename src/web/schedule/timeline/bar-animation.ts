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

/** It is placed in a few turns of its own after it is drawn. No frame comes meanwhile, and none is waited for. */
async function isPlaced(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
