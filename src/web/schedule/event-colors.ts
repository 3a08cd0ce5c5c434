import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import type { Tone } from '../ui/badge.tsx';
import { eventWords } from './event-words.tsx';

/** The colours an event may be given, as they are called. */
export const eventColors: Record<Tone, string> = { teal: 'Teal', blue: 'Blue', violet: 'Violet', green: 'Green', amber: 'Amber', red: 'Red', grey: 'Grey' };
export const eventColorList = Object.keys(eventColors) as Tone[];

/** The colour an event was given, else that of its type. */
export function toneOf({ type, color }: Pick<ScheduleEvent, 'type' | 'color'>): Tone {
  return eventColorList.find((each) => each === color) ?? eventWords[type].tone;
}
