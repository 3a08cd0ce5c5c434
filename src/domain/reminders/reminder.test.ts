import { describe, expect, test } from 'vitest';
import { chosenAfter, offeredTo, wantedBy } from './reminder.ts';
import { whenDue } from './when-due.ts';

const staff = { role: 'user', isOwner: false, companyId: 1 } as const;
const everything = [
  'certificate',
  'document',
  'missing',
  'maintenance',
  'service',
  'invoice',
  'option',
  'instalment',
  'guests',
  'apa',
  'departure',
  'calendar',
  'trial',
];
const allOfTheFleet = everything.slice(0, 11);

describe('the reminders a user may have', () => {
  test.each([
    ['a user', staff, allOfTheFleet],
    ['an owner', { ...staff, isOwner: true }, everything],
    ['a manager', { ...staff, role: 'manager' }, everything],
    ['a program of a manager', { ...staff, role: 'manager', program: 'Website' }, allOfTheFleet],
    ['an admin of a company', { ...staff, role: 'admin' }, everything],
    ['an admin of no company', { ...staff, role: 'admin', companyId: null }, []],
  ] as const)('%s', (_who, person, kinds) => {
    expect(offeredTo(person)).toEqual(kinds);
  });
});

describe('the reminders a user wants', () => {
  test('are all they may have, until they choose', () => {
    expect(wantedBy(staff, { panel: null, mail: null })).toEqual({ offered: allOfTheFleet, panel: allOfTheFleet, mail: allOfTheFleet });
    expect(wantedBy(staff, { panel: ['trial', 'invoice', 'gone'], mail: [] })).toEqual({
      offered: allOfTheFleet,
      panel: ['invoice'],
      mail: [],
    });
  });

  test.each([
    ['keeps what is offered to others only as it was', staff, null, ['invoice'], ['invoice', 'calendar', 'trial']],
    ['keeps it off, too', staff, ['certificate'], ['invoice'], ['invoice']],
    ['is theirs to choose once it is offered', { ...staff, role: 'manager' }, null, ['invoice'], ['invoice']],
    ['can be nothing', { ...staff, role: 'manager' }, null, [], []],
  ] as const)('a choice %s', (_what, person, stored, chosen, after) => {
    expect(chosenAfter(person, stored as string[] | null, chosen)).toEqual(after);
  });
});

test.each([
  ['certificate', 30, false, 'Expires in 30 days'],
  ['certificate', -1, true, 'Expired yesterday'],
  ['document', 0, false, 'Expires today'],
  ['missing', 0, false, 'Missing since today'],
  ['missing', -1, false, 'Missing since yesterday'],
  ['missing', -12, false, 'Missing for 12 days'],
  ['invoice', -1, true, '1 day overdue'],
  ['invoice', -14, true, '14 days overdue'],
  ['invoice', 0, true, 'Overdue'],
  ['maintenance', 7, false, 'Begins in 7 days'],
  ['maintenance', 0, false, 'Begins today'],
  ['maintenance', 0, true, 'Overdue'],
  ['maintenance', -3, true, '3 days overdue'],
  ['service', 30, false, 'Due in 30 days'],
  ['service', 0, false, 'Due today'],
  ['service', -1, false, 'Was due yesterday'],
  ['service', -5, false, 'Was due 5 days ago'],
  ['service', -5, true, '5 days overdue'],
  ['option', 1, false, 'Ends tomorrow'],
  ['option', 0, false, 'Ends today'],
  ['instalment', 7, false, 'Due in 7 days'],
  ['instalment', -1, true, '1 day overdue'],
  ['guests', 28, false, 'Begins in 28 days'],
  ['calendar', 0, false, 'Since today'],
  ['calendar', -1, false, 'Since yesterday'],
  ['calendar', -5, false, 'For 5 days'],
  ['apa', -2, false, 'Running low'],
  ['apa', 0, true, 'Overspent'],
  ['departure', 1, false, 'Departs tomorrow'],
  ['departure', 0, false, 'Departs today'],
  ['trial', 3, false, 'Ends in 3 days'],
] as const)('a %s with %s days left, overdue %s: %s', (kind, daysLeft, overdue, words) => {
  expect(whenDue({ kind, daysLeft, overdue })).toBe(words);
});

test.each([
  [18.4, false, 'Due in 18.4 h'],
  [0, false, 'Due in 0.0 h'],
  [-3, true, '3.0 h past due'],
])('a service with %s h left says so', (hoursLeft, overdue, words) => {
  expect(whenDue({ kind: 'service', daysLeft: 0, overdue, hoursLeft })).toBe(words);
});
