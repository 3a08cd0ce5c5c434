import { addDays, type Day } from '../shared/calendar-days.ts';
import { dayWords, longDate } from '../shared/date-words.ts';
import type { Formats } from '../shared/formats.ts';
import { calendarDay, Id, orNone } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';

/** What may be entered for a closing: its last day. */
export const NewClosing = z.object({ until: calendarDay('Last day is required'), companyId: orNone(Id) }).meta({ id: 'NewClosing' });

const Problem = z.object({ path: z.enum(['drafts', 'exchangeRates', 'payments']), message: z.string() });
export type ClosingProblem = z.infer<typeof Problem>;

/** Whether the books can be closed until a day, what prevents it, and what to know first. */
export const ClosingOutlook = z
  .object({
    closedUntil: z.string().nullable(),
    until: z.string(),
    ready: z.boolean(),
    problems: z.array(Problem),
    notes: z.array(z.string()),
  })
  .meta({ id: 'ClosingOutlook' });
export type ClosingOutlook = z.infer<typeof ClosingOutlook>;

/** A closed period, with the sums of its journal. */
export const Closing = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    from: z.string(),
    until: z.string(),
    currency: z.string(),
    entries: z.int(),
    debit: z.string(),
    credit: z.string(),
    sha256: z.string(),
    closedBy: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Closing' });
export type Closing = z.infer<typeof Closing>;

/** Whether the journal of a closed period still matches its file. */
export const ClosingCheck = z.object({ same: z.boolean() }).meta({ id: 'ClosingCheck' });

/** The refusal to record anything on a closed day. */
export function booksClosed(until: Day, formats: Pick<Formats, 'dateOrder'>): string {
  return `The books are closed until ${dayWords(until, longDate, formats)}.`;
}

type Books = { closedUntil: Day | null; today: Day; formats: Pick<Formats, 'dateOrder'> };

/** Why the books can't be closed until this day, or null if they can. */
export function untilFault(until: Day, { closedUntil, today, formats }: Books): string | null {
  if (until >= today) return 'Please choose a day before today';
  return closedUntil !== null && until <= closedUntil ? booksClosed(closedUntil, formats) : null;
}

/** The first day of the next closing: after the last one, else the earliest of the books. */
export function firstDayAfter(closedUntil: Day | null, earliest: Day | null, until: Day): Day {
  if (closedUntil !== null) return addDays(closedUntil, 1);
  return earliest !== null && earliest < until ? earliest : until;
}
