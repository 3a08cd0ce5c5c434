import { daysAfter, dayOf, saturdayOnOrBefore, type Day } from './calendar.ts';
import type { Chance } from './chance.ts';
import type { DemoYacht } from './demo-company.ts';
import type { Guests, Stay } from './guests.ts';
import { nothingMore, type Booked, type PlacedEvent } from './placed-event.ts';
import { fullnessOf, priceOn } from './season.ts';

type Season = {
  today: Day;
  /** Nobody booked anything before this day. */
  since: Day;
  weeksBack: number;
  chance: Chance;
  guests: Guests;
  /** How many people take bookings. */
  people: number;
  busy: PlacedEvent[];
};

const weeksAhead = 52;
/** When charters start and end. */
export const guestsBoard = '17:00';
export const guestsLeave = '09:00';

/** A yacht's charters and day trips where its calendar is free: everything booked before today. */
export function bookYacht(yacht: DemoYacht, season: Season): PlacedEvent[] {
  const { today, weeksBack, chance, busy } = season;
  const thisWeek = saturdayOnOrBefore(today);
  const booked: PlacedEvent[] = [];
  const isFree = ({ start, end }: Stay) => [...busy, ...booked].every((other) => end <= other.start || other.end <= start);
  if (yacht.away) booked.push(charter(yacht, nights(daysAfter(thisWeek, -7), 14), season));
  // Weeks are sold evenly over a season, not at random.
  let sold = chance.of([0, 0.2, 0.4, 0.6, 0.8]);
  for (let week = -weeksBack; week < weeksAhead; week++) {
    if (isLaidUp(yacht, week)) continue;
    const saturday = daysAfter(thisWeek, week * 7);
    const fullness = fullnessOf(saturday, week, yacht.week);
    if (yacht.week) sold += fullness;
    const stay = (sold >= 1 ? wholeWeek(saturday) : chance.is(0.1) && yacht.week ? [nights(daysAfter(saturday, 2), 3)] : []).find(isFree);
    if (sold >= 1) sold -= 1;
    if (stay) booked.push(charter(yacht, stay, season));
    if (yacht.day) for (const outing of outingsOf(saturday, fullness, season).filter(isFree)) booked.push(dayTrip(yacht, outing, season));
  }
  return booked.filter((event) => event.booked && event.booked.day < today);
}

/** A whole week, or the part of it that work leaves free. */
function wholeWeek(saturday: Day): Stay[] {
  return [nights(saturday, 7), nights(saturday, 3), nights(daysAfter(saturday, 3), 4)];
}

function nights(from: Day, count: number): Stay {
  return { start: `${from} ${guestsBoard}`, end: `${daysAfter(from, count)} ${guestsLeave}` };
}

/** Whether a yacht is laid up in this week: from a few weeks ago until it can be booked again. */
function isLaidUp({ bookableFrom = -Infinity }: DemoYacht, week: number): boolean {
  return -8 < week && week < bookableFrom;
}

const highSeason = [40, 60, 80, 100, 130, 160, 190, 230, 270, 310];
const otherwise = [14, 20, 30, 40, 55, 75, 100, 130];
const dayTrips = [1, 2, 3, 4, 6, 9, 12, 20];

/** When it was booked and by whom: a summer week long in advance, a day trip a few days in advance. */
function bookedFor(start: Day, { chance, since, people }: Season, isDayTrip = false): Booked {
  const lead = chance.of(isDayTrip ? dayTrips : ['06', '07', '08', '09'].includes(start.slice(5, 7)) ? highSeason : otherwise);
  const preferred = daysAfter(start, -lead);
  const day = preferred < since ? since : preferred;
  const hour = chance.of(['09', '10', '11', '14', '15', '16', '17']);
  return { day, at: `${day} ${hour}:${chance.of(['05', '12', '20', '34', '41', '58'])}`, by: chance.is(0.6) ? 0 : people - 1 };
}

function charter(yacht: DemoYacht, stay: Stay, season: Season): PlacedEvent {
  const { chance, today, guests } = season;
  const destination = chance.of(yacht.waters);
  const from = dayOf(stay.start);
  const days = Math.round((Date.parse(dayOf(stay.end)) - Date.parse(from)) / 86_400_000);
  const week = priceOn(from, today, yacht.week ?? 0);
  return {
    ...nothingMore,
    ...stay,
    yacht: yacht.name,
    type: 'charter',
    title: `Charter to ${destination}`,
    destination,
    customer: guests.choose(stay, isNear(from, today)),
    description: chance.of([
      'Half board, tender and paddle boards included.',
      'Guests bring their own skipper for the dinghy.',
      'Pick-up at the airport by our van.',
      null,
    ]),
    // Each day of a shorter charter costs a sixth of the week, in whole cents.
    price: days % 7 === 0 ? week * (days / 7) : Math.trunc((week * days) / 6),
    booked: bookedFor(from, season),
  };
}

const outings = [
  { title: 'Day trip to', from: '10:00', to: '18:00', whole: true },
  { title: 'Morning sail to', from: '08:30', to: '12:30', whole: false },
  { title: 'Sunset cruise off', from: '17:30', to: '21:30', whole: false },
];
type Outing = Stay & { of: (typeof outings)[number] };

/** The days of a week with a trip: today, Saturdays in the high season, and in a full week every second day. */
function outingsOf(saturday: Day, fullness: number, { today, chance }: Season): Outing[] {
  return Array.from({ length: 7 }, (_, weekday) => daysAfter(saturday, weekday))
    .filter((day) => chance.is(fullness / 2) || day === today || (day === saturday && fullness === 1))
    .map((day) => {
      const of = chance.of(outings);
      return { of, start: `${day} ${of.from}`, end: `${day} ${of.to}` };
    });
}

function dayTrip(yacht: DemoYacht, { of: { title, whole }, ...stay }: Outing, season: Season): PlacedEvent {
  const { chance, today, guests } = season;
  const destination = chance.of(yacht.waters);
  const day = dayOf(stay.start);
  const price = priceOn(day, today, yacht.day ?? 0);
  return {
    ...nothingMore,
    ...stay,
    yacht: yacht.name,
    type: 'day_rent',
    title: `${title} ${destination}`,
    destination,
    customer: guests.choose(stay, isNear(day, today)),
    description: chance.of(['Lunch on board.', 'Snorkels and towels for eight.', null]),
    price: whole ? price : Math.trunc((price * 3) / 5),
    booked: bookedFor(day, season, true),
  };
}

function isNear(day: Day, today: Day): boolean {
  return daysAfter(today, -28) < day && day < daysAfter(today, 56);
}
