// The cells of a yacht in the grid of the charter desk: whole weeks or single nights, each with what it costs and what holds it.
import { standstillTypes } from '../schedule/in-the-way.ts';
import type { EventType } from '../schedule/words.ts';
import { addDays, daysBetween, daysFrom, weekdayOf, type Day } from '../shared/calendar-days.ts';
import { decimalOf } from '../shared/money.ts';
import { instantIn } from '../shared/zoned-time.ts';
import type { CellState, CellStep } from './cell-words.ts';
import { stretchFee, type PriceLists } from './price.ts';
import type { DayStretch } from './base-price.ts';

/** Something that lies on the yacht; an option has an end. */
export type Taken = {
  id: number;
  type: EventType;
  label: string;
  charterId: number | null;
  heldUntil: string | null;
  startDate: string;
  endDate: string;
};

/** Somebody who waits for these dates. */
export type Waiting = { startDate: string; endDate: string };

/** Something that others sold as well, and that has no place. */
export type Clash = { startDate: string; endDate: string };

type Stretch = { startDate: string; endDate: string };

/** What holds a stretch, and what that says of itself; nothing of it where it is free. */
type Held = {
  state: CellState;
  eventId: number | null;
  charterId: number | null;
  label: string | null;
  until: string | null;
};

/** A stretch that can be sold at once, from a check-in to a check-out. The price is a decimal text, null where a night has none. */
type Cell = Stretch &
  Held & {
    price: string | null;
    /** How many wait for it. */ waiting: number;
    /** Whether somebody else sold some of it as well. */ clash: boolean;
    /** Of a single night: the hours before it, from the check-out of that day. */ daytime?:
      | (Stretch & Held & { price: string | null })
      | null;
  };

/** The terms of a yacht that cells are made by. Times are of the company's clocks. */
export type CellTerms = Pick<PriceLists, 'timeZone' | 'currency' | 'seasons' | 'discounts' | 'maxDiscount'> & {
  /** Monday is 0; none means any day. */ checkInDays: readonly number[];
  checkInTime: string;
  checkOutTime: string;
};

/** What is asked for: the days from the first until before the last, as it stands at an instant, which is a day of its own there. */
export type Asked = {
  from: Day;
  to: Day;
  step: CellStep;
  now: string;
  today: Day;
  /** How long a stretch is, else a week or a night. */ nights?: number | undefined;
};

/** The instant of a day and a time, remembered: a fleet asks for the same ones over and over. */
type Clock = (day: Day, time: string) => string;

const saturday = 5;

/** A clock of a zone that remembers what it was asked for. What the clocks skip is the same time an hour on. */
export function clockIn(timeZone: string): Clock {
  const known = new Map<string, string>();
  return (day, time) => {
    const key = `${day} ${time}`;
    const at = known.get(key) ?? instantIn(timeZone, { day, time }) ?? `${day}T${time}:00.000Z`;
    known.set(key, at);
    return at;
  };
}

/**
 * The cells of a yacht in time: for weeks one from each of her check-in days (from Saturdays where any day will do), so that those of a yacht
 * with several check-in days overlap; for days one for each night. What is over, and what has begun without anybody, is past. A cell of which
 * every night is taken says by what, bookings before options before service; one of which some of it is free is a part.
 */
export function cellsOf(
  terms: CellTerms,
  { taken, waiting, clashes = [] }: { taken: readonly Taken[]; waiting: readonly Waiting[]; clashes?: readonly Clash[] },
  asked: Asked,
  clock: Clock = clockIn(terms.timeZone),
): Cell[] {
  const holding = taken.filter(({ heldUntil }) => heldUntil === null || heldUntil > asked.now);
  const nights = asked.nights ?? (asked.step === 'week' ? 7 : 1);
  return startsOf(terms, asked).map((day) => {
    const stretch = { startDate: clock(day, terms.checkInTime), endDate: clock(addDays(day, nights), terms.checkOutTime) };
    const held = heldBy(stretch, () => nightsOf(day, nights, terms, clock), holding, asked.now);
    const cell = {
      ...stretch,
      ...held,
      price: priceOf({ type: 'charter', day, nights }, held, terms, asked),
      waiting: countOver(stretch, waiting),
      clash: countOver(stretch, clashes) > 0,
    };
    return asked.step === 'week' ? cell : { ...cell, daytime: daytimeOf(day, terms, holding, asked, clock) };
  });
}

function startsOf({ checkInDays }: CellTerms, { from, to, step }: Asked): Day[] {
  const count = Math.max(0, daysBetween(from, to));
  if (step === 'day') return daysFrom(from, count);
  const wanted = new Set(checkInDays.length > 0 ? checkInDays : [saturday]);
  const first = weekdayOf(from);
  return Array.from({ length: count }, (_, at) => at)
    .filter((at) => wanted.has((first + at) % 7))
    .map((at) => addDays(from, at));
}

function nightsOf(first: Day, count: number, { checkInTime, checkOutTime }: CellTerms, clock: Clock): Stretch[] {
  return daysFrom(first, count).map((day) => ({ startDate: clock(day, checkInTime), endDate: clock(addDays(day, 1), checkOutTime) }));
}

function daytimeOf(day: Day, terms: CellTerms, holding: readonly Taken[], asked: Asked, clock: Clock): Exclude<Cell['daytime'], undefined> {
  const stretch = { startDate: clock(day, terms.checkOutTime), endDate: clock(day, terms.checkInTime) };
  const long = Date.parse(stretch.endDate) - Date.parse(stretch.startDate);
  if (long <= 0) return null;
  const held = heldBy(stretch, () => [stretch], holding, asked.now);
  return { ...stretch, ...held, price: priceOf({ type: 'day_rent', day, long }, held, terms, asked) };
}

function heldBy(stretch: Stretch, nightsIn: () => Stretch[], holding: readonly Taken[], now: string): Held {
  const over = holding
    .filter((each) => isOver(each, stretch))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (a.startDate < b.startDate ? -1 : 1));
  const [first] = over;
  if (!first) return { state: stretch.startDate <= now ? 'past' : 'free', eventId: null, charterId: null, label: null, until: null };
  const isFull = nightsIn().every((night) => over.some((each) => isOver(each, night)));
  const state = stretch.endDate <= now ? 'past' : isFull ? stateOf(first) : 'part';
  return { state, eventId: first.id, charterId: first.charterId, label: first.label, until: first.heldUntil };
}

const ranks = ['booked', 'option', 'service'] as const;

function stateOf({ type, heldUntil }: Taken): (typeof ranks)[number] {
  if (standstillTypes.includes(type)) return 'service';
  return heldUntil === null ? 'booked' : 'option';
}

function rankOf(taken: Taken): number {
  return ranks.indexOf(stateOf(taken));
}

function priceOf(stretch: DayStretch, { state }: Held, terms: CellTerms, { today }: Asked): string | null {
  if (state === 'past') return null;
  const fee = stretchFee({ ...stretch, today }, terms);
  return fee === null ? null : decimalOf(fee);
}

function countOver(stretch: Stretch, waiting: readonly Waiting[]): number {
  return waiting.filter((each) => isOver(each, stretch)).length;
}

/** Half open: what ends as another begins isn't over it. */
function isOver(one: Stretch, other: Stretch): boolean {
  return one.startDate < other.endDate && one.endDate > other.startDate;
}
