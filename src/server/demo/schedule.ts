import { bookYacht } from './bookings.ts';
import { daysAfter, dayOf, wallClock, workingDay, type Day, type WallClock } from './calendar.ts';
import type { Chance } from './chance.ts';
import type { DemoAppointment, DemoCompany, DemoWork, DemoYacht } from './demo-company.ts';
import { guestsOf } from './guests.ts';
import { nothingMore, type PlacedEvent } from './placed-event.ts';
import { weeksBackOf } from './season.ts';

/**
 * Everything in a company's calendar, from five weeks or some years back to the bookings of the coming year. Yard work and appointments
 * come first, and bookings fill what is left, so nothing overlaps.
 */
export function placeSchedule(company: DemoCompany, now: Date, chance: Chance): PlacedEvent[] {
  const today = dayOf(wallClock(now, company.timeZone));
  const weeksBack = weeksBackOf(today, company.yearsBack);
  const work = company.works.map((each, position) => placeWork(each, position, today));
  const appointments = company.appointments.map((each) => placeAppointment(each, today));
  const inTheWay = [...work, ...appointments];
  const season = {
    today,
    weeksBack,
    chance,
    people: company.people.length,
    since: daysAfter(today, 1 - daysOfBooks(company)),
    guests: guestsOf(company.customers.length, company.customersWithNotes ?? company.customers.length, chance),
  };
  const bookings = company.yachts.flatMap((yacht) =>
    bookYacht(yacht, { ...season, busy: inTheWay.filter((each) => each.yacht === yacht.name) }),
  );
  const changes = company.yachts.flatMap((yacht, position) => placeCrewChanges(yacht, position, today, weeksBack));
  return [...work, ...appointments, ...bookedJustNow(bookings, now, company.timeZone), ...changes].toSorted((a, b) =>
    a.start < b.start ? -1 : a.start > b.start ? 1 : 0,
  );
}

/** How many days ago the company started using Fairlead. */
export function daysOfBooks({ yearsBack }: DemoCompany): number {
  return yearsBack ? 365 * (yearsBack + 1) : 45;
}

const minutesAgo = [22, 792];

/** The two most recently booked upcoming charters were booked a moment ago, and yesterday or last night. */
function bookedJustNow(bookings: PlacedEvent[], now: Date, timeZone: string): PlacedEvent[] {
  const clock = wallClock(now, timeZone);
  const latest = bookings
    .filter(({ type, start }) => type === 'charter' && start > clock)
    .toSorted((a, b) => (bookedAt(a) < bookedAt(b) ? 1 : -1))
    .slice(0, minutesAgo.length);
  return bookings.map((booking) => {
    const place = latest.indexOf(booking);
    if (place < 0) return booking;
    const at = new Date(now.getTime() - (minutesAgo[place] ?? 0) * 60_000);
    return { ...booking, booked: { day: dayOf(wallClock(at, timeZone)), at: at.toISOString(), by: 0 } };
  });
}

function bookedAt({ booked, start }: PlacedEvent): string {
  return `${booked?.at} ${start}`;
}

function placeWork(work: DemoWork, position: number, today: Day): PlacedEvent {
  const { yacht, title, description, estimate, actual } = work;
  const { start, end } = officeHours(today, work, '17:00');
  return {
    ...nothingMore,
    yacht,
    type: 'maintenance',
    title,
    description,
    start,
    end,
    estimatedCost: estimate,
    actualCost: actual,
    work: position,
  };
}

function placeAppointment(appointment: DemoAppointment, today: Day): PlacedEvent {
  const { yacht, title, description, type, cost } = appointment;
  const { start, end } = officeHours(today, appointment, '15:30');
  return { ...nothingMore, yacht, type, title, description, start, end, estimatedCost: cost };
}

function officeHours(today: Day, { day, days }: { day: number; days: number }, until: string): { start: WallClock; end: WallClock } {
  // Current work may fall on a weekend; moved to a working day, it could be over or not started yet.
  const isNow = day <= 0 && day + days > 0;
  const first = isNow ? daysAfter(today, day) : workingDay(today, day);
  return { start: `${first} 08:00`, end: `${daysAfter(first, days - 1)} ${until}` };
}

/** Crews change every fourth Saturday, between departing and arriving guests. */
function placeCrewChanges(yacht: DemoYacht, position: number, today: Day, weeksBack: number): PlacedEvent[] {
  if (!yacht.week || yacht.bookableFrom) return [];
  const weeks = Array.from({ length: weeksBack + 10 }, (_, place) => place - weeksBack).filter((week) => (week + 400 - position) % 4 === 2);
  return weeks.map((week) => {
    const day = daysAfter(today, week * 7 + daysToSaturday(today));
    return {
      ...nothingMore,
      yacht: yacht.name,
      type: 'crew_change',
      title: `Crew change on ${yacht.name}`,
      start: `${day} 10:00`,
      end: `${day} 13:00`,
    };
  });
}

function daysToSaturday(today: Day): number {
  return (6 - new Date(today).getUTCDay() + 7) % 7;
}
