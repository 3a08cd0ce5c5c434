import { flushSync } from 'react-dom';
import { mayGlide } from '../../platform/motion.ts';

/** The bar of an event, wherever it is currently drawn. */
export function barOf(id: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-event="${id}"]`);
}

/** Animates the bar of an event from its current position to its next one. */
export function travel(id: number): void {
  const from = barOf(id)?.getBoundingClientRect();
  if (!from || !mayGlide()) return;
  // It is redrawn in the next frame, or the one after that.
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

/** The transition name of a bar and its dialog while one becomes the other. */
export const gliding = 'event-dialog';

/** Lets the dialog of an event grow out of its bar, if transitions are allowed. */
export function openFromBar(id: number, open: () => void): void {
  const bar = barOf(id);
  if (!bar || !mayGlide() || !('startViewTransition' in document)) return open();
  // Named only for this moment: otherwise each of hundreds of bars would be animated in every transition.
  bar.style.viewTransitionName = gliding;
  document.startViewTransition(async () => {
    bar.style.viewTransitionName = '';
    flushSync(open);
    await isPlaced();
  });
}

/** The dialog is positioned a few turns of the event loop after rendering. During a transition there are no frames to wait for. */
async function isPlaced(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
