import { Activity } from '#domain/activities/activity.ts';
import { Notifications, NotificationsSeen } from '#domain/activities/notifications.ts';
import { withExample } from '../platform/examples.ts';

const activity = {
  id: 1042,
  action: 'update',
  resourceType: 'yacht',
  resourceId: 12,
  details: 'Updated yacht Aurelia',
  userId: 2,
  userName: 'Maya Laurent',
  timestamp: '2026-11-20T16:40:12.345Z',
  changes: { location: ['Nice', 'Antibes'] },
  ip: '192.0.2.17',
  companyName: null,
  resourceExists: true,
};
withExample(Activity, activity);
withExample(Notifications, { activities: [{ ...activity, changes: null, ip: null }], isNew: true });
withExample(NotificationsSeen, { until: '2026-11-21T09:00:00.000Z' });
