import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { dayLineOf } from '#domain/schedule/day-line.ts';
import { anEvent, aYacht } from '../../testing/given.ts';
import { cursorOn, freeOf, step, type Cursor } from './cursor-state.ts';
import { answerKey, changeOf, type Keyboard } from './keyboard.ts';
import { cursorNow } from './focus-state.ts';
import { widthFor } from '../rows/label-layout.ts';
import { rowsOf, type Row } from './row-layout.ts';

// The line begins on June 1: day 0. Aurelia (1) is taken on days 2 and 3 and on day 6, Borealis (2) on day 3.
const line = dayLineOf('Europe/Paris', '2026-06-01');
const yachts = [aYacht({ id: 1, name: 'Aurelia' }), aYacht({ id: 2, name: 'Borealis' }), aYacht({ id: 3, name: 'Calypso' })];
const span = (from: number, to: number) => ({
  startDate: `2026-06-0${from + 1}T07:00:00.000Z`,
  endDate: `2026-06-0${to + 1}T14:00:00.000Z`,
});
const charter = anEvent({ id: 11, yachtId: 1, ...span(2, 3) });
const dayTrip = anEvent({ id: 12, yachtId: 1, ...span(6, 6) });
const other = anEvent({ id: 21, yachtId: 2, ...span(3, 3) });
const rows = rowsOf(line, yachts, [charter, dayTrip, other], undefined);
const at = (yachtId: number, day: number, eventId: number | null = null): Cursor => ({ yachtId, day, eventId });

test('on a day that is taken the cursor is on its event', () => {
  const [first] = rows;
  if (!first) throw new Error('There is no row.');
  expect([1, 2, 3, 4, 6].map((day) => cursorOn(first, day).eventId)).toEqual([null, 11, 11, null, 12]);
});

const withEvents = (spans: { from: number; lasts: number }[]) =>
  rowsOf(
    line,
    yachts,
    spans.map(({ from, lasts }, id) => anEvent({ id, yachtId: 1, ...span(from, from + lasts) })),
    undefined,
  );

describe('an arrow', () => {
  test.each([
    ['right', at(1, 0), at(1, 1)],
    ['right', at(1, 1), at(1, 2, 11)],
    ['right', at(1, 2, 11), at(1, 4)],
    ['right', at(1, 5), at(1, 6, 12)],
    ['right', at(1, 6, 12), at(1, 7)],
    ['left', at(1, 4), at(1, 2, 11)],
    ['left', at(1, 2, 11), at(1, 1)],
    ['left', at(1, 0), at(1, -1)],
    ['down', at(1, 3, 11), at(2, 3, 21)],
    ['down', at(1, 2, 11), at(2, 2)],
    ['down', at(3, 5), at(3, 5)],
    ['up', at(2, 3, 21), at(1, 3, 11)],
    ['up', at(1, 5), at(1, 5)],
    ['next', at(1, 0), at(1, 2, 11)],
    ['next', at(1, 2, 11), at(1, 6, 12)],
    ['next', at(1, 6, 12), at(1, 6, 12)],
    ['next', at(3, 0), at(3, 0)],
    ['previous', at(1, 9), at(1, 6, 12)],
    ['previous', at(1, 6, 12), at(1, 2, 11)],
    ['previous', at(1, 2, 11), at(1, 2, 11)],
    // From a yacht that no longer has a row: to the first one.
    ['right', at(99, 1), at(1, 2, 11)],
  ] as const)('%s leads from %j to %j', (where, from, to) => {
    expect(step(rows, from, where)).toEqual(to);
  });

  test('leads nowhere without yachts', () => {
    expect(step([], at(1, 0), 'right')).toEqual(at(1, 0));
  });

  test('to the right moves from a short event within a long one to the next, and not back to the long one', () => {
    const full = withEvents([
      { from: 0, lasts: 2 },
      { from: 0, lasts: 0 },
      { from: 2, lasts: 0 },
    ]);
    expect(step(full, at(1, 0, 0), 'right')).toEqual(at(1, 0, 1));
    expect(step(full, at(1, 0, 1), 'right')).toEqual(at(1, 1));
    expect(step(full, at(1, 1), 'right')).toEqual(at(1, 2, 2));
  });

  test('either way visits every event of a row in order, however they overlap', () => {
    const spans = array(record({ from: integer({ min: 0, max: 6 }), lasts: integer({ min: 0, max: 2 }) }), { maxLength: 8 });
    assert(
      property(spans, constantFrom('right', 'next', 'left', 'previous'), (events, where) => {
        const full = withEvents(events);
        const visited: number[] = [];
        const backwards = where === 'left' || where === 'previous';
        let cursor = at(1, backwards ? 12 : -1);
        for (let pressed = 0; pressed < 40; pressed++) {
          cursor = step(full, cursor, where);
          if (cursor.eventId !== null && visited.at(-1) !== cursor.eventId) visited.push(cursor.eventId);
        }
        const inOrder = full[0]?.bars.map(({ entry }) => entry.id) ?? [];
        expect(visited).toEqual(backwards ? inOrder.toReversed() : inOrder);
      }),
    );
  });
});

