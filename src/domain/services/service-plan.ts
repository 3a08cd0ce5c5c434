import { hoursField } from '../equipment/hours-field.ts';
import { NeededParts, UsedParts } from '../parts/part.ts';
import { calendarDay, Id, IdInAddress, optionalText, orNone, OwnFileUrl, Page, requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { planPolicies, planStates } from './words.ts';

const whole = (max: number, message: string, min = 1) => z.int(message).min(min, message).max(max, message);
const months = whole(1200, 'Months must be a whole number from 1 to 1,200');
const days = whole(36_500, 'Days must be a whole number from 1 to 36,500');
const tolerance = whole(36_500, 'Days must be a whole number from 0 to 36,500', 0);
const someHours = hoursField().min(0.1, 'Hours must be 0.1 at least');
const workHours = hoursField('Please enter how many hours it takes')
  .min(0.1, 'Hours must be 0.1 at least')
  .max(9999, 'At most 9,999 hours');
const dueDay = calendarDay('Please choose a day');

const fields = {
  title: requiredText('Please say what is done'),
  everyMonths: orNone(months),
  everyDays: orNone(days),
  everyHours: orNone(someHours),
  meterId: orNone(Id),
  policy: z.enum(planPolicies, 'Please choose from where the next one counts').optional(),
  earlyDays: orNone(tolerance),
  lateDays: tolerance.optional(),
  earlyHours: orNone(hoursField()),
  lateHours: hoursField().optional(),
  critical: z.boolean().optional(),
  outOfService: z.boolean().optional(),
  estimatedHours: orNone(workHours),
  series: optionalText(100),
  checklistId: orNone(Id).meta({ description: 'The checklist to run with it; its purpose must be service' }),
  parts: NeededParts.optional().meta({ description: 'The parts it needs' }),
  dueOn: orNone(dueDay),
  dueHours: orNone(hoursField()),
};

/** What a person may enter about a new plan. Without an interval it is done once, on its day or at its hours. */
export const NewServicePlan = z
  .object({
    equipmentId: z.int('Please choose the equipment').positive('Please choose the equipment').pipe(Id),
    ...fields,
    lastDoneOn: orNone(dueDay),
    lastDoneHours: orNone(hoursField()),
  })
  .meta({ id: 'NewServicePlan' });
export type NewServicePlan = z.infer<typeof NewServicePlan>;

/** What may change. A new interval applies from the next service on. */
export const ServicePlanChanges = z
  .object({ ...fields, paused: z.boolean() })
  .partial()
  .meta({ id: 'ServicePlanChanges' });
export type ServicePlanChanges = z.infer<typeof ServicePlanChanges>;

/** A plan with its state. Hours are meter totals, which continue when a meter is replaced. */
export const ServicePlan = z
  .object({
    id: z.int(),
    yachtId: z.int(),
    yachtName: z.string(),
    equipmentId: z.int(),
    equipmentName: z.string(),
    title: z.string(),
    everyMonths: z.int().nullable(),
    everyDays: z.int().nullable(),
    everyHours: z.number().nullable(),
    meterId: z.int().nullable(),
    policy: z.enum(planPolicies),
    earlyDays: z.int().nullable(),
    lateDays: z.int(),
    earlyHours: z.number().nullable(),
    lateHours: z.number(),
    critical: z.boolean(),
    outOfService: z.boolean(),
    estimatedHours: z.number().nullable(),
    series: z.string().nullable(),
    checklistId: z.int().nullable(),
    checklistName: z.string().nullable(),
    parts: z
      .array(
        z.object({
          partId: z.int(),
          name: z.string(),
          unit: z.string().nullable(),
          quantity: z.number(),
          stockId: z.int().nullable(),
          place: z.string().nullable(),
          inStock: z.number(),
        }),
      )
      .meta({
        description: 'The parts it needs, and the location they are taken from: on the yacht, else the store that holds the most',
      }),
    dueOn: z.string().nullable(),
    dueHours: z.number().nullable(),
    paused: z.boolean(),
    cycle: z.int().meta({ description: 'The number of its open turn, from 1' }),
    state: z.enum(planStates),
    expectedOn: z.string().nullable().meta({ description: 'When it is expected to be due, by date or by hours' }),
    latestOn: z.string().nullable().meta({ description: 'The same, with its tolerance' }),
    hoursNow: z.number().nullable(),
    hoursLeft: z.number().nullable(),
    perDay: z.number().nullable().meta({ description: 'How many hours a day its meter runs on average' }),
    postponedOn: z.string().nullable(),
    postponedHours: z.number().nullable(),
    lastDoneOn: z.string().nullable(),
    jobId: z.int().nullable().meta({ description: 'The open maintenance record that covers its open turn' }),
    jobStartDate: z.string().nullable(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'ServicePlan' });
export type ServicePlan = z.infer<typeof ServicePlan>;

/** The filters of a list of plans. Due ones don't include overdue ones. */
export const ServicePlanQuery = Page.extend({
  yachtId: IdInAddress.optional(),
  equipmentId: IdInAddress.optional(),
  partId: IdInAddress.optional().meta({ description: 'Those that use this part' }),
  state: z.enum(planStates).optional(),
  critical: z.enum(['true', 'false']).optional(),
  from: z.iso.date('from must be a day such as 2026-11-21').optional(),
  to: z.iso.date('to must be a day such as 2026-11-21').optional(),
});
export type ServicePlanQuery = z.infer<typeof ServicePlanQuery>;

/** The completion of an open turn. */
export const NewCompletion = z
  .object({
    cycle: z.int('Please say which due service was completed').positive('Please say which due service was completed'),
    doneOn: calendarDay('Please choose the day it was done'),
    hours: orNone(hoursField()),
    confirm: z.boolean().optional(),
    notes: optionalText(5000),
    doneBy: optionalText(200),
    fileUrl: orNone(OwnFileUrl),
    nextDueOn: orNone(dueDay),
    nextDueHours: orNone(hoursField()),
    parts: UsedParts.optional(),
  })
  .meta({ id: 'NewCompletion' });
export type NewCompletion = z.infer<typeof NewCompletion>;

const shortReason = 'Please say why, in 5 characters at least';

/** The day or hours an open turn is postponed to, with a reason. */
export const NewPostponement = z
  .object({
    toOn: orNone(dueDay),
    toHours: orNone(hoursField()),
    cycle: z.int('Please say which due service is postponed').positive('Please say which due service is postponed').optional(),
    reason: z.string(shortReason).trim().min(5, shortReason).max(1000, 'At most 1000 characters'),
  })
  .meta({ id: 'NewPostponement' });
export type NewPostponement = z.infer<typeof NewPostponement>;

/** The fields of a plan that have to fit together. Hours are decimal. */
type Fitting = {
  everyMonths?: number | null | undefined;
  everyDays?: number | null | undefined;
  everyHours?: number | null | undefined;
  meterId?: number | null | undefined;
  lateDays?: number | undefined;
  lateHours?: number | undefined;
  dueOn?: string | null | undefined;
  dueHours?: number | null | undefined;
};

/** What contradicts itself in a plan, with its field; null if nothing does. */
export function planFault(plan: Fitting): { path: string; message: string } | null {
  const { everyMonths, everyDays, everyHours, lateDays = 0, lateHours = 0 } = plan;
  if (everyMonths && everyDays) return { path: 'everyDays', message: 'Months or days, not both' };
  if ((everyHours || plan.dueHours != null) && !plan.meterId)
    return { path: 'meterId', message: 'Please choose the meter whose hours count' };
  const length = everyDays ?? (everyMonths ? everyMonths * 30 : null);
  if (length !== null && lateDays >= length) return { path: 'lateDays', message: 'This must be less than the interval' };
  if (everyHours && lateHours >= everyHours) return { path: 'lateHours', message: 'This must be less than the interval' };
  const once = length === null && !everyHours;
  return once && !plan.dueOn && plan.dueHours == null ? { path: 'dueOn', message: 'Please say when it is due, or how often' } : null;
}
