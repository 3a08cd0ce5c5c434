import { bookYacht } from './bookings.ts';
import { daysAfter, workingDay, type Day, type WallClock } from './calendar.ts';
import type { Chance } from './chance.ts';
import type { DemoAppointment, DemoCompany, DemoWork, DemoYacht } from './demo-company.ts';
import { nothingMore, type PlacedEvent } from './placed-event.ts';

/**
 * Everything in a company's calendar, from six weeks back to ten weeks ahead. Yard work and appointments come first, and
 * bookings take what they leave free, so that no booking meets another or lies on work.
 */
export function placeSchedule(company: DemoCompany, today: Day, chance: Chance): PlacedEvent[] {
  const work = company.works.map((each, position) => placeWork(each, position, today));
  const appointments = company.appointments.map((each) => placeAppointment(each, today));
  const inTheWay = [...work, ...appointments];
  const customers = company.customers.map((_, position) => position);
  const bookings = company.yachts.flatMap((yacht) =>
    bookYacht(yacht, { today, chance, customers, taken: inTheWay.filter((each) => each.yacht === yacht.name) }),
  );
  const changes = company.yachts.flatMap((yacht, position) => placeCrewChanges(yacht, position, today));
  return [...work, ...appointments, ...bookings, ...changes].toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
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
  // What goes on right now may fall on a weekend; moved away from it, it would be over or not begun.
  const isNow = day <= 0 && day + days > 0;
  const first = isNow ? daysAfter(today, day) : workingDay(today, day);
  return { start: `${first} 08:00`, end: `${daysAfter(first, days - 1)} ${until}` };
}

/** Crews hand over on Saturdays, between the guests who leave and those who come, every fourth week. */
function placeCrewChanges(yacht: DemoYacht, position: number, today: Day): PlacedEvent[] {
  if (!yacht.week || yacht.bookableFrom) return [];
  const saturdays = [-6, -2, 2, 6].map((week) => daysAfter(today, (week + (position % 4)) * 7 + daysToSaturday(today)));
  return saturdays.map((day) => ({
    ...nothingMore,
    yacht: yacht.name,
    type: 'crew_change',
    title: `Crew change on ${yacht.name}`,
    start: `${day} 10:00`,
    end: `${day} 13:00`,
  }));
}

function daysToSaturday(today: Day): number {
  return (6 - new Date(today).getUTCDay() + 7) % 7;
}
