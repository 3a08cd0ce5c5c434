import type { WallClock } from './calendar.ts';
import type { Chance } from './chance.ts';

/** From when until when a booking is. */
export type Stay = { start: WallClock; end: WallClock };

export type Guests = { choose: (stay: Stay, isNear: boolean) => number };

/**
 * Chooses who books among a company's customers, by their place in its list: somebody who is on no other yacht then, and near today mostly one of
 * the first, whom the list tells more about.
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
