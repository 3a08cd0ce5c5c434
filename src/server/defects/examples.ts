import { Defect, DefectChanges, NewDefect } from '#domain/defects/defect.ts';
import { MadeReportLink, NewReportLink, ReportLink, ReportPlace } from '#domain/defects/report-link.ts';
import { withExample } from '../platform/examples.ts';

const fields = { title: 'Steering hose leaks', description: 'Weeps at the port ram, a cup an hour', severity: 'may_not_sail' as const };
withExample(NewDefect, { yachtId: 12, ...fields, photoUrls: ['/api/files/z9y8x7w6v5u4t3s2r1q0pP'] });
withExample(DefectChanges, { status: 'accepted', backOn: '2026-12-04T08:00:00.000Z' });
withExample(Defect, {
  id: 9,
  yachtId: 12,
  yachtName: 'Aurelia',
  companyId: 1,
  companyName: 'Azure Charters',
  equipmentId: null,
  equipmentName: null,
  eventId: null,
  ...fields,
  status: 'accepted',
  reason: null,
  confirmed: true,
  backOn: '2026-12-04T08:00:00.000Z',
  blocks: true,
  blocksUntil: '2026-12-04T08:00:00.000Z',
  maintenanceId: null,
  photoUrls: ['/api/files/z9y8x7w6v5u4t3s2r1q0pP'],
  reportedBy: 'Tom Riva',
  reportedAt: '2026-11-20T21:40:00.000Z',
  createdAt: '2026-11-20T21:40:12.345Z',
  updatedAt: '2026-11-21T07:12:00.000Z',
});
withExample(NewReportLink, { yachtId: 12 });
withExample(ReportLink, {
  id: 3,
  yachtId: 12,
  yachtName: 'Aurelia',
  companyId: 1,
  companyName: 'Azure Charters',
  userName: 'Maya Laurent',
  lastUsedAt: null,
  createdAt: '2026-11-20T16:40:12.345Z',
});
withExample(MadeReportLink, { id: 3, path: '/report#uN7Gd0cQm4rJx1Yt8KzW2aVbE5sPh6LfTo9Ri3MwXyA' });
withExample(ReportPlace, { yachtName: 'Aurelia', companyName: 'Azure Charters' });
