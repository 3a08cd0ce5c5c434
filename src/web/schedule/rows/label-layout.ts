import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Below this width there is no room for words, and they are hidden. */
const minWordsWidth = 28;

/**
 * Keeps the words of bars in view beside the yachts after their beginning has scrolled away. Words that don't fit are cut at their end,
 * with dots. Only few bars cross that edge at a time, so each is checked on every scroll.
 */
export function useLabelsInSight(frame: RefObject<HTMLElement | null>, side: number) {
  // Measuring the frame after drawing would cause a second layout.
  const scrolled = useRef(0);
  useLayoutEffect(() => {
    if (frame.current) fitLabels(frame.current, scrolled.current + side);
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const fit = () => {
      scrolled.current = element.scrollLeft;
      fitLabels(element, scrolled.current + side);
    };
    fit();
    element.addEventListener('scroll', fit, { passive: true });
    return () => element.removeEventListener('scroll', fit);
  }, [frame, side]);
}

/** The edge, in pixels of the line: words are visible from there on. */
function fitLabels(frame: HTMLElement, edge: number) {
  for (const label of frame.querySelectorAll<HTMLElement>('[data-until]')) {
    const room = Number(label.dataset['until']) - edge;
    const width = widthFor(room, Number(label.dataset['width']));
    if (label.style.maxWidth !== width) label.style.maxWidth = width;
  }
  // A name beside its bar moves with it.
  for (const label of frame.querySelectorAll<HTMLElement>('[data-beside]')) {
    const hidden = Number(label.dataset['beside']) < edge ? 'hidden' : '';
    if (label.style.visibility !== hidden) label.style.visibility = hidden;
  }
}

/**
 * The maximum width of a bar's words, given the width of the bar and how much of it is visible: all of it, the visible part, or nothing.
 */
export function widthFor(room: number, width: number): string {
  if (room >= width || room <= 0) return '';
  return room < minWordsWidth ? '0px' : `${Math.floor(room)}px`;
}
