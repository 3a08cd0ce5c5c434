import { answeredItem, failTitle } from '#domain/checklists/run.ts';
import { storedItems, type NewChecklistItem } from '#domain/checklists/checklist.ts';
import type { Transaction } from '../platform/database.ts';
import { addRow } from '../platform/rows.ts';
import type { DemoCompany } from './demo-company.ts';
import { at, type Stored } from './stored.ts';

const answered: { item: NewChecklistItem; given: { result?: 'pass' | 'na'; value?: number; note?: string } }[] = [
  { item: { section: 'Engine room', text: 'Bilge dry, float switch free', kind: 'pass', severity: 'urgent' }, given: { result: 'pass' } },
  {
    item: { section: 'Engine room', text: 'Oil pressure', kind: 'measure', unit: 'bar', min: 2, max: 4.5, severity: 'urgent' },
    given: { value: 3.2 },
  },
  {
    item: { section: 'Engine room', text: 'Service battery', kind: 'measure', unit: 'V', min: 12.4, max: 14.8 },
    given: { value: 12.1, note: 'After a night at anchor' },
  },
  { item: { section: 'Bridge', text: 'Radio check on channel 72', kind: 'pass', severity: 'may_not_sail' }, given: { result: 'pass' } },
  { item: { section: 'Bridge', text: 'Navigation lights', kind: 'pass', severity: 'urgent' }, given: { result: 'pass' } },
  {
    item: { section: 'Deck', text: 'Lifejackets, one for each person', kind: 'pass', severity: 'may_not_sail' },
    given: { result: 'pass' },
  },
  {
    item: { section: 'Deck', text: 'Tender lashed, painter free', kind: 'pass', severity: 'minor' },
    given: { result: 'na', note: 'Left ashore' },
  },
];

const atServices: NewChecklistItem[] = [
  { section: 'Before', text: 'Oil changed, filter renewed', kind: 'pass', severity: 'normal' },
  { section: 'Before', text: 'Raw-water impeller looked at', kind: 'pass', severity: 'normal' },
  { section: 'After', text: 'Oil pressure, warm', kind: 'measure', unit: 'bar', min: 2, max: 4.5, severity: 'urgent' },
  { section: 'After', text: 'No leaks after ten minutes', kind: 'pass', severity: 'urgent' },
];

/** The checklist of each engine service. */
async function fillServiceChecklist(t: Transaction, made: { companyId: number; createdAt: string; updatedAt: string }): Promise<void> {
  const { companyId } = made;
  const checklistId = await addRow(t, 'checklists', { ...made, name: 'Engine service', purpose: 'service' });
  const items = storedItems(atServices).map((item) => ({ ...item, companyId, checklistId }));
  await t.insertInto('checklistItems').values(items).execute();
  await t
    .updateTable('servicePlans')
    .set({ checklistId })
    .where('companyId', '=', companyId)
    .where('title', '=', '250 h service')
    .execute();
}

/** The checklist before departure, and one run of it whose failed items have been fixed since. */
export async function fillChecklists(t: Transaction, company: DemoCompany, { companyId, yachts }: Stored, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const yachtId = at([...yachts.values()], 0);
  const [keeper] = company.people;
  const startedBy = keeper ? `${keeper.firstName} ${keeper.lastName}` : '';
  const [name, purpose] = ['Before every departure', 'pre_departure'];
  const items = storedItems(answered.map(({ item }) => item));
  const made = { companyId, createdAt: ago(24 * 90), updatedAt: ago(24 * 90) };
  await fillServiceChecklist(t, made);
  const checklistId = await addRow(t, 'checklists', { ...made, name, purpose });
  await t
    .insertInto('checklistItems')
    .values(items.map((item) => ({ ...item, companyId, checklistId })))
    .execute();
  const run = { companyId, checklistId, yachtId, name, purpose, startedBy, signedBy: startedBy };
  const runId = await addRow(t, 'checklistRuns', { ...run, createdAt: ago(125), updatedAt: ago(124.6), finishedAt: ago(124.6) });
  for (const [place, item] of items.entries()) {
    const { note = null, ...given } = answered[place]?.given ?? {};
    const answer = { ...item, ...answeredItem(item, given), note };
    const defect = { companyId, yachtId, title: failTitle(answer), description: note, severity: item.severity, status: 'fixed' };
    const reported = { reportedBy: startedBy, reportedAt: ago(124.6), createdAt: ago(124.6), updatedAt: ago(100) };
    const defectId = answer.result === 'fail' ? await addRow(t, 'defects', { ...defect, ...reported }) : null;
    await addRow(t, 'checklistAnswers', { ...answer, companyId, runId, defectId });
  }
}
