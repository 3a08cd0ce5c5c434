import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { addDays, type Day } from '#domain/shared/calendar-days.ts';
import { dayLineOf, type DayLine } from '#domain/schedule/day-line.ts';
import { deskWidth, type Measures } from './timeline-layout.ts';

// The line reaches two years either way; near an end it is laid out anew around the current day.
const reach = 730;
const nearTheEnd = 120;
export const daysOnLine = 2 * reach + 1;

/** How much is drawn beyond the visible area, in pixels; on a phone, half of the visible width across. */
export const ahead = { across: 440, down: 320 };

/** The drawn area: days from and to, and pixels from the first row's top. */
export type View = { from: number; to: number; top: number; bottom: number };

type Scroll = Pick<HTMLElement, 'scrollLeft' | 'scrollTop' | 'clientWidth' | 'clientHeight'>;

/** The line of days around a date. It stays the same one while the date is well within it. */
export function useLine(timeZone: string, date: Day): DayLine {
  const [centre, setCentre] = useState(date);
  const line = useMemo(() => dayLineOf(timeZone, addDays(centre, -reach)), [timeZone, centre]);
  const at = line.indexOf(date);
  if (at < nearTheEnd || at > daysOnLine - nearTheEnd) setCentre(date);
  return line;
}

/**
 * The frame and its inner width. Until it can be measured, the width is calculated from the page, so that nothing has to be drawn twice.
 */
export function useFrame() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(widthOfCard);
  const attach = useCallback((element: HTMLDivElement) => {
    frame.current = element;
    const measure = () => setWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return { frame, attach, width };
}

/** The inner width of a card on the page, also before the card is painted; 0 if there is no page yet. */
function widthOfCard(): number {
  const page = document.querySelector('main');
  if (!page) return 0;
  const { paddingLeft, paddingRight } = getComputedStyle(page);
  return page.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 2;
}

type Scrolled = {
  frame: RefObject<HTMLDivElement | null>;
  /** Of the frame, in pixels. */ width: number;
  line: DayLine;
  measures: Measures;
  date: Day;
  onDate: (day: Day) => void;
};

/** Keeps the date of the address and the scroll position in sync, and returns the area to draw. */
export function useScrolledView({ frame, width, line, measures, date, onDate }: Scrolled): View {
  const { day, side, lead } = measures;
  // The position on the line where the lead ends. It stays the same when days become wider or narrower.
  const place = useRef({ line, at: line.indexOf(date) });
  const [view, setView] = useState(() =>
    viewOf({ scrollLeft: (place.current.at - lead) * day, scrollTop: 0, clientWidth: width, clientHeight: innerHeight }, day, side),
  );

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    if (place.current.line !== line) place.current = { line, at: line.indexOf(date) };
    element.scrollLeft = (place.current.at - lead) * day;
    const needed = viewOf(element, day, side);
    setView((drawn) => (drawn.from === needed.from && drawn.to === needed.to && covers(drawn, element, day, side) ? drawn : needed));
    // The date has an effect of its own below: scrolling to a date is different from keeping the position.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [frame, line, day, side, lead]);

  useEffect(() => {
    const element = frame.current;
    const goal = line.indexOf(date);
    if (!element || Math.round(place.current.at) === goal) return;
    const near =
      Math.abs(goal - place.current.at) * day < 2 * element.clientWidth && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: (goal - lead) * day, behavior: near ? 'smooth' : 'instant' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [frame, line, date]);

  const tell = useRef((_day: Day) => {});
  useEffect(() => {
    tell.current = (newDate) => newDate !== date && onDate(newDate);
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let settling: ReturnType<typeof setTimeout>;
    function scrolled() {
      if (!element) return;
      place.current = { line, at: element.scrollLeft / day + lead };
      setView((known) => (covers(known, element, day, side) ? known : viewOf(element, day, side)));
      clearTimeout(settling);
      settling = setTimeout(() => tell.current(line.dayAt(Math.round(place.current.at))), 200);
    }
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      element.removeEventListener('scroll', scrolled);
      clearTimeout(settling);
    };
  }, [frame, line, day, side, lead]);

  return view;
}

/** The area to draw at a scroll position: the visible part, and as much around it as a short scroll reveals. */
export function viewOf(element: Scroll, day: number, side: number): View {
  const seen = seenIn(element, day, side);
  const across = element.clientWidth < deskWidth ? (seen.to - seen.from) / 2 : ahead.across / day;
  return {
    from: Math.floor(seen.from - across),
    to: Math.ceil(seen.to + across),
    top: seen.top - ahead.down,
    bottom: seen.bottom + ahead.down,
  };
}

/** Whether the drawn area still covers the visible one. */
export function covers(view: View, element: Scroll, day: number, side: number): boolean {
  const seen = seenIn(element, day, side);
  return view.from <= seen.from && view.to >= seen.to && view.top <= seen.top && view.bottom >= seen.bottom;
}

function seenIn(element: Scroll, day: number, side: number): View {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
  return { from: scrollLeft / day, to: (scrollLeft + clientWidth - side) / day, top: scrollTop, bottom: scrollTop + clientHeight };
}
