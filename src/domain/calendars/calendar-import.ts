import { Id, nameText, orNone } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { importStates } from './words.ts';

/** The maximum size of a calendar, in bytes. */
export const maxCalendar = 1024 * 1024;

const maxAddressLength = 2000;

/** The address of a calendar: on the web, on the default ports, without a password. Calendar programs' webcal addresses become https. */
export const CalendarAddress = z
  .string()
  .trim()
  .max(maxAddressLength, 'At most 2,000 characters')
  .transform((address) => address.replace(/^webcals?:/i, 'https:'))
  .refine((address) => addressFault(address) === null, {
    error: (issue) => addressFault(String(issue.input)) ?? 'Please enter an address',
  });

const notAnAddress = 'Please enter the address of a calendar, starting with https://';

function addressFault(address: string): string | null {
  // Strict, because we shouldn't guess how a browser or fetch would repair an address.
  if (!/^https?:\/\/[^\s\\]+$/i.test(address)) return notAnAddress;
  const [, authority = ''] = /^https?:\/\/([^/?#]*)/i.exec(address) ?? [];
  if (authority === '') return notAnAddress;
  if (authority.includes('@')) return 'Please leave out the username and password';
  const port = /:(\d*)$/.exec(authority)?.[1];
  if (port !== undefined && port !== '80' && port !== '443') return 'Please enter an address without a port';
  return null;
}

const Label = nameText('Please enter a name', { max: 60 });

/** An external calendar to be read for a yacht: from its address, or without one from files. */
export const NewCalendarImport = z.object({ yachtId: Id, label: Label, url: orNone(CalendarAddress) }).meta({ id: 'NewCalendarImport' });
export type NewCalendarImport = z.infer<typeof NewCalendarImport>;

export const CalendarImportChanges = z
  .object({ label: Label.optional(), url: CalendarAddress.optional() })
  .meta({ id: 'CalendarImportChanges' });
export type CalendarImportChanges = z.infer<typeof CalendarImportChanges>;

export const CalendarFile = z.object({ ics: z.string('Please choose a file') }).meta({ id: 'CalendarFile' });

/** Declares an imported booking to be the same as the charter it conflicts with. */
export const SameBooking = z.object({ key: z.string().min(1).max(250) }).meta({ id: 'SameBooking' });

const CalendarConflict = z
  .object({
    key: z.string(),
    /** Its name in the external calendar. */
    summary: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    /** The first of our entries that occupies the yacht then. */
    with: z
      .object({ eventId: z.int(), title: z.string(), charterId: z.int().nullable(), startDate: z.string(), endDate: z.string() })
      .nullable(),
  })
  .meta({ id: 'CalendarConflict' });

/** An external calendar as listed. Its address is left out, because it may work like a password. */
export const CalendarImport = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    yachtId: z.int(),
    yachtName: z.string(),
    label: z.string(),
    /** The host of its address; null if it is imported from files. */
    host: z.string().nullable(),
    state: z.enum(importStates),
    lastReadAt: z.string().nullable(),
    lastError: z.string().nullable(),
    failingSince: z.string().nullable(),
    /** How many bookings it contains. */
    blocks: z.int(),
    /** How many of its entries could not be read. */
    skipped: z.int(),
    /** The bookings that conflict with our calendar, 50 at most. */
    conflicts: z.array(CalendarConflict),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'CalendarImport' });
export type CalendarImport = z.infer<typeof CalendarImport>;

/** The title of an imported booking in our calendar. */
export function titleOf(label: string): string {
  return `Booked on ${label}`;
}
