import { ReminderChoice, reminderKinds, Reminders, ReminderSettings } from '#domain/reminders/reminder.ts';
import { withExample } from '../platform/examples.ts';

withExample(Reminders, {
  rows: [
    {
      kind: 'certificate',
      resource: 'crew',
      resourceId: 31,
      label: 'Master 3000 GT',
      of: 'Luc Moreau',
      day: '2026-12-13',
      daysLeft: 21,
      overdue: false,
      at: null,
      amount: null,
      currency: null,
      hoursLeft: null,
      companyId: 1,
      companyName: 'Azure Charters',
    },
  ],
  total: 1,
  today: { day: '2026-11-22', back: 2, out: 3, notReady: 0, needs: [] },
});
withExample(ReminderChoice, { mail: ['certificate', 'invoice'] });
withExample(ReminderSettings, {
  offered: [...reminderKinds],
  panel: [...reminderKinds],
  mail: ['certificate', 'invoice'],
});
