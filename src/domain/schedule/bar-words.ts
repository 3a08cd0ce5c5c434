import { closedStatuses, type MaintenanceStatus } from '../maintenance/words.ts';
import { statusAt } from './event-status.ts';
import type { Span } from './shifting.ts';
import { bookingTypes, type EventType } from './words.ts';

type Entry = { type: EventType; title: string; customerFullName: string | null };

/** The main text of an event's bar, and the text beside it. */
type BarWords = { first: string; beside: string | null };

const whereTo = /^(?:charter|day trip|day charter) (?:to|in|around|from|off) +(?=\S)/i;

/** A booking shows its customer and destination; everything else, and a booking without a customer, shows its title. */
export function barWordsOf({ type, title, customerFullName }: Entry): BarWords {
  if (!bookingTypes.includes(type)) return { first: title, beside: customerFullName };
  const place = title.replace(whereTo, '');
  if (customerFullName === null) return { first: place, beside: null };
  return { first: customerFullName, beside: place };
}

/** The progress of an event: ahead, with guests aboard, or over. Work past its end that isn't closed is overdue. */
export type BarForm = 'ahead' | 'aboard' | 'overdue' | 'over';

export function barFormOf(event: Span & { type: EventType; maintenanceStatus: MaintenanceStatus | null }, now: Date): BarForm {
  const status = statusAt(event, now);
  if (event.maintenanceStatus !== null) {
    if (closedStatuses.includes(event.maintenanceStatus)) return 'over';
    return status === 'completed' ? 'overdue' : 'ahead';
  }
  if (status === 'in_progress' && bookingTypes.includes(event.type)) return 'aboard';
  return status === 'completed' ? 'over' : 'ahead';
}
