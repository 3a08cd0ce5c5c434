import { Id, instant, optionalText, orNone, OwnFileUrl, requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { defectSeverities, defectStatuses, openDefectStatuses, type DefectSeverity, type DefectStatus } from './words.ts';

const Severity = z.enum(defectSeverities, 'Please choose how bad it is');

const maxPhotos = 6;

/** What a person may enter when reporting a defect. */
export const NewDefect = z
  .object({
    yachtId: z.int('Please choose the yacht').positive('Please choose the yacht').pipe(Id),
    title: requiredText('Please say what is wrong', 200),
    description: optionalText(5000),
    severity: Severity.optional(),
    equipmentId: orNone(Id),
    eventId: orNone(Id),
    /** The damage at a signed check-out that it reports. */
    handoverItemId: orNone(Id),
    photoUrls: z.array(OwnFileUrl).max(maxPhotos, 'At most 6 pictures').optional(),
    reportedAt: instant('Please say when it was reported').optional(),
  })
  .meta({ id: 'NewDefect' });
export type NewDefect = z.infer<typeof NewDefect>;

/** What may change: the report, its status with a reason, and when the yacht is expected back. Omitted keys stay unchanged. */
export const DefectChanges = NewDefect.omit({ yachtId: true, reportedAt: true, handoverItemId: true })
  .extend({
    status: z.enum(defectStatuses, 'Please choose a status'),
    reason: orNone(requiredText('Please say why', 1000)),
    backOn: orNone(instant('Please say when she is back')),
  })
  .partial()
  .meta({ id: 'DefectChanges' });
export type DefectChanges = z.infer<typeof DefectChanges>;

/**
 * A defect as stored and returned. It is confirmed if someone in the company reported or accepted it. One that blocks refuses bookings
 * starting before `blocksUntil`, or all bookings without it.
 */
export const Defect = z
  .object({
    id: z.int(),
    yachtId: z.int(),
    yachtName: z.string(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    equipmentId: z.int().nullable(),
    equipmentName: z.string().nullable(),
    eventId: z.int().nullable(),
    title: z.string(),
    description: z.string().nullable(),
    severity: Severity,
    status: z.enum(defectStatuses),
    reason: z.string().nullable(),
    confirmed: z.boolean(),
    backOn: z.string().nullable(),
    blocks: z.boolean(),
    blocksUntil: z.string().nullable(),
    maintenanceId: z.int().nullable(),
    photoUrls: z.array(z.string()),
    reportedBy: z.string(),
    reportedAt: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Defect' });
export type Defect = z.infer<typeof Defect>;

type Standing = { severity: DefectSeverity; status: DefectStatus; confirmed: boolean };
type Known = Standing & { backOn: string | null; workEnds: string | null };

export function isOpenDefect(status: DefectStatus): boolean {
  return openDefectStatuses.includes(status);
}

/** Whether it keeps the yacht from sailing: from its report, or once accepted if it came through the report link. */
export function blocksYacht({ severity, status, confirmed }: Standing): boolean {
  return severity === 'may_not_sail' && isOpenDefect(status) && confirmed;
}

/** Until when it blocks: the end of its open work or the day the yacht is expected back, whichever is later; null if unknown. */
export function blocksUntil({ backOn, workEnds }: Pick<Known, 'backOn' | 'workEnds'>): string | null {
  return (
    [backOn, workEnds]
      .filter((each) => each !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

/** Whether it refuses a booking that starts then. */
export function refusesBooking(defect: Known, startDate: string): boolean {
  const until = blocksUntil(defect);
  return blocksYacht(defect) && (until === null || startDate < until);
}

/** The statuses a defect can move to, by its current status. */
const steps: Record<DefectStatus, readonly DefectStatus[]> = {
  reported: ['accepted', 'fixed', 'dismissed'],
  accepted: ['fixed', 'dismissed'],
  fixed: ['accepted'],
  dismissed: ['accepted'],
};

/** What is wrong with a change of a defect, with its field; null if nothing is. */
export function triageFault(
  stored: Known,
  {
    status = stored.status,
    severity = stored.severity,
    backOn = stored.backOn,
    reason,
  }: Pick<DefectChanges, 'status' | 'severity' | 'backOn' | 'reason'>,
): { path: string; message: string } | null {
  if (status !== stored.status && !steps[stored.status].includes(status))
    return { path: 'status', message: `This can’t go from ${stored.status} to ${status}` };
  const needsReason =
    (status !== stored.status && (status === 'dismissed' || !isOpenDefect(stored.status))) ||
    (stored.severity === 'may_not_sail' && severity !== 'may_not_sail' && isOpenDefect(status));
  if (needsReason && !reason) return { path: 'reason', message: 'Please say why' };
  const isNew = status !== stored.status || severity !== stored.severity || backOn !== stored.backOn;
  if (isNew && status === 'accepted' && severity === 'may_not_sail' && blocksUntil({ backOn, workEnds: stored.workEnds }) === null)
    return { path: 'backOn', message: 'Please say when she is expected back, or plan the repair' };
  return null;
}

/** Why a yacht that may not sail can't be booked, in words. */
export function maySailNot({ yachtName, title }: { yachtName: string; title: string }, backOn: string | null): string {
  return `${yachtName} may not sail: ${title}. ${backOn ? `Expected back on ${backOn}.` : 'Not expected back yet.'}`;
}

/** How defects may be sorted: by severity, or by when they were reported. */
export const defectSorts = ['worst', '-reportedAt', 'reportedAt'] as const;
export type DefectSort = (typeof defectSorts)[number];
