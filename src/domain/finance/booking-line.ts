import { daysBetween, daysTouched } from '../shared/calendar-days.ts';
import { daysWords } from '../shared/date-words.ts';
import type { Formats } from '../shared/formats.ts';
import { several } from '../shared/words.ts';
import { maxDescription } from './invoice.ts';

type Booking = { title: string; yachtName: string; startDate: string; endDate: string };

/**
 * What an invoice says of a booking: what it is, and on a second line the yacht, her days in this zone, and how many nights they are. It
 * names no hours, which belong to the booking, and is as long as a line of an invoice may be.
 */
export function bookingLine({ title, yachtName, ...booking }: Booking, timeZone: string, formats: Formats): string {
  const { first, last } = daysTouched(timeZone, booking);
  const stay = [yachtName, daysWords(first, last, formats), several(daysBetween(first, last), 'night')].filter(Boolean).join(', ');
  const room = maxDescription - stay.length - 1;
  return `${title.slice(0, room)}\n${stay}`;
}
