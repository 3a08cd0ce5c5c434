import { Confirmed, EnteredReading, EnteredReadings } from '../equipment/reading.ts';
import { Id, instant, nameText, orNone } from '../shared/fields.ts';
import { Position } from '../shared/position.ts';
import { z } from '../shared/zod.ts';
import { tripStatuses, tripTypes } from './words.ts';

export const TripStatus = z.enum(tripStatuses, 'Please choose a status');
export const TripType = z.enum(tripTypes, 'Please choose a type');

/** What a person may enter for a new trip. Departure and arrival are instants, despite their names. */
export const NewTrip = z
  .object({
    yachtId: z.int('Please select a yacht').positive('Please select a yacht').pipe(Id),
    departureLocation: nameText('Departure location is required', { max: 200 }),
    arrivalLocation: nameText('Arrival location is required', { max: 200 }),
    departureDate: instant('Departure date is required'),
    arrivalDate: orNone(instant('Arrival date must be a date')),
    status: TripStatus.optional(),
    type: TripType.optional(),
    departurePosition: orNone(Position),
    arrivalPosition: orNone(Position),
    trackId: orNone(Id),
    readings: EnteredReadings.optional().meta({ description: 'Readings of the yacht’s meters at its arrival, or now if it has none' }),
    confirm: Confirmed,
  })
  .meta({ id: 'NewTrip' });
export type NewTrip = z.infer<typeof NewTrip>;

/** What may change. Omitted keys stay unchanged. */
export const TripChanges = NewTrip.partial().meta({ id: 'TripChanges' });
export type TripChanges = z.infer<typeof TripChanges>;

/** What is stored and returned. */
export const Trip = z
  .object({
    id: z.int(),
    yachtId: z.int(),
    yachtName: z.string(),
    departureLocation: z.string(),
    arrivalLocation: z.string(),
    departureDate: z.string(),
    arrivalDate: z.string().nullable(),
    status: TripStatus,
    type: TripType,
    departurePosition: Position.nullable(),
    arrivalPosition: Position.nullable(),
    trackId: z.int().nullable(),
    sailedMiles: z.number().nullable(),
    readings: z.array(EnteredReading).meta({ description: 'Readings of the yacht’s meters' }),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Trip' });
export type Trip = z.infer<typeof Trip>;

/** How trips may be sorted; a leading minus reverses the order. */
export const tripSorts = ['departureDate', '-departureDate', 'id', '-id'] as const;
export type TripSort = (typeof tripSorts)[number];

/** Why a trip can't have these dates, or null if it can. A trip that hasn't arrived yet has no arrival. */
export function arrivalFault({ departureDate, arrivalDate }: { departureDate: string; arrivalDate?: string | null }): string | null {
  return arrivalDate && arrivalDate < departureDate ? 'Arrival must be after departure' : null;
}
