import { colorOf, type EventColor } from '#domain/schedule/event-color.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import type { Tone } from '../ui/badge.tsx';
import { closedWords, eventWords } from './event-words.tsx';

/** The colours an event may be given, as they are called. */
export const eventColorWords: Record<EventColor, string> = {
  teal: 'Teal',
  blue: 'Blue',
  violet: 'Violet',
  green: 'Green',
  amber: 'Amber',
  red: 'Red',
  grey: 'Grey',
};

/** The colour an event was given, else that of its type. Work that is done or called off is in nobody's way: it steps back. */
export function toneOf(event: Pick<ScheduleEvent, 'type' | 'color' | 'maintenanceStatus'>): Tone {
  return closedWords(event) ? 'grey' : (colorOf(event.color) ?? eventWords[event.type].tone);
}
