// What visitors read and send on a company's public page. Nothing here names a customer, an entry, a number or a reason.
import { DayInAddress, Id, IdInAddress, instant, nameText, optionalText, orNone } from '../shared/fields.ts';
import { clockFormats, dateOrders, weekStarts } from '../shared/formats.ts';
import { z } from '../shared/zod.ts';
import { guestCount } from './charter-price.ts';
import type { CellState } from './cell-words.ts';
import { publicCellStates, publicRequestKinds, type PublicCellState } from './public-words.ts';

const PublicYacht = z
  .object({
    yachtId: z.int(),
    name: z.string(),
    type: z.string().nullable(),
    length: z.string().nullable(),
    year: z.int().nullable(),
    place: z.string().nullable(),
    blurb: z.string().nullable(),
    /** The URL of her picture; null if she has none. */
    picture: z.string().nullable(),
    maxGuests: z.int().nullable(),
    currency: z.string(),
    /** Monday is 0; none means any day. */
    checkInDays: z.array(z.int()),
    minNights: z.int(),
  })
  .meta({ id: 'PublicYacht' });

/** A departure with seats for sale. */
const PublicDeparture = z
  .object({
    departureId: z.int(),
    title: z.string(),
    yachtName: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    seatsLeft: z.int(),
    currency: z.string(),
    /** The price of a seat, including tax. */
    seat: z.string(),
    childSeat: z.string(),
  })
  .meta({ id: 'PublicDeparture' });

/** What a company's page shows to everyone. */
export const PublicPage = z
  .object({
    name: z.string(),
    logo: z.string().nullable(),
    words: z.string().nullable(),
    currency: z.string(),
    timeZone: z.string(),
    formats: z.object({ clock: z.enum(clockFormats), dateOrder: z.enum(dateOrders), weekStart: z.enum(weekStarts) }),
    /** Whether requests can be sent, and whether dates can be held. */
    takesRequests: z.boolean(),
    takesOptions: z.boolean(),
    /** For how many hours a confirmed hold lasts. */
    optionHours: z.int(),
    /** To be sent with a request; valid from 3 seconds after opening, for 24 hours. */
    formToken: z.string(),
    yachts: z.array(PublicYacht),
    departures: z.array(PublicDeparture),
  })
  .meta({ id: 'PublicPage' });
export type PublicPage = z.infer<typeof PublicPage>;

const guestsInAddress = z
  .string()
  .regex(/^\d{1,3}$/, 'guests must be a number from 1 to 999')
  .meta({ type: 'integer', minimum: 1, maximum: 999 })
  .transform(Number)
  .pipe(z.int().min(1, 'guests must be a number from 1 to 999'));

/** Which weeks of a yacht a visitor wants to see, and for how many guests, since obligatory extras may depend on that. */
export const PublicLook = z.object({
  yachtId: IdInAddress,
  from: DayInAddress,
  to: DayInAddress,
  step: z.enum(['week'], 'Only weeks are available').default('week'),
  guests: guestsInAddress.optional(),
});

/** A week as a visitor sees it. */
export const PublicCell = z
  .object({
    startDate: z.string(),
    endDate: z.string(),
    state: z.enum(publicCellStates),
    /** Including tax and obligatory extras; null if it isn't free or has no price. */
    total: z.string().nullable(),
    /** The amount paid on the spot as well; null if none. */
    atBase: z.string().nullable(),
  })
  .meta({ id: 'PublicCell' });
export type PublicCell = z.infer<typeof PublicCell>;

/** What a visitor asks for. */
export const PublicRequest = z
  .object({
    kind: z.enum(publicRequestKinds, 'Please choose what to request'),
    yachtId: orNone(z.int('Please choose a yacht').positive('Please choose a yacht').pipe(Id)),
    departureId: orNone(Id),
    startDate: orNone(instant('Please choose your dates')),
    endDate: orNone(instant('Please choose your dates')),
    adults: guestCount.optional(),
    children: guestCount.optional(),
    firstName: nameText('First name is required', { max: 60 }),
    lastName: nameText('Last name is required', { max: 60 }),
    email: z
      .string('Email is required')
      .trim()
      .min(1, 'Email is required')
      .max(255, 'At most 255 characters')
      .pipe(z.email('Invalid email address')),
    phone: optionalText(50),
    message: optionalText(3000),
    formToken: z.string().max(200),
    /** A hidden field that only bots fill in. */
    website: z.string().max(500).optional(),
  })
  .meta({ id: 'PublicRequest' });
export type PublicRequest = z.infer<typeof PublicRequest>;

/** The answer to a visitor's request. */
export const PublicAnswer = z.object({ message: z.string() }).meta({ id: 'PublicAnswer' });

/** The secret of an emailed link. */
export const PublicConfirmation = z.object({ token: z.string().max(200) }).meta({ id: 'PublicConfirmation' });

/** What is now held for a visitor. */
export const ConfirmedOption = z
  .object({
    companyName: z.string(),
    yachtName: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    until: z.string(),
    timeZone: z.string(),
  })
  .meta({ id: 'ConfirmedOption' });

const publicStates: Record<Exclude<CellState, 'past'>, PublicCellState> = {
  free: 'free',
  option: 'held',
  booked: 'taken',
  service: 'taken',
  part: 'taken',
  banned: 'taken',
};

/** What a visitor learns about a week. The reason why it isn't free stays private, and weeks that have begun aren't shown. */
export function publicState(state: CellState): PublicCellState | null {
  return state === 'past' ? null : publicStates[state];
}

/**
 * How long after its page was opened a form is accepted, in milliseconds: nobody fills one in sooner, and prices may have changed later.
 */
const formAge = { min: 3_000, max: 24 * 3_600_000 };

/** What is wrong with a form opened at that time, or null. */
export function formAgeFault(openedAt: number, now: number): string | null {
  const age = now - openedAt;
  if (age < formAge.min) return 'Please wait a moment, then send this again.';
  return age > formAge.max ? 'This page has been open for too long. Please reload it.' : null;
}

/** How long an emailed link can be confirmed, in hours. */
export const confirmHours = 2;
