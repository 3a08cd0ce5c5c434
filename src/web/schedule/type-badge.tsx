import type { EventType } from '#domain/schedule/words.ts';
import { barColors } from '../ui/badge.tsx';
import { eventTypeLooks } from '../words/event-words.tsx';

/** A small bar of this type. */
export function TypeBadge({ type }: { type: EventType }) {
  const { tone } = eventTypeLooks[type];
  return (
    <i
      aria-hidden
      className="size-3 shrink-0 rounded border-l"
      style={{ ...barColors(tone), borderLeft: `3px solid var(--${tone}-solid)` }}
    />
  );
}
