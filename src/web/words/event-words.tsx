import { CalendarDays, ClipboardCheck, Repeat2, Sailboat, Ship, Wrench, type LucideIcon } from 'lucide-react';
import { closedStatuses, maintenanceStatusLabels } from '#domain/maintenance/words.ts';
import { colorOf } from '#domain/schedule/event-color.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { eventStatusLabels, eventTypeLabels, type EventStatus, type EventType } from '#domain/schedule/words.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

/** How each type of event is colored and drawn, wherever events are shown. */
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

/** What became of the work whose slot this is; null for what is still open, and for what is no work. */
export function closedWords({ maintenanceStatus: status }: Pick<ScheduleEvent, 'maintenanceStatus'>): string | null {
  return status !== null && closedStatuses.includes(status) ? maintenanceStatusLabels[status] : null;
}

/** An event's own color, else that of its type. Work that is completed or cancelled is grey. */
export function toneOf(event: Pick<ScheduleEvent, 'type' | 'color' | 'maintenanceStatus'>): Tone {
  return closedWords(event) ? 'grey' : (colorOf(event.color) ?? eventTypeLooks[event.type].tone);
}
