import { hoursField } from '../equipment/hours-field.ts';
import { calendarDay, Id, IdInAddress, optionalText, orNone, OwnFileUrl, Page, requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { ServicePlan } from './service-plan.ts';

/** A line of the service book entered by hand, for work done without a plan. */
export const NewService = z
  .object({
    yachtId: z.int('Please select a yacht').positive('Please select a yacht').pipe(Id),
    equipmentId: orNone(Id),
    title: requiredText('Please say what was done'),
    doneOn: calendarDay('Please choose the day it was done'),
    hours: orNone(hoursField()),
    notes: optionalText(5000),
    doneBy: optionalText(200),
    fileUrl: orNone(OwnFileUrl),
  })
  .meta({ id: 'NewService' });
export type NewService = z.infer<typeof NewService>;

/** A line of the service book. */
export const Service = z
  .object({
    id: z.int(),
    yachtId: z.int(),
    yachtName: z.string(),
    equipmentId: z.int().nullable(),
    equipmentName: z.string().nullable(),
    planId: z.int().nullable(),
    cycle: z.int().nullable(),
    maintenanceId: z.int().nullable(),
    includedIn: z.int().nullable().meta({ description: 'The longer service completed together with it' }),
    title: z.string(),
    doneOn: z.string(),
    hours: z.number().nullable(),
    notes: z.string().nullable(),
    doneBy: z.string().nullable(),
    fileUrl: z.string().nullable(),
    wasDueOn: z.string().nullable(),
    wasDueHours: z.number().nullable(),
    onTime: z.boolean().nullable().meta({ description: 'Whether it was done on time, tolerance included' }),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Service' });
export type Service = z.infer<typeof Service>;

/** The filters of the service book. */
export const ServiceQuery = Page.extend({
  yachtId: IdInAddress.optional(),
  equipmentId: IdInAddress.optional(),
  planId: IdInAddress.optional(),
  from: z.iso.date('from must be a day such as 2026-11-21').optional(),
  to: z.iso.date('to must be a day such as 2026-11-21').optional(),
});
export type ServiceQuery = z.infer<typeof ServiceQuery>;

/** The answer to a completion: the plan with its next turn, and the new lines of the service book. */
export const Completion = z.object({ plan: ServicePlan, services: z.array(Service) }).meta({ id: 'Completion' });