describe('the current position of the cursor', () => {
  test('is on the first yacht before anybody moves it, on the day the timeline opens on', () => {
    expect(cursorNow(rows, null, 3)).toEqual(at(1, 3, 11));
    expect(cursorNow([], null, 3)).toBeNull();
  });

  test('follows its event to another yacht', () => {
    expect(cursorNow(rows, at(1, 3, 21), 0)).toEqual(at(2, 3, 21));
  });

  test('stays on its day if its event is gone, and moves to the first yacht if its yacht is gone', () => {
    expect(cursorNow(rows, at(2, 5, 99), 0)).toEqual(at(2, 5));
    expect(cursorNow(rows, at(2, 3, 99), 0)).toEqual(at(2, 3, 21));
    expect(cursorNow(rows, at(99, 5), 0)).toEqual(at(1, 5));
  });
});

type Pressed = { key: string; ctrlKey?: boolean; metaKey?: boolean; shiftKey?: boolean; altKey?: boolean };

function press(pressed: Pressed, more: Partial<Keyboard> = {}) {
  const acts = {
    onGo: vi.fn<(...args: any[]) => void>(),
    onCarry: vi.fn<(...args: any[]) => void>(),
    onDrop: vi.fn<(...args: any[]) => void>(),
    onCancel: vi.fn<(...args: any[]) => void>(),
    onAdd: vi.fn<(...args: any[]) => void>(),
    onDay: vi.fn<(...args: any[]) => void>(),
    onDelete: vi.fn<(...args: any[]) => void>(),
    onUndo: vi.fn<(...args: any[]) => void>(),
    onHelp: vi.fn<(...args: any[]) => void>(),
  };
  const modifiers = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  const keyboard: Keyboard = { rows, cursor: at(1, 2, 11), carrying: null, seen: { first: 10, last: 20 }, today: 4, ...acts, ...more };
  const answered = answerKey({ ...modifiers, ...pressed } as never, keyboard);
  return { answered, acts, done: Object.entries(acts).flatMap(([name, act]) => act.mock.calls.map(([what]) => [name, what])) };
}

describe('a key', () => {
  test.each([
    [{ key: 'ArrowRight' }, 'onGo', at(1, 4)],
    [{ key: 'ArrowRight', ctrlKey: true }, 'onGo', at(1, 6, 12)],
    [{ key: 'ArrowLeft', metaKey: true }, 'onGo', at(1, 2, 11)],
    [{ key: 'ArrowDown', ctrlKey: true }, 'onGo', at(2, 2)],
    [{ key: 'Home' }, 'onGo', at(1, 10)],
    [{ key: 'End' }, 'onGo', at(1, 20)],
    [{ key: 'PageDown' }, 'onGo', at(1, 12)],
    [{ key: 'PageUp' }, 'onGo', at(1, -8)],
    [{ key: 't' }, 'onGo', at(1, 4)],
    [{ key: 'T' }, 'onGo', at(1, 4)],
    [{ key: 'd' }, 'onDay', at(1, 2, 11)],
    [{ key: 'Delete' }, 'onDelete', charter],
    [{ key: 'z', ctrlKey: true }, 'onUndo', undefined],
    [{ key: 'Z', metaKey: true }, 'onUndo', undefined],
    [{ key: '?' }, 'onHelp', undefined],
  ] as const)('%j does %s', (pressed, act, what) => {
    expect(press(pressed)).toMatchObject({ answered: true, done: [[act, what]] });
  });

  test.each([
    { key: 'n' },
    { key: 'z' },
    { key: 'q' },
    { key: 'Enter' },
    { key: 'Escape' },
    { key: 't', ctrlKey: true },
    { key: 'm', altKey: true },
    { key: '?', metaKey: true },
  ])('%j means nothing on an event', (pressed) => {
    expect(press(pressed)).toMatchObject({ answered: false, done: [] });
  });

  test('N adds on a free day, where M and Delete and Alt with an arrow have nothing to act on', () => {
    const free = { cursor: at(1, 4) };
    expect(press({ key: 'N' }, free).done).toEqual([['onAdd', at(1, 4)]]);
    for (const pressed of [{ key: 'm' }, { key: 'Delete' }, { key: 'ArrowRight', altKey: true }])
      expect(press(pressed, free)).toMatchObject({ answered: false, done: [] });
  });

  test('means nothing without a cursor', () => {
    expect(press({ key: 'ArrowRight' }, { cursor: null })).toMatchObject({ answered: false, done: [] });
  });

  test('M picks up an event unchanged', () => {
    const { acts } = press({ key: 'm' });
    const [event, change] = acts.onCarry.mock.calls[0] ?? [];
    expect(event).toBe(charter);
    expect(change()).toEqual({});
  });

  test('while something is being carried, all other keys wait', () => {
    const inHand = { carrying: charter };
    expect(press({ key: 'Enter' }, inHand).done).toEqual([['onDrop', undefined]]);
    expect(press({ key: ' ' }, inHand).done).toEqual([['onDrop', undefined]]);
    expect(press({ key: 'Escape' }, inHand).done).toEqual([['onCancel', undefined]]);
    expect(press({ key: 'ArrowUp' }, inHand).done).toEqual([['onCarry', charter]]);
    for (const key of ['Delete', 'n', 'm', '?', 'Home', 'Tab']) expect(press({ key }, inHand)).toMatchObject({ answered: false, done: [] });
  });
});

