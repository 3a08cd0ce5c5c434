import { describe, expect, test } from 'vitest';
import { completedAt, groupOfState, isClosed, isClosedSlot, stateOf, stateOfEntry } from './maintenance-state.ts';
import { maintenanceStatuses } from './words.ts';

const week = { startDate: '2026-11-16T08:00:00.000Z', endDate: '2026-11-20T17:00:00.000Z' };
const at = (moment: string) => new Date(moment);

describe('the state of work', () => {
  test.each([
    ['before its start', '2026-11-16T07:59:59.999Z', 'scheduled'],
    ['from its very start', '2026-11-16T08:00:00.000Z', 'in_progress'],
    ['between start and end', '2026-11-18T12:00:00.000Z', 'in_progress'],
    ['until its very end', '2026-11-20T17:00:00.000Z', 'in_progress'],
    ['after its end', '2026-11-20T17:00:00.001Z', 'overdue'],
  ])('%s, it follows the clock, whether it was started or not', (_, moment, state) => {
    expect(stateOf({ ...week, status: 'pending' }, at(moment))).toBe(state);
    expect(stateOf({ ...week, status: 'in_progress' }, at(moment))).toBe(state);
  });

  test.each(['completed', 'cancelled'] as const)('%s work stays so, whatever the clock says', (status) => {
    for (const moment of ['2026-11-01T00:00:00.000Z', '2026-11-18T12:00:00.000Z', '2026-12-01T00:00:00.000Z'])
      expect(stateOf({ ...week, status }, at(moment))).toBe(status);
  });

  test('only what is completed or cancelled is closed', () => {
    expect(maintenanceStatuses.filter((status) => isClosed({ status }))).toEqual(['completed', 'cancelled']);
  });

  test('every state has its list: cancelled work is in the completed one', () => {
    expect(groupOfState).toEqual({
      overdue: 'current',
      in_progress: 'current',
      scheduled: 'upcoming',
      completed: 'completed',
      cancelled: 'completed',
    });
  });
});

test.each([
  ['2026-11-18T12:00:00.000Z', '2026-11-18T12:00:00.000Z'],
  ['2026-11-20T17:00:00.000Z', '2026-11-20T17:00:00.000Z'],
  ['2026-12-01T00:00:00.000Z', '2026-11-20T17:00:00.000Z'],
])('work closed at %s was completed at %s', (moment, completed) => {
  expect(completedAt(week, at(moment))).toBe(completed);
});

describe('the state of a calendar entry', () => {
  const moments = ['2026-11-01T00:00:00.000Z', '2026-11-18T12:00:00.000Z', '2026-12-01T00:00:00.000Z'];

  test.each([
    [null, ['scheduled', 'in_progress', 'completed'], false],
    ['pending', ['scheduled', 'in_progress', 'overdue'], false],
    ['in_progress', ['scheduled', 'in_progress', 'overdue'], false],
    ['completed', ['completed', 'completed', 'completed'], true],
    ['cancelled', ['cancelled', 'cancelled', 'cancelled'], true],
  ] as const)('with work that is %s, it is %j before, during and after its dates', (maintenanceStatus, states, closed) => {
    expect(moments.map((moment) => stateOfEntry({ ...week, maintenanceStatus }, at(moment)))).toEqual(states);
    expect(isClosedSlot({ maintenanceStatus })).toBe(closed);
  });
});
