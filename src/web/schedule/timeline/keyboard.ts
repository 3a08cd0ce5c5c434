import type { KeyboardEvent } from 'react';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import type { Carried } from './carry-state.ts';
import { cursorOn, step, type Cursor, type Step } from './cursor-state.ts';
import type { Row } from './row-layout.ts';

/** What the timeline's keys can act on. */
export type Keyboard = {
  rows: Row[];
  cursor: Cursor | null;
  /** The event being carried by keyboard. */
  carrying: ScheduleEvent | null;
  /** The first and the last visible day. */
  seen: { first: number; last: number };
  today: number;
  onGo: (to: Cursor) => void;
  onCarry: (event: ScheduleEvent, change: Change) => void;
  onDrop: () => void;
  onCancel: () => void;
  onAdd: (at: Cursor) => void;
  onDay: (at: Cursor) => void;
  onDelete: (event: ScheduleEvent) => void;
  onUndo: () => void;
  onHelp: () => void;
};

export type Change = (at: Carried) => Partial<Pick<Carried, 'shift' | 'yachtId'>>;

const arrows: Record<string, Step> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** Handles a key; returns whether it had a meaning here. */
export function answerKey(event: KeyboardEvent, keyboard: Keyboard): boolean {
  if (keyboard.carrying) return carryKey(event, keyboard, keyboard.carrying);
  const { cursor, rows } = keyboard;
  if (!cursor) return false;
  const focused = rows.find(({ yacht }) => yacht.id === cursor.yachtId)?.events.find(({ id }) => id === cursor.eventId);
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') return done(keyboard.onUndo);
  const arrow = arrows[event.key];
  if (arrow) return arrowKey(event, keyboard, cursor, focused, arrow);
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === '?') return done(keyboard.onHelp);
  if (focused && (event.key === 'm' || event.key === 'M')) return done(() => keyboard.onCarry(focused, () => ({})));
  if (event.key === 'd' || event.key === 'D') return done(() => keyboard.onDay(cursor));
  if (focused && event.key === 'Delete') return done(() => keyboard.onDelete(focused));
  if (!focused && (event.key === 'n' || event.key === 'N')) return done(() => keyboard.onAdd(cursor));
  return jumpKey(event.key, keyboard, cursor);
}

function arrowKey(event: KeyboardEvent, keyboard: Keyboard, cursor: Cursor, focused: ScheduleEvent | undefined, arrow: Step): boolean {
  if (event.altKey) return focused ? done(() => keyboard.onCarry(focused, changeOf(arrow, endsHeld(event), keyboard.rows))) : false;
  const far = event.ctrlKey || event.metaKey;
  const where = far && arrow === 'left' ? 'previous' : far && arrow === 'right' ? 'next' : arrow;
  return done(() => keyboard.onGo(step(keyboard.rows, cursor, where)));
}

function jumpKey(key: string, { rows, seen, today, onGo }: Keyboard, cursor: Cursor): boolean {
  const row = rows.find(({ yacht }) => yacht.id === cursor.yachtId);
  const page = seen.last - seen.first;
  const day = { Home: seen.first, End: seen.last, PageUp: cursor.day - page, PageDown: cursor.day + page, t: today, T: today }[key];
  return row && day !== undefined ? done(() => onGo(cursorOn(row, day))) : false;
}

/** While something is being carried, the keys move it; everything else waits. */
function carryKey(event: KeyboardEvent, keyboard: Keyboard, carrying: ScheduleEvent): boolean {
  const arrow = arrows[event.key];
  if (arrow) return done(() => keyboard.onCarry(carrying, changeOf(arrow, endsHeld(event), keyboard.rows)));
  if (event.key === 'Enter' || event.key === ' ') return done(keyboard.onDrop);
  if (event.key === 'Escape') return done(keyboard.onCancel);
  return false;
}

/** Which end of an event is being moved, if only one. */
export type Hold = 'both' | 'start' | 'end';

function endsHeld({ ctrlKey, metaKey, shiftKey }: KeyboardEvent): Hold {
  return ctrlKey || metaKey ? 'start' : shiftKey ? 'end' : 'both';
}

/** An arrow key moves it by a day or to the next yacht; with Shift only the end moves, with Ctrl only the start. */
export function changeOf(arrow: Step, held: Hold, rows: Row[]): Change {
  const days = arrow === 'left' ? -1 : arrow === 'right' ? 1 : 0;
  if (days !== 0)
    return ({ shift: { start, end } }) => ({
      shift: { start: held === 'end' ? start : start + days, end: held === 'start' ? end : end + days },
    });
  return ({ yachtId }) => {
    const row = rows.find(({ yacht }) => yacht.id === yachtId);
    const next = row && rows[row.index + (arrow === 'up' ? -1 : 1)];
    return next && held === 'both' ? { yachtId: next.yacht.id } : {};
  };
}

function done(act: () => void): true {
  act();
  return true;
}
