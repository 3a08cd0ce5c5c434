import type { CSSProperties } from 'react';
import type { BarForm } from '#domain/schedule/bar-words.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { barColors } from '../ui/badge.tsx';
import { eventTypeLooks, toneOf } from './event-words.tsx';

type BarEvent = Pick<ScheduleEvent, 'type' | 'color' | 'maintenanceStatus'>;

/** An entry's bar in a calendar. Its color says its type, its form how far it has come: filled, filled strongly, or an outline. */
export function lookOfBar(event: BarEvent, form: BarForm, clashes = false): CSSProperties {
  const tone = toneOf(event);
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
  over: { color: 'var(--ink-2)', backgroundColor: 'var(--surface)' },
};
