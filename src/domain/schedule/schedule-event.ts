import { z } from '../shared/zod.ts';

export const eventTypes = ['maintenance', 'day_rent', 'charter', 'inspection', 'crew_change', 'other'] as const;
export const EventType = z.enum(eventTypes);
export type EventType = z.infer<typeof EventType>;

/** What is stored and answered. Price and costs are whole hundredths of the currency's unit, for every currency. */
export const ScheduleEvent = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string().nullable(),
    yachtId: z.int(),
    type: EventType,
    color: z.string().nullable(),
    customerId: z.int().nullable(),
    customerFullName: z.string().nullable(),
    startDate: z.string(),
    endDate: z.string(),
    companyId: z.int().nullable(),
    price: z.int().nullable(),
    currency: z.string(),
    estimatedCost: z.int().nullable(),
    actualCost: z.int().nullable(),
    maintenanceId: z.int().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'ScheduleEvent' });
export type ScheduleEvent = z.infer<typeof ScheduleEvent>;
