import { expect, test } from 'vitest';
import type { AvailabilityCell } from '#domain/desk/availability.ts';
import { cellAfter, stretchedTo } from './grid-keyboard.ts';

const cell = (day: string, state: AvailabilityCell['state'] = 'free') =>
  ({ startDate: `2027-06-${day}T15:00:00.000Z`, state }) as AvailabilityCell;
const at = (yachtId: number, day: string) => ({ yachtId, start: cell(day).startDate });
const rows = [
  { yachtId: 1, cells: [cell('05'), cell('12'), cell('19', 'booked'), cell('26')] },
  { yachtId: 2, cells: [cell('06'), cell('09'), cell('13')] },
  { yachtId: 3, cells: [] },
];

test.each([
  ['ArrowRight', at(1, '05'), at(1, '12')],
  ['ArrowLeft', at(1, '05'), at(1, '05')],
  ['ArrowRight', at(1, '26'), at(1, '26')],
  ['End', at(1, '05'), at(1, '26')],
  ['Home', at(1, '26'), at(1, '05')],
  ['ArrowDown', at(1, '12'), at(2, '13')],
  ['ArrowUp', at(2, '09'), at(1, '12')],
  ['ArrowUp', at(1, '05'), at(1, '05')],
  ['ArrowDown', at(2, '09'), at(2, '09')],
  ['x', at(1, '05'), null],
])('%s leads from %j to %j', (key, from, to) => {
  expect(cellAfter(rows, from, key)).toEqual(to);
});

test.each([
  ['to the right', at(1, '05'), at(1, '12'), { yachtId: 1, first: at(1, '05').start, last: at(1, '12').start }],
  ['to the left', at(1, '12'), at(1, '05'), { yachtId: 1, first: at(1, '05').start, last: at(1, '12').start }],
  ['as far as the yacht is free', at(1, '05'), at(1, '26'), { yachtId: 1, first: at(1, '05').start, last: at(1, '12').start }],
  ['not from what is taken', at(1, '19'), at(1, '26'), null],
  ['not over yachts', at(1, '05'), at(2, '06'), null],
])('a selection extends %s', (_how, from, to, stretch) => {
  expect(stretchedTo(rows, from, to)).toEqual(stretch);
});
