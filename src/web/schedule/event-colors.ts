import { colorOf } from '#domain/schedule/event-color.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import type { Tone } from '../ui/badge.tsx';
import { eventTypeLooks, closedWords } from '../words/event-words.tsx';

/** The colour an event was given, else that of its type. Work that is done or called off is in nobody's way: it steps back. */
export function toneOf(event: Pick<ScheduleEvent, 'type' | 'color' | 'maintenanceStatus'>): Tone {
  return closedWords(event) ? 'grey' : (colorOf(event.color) ?? eventTypeLooks[event.type].tone);
}
