import { closedStatuses, type MaintenanceStatus } from '../maintenance/words.ts';
import { bookingTypes, type EventType } from './words.ts';

/** The types that keep a yacht from sailing. A booking over one of these must be confirmed, and the reverse. */
export const standstillTypes: readonly EventType[] = ['maintenance', 'inspection'];

type Blocks = { conflict: readonly EventType[]; question: readonly EventType[] };
const booking: Blocks = { conflict: bookingTypes, question: standstillTypes };
const standstill: Blocks = { conflict: [], question: bookingTypes };
const nothing: Blocks = { conflict: [], question: [] };

/** What an entry of each type can't overlap, and what it can only after a question. The server's queries are built from it. */
export const blockedBy: Record<EventType, Blocks> = {
  day_rent: booking,
  charter: booking,
  maintenance: standstill,
  inspection: standstill,
  crew_change: nothing,
  other: nothing,
};

/** A stretch of a yacht's calendar: an existing entry, or a requested one without an id. */
export type Slot = {
  id?: number;
  yachtId: number;
  type: EventType;
  startDate: string;
  endDate: string;
  maintenanceStatus?: MaintenanceStatus | null;
};

export type InTheWay<Taken extends Slot> = { kind: 'conflict' | 'question'; taken: Taken };

/** What conflicts with a request, refusals first, as on the server. Work that is completed or cancelled conflicts with nothing. */
export function whatIsInTheWay<Taken extends Slot>(wish: Slot, entries: readonly Taken[]): InTheWay<Taken>[] {
  if (isOver(wish)) return [];
  const matches = entries.flatMap((each) => {
    const kind =
      each.id !== wish.id && each.yachtId === wish.yachtId && !isOver(each) && overlap(wish, each) && kindOf(wish.type, each.type);
    return kind ? [{ kind, taken: each } as const] : [];
  });
  return [...matches.filter(({ kind }) => kind === 'conflict'), ...matches.filter(({ kind }) => kind === 'question')];
}

/** Half-open: the end of one may be the start of the next. */
export function overlap(one: { startDate: string; endDate: string }, other: { startDate: string; endDate: string }): boolean {
  return one.startDate < other.endDate && other.startDate < one.endDate;
}

/** Whether an entry keeps its yacht from others: a booking, an inspection, or work that is neither completed nor cancelled. */
export function isOccupying(entry: Pick<Slot, 'type' | 'maintenanceStatus'>): boolean {
  return (bookingTypes.includes(entry.type) || standstillTypes.includes(entry.type)) && !isOver(entry);
}

function isOver({ maintenanceStatus: status }: Pick<Slot, 'maintenanceStatus'>): boolean {
  return status != null && closedStatuses.includes(status);
}

function kindOf(type: EventType, otherType: EventType): InTheWay<Slot>['kind'] | null {
  const { conflict, question } = blockedBy[type];
  if (conflict.includes(otherType)) return 'conflict';
  return question.includes(otherType) ? 'question' : null;
}
