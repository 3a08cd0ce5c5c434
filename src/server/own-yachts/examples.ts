import { OwnCalendarEntry, OwnerAccess, OwnStatement, OwnYacht } from '#domain/own-yachts/own-yacht.ts';
import { withExample } from '../platform/examples.ts';

withExample(OwnYacht, { id: 1, name: 'Aurelia', shares: [{ percent: '66.67', from: '2025-01-01', to: null }] });
withExample(OwnCalendarEntry, { yachtId: 1, type: 'charter', from: '2026-06-06T10:00:00.000Z', to: '2026-06-13T08:00:00.000Z' });
withExample(OwnStatement, {
  id: 3,
  number: 'OS-2026-0003',
  yachtId: 1,
  yachtName: 'Aurelia',
  from: '2026-10-01',
  to: '2026-10-31',
  statementDate: '2026-11-03',
  currency: 'EUR',
  amount: '16860.58',
  closing: '16860.58',
});
withExample(OwnerAccess, {
  state: 'invited',
  email: 'sofia@marin-holding.example',
  invitedByName: 'Maya Laurent',
  delivery: { state: 'sent', to: 'sofia@marin-holding.example', at: '2026-11-21T09:00:02.000Z', reason: null },
  expiresAt: '2026-11-28T09:00:00.000Z',
  lastLogin: null,
});
