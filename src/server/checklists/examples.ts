import {
  Checklist,
  ChecklistChanges,
  ChecklistItem,
  ListedChecklist,
  NewChecklist,
  NewChecklistItem,
} from '#domain/checklists/checklist.ts';
import {
  ChecklistAnswer,
  ChecklistRun,
  ChecklistRunChanges,
  ListedChecklistRun,
  NewChecklistAnswer,
  NewChecklistRun,
} from '#domain/checklists/run.ts';
import { withExample } from '../platform/examples.ts';

const ours = { companyId: 1, companyName: 'Azure Charters' };
const timestamps = { createdAt: '2026-11-21T06:40:00.000Z', updatedAt: '2026-11-21T07:05:00.000Z' };
const oil = {
  section: 'Engine room',
  text: 'Oil pressure',
  kind: 'measure' as const,
  unit: 'bar',
  min: 2,
  max: 4.5,
  severity: 'urgent' as const,
};
const bilge = { section: 'Engine room', text: 'Bilge dry', kind: 'pass' as const, severity: 'normal' as const };
const items = [
  { position: 1, ...bilge, unit: null, min: null, max: null },
  { position: 2, ...oil },
];
const listed = {
  id: 4,
  name: 'Before we leave',
  purpose: 'pre_departure' as const,
  yachtId: null,
  yachtName: null,
  itemCount: 2,
  lastFinishedAt: '2026-11-21T07:05:00.000Z',
  ...ours,
  ...timestamps,
};
const answer = { position: 2, value: 1.8, note: 'Warm, at 2,000 rpm' };
const answers = [
  {
    ...items[0],
    position: 1,
    ...bilge,
    unit: null,
    min: null,
    max: null,
    result: 'pass' as const,
    value: null,
    note: null,
    photoUrl: null,
    defectId: null,
  },
  { ...oil, ...answer, result: 'fail' as const, photoUrl: null, defectId: 9 },
];
const run = {
  id: 31,
  checklistId: 4,
  name: 'Before we leave',
  purpose: 'pre_departure' as const,
  yachtId: 12,
  yachtName: 'Aurelia',
  eventId: null,
  maintenanceId: null,
  itemCount: 2,
  openCount: 0,
  failCount: 1,
  startedBy: 'Tom Riva',
  signedBy: 'Tom Riva',
  finishedAt: '2026-11-21T07:05:00.000Z',
  ...ours,
  ...timestamps,
};

withExample(NewChecklistItem, oil);
withExample(NewChecklist, { name: 'Before we leave', purpose: 'pre_departure', items: [bilge, oil] });
withExample(ChecklistChanges, { name: 'Before every departure' });
withExample(ChecklistItem, { position: 2, ...oil });
withExample(ListedChecklist, listed);
withExample(Checklist, { ...listed, items });
withExample(NewChecklistAnswer, answer);
withExample(NewChecklistRun, { checklistId: 4, yachtId: 12 });
withExample(ChecklistRunChanges, {
  answers: [{ position: 1, result: 'pass' }, answer],
  signedBy: 'Tom Riva',
  readings: [{ meterId: 31, hours: 1240.5 }],
  finish: true,
});
withExample(ChecklistAnswer, answers[1] as ChecklistAnswer);
withExample(ListedChecklistRun, run);
withExample(ChecklistRun, { ...run, items: answers });
