import { daysAfter, saturdayOnOrBefore, type Day } from './calendar.ts';
import type { Chance } from './chance.ts';
import type { DemoYacht } from './demo-company.ts';
import { nothingMore, type PlacedEvent } from './placed-event.ts';

type Season = { today: Day; chance: Chance; customers: number[]; taken: PlacedEvent[] };

const weeksBack = 6;
const weeksAhead = 10;
/** When charters begin and end. */
export const guestsBoard = '17:00';
export const guestsLeave = '09:00';

/** A yacht's charters and day trips, where its calendar is free. */
export function bookYacht(yacht: DemoYacht, { today, chance, customers, taken }: Season): PlacedEvent[] {
  const thisWeek = saturdayOnOrBefore(today);
  const booked: PlacedEvent[] = [];
  const book = (event: PlacedEvent) => {
    const free = [...taken, ...booked].every((other) => event.end <= other.start || other.end <= event.start);
    if (free) booked.push(event);
  };
  if (yacht.away) book(charter(yacht, daysAfter(thisWeek, -7), 14, chance, customers));
  for (let week = yacht.bookableFrom ?? -weeksBack; week < weeksAhead; week++) {
    const saturday = daysAfter(thisWeek, week * 7);
    // The nearer the week, the fuller the book.
    const likely = week <= 0 ? 0.75 : 0.7 - week * 0.045;
    if (yacht.week && chance.is(likely)) book(charter(yacht, saturday, 7, chance, customers));
    else if (yacht.week && chance.is(0.3)) book(charter(yacht, daysAfter(saturday, 2), 3, chance, customers));
    if (!yacht.day) continue;
    for (let weekday = 0; weekday < 7; weekday++) {
      const day = daysAfter(saturday, weekday);
      if (day === today || chance.is(likely / 2.5)) book(dayTrip(yacht, day, chance, customers));
    }
  }
  return booked;
}

function charter(yacht: DemoYacht, from: Day, days: number, chance: Chance, customers: number[]): PlacedEvent {
  const destination = chance.of(yacht.waters);
  const week = yacht.week ?? 0;
  return {
    ...nothingMore,
    yacht: yacht.name,
    type: 'charter',
    title: `Charter to ${destination}`,
    destination,
    customer: chance.of(customers),
    description: chance.of([
      'Half board, tender and paddle boards included.',
      'Guests bring their own skipper for the dinghy.',
      'Pick-up at the airport by our van.',
      null,
    ]),
    start: `${from} ${guestsBoard}`,
    end: `${daysAfter(from, days)} ${guestsLeave}`,
    // A few days cost a sixth of the week each, in whole cents.
    price: days % 7 === 0 ? week * (days / 7) : Math.trunc((week * days) / 6),
  };
}

const outings = [
  { title: 'Day trip to', from: '10:00', to: '18:00', whole: true },
  { title: 'Morning sail to', from: '08:30', to: '12:30', whole: false },
  { title: 'Sunset cruise off', from: '17:30', to: '21:30', whole: false },
];

function dayTrip(yacht: DemoYacht, day: Day, chance: Chance, customers: number[]): PlacedEvent {
  const { title, from, to, whole } = chance.of(outings);
  const destination = chance.of(yacht.waters);
  const price = yacht.day ?? 0;
  return {
    ...nothingMore,
    yacht: yacht.name,
    type: 'day_rent',
    title: `${title} ${destination}`,
    destination,
    customer: chance.of(customers),
    description: chance.of(['Lunch on board.', 'Snorkels and towels for eight.', null]),
    start: `${day} ${from}`,
    end: `${day} ${to}`,
    price: whole ? price : Math.trunc((price * 3) / 5),
  };
}
