import type { WallClock } from './calendar.ts';
import type { Chance } from './chance.ts';

/** The start and end of a booking. */
export type Stay = { start: WallClock; end: WallClock };

export type Guests = { choose: (stay: Stay, isNear: boolean) => number };

/**
 * Chooses the customer of a booking by position in the company's list: someone with no other booking at that time, and for dates near today
 * usually one of the first, who have notes.
 */
export function guestsOf(count: number, withNotes: number, chance: Chance): Guests {
  const stays = new Map<number, Stay[]>();
  const everybody = Array.from({ length: count }, (_, place) => place);
  return {
    choose(stay, isNear) {
      const first = chance.of(isNear && chance.is(0.6) ? everybody.slice(0, withNotes) : everybody);
      const isFree = (place: number) => (stays.get(place) ?? []).every(({ start, end }) => end <= stay.start || stay.end <= start);
      const chosen = [...everybody.slice(first), ...everybody.slice(0, first)].find(isFree) ?? first;
      stays.set(chosen, [...(stays.get(chosen) ?? []), stay]);
      return chosen;
    },
  };
}
