import { Id, instant, nameText, orNone } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { hoursField } from './hours-field.ts';

const UsualHours = hoursField().max(24, 'A day has 24 hours');

const fields = {
  name: orNone(nameText('Name is required')).meta({ description: 'By default, the name of its equipment' }),
  usualPerDay: orNone(UsualHours).meta({ description: 'Hours a day, used until there is a week of readings' }),
};

/** What a person may enter about a meter. */
export const NewMeter = z
  .object({ equipmentId: z.int('Please select equipment').positive('Please select equipment').pipe(Id), ...fields })
  .meta({ id: 'NewMeter' });
export type NewMeter = z.infer<typeof NewMeter>;

/** What may change. Omitted keys stay unchanged. */
export const MeterChanges = z.object(fields).partial().meta({ id: 'MeterChanges' });
export type MeterChanges = z.infer<typeof MeterChanges>;

/** A meter as stored and returned. `hours` continues when a meter is replaced; `shown` is what the meter shows. */
export const Meter = z
  .object({
    id: z.int(),
    yachtId: z.int(),
    yachtName: z.string(),
    equipmentId: z.int(),
    equipmentName: z.string(),
    retiredOn: z.string().nullable().meta({ description: 'When its equipment was retired' }),
    name: z.string(),
    ownName: z.string().nullable(),
    usualPerDay: z.number().nullable(),
    hours: z.number().nullable(),
    shown: z.number().nullable(),
    readAt: z.string().nullable(),
    perDay: z.number().nullable().meta({ description: 'Average hours a day over the last 90 days, once there is a week of readings' }),
    perBookedDay: z.number().nullable().meta({ description: 'Average hours a booked day over the last year' }),
    stale: z.boolean().meta({ description: 'Whether a running meter was last read more than 30 days ago' }),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Meter' });
export type Meter = z.infer<typeof Meter>;

/** The replacement of a meter: the total continues from what the old one last showed, or from its last reading. */
export const MeterReplacement = z
  .object({
    at: instant('Please say when it was replaced'),
    lastShown: orNone(hoursField()),
    firstShown: hoursField('Please enter what the new meter shows'),
  })
  .meta({ id: 'MeterReplacement' });
export type MeterReplacement = z.infer<typeof MeterReplacement>;
