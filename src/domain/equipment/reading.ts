import { Id, instant } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { hoursField } from './hours-field.ts';
import { readingSources, statedSources } from './words.ts';

/** A reading entered along with something else, such as a trip or a checklist run. */
export const EnteredReading = z
  .object({ meterId: z.int('Please select a meter').pipe(Id), hours: hoursField().meta({ description: 'What the meter shows' }) })
  .meta({ id: 'EnteredReading' });
export type EnteredReading = z.infer<typeof EnteredReading>;

export const EnteredReadings = z.array(EnteredReading).max(100, 'At most 100 readings at a time');

/** Confirms unusual readings. */
export const Confirmed = z
  .boolean()
  .optional()
  .meta({ description: 'Stores unusual readings too, which are refused otherwise (409 `reading_unusual`)' });

/** Readings of the meters of one yacht, stored all or nothing. */
export const NewReadings = z
  .object({
    readings: z
      .array(EnteredReading.extend({ at: instant('Please say when it was read').optional() }))
      .min(1, 'Please enter the hours of a meter')
      .max(100, 'At most 100 readings at a time'),
    source: z.enum(statedSources, 'Please say where this comes from').optional(),
    eventId: Id.nullable().optional().meta({ description: 'The booking of the check-in or check-out' }),
    confirm: Confirmed,
  })
  .meta({ id: 'NewReadings' });
export type NewReadings = z.infer<typeof NewReadings>;

/** A reading as stored and returned: `shown` is what the meter showed, `hours` the total including replaced meters. */
export const MeterReading = z
  .object({
    id: z.int(),
    meterId: z.int(),
    at: z.string(),
    shown: z.number(),
    hours: z.number(),
    source: z.enum(readingSources),
    tripId: z.int().nullable(),
    eventId: z.int().nullable(),
    byName: z.string(),
  })
  .meta({ id: 'MeterReading' });
export type MeterReading = z.infer<typeof MeterReading>;

/** A service that is due or overdue because of readings. */
export const DuePlan = z
  .object({
    planId: z.int(),
    title: z.string(),
    equipmentId: z.int(),
    equipmentName: z.string(),
    state: z.enum(['due', 'overdue']),
    hoursLeft: z.number().nullable(),
    expectedOn: z.string().nullable(),
  })
  .meta({ id: 'DuePlan' });
export type DuePlan = z.infer<typeof DuePlan>;

export const ReadingsStored = z.object({ readings: z.array(MeterReading), due: z.array(DuePlan) }).meta({ id: 'ReadingsStored' });
export type ReadingsStored = z.infer<typeof ReadingsStored>;
