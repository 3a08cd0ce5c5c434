import { describe, expect, test } from 'vitest';
import {
  broughtInto,
  dayToPlan,
  expectedAt,
  forecastOf,
  isFurther,
  letsWait,
  mayPostpone,
  postponementFault,
  stateOfPlan,
  tenthsAfter,
  type StandingPlan,
} from './plan-state.ts';

const plan = (more: Partial<StandingPlan>): StandingPlan => ({
  everyMonths: null,
  everyDays: null,
  everyTenths: null,
  dueOn: null,
  dueTenths: null,
  lateDays: 0,
  lateTenths: 0,
  postponedOn: null,
  postponedTenths: null,
  paused: false,
  ended: false,
  ...more,
});
const present = { today: '2027-06-01', timeZone: 'Europe/Paris' };

describe('the state of a plan', () => {
  const yearly = { everyMonths: 12, lateDays: 10 };
  test.each([
    ['ok', { ...yearly, dueOn: '2027-07-08' }],
    ['due', { ...yearly, dueOn: '2027-07-07' }],
    ['due', { ...yearly, dueOn: '2027-05-22' }],
    ['overdue', { ...yearly, dueOn: '2027-05-21' }],
    ['due', { ...yearly, dueOn: '2027-05-01', postponedOn: '2027-06-01' }],
    ['overdue', { ...yearly, dueOn: '2027-05-01', postponedOn: '2027-05-31' }],
    ['paused', { ...yearly, dueOn: '2027-05-01', paused: true }],
    ['done', { dueOn: '2027-05-01', ended: true }],
    ['ok', { everyTenths: 2500, dueTenths: 10_251 }],
    ['due', { everyTenths: 2500, dueTenths: 10_250 }],
    ['due', { everyTenths: 2500, dueTenths: 9990, lateTenths: 10 }],
    ['overdue', { everyTenths: 2500, dueTenths: 9989, lateTenths: 10 }],
    ['due', { everyTenths: 2500, dueTenths: 9000, postponedTenths: 10_000 }],
    ['overdue', { ...yearly, everyTenths: 2500, dueOn: '2029-01-01', dueTenths: 9000 }],
  ] as const)('is %s: %o', (state, more) => {
    expect(stateOfPlan(plan(more), { today: present.today, total: 10_000 })).toBe(state);
  });

  test('hours don’t count without a reading', () => {
    expect(stateOfPlan(plan({ everyTenths: 2500, dueTenths: 10 }), { today: present.today, total: null })).toBe('ok');
  });
});

describe('when hours are expected', () => {
  const at = '2027-05-31T12:00:00.000Z';
  test.each([
    ['as it ran', 13_500, { total: 13_000, at, perDay: 200 / 91 }, '2027-06-23'],
    ['as it usually runs', 13_500, { total: 10_300, at, perDay: 4 }, '2027-08-19'],
    ['nobody knows how it runs', 13_500, { total: 10_300, at, perDay: null }, null],
    ['it doesn’t run', 13_500, { total: 10_300, at, perDay: 0 }, null],
    ['they are there', 13_000, { total: 13_000, at, perDay: null }, '2027-06-01'],
    ['they should be there', 13_001, { total: 13_000, at: '2027-01-01T12:00:00.000Z', perDay: 1 }, '2027-06-01'],
    ['in more than two years', 100_000, { total: 13_000, at, perDay: 0.1 }, null],
    ['in more than a calendar holds', 99_999_999, { total: 0, at, perDay: 0.0001 }, null],
  ])('%s', (_how, due, meter, day) => {
    expect(expectedAt(due, meter, present)).toBe(day);
  });

  test('the calendar or the hours count, whichever comes first, at the latest with the tolerances', () => {
    const both = plan({ everyMonths: 12, everyTenths: 2500, dueOn: '2027-08-01', dueTenths: 13_500, lateDays: 30, lateTenths: 220 });
    const meter = { total: 13_000, at, perDay: 2.2 };
    expect(forecastOf(both, meter, present)).toEqual({ expectedOn: '2027-06-23', latestOn: '2027-07-03', hoursOn: '2027-06-23' });
    expect(forecastOf({ ...both, postponedTenths: 14_500 }, meter, present)).toMatchObject({
      expectedOn: '2027-08-01',
      latestOn: '2027-08-07',
    });
    expect(forecastOf({ ...both, paused: true }, meter, present).expectedOn).toBeNull();
    expect(forecastOf(both, null, present)).toMatchObject({ expectedOn: '2027-08-01', latestOn: '2027-08-31' });
  });

  test('what is overdue is planned for today at the earliest', () => {
    const days = ['2027-05-20', '2027-06-01', '2027-06-23', null].map((expectedOn) => dayToPlan(expectedOn, present.today));
    expect(days).toEqual(['2027-06-01', '2027-06-01', '2027-06-23', null]);
  });

  test.each([
    ['07:00', 13_502.5],
    ['05:00', 13_497.5],
  ])('at the end of a charter that ends at %s', (end, tenths) => {
    const charter = { startDate: '2027-06-05T15:00:00.000Z', endDate: `2027-06-12T${end}:00.000Z` };
    expect(tenthsAfter({ total: 13_000, at, perDay: 2 }, 6, charter)).toBeCloseTo(tenths, 6);
  });
});

