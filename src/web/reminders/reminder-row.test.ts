import { expect, test } from 'vitest';
import type { Reminder } from '#domain/reminders/reminder.ts';
import { aPerson } from '../testing/given.ts';
import { placeOf } from './reminder-row.tsx';

const missing: Reminder = {
  kind: 'missing',
  resource: 'yacht',
  resourceId: 5,
  label: 'Radio license',
  of: 'Solent Lark',
  day: '2026-11-28',
  daysLeft: 0,
  overdue: false,
  at: null,
  amount: null,
  currency: null,
  hoursLeft: null,
  companyId: 2,
  companyName: 'Northwind Sailing',
};

test('a missing document of a yacht or the company leads a platform admin to the documents of the company that lacks it', () => {
  const admin = aPerson({ role: 'admin', companyId: null });
  for (const resource of ['yacht', 'company'] as const)
    expect(placeOf({ ...missing, resource }, admin)).toEqual({ to: '/documents', search: { state: 'missing', companyId: 2 } });
  expect(placeOf(missing, aPerson({ role: 'manager', companyId: 2 }))).toEqual({ to: '/documents', search: { state: 'missing' } });
});

test('a calendar that can’t be read leads a platform admin to the settings of the company that subscribed to it', () => {
  const failing: Reminder = { ...missing, kind: 'calendar', resource: 'calendar_import' };
  expect(placeOf(failing, aPerson({ role: 'admin', companyId: null }))).toEqual({
    to: '/settings',
    search: { company: 2, calendars: 'in' },
  });
  expect(placeOf(failing, aPerson({ role: 'manager', companyId: 2 }))).toEqual({ to: '/settings', search: { calendars: 'in' } });
});
