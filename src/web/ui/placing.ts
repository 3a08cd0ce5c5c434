export type Placing = {
  /** Above or below its anchor. */ side: 'top' | 'bottom';
  /** The edge it shares with the anchor: the one where text begins, or the other. */ align: 'start' | 'end';
  /** Its distance from the anchor. */ gap: number;
};

type Size = { width: number; height: number };
type Box = { left: number; top: number; right: number; bottom: number };

/** The distance of a popup from the edges of the screen. */
export const edge = 8;

/**
 * The position of a popup: as preferred, otherwise on the other side, otherwise across the screen; over its anchor only if it is too high
 * for both sides.
 */
export function placed(anchor: Box, popup: Size, screen: Size, preferred: Placing): { left: number; top: number } {
  const top = placedAlong(anchor, popup, screen, preferred);
  if (top !== null) return { left: placedAcross(anchor, popup, screen, preferred), top };
  const middle = (anchor.left + anchor.right - popup.width) / 2;
  return {
    left: Math.max(edge, Math.min(middle, screen.width - edge - popup.width)),
    top: Math.max(edge, screen.height - edge - popup.height),
  };
}

function placedAcross(anchor: Box, { width }: Size, screen: Size, { align }: Placing): number {
  const places = { start: anchor.left, end: anchor.right - width };
  const fits = { start: places.start + width <= screen.width - edge, end: places.end >= edge };
  const other = align === 'start' ? 'end' : 'start';
  if (fits[align]) return places[align];
  return fits[other] ? places[other] : (screen.width - width) / 2;
}

function placedAlong(anchor: Box, { height }: Size, screen: Size, { side, gap }: Placing): number | null {
  const places = { top: anchor.top - gap - height, bottom: anchor.bottom + gap };
  const fits = { top: places.top >= edge, bottom: places.bottom + height <= screen.height - edge };
  const other = side === 'top' ? 'bottom' : 'top';
  if (fits[side]) return places[side];
  return fits[other] ? places[other] : null;
}

/** The same in CSS, for browsers that place it by themselves and keep it there. */
export function anchored({ side, align, gap }: Placing): Record<string, string> {
  const [near, far] = [`${gap}px`, `${edge}px`];
  return {
    '--gap': near,
    'position-anchor': '--anchor',
    'position-area': `${side} ${align === 'start' ? 'span-right' : 'span-left'}`,
    top: side === 'top' ? far : near,
    bottom: side === 'top' ? near : far,
    left: align === 'start' ? '0' : far,
    right: align === 'start' ? far : '0',
    // Chromium tries no more than five.
    'position-try-fallbacks': 'flip-block, flip-inline, flip-block flip-inline, --across, --within',
  };
}
