// The cells of a yacht in the grid of the charter desk: whole weeks or single nights, each with what it costs and what holds it.
import { standstillTypes } from '../schedule/in-the-way.ts';
import type { EventType } from '../schedule/words.ts';
import { addDays, daysBetween, daysFrom, weekdayOf, type Day } from '../shared/calendar-days.ts';
import { decimalOf } from '../shared/money.ts';
import { instantIn } from '../shared/zoned-time.ts';
import type { CellState, CellStep } from './cell-words.ts';
import { stretchFees, type PriceLists } from './price.ts';
import type { DayStretch } from './base-price.ts';

/** An entry that occupies the yacht; an option has an end. */
export type TakenEntry = {
  id: number;
  type: EventType;
  label: string;
  charterId: number | null;
  heldUntil: string | null;
  startDate: string;
  endDate: string;
};

/** A charter waiting for these dates. */
export type Waiting = { startDate: string; endDate: string };

/** A booking sold elsewhere that conflicts with our calendar. */
export type Clash = { startDate: string; endDate: string };

/** A defect keeps the yacht from sailing until then; null if the end is unknown. */
export type Ban = { until: string | null };

type Stretch = { startDate: string; endDate: string };

/** The state of a stretch and the entry that occupies it; no entry if it is free. */
type Held = {
  state: CellState;
  eventId: number | null;
  charterId: number | null;
  label: string | null;
  until: string | null;
};

/** A stretch sold as a whole, from a check-in to a check-out. The price is a decimal text, null if a night has none. */
type Cell = Stretch &
  Held & {
    price: string | null;
    /** How many charters wait for it. */ waiting: number;
    /** Whether part of it was also sold elsewhere. */ clash: boolean;
    /** For a single night, the hours before it, from that day's check-out. */ daytime?: (Stretch & Held & { price: string | null }) | null;
  };

/** The terms of a yacht that decide its cells. Times are in the company's time zone. */
export type CellTerms = Pick<PriceLists, 'timeZone' | 'currency' | 'seasons' | 'discounts' | 'maxDiscount'> & {
  /** Monday is 0; none means any day. */ checkInDays: readonly number[];
  checkInTime: string;
  checkOutTime: string;
};

/** Which cells to build: the days from the first up to, not including, the last, as of an instant and its local day. */
export type CellRange = {
  from: Day;
  to: Day;
  step: CellStep;
  now: string;
  today: Day;
  /** The length of a stretch; a week or a night by default. */ nights?: number | undefined;
};

/** The stretch of a cell, regardless of entries. */
type Span = Stretch & {
  day: Day;
  /** The nights in it. */ nightsIn: () => Stretch[];
  /** The hours before it, if any. */ daytime: Stretch | null;
};

/** The stretches that a yacht with these terms is offered in. */
export type Calendar = (terms: CellTerms, range: CellRange) => readonly Span[];

const saturday = 5;

/** The calendar of a time zone, cached because the yachts of a fleet need the same stretches again and again. */
export function calendarIn(timeZone: string): Calendar {
  const clock = clockIn(timeZone);
  const known = new Map<string, readonly Span[]>();
  return (terms, range) => {
    const { checkInDays, checkInTime, checkOutTime } = terms;
    const key = [range.from, range.to, range.step, range.nights, checkInTime, checkOutTime, ...checkInDays].join(' ');
    const spans = known.get(key) ?? spansOf(terms, range, clock);
    known.set(key, spans);
    return spans;
  };
}

/** The instant of a day and a time. */
type Clock = (day: Day, time: string) => string;

const instants = new Map<string, Map<string, string>>();
// Entries per time zone: some years of days at a few times of day.
const maxInstants = 10_000;

