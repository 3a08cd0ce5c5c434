import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Less than this is no room for words: they go. */
const minWordsWidth = 28;

/**
 * Keeps the words of bars whose beginning is scrolled away beside the yachts, ended where the bar ends: they end in dots and never begin cut.
 * Only few bars reach over that edge at a time, so each is looked at with every scroll.
 */
export function useLabelsInSight(frame: RefObject<HTMLElement | null>, side: number) {
  // To ask the frame after it was drawn would lay it out twice.
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

/** The edge is in pixels of the line: from there on words are seen. */
function fitLabels(frame: HTMLElement, edge: number) {
  for (const label of frame.querySelectorAll<HTMLElement>('[data-until]')) {
    const room = Number(label.dataset['until']) - edge;
    const width = widthFor(room, Number(label.dataset['width']));
    if (label.style.maxWidth !== width) label.style.maxWidth = width;
  }
  // A name beside its bar goes with it.
  for (const label of frame.querySelectorAll<HTMLElement>('[data-beside]')) {
    const hidden = Number(label.dataset['beside']) < edge ? 'hidden' : '';
    if (label.style.visibility !== hidden) label.style.visibility = hidden;
  }
}

/** The most that words may take of a bar so wide of which so much is seen: all of it, what is seen, or nothing. */
export function widthFor(room: number, width: number): string {
  if (room >= width || room <= 0) return '';
  return room < minWordsWidth ? '0px' : `${Math.floor(room)}px`;
}
