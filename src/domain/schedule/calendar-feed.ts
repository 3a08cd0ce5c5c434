import { Id, orNone } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';

/** What a feed shows: the whole schedule, or busy times only. */
const feedDetails = ['full', 'busy'] as const;
const Detail = z.enum(feedDetails, 'Please choose what it shows');

/**
 * A new feed: for a yacht, or without one for the whole company. A feed for a portal whose own calendar is imported belongs to its yacht,
 * shows busy times only, and leaves out what came from that portal.
 */
export const NewCalendarFeed = z
  .object({ yachtId: orNone(Id), companyId: orNone(Id), detail: Detail.optional(), importId: orNone(Id) })
  .meta({ id: 'NewCalendarFeed' });
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>;

/** A feed as listed, without its secret, which can't be read again. */
export const CalendarFeed = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    yachtId: z.int().nullable(),
    yachtName: z.string().nullable(),
    detail: Detail,
    importId: z.int().nullable(),
    /** The name of the imported calendar it was created for. */
    importLabel: z.string().nullable(),
    userName: z.string(),
    /** False once its creator's account is deleted or deactivated. */
    works: z.boolean(),
    lastReadAt: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** A new feed, whose address is returned only once. */
export const MadeCalendarFeed = CalendarFeed.extend({ path: z.string() }).meta({ id: 'MadeCalendarFeed' });
export type MadeCalendarFeed = z.infer<typeof MadeCalendarFeed>;

/** How far back a feed goes; there is no limit ahead. */
export const feedDaysBack = 365;

/** The maximum number of entries in a feed; the oldest are left out first. */
export const feedLimit = 5000;

const ownUid = '@schedule.fairlead';

/** The UID of an entry in our feeds. */
export function uidOf(id: number): string {
  return `${id}${ownUid}`;
}

/** Whether an entry of an external calendar came from one of our feeds. */
export function isOwnUid(uid: string): boolean {
  return uid.trim().toLowerCase().endsWith(ownUid);
}
