import { CalendarDays, ClipboardCheck, Repeat2, Sailboat, Ship, Wrench, type LucideIcon } from 'lucide-react';
import { maintenanceStateLabels } from '#domain/maintenance/words.ts';
import { colorOf } from '#domain/schedule/event-color.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { eventStatusLabels, eventTypeLabels, type EventStatus, type EventType } from '#domain/schedule/words.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

/** The color and icon of each type of event, wherever events are shown. */
export const eventTypeLooks: Record<EventType, { tone: Tone; icon: LucideIcon }> = {
  maintenance: { tone: 'amber', icon: Wrench },
  day_rent: { tone: 'blue', icon: Sailboat },
  charter: { tone: 'teal', icon: Ship },
  inspection: { tone: 'red', icon: ClipboardCheck },
  crew_change: { tone: 'violet', icon: Repeat2 },
  other: { tone: 'grey', icon: CalendarDays },
};

/** A type of event in its color. */
export function EventTypeBadge({ type }: { type: EventType }) {
  return <Badge tone={eventTypeLooks[type].tone}>{eventTypeLabels[type]}</Badge>;
}

export const eventStatusTones: Record<EventStatus, Tone> = { scheduled: 'blue', in_progress: 'amber', completed: 'green' };

/** An event's status in its color. */
export function EventStatusBadge({ status }: { status: EventStatus }) {
  return <Badge tone={eventStatusTones[status]}>{eventStatusLabels[status]}</Badge>;
}

type Slot = Pick<ScheduleEvent, 'maintenanceStatus' | 'endDate'>;

/**
 * Whether the work in this slot was closed or is overdue; null for other work, and for events that aren't work. The same rule as
 * `stateOfEntry`, which the dashboard's first script has no room for.
 */
function workState({ maintenanceStatus: status, endDate }: Slot, now: Date): 'completed' | 'cancelled' | 'overdue' | null {
  if (status === 'completed' || status === 'cancelled') return status;
  return status !== null && Date.parse(endDate) < now.getTime() ? 'overdue' : null;
}

/** The same in words. */
export function workWords(event: Slot, now: Date): string | null {
  const state = workState(event, now);
  return state && maintenanceStateLabels[state];
}

/** The color of an event: its own, otherwise that of its type. */
export function ownToneOf({ type, color }: Pick<ScheduleEvent, 'type' | 'color'>): Tone {
  return colorOf(color) ?? eventTypeLooks[type].tone;
}

/** The color in which an event is shown: red while its work is overdue, gray once its work is closed. */
export function toneOf(event: Slot & Pick<ScheduleEvent, 'type' | 'color'>, now: Date): Tone {
  const state = workState(event, now);
  if (state === null) return ownToneOf(event);
  return state === 'overdue' ? 'red' : 'grey';
}
