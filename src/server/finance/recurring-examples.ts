import { NewRecurring, Recurring, RecurringChanges } from '#domain/finance/recurring.ts';
import { withExample } from '../platform/examples.ts';

const rhythm = { every: 1, unit: 'month' as const, startsOn: '2026-12-01' };
const body = {
  category: 'docking' as const,
  description: 'Berth 14, Port Vauban',
  amount: '1850.00',
  currency: 'EUR' as const,
  yachtId: 1,
};
withExample(NewRecurring, { kind: 'expense', ...rhythm, body });
withExample(RecurringChanges, { every: 3 });
withExample(Recurring, {
  id: 4,
  companyId: 1,
  companyName: 'Azure Charters',
  kind: 'expense',
  ...rhythm,
  endsOn: null,
  nextOn: '2026-12-01',
  title: 'Berth 14, Port Vauban',
  amount: '1850.00',
  currency: 'EUR',
  body,
  problem: null,
  createdAt: '2026-11-16T15:00:00.000Z',
  updatedAt: '2026-11-16T15:00:00.000Z',
});