/** A cached clock, because instants are slow to calculate and never change. A time skipped by daylight saving is an hour later. */
function clockIn(timeZone: string): Clock {
  const known = instants.get(timeZone) ?? new Map<string, string>();
  instants.set(timeZone, known);
  return (day, time) => {
    const key = `${day} ${time}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const at = instantIn(timeZone, { day, time }) ?? `${day}T${time}:00.000Z`;
    if (known.size >= maxInstants) known.clear();
    known.set(key, at);
    return at;
  };
}

/** Everything that keeps a yacht from being sold, and the charters waiting for it. */
type Around = { taken: readonly TakenEntry[]; waiting: readonly Waiting[]; clashes?: readonly Clash[]; ban?: Ban | null };

/**
 * The cells of a yacht in order of time. By week there is one for each check-in day (Saturdays if any day is allowed), so those of a yacht
 * with several check-in days overlap; by day there is one for each night. A cell that is over, or has begun without a booking, is past. A
 * cell with every night occupied has the state of the most binding entry (booking, option, service); one with a free night is a part.
 */
export function cellsOf(
  terms: CellTerms,
  { taken, waiting, clashes = [], ban = null }: Around,
  range: CellRange,
  calendar: Calendar = calendarIn(terms.timeZone),
): Cell[] {
  const holding = taken.filter(({ heldUntil }) => heldUntil === null || heldUntil > range.now);
  const [takenOver, takenBefore, waitingOver, clashesOver] = [
    overlapFinder(holding),
    overlapFinder(holding),
    overlapFinder(waiting),
    overlapFinder(clashes),
  ];
  const fee = stretchFees(terms);
  const nights = nightsIn(range);
  const priceOf = (stretch: DayStretch, state: CellState) => {
    const cents = state === 'past' ? null : fee({ ...stretch, today: range.today });
    return cents === null ? null : decimalOf(cents);
  };
  const daytimeOf = ({ day, daytime }: Span) => {
    if (!daytime) return null;
    const held = heldBy(daytime, () => [daytime], takenBefore(daytime), { now: range.now, ban });
    const long = Date.parse(daytime.endDate) - Date.parse(daytime.startDate);
    return { ...daytime, ...held, price: priceOf({ type: 'day_rent', day, long }, held.state) };
  };
  return calendar(terms, range).map((span) => {
    const held = heldBy(span, span.nightsIn, takenOver(span), { now: range.now, ban });
    const cell = {
      startDate: span.startDate,
      endDate: span.endDate,
      ...held,
      price: priceOf({ type: 'charter', day: span.day, nights }, held.state),
      waiting: waitingOver(span).length,
      clash: clashesOver(span).length > 0,
    };
    return range.step === 'week' ? cell : { ...cell, daytime: daytimeOf(span) };
  });
}

function nightsIn({ nights, step }: CellRange): number {
  return nights ?? (step === 'week' ? 7 : 1);
}

function spansOf(terms: CellTerms, range: CellRange, clock: Clock): Span[] {
  const { checkInTime, checkOutTime } = terms;
  const long = nightsIn(range);
  return startsOf(terms, range).map((day) => {
    const before = { startDate: clock(day, checkOutTime), endDate: clock(day, checkInTime) };
    let nights: Stretch[] | undefined;
    return {
      day,
      startDate: before.endDate,
      endDate: clock(addDays(day, long), checkOutTime),
      nightsIn: () => (nights ??= nightsOf(day, long, terms, clock)),
      daytime: before.startDate < before.endDate ? before : null,
    };
  });
}

function startsOf({ checkInDays }: CellTerms, { from, to, step }: CellRange): Day[] {
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

/** What overlaps stretches that are checked in the order of their starts, so that what ended earlier is skipped. */
function overlapFinder<Item extends Stretch>(all: readonly Item[]): (stretch: Stretch) => Item[] {
  const inTime = all.length > 1 ? all.toSorted((a, b) => order(a.startDate, b.startDate)) : all;
  let next = 0;
  let started: Item[] = [];
  return (stretch) => {
    for (let each = inTime[next]; each && each.startDate < stretch.endDate; each = inTime[++next]) started.push(each);
    started = started.filter(({ endDate }) => endDate > stretch.startDate);
    return started.filter((each) => isOver(each, stretch));
  };
}

type Moment = { now: string; ban: Ban | null };

function heldBy(stretch: Stretch, nightsOfIt: () => Stretch[], over: readonly TakenEntry[], { now, ban }: Moment): Held {
  const [first] = over.length > 1 ? over.toSorted((a, b) => rankOf(a) - rankOf(b) || order(a.startDate, b.startDate)) : over;
  if (!first) {
    // Bookings that start before the yacht is expected back are refused (engineering.md 28).
    const isBanned = ban !== null && (ban.until === null || ban.until > stretch.startDate);
    const state = stretch.startDate <= now ? 'past' : isBanned ? 'banned' : 'free';
    return { state, eventId: null, charterId: null, label: null, until: null };
  }
  const isFull = nightsOfIt().every((night) => over.some((each) => isOver(each, night)));
  const state = stretch.endDate <= now ? 'past' : isFull ? stateOf(first) : 'part';
  return { state, eventId: first.id, charterId: first.charterId, label: first.label, until: first.heldUntil };
}

const ranks = ['booked', 'option', 'service'] as const;

function stateOf({ type, heldUntil }: TakenEntry): (typeof ranks)[number] {
  if (standstillTypes.includes(type)) return 'service';
  return heldUntil === null ? 'booked' : 'option';
}

function rankOf(entry: TakenEntry): number {
  return ranks.indexOf(stateOf(entry));
}

function order(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Half-open: a stretch that ends when another begins doesn't overlap it. */
function isOver(one: Stretch, other: Stretch): boolean {
  return one.startDate < other.endDate && one.endDate > other.startDate;
}