test('a reading brings a plan into its notice once, and past its due once', () => {
  const every250 = plan({ everyTenths: 2500, dueTenths: 12_500 });
  expect(broughtInto(every250, 'none', 12_249)).toBeNull();
  expect(broughtInto(every250, 'none', 12_250)).toBe('notice');
  expect(broughtInto(every250, 'notice', 12_400)).toBeNull();
  expect(broughtInto(every250, 'notice', 12_500)).toBe('due');
  expect(broughtInto(every250, 'none', 12_600)).toBe('due');
  expect(broughtInto(every250, 'due', 12_700)).toBeNull();
  expect(broughtInto({ ...every250, paused: true }, 'none', 12_500)).toBeNull();
  expect(broughtInto(every250, 'none', null)).toBeNull();
});

test('a plan is further from its due than was noticed when its reading is corrected or deleted', () => {
  const every250 = plan({ everyTenths: 2500, dueTenths: 12_500 });
  expect(isFurther(every250, 'due', 12_500)).toBe(false);
  expect(isFurther(every250, 'due', 12_499)).toBe(true);
  expect(isFurther(every250, 'notice', 12_600)).toBe(false);
  expect(isFurther(every250, 'notice', 12_249)).toBe(true);
  expect(isFurther(every250, 'notice', null)).toBe(true);
  expect(isFurther(every250, 'none', null)).toBe(false);
});

test.each([
  [
    { toOn: '2027-06-01', toTenths: null },
    { path: 'toOn', message: 'Please choose a later day' },
  ],
  [
    { toOn: '2028-06-01', toTenths: null },
    { path: 'toOn', message: 'At most 365 days after it was due' },
  ],
  [{ toOn: '2028-05-31', toTenths: null }, null],
  [
    { toOn: null, toTenths: 12_500 },
    { path: 'toHours', message: 'Please enter more hours' },
  ],
  [{ toOn: null, toTenths: 12_501 }, null],
  [
    { toOn: null, toTenths: null },
    { path: 'toOn', message: 'Please choose a later day' },
  ],
])('postponing to %o', (to, fault) => {
  expect(postponementFault(plan({ everyMonths: 12, everyTenths: 2500, dueOn: '2027-06-01', dueTenths: 12_500 }), to)).toEqual(fault);
});

test('a postponed turn is postponed from there, within 365 days of its due date', () => {
  const postponed = plan({ everyMonths: 12, dueOn: '2027-06-01', postponedOn: '2027-09-01' });
  expect(postponementFault(postponed, { toOn: '2027-08-31', toTenths: null })).toMatchObject({ path: 'toOn' });
  expect(postponementFault(postponed, { toOn: '2028-06-01', toTenths: null })).toMatchObject({ path: 'toOn' });
  expect(postponementFault(postponed, { toOn: '2027-10-01', toTenths: null })).toBeNull();
});

test('only those who run the company may postpone a critical service, and everyone else the others', () => {
  const people = {
    user: { role: 'user', isOwner: false },
    manager: { role: 'manager', isOwner: false },
    owner: { role: 'user', isOwner: true },
  } as const;
  const allowed = (critical: boolean) => Object.values(people).map((person) => mayPostpone(person, { critical }));
  expect([allowed(true), allowed(false)]).toEqual([
    [false, true, true],
    [true, true, true],
  ]);
});

describe('a change of a critical service', () => {
  const raft = { state: 'due', critical: true, dueOn: '2027-06-10', dueHours: 1250 } as const;
  test.each([
    ['to a later day', { dueOn: '2027-06-11' }, true],
    ['to an earlier day', { dueOn: '2027-06-09' }, false],
    ['to no day', { dueOn: null }, true],
    ['to more hours', { dueHours: 1250.1 }, true],
    ['to fewer hours', { dueHours: 1249.9 }, false],
    ['to no hours', { dueHours: null }, true],
    ['that is no longer critical', { critical: false }, true],
    ['to what it is', {}, false],
  ])('%s', (_what, change, waits) => expect(letsWait(raft, { ...raft, ...change })).toBe(waits));

  test('that is done gives it a new day', () => {
    const done = { ...raft, state: 'done' } as const;
    expect(letsWait(done, { ...done, dueOn: '2028-06-10' })).toBe(false);
    expect(letsWait(done, { ...done, critical: false })).toBe(true);
  });

  test('to a day where it had none', () => expect(letsWait({ ...raft, dueOn: null }, { ...raft, dueOn: '2029-06-10' })).toBe(false));
});
