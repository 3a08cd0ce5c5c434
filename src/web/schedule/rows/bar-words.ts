import type { DayLine } from '#domain/schedule/day-line.ts';
import { barFormOf, barWordsOf } from '#domain/schedule/bar-words.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { moneyStateLabels } from '#domain/schedule/booking-words.ts';
import { bookingTypes, eventTypeLabels } from '#domain/schedule/words.ts';
import { several } from '#domain/shared/words.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { workWords } from '../../words/event-words.tsx';
import type { Bar } from '../timeline/row-layout.ts';
import { spanWords } from '../timeline/span-words.ts';

/** What a bar shows beyond customer and destination: stage, payment state and nights. */
export function factsOf(event: ScheduleEvent, line: DayLine, now: Date): string[] {
  const nights = Math.floor(line.placeOf(event.endDate)) - Math.floor(line.placeOf(event.startDate));
  const facts = [
    barFormOf(event, now) === 'aboard' ? 'Aboard' : null,
    workWords(event, now),
    moneyWords(event),
    bookingTypes.includes(event.type) ? several(nights, 'night') : null,
  ];
  return facts.filter((fact) => fact !== null);
}

/** The payment state of a booking once something is invoiced. */
function moneyWords({ moneyState }: ScheduleEvent): string | null {
  return moneyState && moneyState !== 'not_invoiced' ? moneyStateLabels[moneyState] : null;
}

/** The accessible name of a bar: everything that its position, color and form show. */
export function labelOf({ entry: event, clashes }: Pick<Bar, 'entry' | 'clashes'>, yacht: Yacht, line: DayLine, now: Date): string {
  // It contains the visible words unchanged, for voice control.
  const { first, beside } = barWordsOf(event);
  const words = beside === null ? event.title : `${first} ${beside}`;
  const form = barFormOf(event, now);
  const work = workWords(event, now);
  const facts = [
    form === 'aboard' && 'aboard',
    work,
    moneyWords(event),
    form === 'over' && work === null && 'over',
    clashes && 'overlaps with something else',
  ];
  return [`${yacht.name}, ${eventTypeLabels[event.type]}: ${words}`, spanWords(line, event, 'to'), ...facts.filter(Boolean)].join(', ');
}
