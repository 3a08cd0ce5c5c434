import { instant } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { Activity } from './activity.ts';

/** How many activities the notification panel shows. */
export const notificationsShown = 3;

/** What the notification panel shows of the feed, and whether there is something its person has not seen. */
export const Notifications = z.object({ activities: z.array(Activity), isNew: z.boolean() }).meta({ id: 'Notifications' });
export type Notifications = z.infer<typeof Notifications>;

/** That the panel was open, and up to when it showed the feed. */
export const NotificationsSeen = z.object({ until: instant('This should be a moment') }).meta({ id: 'NotificationsSeen' });
