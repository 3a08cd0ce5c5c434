import { Refusal } from '../platform/refusal.ts';

/** A calendar that isn't taken, and why. */
export function refusedCalendar(message: string): Refusal {
  return new Refusal(422, 'validation', message, { errors: [{ path: 'ics', message }] });
}
