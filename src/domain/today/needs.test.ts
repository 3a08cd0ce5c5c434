import { describe, expect, test } from 'vitest';
import { needsOf, type DueRow } from './needs.ts';
import type { Blocker, Changeover } from './today.ts';
import { dayInBrief, hoursInWords, reasonInWords } from './words.ts';

const due = (kind: DueRow['kind'], resourceId: number, daysLeft: number, amount: string | null = null): DueRow => ({
  kind,
  resourceId,
  label: `${kind} ${resourceId}`,
  of: 'Luc Moreau',
  day: '2026-07-18',
  daysLeft,
  amount,
  currency: amount && 'EUR',
  companyId: null,
  companyName: null,
});
const nothing = { label: '', of: '', day: null, daysLeft: null, amount: null, currency: null, hours: null };

function leaving(at: string, blockers: Partial<Blocker>[]): Changeover {
  return {
    day: at.slice(0, 10),
    yacht: { id: 1, name: 'Aurelia', type: 'Motor Yacht', length: '38m', imageUrl: null },
    back: null,
    gapHours: null,
    isGapShort: false,
    out: { eventId: 5, title: 'Charter', party: null, at, until: at, hasLeft: false, money: null },
    blockers: blockers.map((blocker) => ({ ...nothing, kind: 'captain', resourceId: 1, ...blocker })),
    companyName: null,
  };
}

const missing = (id: number): DueRow => ({ ...due('missing', id, 0), day: null, daysLeft: null });

const listed = ({ rows }: ReturnType<typeof needsOf>) => rows.map(({ kind, resourceId }) => `${kind} ${resourceId}`);

describe('the things that need attention', () => {
  test('are departures first, then safety, then money by amount times days, then upcoming things', () => {
    const reading = {
      rows: [
        leaving('2026-07-18T17:00:00.000Z', [{ kind: 'gap', resourceId: 5 }]),
        leaving('2026-07-18T10:00:00.000Z', [{ kind: 'captain', resourceId: 2 }]),
      ],
    };
    const found = needsOf(
      reading,
      [
        due('certificate', 1, 60),
        due('invoice', 2, -46, '12400.00'),
        due('invoice', 3, -200, '900.00'),
        due('invoice', 4, -1, '999999.00'),
        due('maintenance', 5, 3),
        due('certificate', 6, -3),
        due('certificate', 7, 7),
        due('maintenance', 8, -1),
      ],
      20,
    );
    expect(listed(found)).toEqual([
      'captain 2',
      'gap 5',
      'certificate 6',
      'maintenance 8',
      'certificate 7',
      'invoice 4',
      'invoice 2',
      'invoice 3',
      'maintenance 5',
      'certificate 1',
    ]);
    expect(found.total).toBe(22);
  });

  test('have documents before money: expired ones, missing ones, and those of this week', () => {
    const found = needsOf(
      null,
      [due('document', 1, 60), due('invoice', 2, -9, '9.00'), due('document', 3, 7), missing(4), due('document', 5, -2)],
      5,
    );
    expect(listed(found)).toEqual(['document 5', 'missing 4', 'document 3', 'invoice 2', 'document 1']);
  });

  test('are listed and counted once each, even if they keep one or two yachts from leaving', () => {
    const paper = { kind: 'certificate', resourceId: 6, label: 'certificate 6', daysLeft: -3 } as const;
    const reading = {
      rows: [
        leaving('2026-07-18T10:00:00.000Z', [paper, { kind: 'work', resourceId: 8, daysLeft: 2 }]),
        leaving('2026-07-18T17:00:00.000Z', [paper, { kind: 'balance', resourceId: 9, daysLeft: -2 }]),
      ],
    };
    const found = needsOf(reading, [due('certificate', 6, -3), due('invoice', 9, -2, '5.00'), due('certificate', 1, 30)], 3);
    expect(listed(found)).toEqual(['certificate 6', 'work 8', 'balance 9', 'certificate 1']);
    expect(found.total).toBe(4);
    expect(found.rows.map(({ sails }) => sails !== null)).toEqual([true, true, true, false]);
  });
});

test.each([
  [{ back: 6, out: 7, notReady: 1 }, '6 back · 7 out · 1 not ready'],
  [{ back: 0, out: 1, notReady: 0 }, '1 out'],
  [{ back: 0, out: 0, notReady: 0 }, 'Nothing back, nothing out'],
])('a day in brief: %o', (counts, words) => {
  expect(dayInBrief(counts)).toBe(words);
});

test.each([
  [{ kind: 'certificate', label: 'ENG1', of: 'Luc Moreau', daysLeft: -3 }, 'Luc Moreau’s ENG1 expired 3 days ago'],
  [{ kind: 'certificate', label: 'ENG1', of: 'Luc Moreau', daysLeft: 0 }, 'Luc Moreau’s ENG1 expires today'],
  [{ kind: 'document', label: 'Insurance', of: 'Aurelia', daysLeft: -3 }, 'Insurance expired 3 days ago'],
  [{ kind: 'missing', label: 'Insurance', of: 'Aurelia' }, 'Insurance is missing'],
  [{ kind: 'captain' }, 'No captain'],
  [{ kind: 'work', label: 'Hull cleaning', day: '2026-07-20', daysLeft: 2 }, 'Hull cleaning, until 2026-07-20'],
  [{ kind: 'work', label: 'Hull cleaning', day: '2026-07-17', daysLeft: -1 }, 'Hull cleaning, not closed'],
  [{ kind: 'gap', hours: 4.5 }, '4½ h to turn her around'],
  [{ kind: 'balance', amount: '12400.00', currency: 'EUR', daysLeft: 0 }, '€12,400 due'],
  [{ kind: 'invoice', label: 'INV-4', amount: '12400.50', currency: 'EUR', daysLeft: -46 }, 'INV-4 €12,400.50, 46 days overdue'],
  [{ kind: 'maintenance', label: 'Refit', daysLeft: 1 }, 'Refit, tomorrow'],
] as const)('a reason in words: %o', (reason, words) => {
  expect(reasonInWords({ ...nothing, ...reason }, (day) => day)).toBe(words);
});

test('hours in words, halves rounded down', () => {
  expect([0.75, 1, 1.5, 4.49, 8].map(hoursInWords)).toEqual(['45 min', '1 h', '1½ h', '4 h', '8 h']);
});
