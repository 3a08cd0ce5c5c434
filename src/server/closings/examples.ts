import { Closing, ClosingCheck, ClosingOutlook, NewClosing } from '#domain/finance/closing.ts';
import { withExample } from '../platform/examples.ts';

withExample(NewClosing, { until: '2026-10-31' });
withExample(ClosingOutlook, {
  closedUntil: '2026-09-30',
  until: '2026-10-31',
  ready: false,
  problems: [{ path: 'drafts', message: '1 invoice is still a draft. Send or delete drafts, or change their date.' }],
  notes: ['3 bank lines are open.'],
});
withExample(Closing, {
  id: 4,
  companyId: 1,
  companyName: 'Azure Charters',
  from: '2026-10-01',
  until: '2026-10-31',
  currency: 'EUR',
  entries: 214,
  debit: '184210.55',
  credit: '184210.55',
  sha256: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
  closedBy: 'Maya Laurent',
  createdAt: '2026-11-03T09:00:00.000Z',
  updatedAt: '2026-11-03T09:00:00.000Z',
});
withExample(ClosingCheck, { same: true });
