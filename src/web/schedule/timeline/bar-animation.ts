/** The bar of an event, wherever it is drawn now. */
export function barOf(id: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-event="${id}"]`);
}

/** Lets the bar of an event be seen to go from where it is to where it is drawn next. */
export function travel(id: number): void {
  const from = barOf(id)?.getBoundingClientRect();
  if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
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
