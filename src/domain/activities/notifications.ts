import { instant } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { Activity } from './activity.ts';

/** How many activities the notification panel shows. */
export const notificationsShown = 3;

/** The part of the feed that the notification panel shows, and whether the user has unseen entries. */
export const Notifications = z.object({ activities: z.array(Activity), isNew: z.boolean() }).meta({ id: 'Notifications' });
export type Notifications = z.infer<typeof Notifications>;

/** Records that the panel was opened, and up to which moment it showed the feed. */
export const NotificationsSeen = z.object({ until: instant('This should be a date and time') }).meta({ id: 'NotificationsSeen' });
