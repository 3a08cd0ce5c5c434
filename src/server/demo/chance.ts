export type Chance = {
  /** True with this probability, from 0 to 1. */
  is: (likely: number) => boolean;
  /** A random one of these. */
  of: <T>(choices: readonly T[]) => T;
};

/** A random number generator that gives the same results for the same seed (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    is: (likely) => next() < likely,
    of(choices) {
      const chosen = choices[Math.floor(next() * choices.length)];
      if (chosen === undefined) throw new Error('there is nothing to choose from');
      return chosen;
    },
  };
}
