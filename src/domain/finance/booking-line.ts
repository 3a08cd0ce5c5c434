import { daysBetween, daysTouched } from '../shared/calendar-days.ts';
import { daysWords } from '../shared/date-words.ts';
import type { Formats } from '../shared/formats.ts';
import { several } from '../shared/words.ts';
import { maxDescription } from './invoice.ts';

type Booking = { title: string; yachtName: string; startDate: string; endDate: string };

/**
 * The line of an invoice for a booking: its title, and below it the yacht, the days in this time zone and the number of nights. It has no
 * hours, which belong to the booking, and fits the maximum length of an invoice line.
 */
export function bookingLine({ title, yachtName, ...booking }: Booking, timeZone: string, formats: Formats): string {
  const { first, last } = daysTouched(timeZone, booking);
  const stay = [yachtName, daysWords(first, last, formats), several(daysBetween(first, last), 'night')].filter(Boolean).join(', ');
  const room = maxDescription - stay.length - 1;
  return `${title.slice(0, room)}\n${stay}`;
}
