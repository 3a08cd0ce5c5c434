import { Id, nameText, orNone } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { importStates } from './words.ts';

/** As large as a calendar may be, in bytes. */
export const maxCalendar = 1024 * 1024;

const longestAddress = 2000;

/** Where a calendar is read: on the web, at the usual doors, without a password. What calendar programs call webcal is https. */
export const CalendarAddress = z
  .string()
  .trim()
  .max(longestAddress, 'At most 2,000 characters')
  .transform((written) => written.replace(/^webcals?:/i, 'https:'))
  .refine((written) => addressFault(written) === null, {
    error: (issue) => addressFault(String(issue.input)) ?? 'Please enter an address',
  });

const notAnAddress = 'Please enter the address of a calendar, starting with https://';

function addressFault(written: string): string | null {
  // What a browser or a fetch would read into it isn't for us to guess.
  if (!/^https?:\/\/[^\s\\]+$/i.test(written)) return notAnAddress;
  const [, authority = ''] = /^https?:\/\/([^/?#]*)/i.exec(written) ?? [];
  if (authority === '') return notAnAddress;
  if (authority.includes('@')) return 'Please leave out the username and password';
  const port = /:(\d*)$/.exec(authority)?.[1];
  if (port !== undefined && port !== '80' && port !== '443') return 'Please enter an address without a port';
  return null;
}

const Label = nameText('Please enter a name', { max: 60 });

/** A calendar of others that is to be read for a yacht: at an address, or without one from files. */
export const NewCalendarImport = z.object({ yachtId: Id, label: Label, url: orNone(CalendarAddress) }).meta({ id: 'NewCalendarImport' });
export type NewCalendarImport = z.infer<typeof NewCalendarImport>;

export const CalendarImportChanges = z
  .object({ label: Label.optional(), url: CalendarAddress.optional() })
  .meta({ id: 'CalendarImportChanges' });
export type CalendarImportChanges = z.infer<typeof CalendarImportChanges>;

export const CalendarFile = z.object({ ics: z.string('Please choose a file') }).meta({ id: 'CalendarFile' });

/** Which of its stretches is the same booking as what is in its way. */
export const SameBooking = z.object({ key: z.string().min(1).max(250) }).meta({ id: 'SameBooking' });

const CalendarConflict = z
  .object({
    key: z.string(),
    /** What the other side calls it. */
    summary: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    /** What holds the yacht here, the first of it. */
    with: z
      .object({ eventId: z.int(), title: z.string(), charterId: z.int().nullable(), startDate: z.string(), endDate: z.string() })
      .nullable(),
  })
  .meta({ id: 'CalendarConflict' });

/** A calendar of others as it is listed: never with its address, which may be as good as a password. */
export const CalendarImport = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    yachtId: z.int(),
    yachtName: z.string(),
    label: z.string(),
    /** The host of its address; null of one that comes as files. */
    host: z.string().nullable(),
    state: z.enum(importStates),
    lastReadAt: z.string().nullable(),
    lastError: z.string().nullable(),
    failingSince: z.string().nullable(),
    /** How many stretches it says. */
    blocks: z.int(),
    /** How many of its entries could not be read. */
    skipped: z.int(),
    /** The stretches that don't fit, 50 at most. */
    conflicts: z.array(CalendarConflict),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'CalendarImport' });
export type CalendarImport = z.infer<typeof CalendarImport>;

/** What an entry from outside is called in our calendar. */
export function titleOf(label: string): string {
  return `Booked on ${label}`;
}