describe('carrying', () => {
  const carried = { event: charter, by: 'keys' as const, shift: { start: 1, end: 1 }, yachtId: 2 };

  test.each([
    ['right', 'both', { shift: { start: 2, end: 2 } }],
    ['left', 'both', { shift: { start: 0, end: 0 } }],
    ['right', 'end', { shift: { start: 1, end: 2 } }],
    ['left', 'start', { shift: { start: 0, end: 1 } }],
    ['up', 'both', { yachtId: 1 }],
    ['down', 'both', { yachtId: 3 }],
    ['up', 'start', {}],
    ['down', 'end', {}],
  ] as const)('%s, held by %s, changes %j', (arrow, held, change) => {
    expect(changeOf(arrow, held, rows)(carried)).toEqual(change);
  });

  test('ends at the first and the last yacht', () => {
    expect(changeOf('up', 'both', rows)({ ...carried, yachtId: 1 })).toEqual({});
    expect(changeOf('down', 'both', rows)({ ...carried, yachtId: 3 })).toEqual({});
    expect(changeOf('down', 'both', rows)({ ...carried, yachtId: 99 })).toEqual({});
  });

  test.each([
    [{ altKey: true }, { start: 2, end: 2 }],
    [
      { altKey: true, shiftKey: true },
      { start: 1, end: 2 },
    ],
    [
      { altKey: true, ctrlKey: true },
      { start: 2, end: 1 },
    ],
    [
      { altKey: true, metaKey: true, shiftKey: true },
      { start: 2, end: 1 },
    ],
  ])('begins with Alt and an arrow key; held with %j it shifts to %j', (modifiers, shift) => {
    const [event, change] = press({ key: 'ArrowRight', ...modifiers }).acts.onCarry.mock.calls[0] ?? [];
    expect(event).toBe(charter);
    expect(change(carried)).toEqual({ shift });
  });
});

describe('the free part of a day', () => {
  const bars = [
    { from: 1, to: 2.5 },
    { from: 4.5, to: 5.5 },
    { from: 7.2, to: 7.9 },
  ] as Row['bars'];
  test.each([
    [0, { from: 0, to: 1 }],
    [1, null],
    [2, { from: 2.5, to: 3 }],
    [3, { from: 3, to: 4 }],
    [4, { from: 4, to: 4.5 }],
    [5, { from: 5.5, to: 6 }],
    [7, null],
  ])('of day %i is %j', (day, free) => {
    expect(freeOf({ bars }, day)).toEqual(free);
  });
});

test.each([
  [300, 200, ''],
  [200, 200, ''],
  [120.6, 200, '120px'],
  [20, 200, '0px'],
  [-5, 200, ''],
])('words of which %d of %d pixels are visible are at most "%s" wide', (room, width, expected) => {
  expect(widthFor(room, width)).toBe(expected);
});
