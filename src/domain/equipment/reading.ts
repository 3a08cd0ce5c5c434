import { Id, instant } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { hoursField } from './hours-field.ts';
import { readingSources, statedSources } from './words.ts';

/** What a meter showed, as it is entered with something else: a trip, a run of a checklist. */
export const EnteredReading = z
  .object({ meterId: z.int('Please select a meter').pipe(Id), hours: hoursField().meta({ description: 'What the meter shows' }) })
  .meta({ id: 'EnteredReading' });
export type EnteredReading = z.infer<typeof EnteredReading>;

export const EnteredReadings = z.array(EnteredReading).max(100, 'At most 100 readings at a time');

/** That readings are right which would be asked about. */
export const Confirmed = z
  .boolean()
  .optional()
  .meta({ description: 'Stores unusual readings too, which are refused otherwise (409 `reading_unusual`)' });

/** What the meters of one yacht showed: all of it is stored, or none. */
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

/** What is stored and answered: `shown` was read off the meter, `hours` adds what the meters before it had counted. */
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

/** A service that readings have shown to be due, or past due. */
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
