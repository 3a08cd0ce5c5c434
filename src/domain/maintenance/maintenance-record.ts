import { Confirmed, EnteredReadings } from '../equipment/reading.ts';
import { UsedParts } from '../parts/part.ts';
import { endFault } from '../schedule/schedule-event.ts';
import { amount, Id, instant, optionalText, orNone } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { maintenanceStatuses, maintenanceTypes } from './words.ts';

export const MaintenanceType = z.enum(maintenanceTypes, 'Please choose a type');
export const MaintenanceStatus = z.enum(maintenanceStatuses, 'Please choose a status');

const shortTitle = 'Title must be at least 2 characters';
const minTitleLength = 2;
const progress = 'Progress must be a whole number from 0 to 100';
// The maximum for a calendar entry, which also stores the cost.
const Cost = amount({ min: 0, max: 99_999_999_999, tooSmall: 'Cost cannot be negative' });

/** What a person may enter about new work. */
export const NewMaintenanceRecord = z
  .object({
    title: z.string({ error: shortTitle }).trim().min(minTitleLength, shortTitle).max(200, 'At most 200 characters'),
    description: optionalText(5000),
    yachtId: z.int('Please select a yacht').positive('Please select a yacht').pipe(Id),
    type: MaintenanceType,
    status: MaintenanceStatus.optional(),
    progress: z.int(progress).min(0, progress).max(100, progress).optional(),
    scheduledDate: instant('Please select a scheduled date'),
    completedDate: orNone(instant('Completed date must be a date')),
    endDate: instant('Planned end must be a date').optional().meta({ description: 'The end of its calendar entry.' }),
    estimatedCost: orNone(Cost),
    actualCost: orNone(Cost),
    allowOverlap: z.boolean().optional(),
    equipmentId: orNone(Id).meta({ description: 'The equipment it concerns' }),
    planIds: z.array(Id).max(100, 'At most 100 services').optional().meta({ description: 'The service plans whose open turns it covers' }),
    defectIds: z.array(Id).max(100, 'At most 100 defects').optional().meta({ description: 'The defects to fix' }),
    stillOpen: z
      .array(Id)
      .max(100, 'At most 100 defects')
      .optional()
      .meta({ description: 'On completion: its defects that are not fixed' }),
    assigneeId: orNone(Id).meta({ description: 'The crew member it is assigned to' }),
    contractor: optionalText(200),
    readings: EnteredReadings.optional().meta({ description: 'On completion: what the yacht’s meters show' }),
    parts: UsedParts.optional(),
    confirm: Confirmed,
  })
  .meta({ id: 'NewMaintenanceRecord' });
export type NewMaintenanceRecord = z.infer<typeof NewMaintenanceRecord>;

/** What may change. Omitted keys stay unchanged. */
export const MaintenanceChanges = NewMaintenanceRecord.partial().meta({ id: 'MaintenanceChanges' });
export type MaintenanceChanges = z.infer<typeof MaintenanceChanges>;

/** Work as stored and returned, with its slot in the calendar. Costs are decimal texts in the currency of that entry. */
export const MaintenanceRecord = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string().nullable(),
    yachtId: z.int(),
    yachtName: z.string(),
    status: MaintenanceStatus,
    progress: z.int(),
    scheduledDate: z.string(),
    completedDate: z.string().nullable(),
    type: MaintenanceType,
    estimatedCost: z.string().nullable(),
    actualCost: z.string().nullable(),
    eventId: z.int(),
    startDate: z.string(),
    endDate: z.string(),
    currency: z.string(),
    equipmentId: z.int().nullable(),
    equipmentName: z.string().nullable(),
    assigneeId: z.int().nullable(),
    assigneeName: z.string().nullable(),
    contractor: z.string().nullable(),
    services: z
      .array(
        z.object({
          planId: z.int().nullable(),
          serviceId: z.int().nullable(),
          title: z.string(),
          equipmentName: z.string().nullable(),
          doneOn: z.string().nullable(),
        }),
      )
      .meta({ description: 'The services it covers, and its lines in the service book once it is completed' }),
    defects: z
      .array(z.object({ id: z.int(), title: z.string(), severity: z.string(), status: z.string() }))
      .meta({ description: 'The defects to fix' }),
    checklists: z
      .array(
        z.object({
          checklistId: z.int().nullable(),
          name: z.string(),
          runId: z.int().nullable(),
          openCount: z.int(),
          itemCount: z.int(),
          failCount: z.int(),
          finishedAt: z.string().nullable(),
        }),
      )
      .meta({ description: 'The checklists run with it, and those of its services still to run' }),
    companyId: z.int().nullable(),
    costs: z
      .array(z.object({ currency: z.string(), booked: z.string(), parts: z.string(), total: z.string() }))
      .meta({ description: 'Its expenses and the cost of the parts it used, by currency' }),
    companyName: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'MaintenanceRecord' });
export type MaintenanceRecord = z.infer<typeof MaintenanceRecord>;

/** How maintenance may be sorted; a leading minus reverses the order. By urgency, overdue work comes first and finished work last. */
export const maintenanceSorts = ['scheduledDate', '-scheduledDate', 'title', '-title', 'id', '-id', 'urgency'] as const;
export type MaintenanceSort = (typeof maintenanceSorts)[number];

const usualHours = 8;

type Slot = { startDate: string; endDate: string };

type WorkDates = { scheduledDate: string; completedDate?: string | null; endDate?: string };

/**
 * The slot of work with these dates: until its completion, else until its planned end, else as long as its slot was before,
 * else eight hours. Work completed before its scheduled date keeps its slot.
 */
export function slotOf({ scheduledDate, completedDate, endDate }: WorkDates, before?: Slot): Slot {
  if (completedDate && completedDate > scheduledDate) return { startDate: scheduledDate, endDate: completedDate };
  if (endDate) return { startDate: scheduledDate, endDate };
  const lasts = before ? Date.parse(before.endDate) - Date.parse(before.startDate) : usualHours * 3_600_000;
  return { startDate: scheduledDate, endDate: new Date(Date.parse(scheduledDate) + lasts).toISOString() };
}

/** Why a title is too short, or null if it isn't. */
export function titleFault(title: string): string | null {
  return title.trim().length < minTitleLength ? shortTitle : null;
}

/** Why work with these dates can't have a slot, or null if it can. */
export function completionFault(dates: WorkDates): string | null {
  return endFault(slotOf(dates));
}
