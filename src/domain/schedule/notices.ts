import { dayIn, type Day } from '../shared/calendar-days.ts';
import { z } from '../shared/zod.ts';

const noticeKinds = ['document_expires', 'document_missing', 'service_due', 'defect_open'] as const;

/** A notice about a yacht before a booking of hers is stored or moved. With `ask` it must be confirmed; with `tell` it is only shown. */
export const Notice = z
  .object({
    kind: z.enum(noticeKinds),
    severity: z.enum(['ask', 'tell']),
    message: z.string(),
    resource: z.enum(['yacht', 'document', 'defect', 'equipment', 'maintenance']),
    resourceId: z.int(),
  })
  .meta({ id: 'BookingNotice' });
export type Notice = z.infer<typeof Notice>;

/** The last day that a stretch touches. One that ends at midnight is over the evening before. */
export function lastDayOf(endDate: string, timeZone: string): Day {
  return dayIn(timeZone, new Date(Date.parse(endDate) - 1).toISOString());
}

/** Notices to confirm come first, then the others, each kind in its order. */
export function asksFirst(notices: readonly Notice[]): Notice[] {
  return notices.toSorted(
    (one, other) =>
      Number(one.severity === 'tell') - Number(other.severity === 'tell') ||
      noticeKinds.indexOf(one.kind) - noticeKinds.indexOf(other.kind),
  );
}

/** The question before booking: the sentences of all notices to confirm. */
export function questionOf(notices: readonly Notice[]): string {
  return `${notices
    .filter(({ severity }) => severity === 'ask')
    .map(({ message }) => message)
    .join(' ')} Save it anyway?`;
}
