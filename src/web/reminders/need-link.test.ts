import { expect, test } from 'vitest';
import type { Need } from '#domain/today/today.ts';
import { actAbout } from './need-link.tsx';

const missing: Need = {
  kind: 'missing',
  resourceId: 5,
  label: 'Radio license',
  of: 'Solent Lark',
  day: null,
  daysLeft: null,
  amount: null,
  currency: null,
  hours: null,
  sails: null,
  companyId: null,
  companyName: null,
};

test('a missing document leads to the documents of the company that lacks it, where one sees several', () => {
  expect(actAbout({ ...missing, companyId: 2, companyName: 'Northwind Sailing' }).way).toEqual({
    to: '/documents',
    search: { companyId: 2 },
  });
  expect(actAbout(missing).way).toEqual({ to: '/documents', search: {} });
});

test('a certificate that runs out before a departure leads to who could stand in, and any other to its holder', () => {
  const certificate: Need = { ...missing, kind: 'certificate', resourceId: 9 };
  const sails = { eventId: 3, yachtName: 'Solent Lark', at: '2026-11-28T16:00:00.000Z' };
  expect(actAbout({ ...certificate, sails }).way).toEqual({ to: '/crew/assignments', search: {} });
  expect(actAbout({ ...certificate, sails }, 2).way).toEqual({ to: '/crew/assignments', search: { companyId: 2 } });
  expect(actAbout(certificate).way).toEqual({ to: '/crew/$crewId', params: { crewId: '9' } });
});
