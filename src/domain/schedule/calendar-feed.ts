import { Id, orNone } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';

/** What a feed shows: the whole schedule, or busy times only. */
const feedDetails = ['full', 'busy'] as const;
const Detail = z.enum(feedDetails, 'Please choose what it shows');

/**
 * Whose calendar is to have an address: a yacht's, or without one the whole company's. One for a portal whose own calendar comes in is of
 * its yacht, tells what is taken, and leaves out what came from there.
 */
export const NewCalendarFeed = z
  .object({ yachtId: orNone(Id), companyId: orNone(Id), detail: Detail.optional(), importId: orNone(Id) })
  .meta({ id: 'NewCalendarFeed' });
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>;

/** An address as it is listed: without its secret, which nobody can read again. */
export const CalendarFeed = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    yachtId: z.int().nullable(),
    yachtName: z.string().nullable(),
    detail: Detail,
    importId: z.int().nullable(),
    /** What the calendar is called that it is made for. */
    importLabel: z.string().nullable(),
    userName: z.string(),
    /** False once the account of whoever made it is gone or deactivated. */
    works: z.boolean(),
    lastReadAt: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** An address as it is answered once, when it is made. */
export const MadeCalendarFeed = CalendarFeed.extend({ path: z.string() }).meta({ id: 'MadeCalendarFeed' });
export type MadeCalendarFeed = z.infer<typeof MadeCalendarFeed>;

/** How far back a calendar program sees; ahead it sees everything. */
export const feedDaysBack = 365;

/** The most entries a feed holds; the oldest are left out first. */
export const feedLimit = 5000;

const ownUid = '@schedule.fairlead';

/** What an entry is called in the calendars that we hand out. */
export function uidOf(id: number): string {
  return `${id}${ownUid}`;
}

/** Whether an entry of a calendar from outside is one that we handed out. */
export function isOwnUid(uid: string): boolean {
  return uid.trim().toLowerCase().endsWith(ownUid);
}
