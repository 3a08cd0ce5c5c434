import { assert, constant, constantFrom, integer, nat, oneof, option, property, record, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../shared/calendar-days.ts';
import { daysLater, noticeDays, noticeTenths, type Interval } from './interval.ts';
import { firstDue, isOnTime, keptOf, turnAfter, turnBefore, type PlanRule, type Turn } from './turn.ts';

const never: Interval = { everyMonths: null, everyDays: null, everyTenths: null };
const rule = (more: Partial<PlanRule>): PlanRule => ({ ...never, policy: 'floating', earlyDays: null, earlyTenths: null, ...more });
const turn = (more: Partial<Turn>): Turn => ({
  cycle: 1,
  ended: false,
  dueOn: null,
  dueTenths: null,
  anchorOn: more.dueOn ?? null,
  anchorTenths: more.dueTenths ?? null,
  ...more,
});

describe('by the calendar', () => {
  test.each([
    [12, '2027-03-10', '2028-03-10'],
    [1, '2027-01-31', '2027-02-28'],
    [12, '2028-02-29', '2029-02-28'],
  ])('every %s months, floating, done on %s, is due again on %s', (everyMonths, on, due) => {
    expect(turnAfter(rule({ everyMonths }), turn({ dueOn: '2027-01-01' }), { on, tenths: null })).toMatchObject({ dueOn: due, cycle: 2 });
  });

  test.each([
    ['2027-01-15', '2028-04-15'],
    ['2027-01-14', '2028-01-14'],
    ['2027-08-20', '2028-04-15'],
    ['2028-05-02', '2029-04-15'],
  ])('fixed every 12 months, up to 90 days early, due on 2027-04-15 and done on %s, it is due again on %s', (on, due) => {
    const yearly = rule({ everyMonths: 12, policy: 'fixed', earlyDays: 90 });
    expect(turnAfter(yearly, turn({ dueOn: '2027-04-15' }), { on, tenths: null }).dueOn).toBe(due);
  });

  test.each([
    ['2027-02-28', '2027-02-28', '2027-03-31'],
    ['2027-03-31', '2027-04-02', '2027-04-30'],
  ])('fixed every month from 2027-01-31, due on %s and done on %s, it is due again on %s', (dueOn, on, due) => {
    const monthly = rule({ everyMonths: 1, policy: 'fixed' });
    expect(turnAfter(monthly, turn({ dueOn, anchorOn: '2027-01-31' }), { on, tenths: null }).dueOn).toBe(due);
  });

  test('an early one moves the grid', () => {
    const yearly = rule({ everyMonths: 12, policy: 'fixed', earlyDays: 90 });
    const early = turnAfter(yearly, turn({ dueOn: '2027-04-15' }), { on: '2027-01-14', tenths: null });
    expect(turnAfter(yearly, early, { on: '2028-01-20', tenths: null }).dueOn).toBe('2029-01-14');
  });
});

describe('by hours', () => {
  test.each([
    [9900, 12_500],
    [9749, 12_249],
    [10_125, 12_500],
    [12_600, 15_000],
  ])('fixed every 250 h, up to 25 early, due at 1,000 and done at %s tenths, it is due again at %s', (tenths, due) => {
    const fixed = rule({ everyTenths: 2500, policy: 'fixed', earlyTenths: 250 });
    expect(turnAfter(fixed, turn({ dueTenths: 10_000 }), { on: '2027-06-01', tenths }).dueTenths).toBe(due);
  });

  test('floating ones count from the last service', () => {
    const floating = rule({ everyTenths: 2500 });
    expect(turnAfter(floating, turn({ dueTenths: 10_000 }), { on: '2027-06-01', tenths: 10_125 }).dueTenths).toBe(12_625);
  });

  test('hours and calendar count separately', () => {
    const both = rule({ everyTenths: 2500, everyMonths: 12 });
    expect(turnAfter(both, turn({ dueTenths: 10_000, dueOn: '2027-09-01' }), { on: '2027-06-01', tenths: 10_125 })).toMatchObject({
      dueOn: '2028-06-01',
      dueTenths: 12_625,
    });
  });
});

describe('when it is due first', () => {
  const now = { today: '2027-06-01', total: 12_316 };
  test.each([
    ['as it is given', rule({ everyMonths: 12 }), { dueOn: '2027-07-01', lastDoneOn: '2027-01-01' }, '2027-07-01', null],
    ['an interval after it was done last', rule({ everyMonths: 12 }), { lastDoneOn: '2027-01-01' }, '2028-01-01', null],
    ['an interval after today', rule({ everyDays: 7 }), {}, '2027-06-08', null],
    ['an interval after the hours it was done at', rule({ everyTenths: 2500 }), { lastDoneTenths: 11_000 }, null, 13_500],
    ['an interval after the hours there are', rule({ everyTenths: 2500 }), {}, null, 14_816],
    ['at the next multiple, where hours are fixed', rule({ everyTenths: 2500, policy: 'fixed' }), {}, null, 12_500],
    ['once', rule({}), { dueTenths: 500 }, null, 500],
  ] as const)('%s', (_how, planned, beginning, dueOn, dueTenths) => {
    expect(firstDue(planned, beginning, now)).toEqual({ dueOn, dueTenths, anchorOn: dueOn, anchorTenths: dueTenths });
  });

  test('hours begin at zero without a reading', () => {
    const present = { today: '2027-06-01', total: null };
    expect(firstDue(rule({ everyTenths: 2500 }), {}, present).dueTenths).toBe(2500);
    expect(firstDue(rule({ everyTenths: 2500, policy: 'fixed' }), {}, present).dueTenths).toBe(2500);
  });
});

test('a one-time plan ends, unless it gets a new label', () => {
  const once = turn({ dueOn: '2027-06-01' });
  expect(turnAfter(rule({}), once, { on: '2027-05-30', tenths: null })).toEqual({ ...once, cycle: 2, ended: true });
  expect(turnAfter(rule({}), once, { on: '2027-05-30', tenths: null, nextDueOn: '2032-05-30' })).toMatchObject({
    dueOn: '2032-05-30',
    ended: false,
  });
});

test('the date of a new certificate wins, and the grid counts from it', () => {
  const yearly = rule({ everyMonths: 12, policy: 'fixed' });
  const next = turnAfter(yearly, turn({ dueOn: '2027-04-15' }), { on: '2027-04-10', tenths: null, nextDueOn: '2028-05-31' });
  expect(next).toMatchObject({ dueOn: '2028-05-31', anchorOn: '2028-05-31' });
});

test('notice is a tenth of the interval', () => {
  expect([7, 30, 90, 360, 1800].map((everyDays) => noticeDays({ ...never, everyDays }))).toEqual([1, 3, 9, 36, 60]);
  expect(noticeTenths({ ...never, everyTenths: 2500 })).toBe(250);
  expect([noticeDays(never), noticeTenths(never)]).toEqual([30, 100]);
});

test('on time is within the tolerance', () => {
  const was = { wasDueOn: '2027-06-01', wasDueTenths: 10_000, wasAnchorOn: null, wasAnchorTenths: null };
  const late = { lateDays: 5, lateTenths: 100 };
  expect(isOnTime(was, late, { on: '2027-06-06', tenths: 10_100 })).toBe(true);
  expect(isOnTime(was, late, { on: '2027-06-07', tenths: 10_000 })).toBe(false);
  expect(isOnTime(was, late, { on: '2027-06-01', tenths: 10_101 })).toBe(false);
  expect(isOnTime({ ...was, wasDueOn: null, wasDueTenths: null }, late, { on: '2027-06-01', tenths: 0 })).toBeNull();
});

// Any plan with its turn and its service.
const anyDay = integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
const interval = oneof(
  record({ everyMonths: integer({ min: 1, max: 120 }), everyDays: constant(null) }),
  record({ everyMonths: constant(null), everyDays: integer({ min: 1, max: 4000 }) }),
  record({ everyMonths: constant(null), everyDays: constant(null) }),
);
const anyRule = tuple(
  interval,
  option(integer({ min: 1, max: 50_000 })),
  constantFrom('floating', 'fixed'),
  option(nat(400)),
  option(nat(9000)),
)
  .map(([calendar, everyTenths, policy, earlyDays, earlyTenths]): PlanRule => ({
    ...calendar,
    everyTenths,
    policy,
    earlyDays,
    earlyTenths,
  }))
  .filter((made) => made.everyMonths !== null || made.everyDays !== null || made.everyTenths !== null);
const anyTurn = tuple(anyRule, anyDay, nat(500_000), nat(30), nat(50)).map(
  ([made, anchorOn, anchorTenths, steps, cycle]): [PlanRule, Turn] => {
    const dueOn = daysLater(made, anchorOn, steps);
    const dueTenths = made.everyTenths === null ? null : anchorTenths + steps * made.everyTenths;
    const anchors = { anchorOn: dueOn && anchorOn, anchorTenths: dueTenths === null ? null : anchorTenths };
    return [made, { cycle: cycle + 1, ended: false, dueOn, dueTenths, ...anchors }];
  },
);
const anyDone = record({ on: anyDay, tenths: nat(600_000) });

describe('of any plan', () => {
  test('the next due is after the service, and on the grid where it is fixed', () => {
    assert(
      property(anyTurn, anyDone, ([made, open], done) => {
        const next = turnAfter(made, open, done);
        const fixed = made.policy === 'fixed';
        expect(next.cycle).toBe(open.cycle + 1);
        expect((next.dueOn ?? '9999') > done.on).toBe(true);
        expect(!fixed || next.dueOn === null || isStep(made, next.anchorOn as string, next.dueOn)).toBe(true);
        expect(next.dueTenths ?? Infinity).toBeGreaterThan(done.tenths);
        const steps = ((next.dueTenths ?? 0) - (next.anchorTenths ?? 0)) / (made.everyTenths ?? 1);
        expect(!fixed || Number.isInteger(steps)).toBe(true);
      }),
    );
  });

  test('a fixed one that isn’t early continues with the first step after both, counted from its anchor', () => {
    assert(
      property(anyTurn, anyDone, ([made, open], done) => {
        const fixed = { ...made, policy: 'fixed' as const, earlyDays: 250_000, earlyTenths: 10_000_000 };
        const next = turnAfter(fixed, open, done);
        expect([next.anchorOn, next.anchorTenths]).toEqual([open.anchorOn, open.anchorTenths]);
        const after = Math.max(done.tenths, open.dueTenths ?? 0);
        expect((next.dueTenths ?? after) - after).toBeLessThanOrEqual(made.everyTenths ?? 0);
      }),
    );
  });

  test('taking a service back restores the turn field by field', () => {
    assert(
      property(anyTurn, ([, open]) => {
        expect(turnBefore({ ...keptOf(open), cycle: open.cycle })).toEqual(open);
      }),
    );
  });
});

/** Whether a day is a whole number of intervals after the first. */
function isStep(made: PlanRule, first: string, day: string): boolean {
  if (made.everyDays !== null) return daysBetween(first, day) % made.everyDays === 0;
  for (let times = 0; times < 10_000; times++) {
    const step = daysLater(made, first, times) as string;
    if (step >= day) return step === day;
  }
  return false;
}
