import { CalendarDays, ClipboardCheck, Repeat2, Sailboat, Ship, Wrench, type LucideIcon } from 'lucide-react';
import type { EventStatus } from '#domain/schedule/event-status.ts';
import type { EventType, ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

/** How each type of event is called, coloured and drawn, wherever events are shown. */
export const eventWords: Record<EventType, { label: string; tone: Tone; icon: LucideIcon }> = {
  maintenance: { label: 'Maintenance', tone: 'amber', icon: Wrench },
  day_rent: { label: 'Day trip', tone: 'blue', icon: Sailboat },
  charter: { label: 'Charter', tone: 'teal', icon: Ship },
  inspection: { label: 'Inspection', tone: 'red', icon: ClipboardCheck },
  crew_change: { label: 'Crew change', tone: 'violet', icon: Repeat2 },
  other: { label: 'Other', tone: 'grey', icon: CalendarDays },
};

// The words themselves come with the schemas, and those only with the form.
export const eventTypeList = Object.keys(eventWords) as EventType[];

export function EventTypeBadge({ type }: { type: EventType }) {
  return <Badge tone={eventWords[type].tone}>{eventWords[type].label}</Badge>;
}

export const eventStatusWords: Record<EventStatus, { label: string; tone: Tone }> = {
  scheduled: { label: 'Scheduled', tone: 'blue' },
  in_progress: { label: 'In Progress', tone: 'amber' },
  completed: { label: 'Completed', tone: 'green' },
};

/** What became of the work whose slot this is; null for what is still open, and for what is no work. */
export function closedWords({ maintenanceStatus: status }: Pick<ScheduleEvent, 'maintenanceStatus'>): string | null {
  return status === 'completed' ? 'Completed' : status === 'cancelled' ? 'Cancelled' : null;
}

export const eventStatusList = Object.keys(eventStatusWords) as EventStatus[];

export function EventStatusBadge({ status }: { status: EventStatus }) {
  return <Badge tone={eventStatusWords[status].tone}>{eventStatusWords[status].label}</Badge>;
}
