import { Refusal } from '../platform/refusal.ts';

/** The refusal of a calendar, with the reason. */
export function refusedCalendar(message: string): Refusal {
  return new Refusal(422, 'validation', message, { errors: [{ path: 'ics', message }] });
}
