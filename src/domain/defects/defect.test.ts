import { assert, constantFrom, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksUntil, blocksYacht, maySailNot, refusesBooking, triageFault } from './defect.ts';
import { defectSeverities, defectStatuses } from './words.ts';

const banned = { severity: 'may_not_sail', status: 'reported', confirmed: true, backOn: null, workEnds: null } as const;
const [monday, friday] = ['2026-11-30T08:00:00.000Z', '2026-12-04T08:00:00.000Z'];

describe('a yacht that may not sail', () => {
  test.each([
    ['reported by one of us', banned, true],
    ['accepted', { ...banned, status: 'accepted' }, true],
    ['reported by the link alone', { ...banned, confirmed: false }, false],
    ['fixed', { ...banned, status: 'fixed' }, false],
    ['dismissed', { ...banned, status: 'dismissed' }, false],
    ['urgent', { ...banned, severity: 'urgent' }, false],
  ] as const)('is one with a defect %s', (_what, defect, blocks) => {
    expect(blocksYacht(defect)).toBe(blocks);
  });

  test.each([
    ['nobody knows until when', banned, monday, null, true],
    ['she is back then', { ...banned, backOn: friday }, friday, friday, false],
    ['she is back after it', { ...banned, backOn: friday }, monday, friday, true],
    ['the work ends after it, whatever was said', { ...banned, backOn: monday, workEnds: friday }, monday, friday, true],
    ['she is back after the work', { ...banned, backOn: friday, workEnds: monday }, friday, friday, false],
  ] as const)('refuses a booking where %s', (_what, defect, startDate, until, refused) => {
    expect([blocksUntil(defect), refusesBooking(defect, startDate)]).toEqual([until, refused]);
  });

  test('is described with the day she is expected back', () => {
    const leak = { yachtName: 'Aurelia', title: 'Steering hose leaks' };
    expect(maySailNot(leak, null)).toBe('Aurelia may not sail: Steering hose leaks. Not expected back yet.');
    expect(maySailNot(leak, 'Dec 4, 2026')).toBe('Aurelia may not sail: Steering hose leaks. Expected back on Dec 4, 2026.');
  });
});

describe('triage', () => {
  const normal = { ...banned, severity: 'normal' } as const;
  test.each([
    ['accepts', normal, { status: 'accepted' }, null],
    ['fixes at once', normal, { status: 'fixed' }, null],
    ['dismisses with a reason', normal, { status: 'dismissed', reason: 'Rain' }, null],
    ['doesn’t dismiss without one', normal, { status: 'dismissed' }, 'reason'],
    ['takes up again with a reason', { ...normal, status: 'fixed' }, { status: 'accepted', reason: 'Leaks again' }, null],
    ['doesn’t take up again without one', { ...normal, status: 'dismissed' }, { status: 'accepted' }, 'reason'],
    ['never goes back to being reported', { ...normal, status: 'accepted' }, { status: 'reported' }, 'status'],
    ['doesn’t dismiss what is fixed', { ...normal, status: 'fixed' }, { status: 'dismissed', reason: 'No' }, 'status'],
    ['asks when she is back', banned, { status: 'accepted' }, 'backOn'],
    ['needs no more than the day', banned, { status: 'accepted', backOn: friday }, null],
    ['knows it from the work', { ...banned, workEnds: friday }, { status: 'accepted' }, null],
    ['doesn’t forget it', { ...banned, status: 'accepted', backOn: friday }, { backOn: null }, 'backOn'],
    ['asks when it becomes as bad', { ...normal, status: 'accepted' }, { severity: 'may_not_sail' }, 'backOn'],
    ['changes the words of what nobody knew the end of', { ...banned, status: 'accepted' }, {}, null],
    ['lets her sail with a reason', banned, { severity: 'urgent', reason: 'Clamped' }, null],
    ['doesn’t let her sail without one', banned, { severity: 'minor' }, 'reason'],
    ['makes it worse without one', normal, { severity: 'may_not_sail' }, null],
  ] as const)('%s', (_what, stored, changes, path) => {
    expect(triageFault(stored, changes)?.path ?? null).toBe(path);
  });

  test('nothing allowed without a reason lets a yacht sail that was kept from it', () => {
    const standing = record({
      severity: constantFrom(...defectSeverities),
      status: constantFrom(...defectStatuses),
      backOn: option(constantFrom(monday, friday)),
      workEnds: option(constantFrom(monday, friday)),
    });
    const change = record(
      { severity: constantFrom(...defectSeverities), status: constantFrom('reported' as const, 'accepted' as const, 'dismissed' as const) },
      { requiredKeys: [] },
    );
    assert(
      property(standing, change, (stored, changes) => {
        const known = { ...stored, confirmed: true };
        const isAllowed = triageFault(known, changes) === null;
        expect(isAllowed && blocksYacht(known) && !blocksYacht({ ...known, ...changes })).toBe(false);
      }),
    );
  });
});
