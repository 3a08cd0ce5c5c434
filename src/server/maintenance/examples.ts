import { MaintenanceOverview } from '#domain/maintenance/maintenance-overview.ts';
import { MaintenanceChanges, MaintenanceRecord, NewMaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { withExample } from '../platform/examples.ts';

withExample(NewMaintenanceRecord, {
  title: 'Engine service',
  yachtId: 12,
  type: 'engine',
  scheduledDate: '2026-12-01T08:00:00.000Z',
  estimatedCost: '4200.00',
});
withExample(MaintenanceChanges, { status: 'in_progress', progress: 40 });
withExample(MaintenanceRecord, {
  id: 23,
  title: 'Engine service',
  description: 'Both mains, 2,000 hours',
  yachtId: 12,
  yachtName: 'Aurelia',
  status: 'pending',
  progress: 0,
  scheduledDate: '2026-12-01T08:00:00.000Z',
  completedDate: null,
  type: 'engine',
  estimatedCost: '4200.00',
  actualCost: null,
  eventId: 55,
  startDate: '2026-12-01T08:00:00.000Z',
  endDate: '2026-12-01T16:00:00.000Z',
  currency: 'EUR',
  equipmentId: 31,
  equipmentName: 'Port engine',
  assigneeId: null,
  assigneeName: null,
  contractor: 'Yard Costa',
  defects: [],
  costs: [{ currency: 'EUR', booked: '420.00', parts: '85.00', total: '505.00' }],
  services: [{ planId: 41, serviceId: null, title: '250 h service', equipmentName: 'Port engine', doneOn: null }],
  checklists: [{ checklistId: 9, name: 'Engine service', runId: null, openCount: 12, itemCount: 12, failCount: 0, finishedAt: null }],
  companyId: 1,
  companyName: 'Azure Charters',
  createdAt: '2026-11-02T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
});
withExample(MaintenanceOverview, {
  total: 31,
  byState: { overdue: 1, scheduled: 6, in_progress: 2, completed: 21, cancelled: 1 },
  progress: 55,
  next: '2026-12-01T08:00:00.000Z',
  perWeek: [0, 1, 2, 0, 1, 0, 1, 1],
});
