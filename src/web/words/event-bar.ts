import type { CSSProperties } from 'react';
import type { BarForm } from '#domain/schedule/bar-words.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { barColors } from '../ui/badge.tsx';
import { eventTypeLooks, ownToneOf } from './event-words.tsx';

type BarEvent = Pick<ScheduleEvent, 'type' | 'color' | 'maintenanceStatus'>;

/** A stretch of a calendar. Its color shows the type, its fill the progress; overdue work is red. */
export function lookOfBar(event: BarEvent, form: BarForm, clashes = false): CSSProperties {
  const isClosedWork = form === 'over' && event.maintenanceStatus !== null;
  const tone = isClosedWork ? 'grey' : ownToneOf(event);
  const { color, backgroundColor } = filled[form] ?? barColors(tone);
  const outline = form === 'over' ? `inset 0 0 0 1px var(--${tone}-solid)` : undefined;
  const edge = `var(--${eventTypeLooks[event.type].tone}-solid)`;
  return {
    color,
    background: `linear-gradient(${edge}, ${edge}) 0 / 3px no-repeat ${backgroundColor}`,
    boxShadow: clashes ? 'inset 0 0 0 2px var(--red-solid)' : outline,
  };
}

const filled: Partial<Record<BarForm, CSSProperties>> = {
  aboard: { color: 'var(--on-aboard)', backgroundColor: 'var(--aboard)' },
  overdue: barColors('red'),
  over: { color: 'var(--ink-2)', backgroundColor: 'var(--surface)' },
};
