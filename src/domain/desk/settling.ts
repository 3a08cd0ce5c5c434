import { optionUntil, type OptionTerms } from './option.ts';

type Stretch = { startDate: string; endDate: string };

/** A charter that holds a yacht on option, or waits for it. Instants are UTC texts. */
export type Queued = Stretch & {
  id: number;
  state: 'option' | 'waiting';
  optionUntil: string | null;
  /** How long its option lasts once it begins, if specified. */ optionHours: number | null;
  queuedAt: string;
};

/** A change of one of them, and when it happened. */
export type Step = { id: number; at: string } & ({ state: 'expired' } | { state: 'option'; optionUntil: string });

/**
 * The changes by now of the options on a yacht and of the charters waiting (R8), in the order in which they happened. When an option ends,
 * the first in line whose stretch is then free is on option from that very moment, no matter when this runs. `taken` are the stretches
 * occupied by bookings. Running it in between doesn't change the outcome.
 */
export function settled(
  { now, queue, taken }: { now: string; queue: readonly Queued[]; taken: readonly Stretch[] },
  terms: OptionTerms,
): Step[] {
  const steps: Step[] = [];
  let [options, waiting] = [
    queue.filter(({ state }) => state === 'option'),
    queue.filter(({ state }) => state === 'waiting').toSorted(byTurn),
  ];
  for (let at = firstEnd(options, now); at !== null; at = firstEnd(options, now)) {
    const over = options.filter((each) => each.optionUntil === at);
    steps.push(...over.toSorted(byTurn).map(({ id }) => ({ id, at, state: 'expired' }) as const));
    options = options.filter((each) => each.optionUntil !== at);
    moveUp(at);
  }
  moveUp(now);
  return steps;

  function moveUp(at: string): void {
    for (const each of waiting) {
      if (each.startDate <= at) steps.push({ id: each.id, at: each.startDate, state: 'expired' });
      else if (isFree(each)) {
        const until = optionUntil({ from: at, startDate: each.startDate, hours: each.optionHours }, terms);
        options = [...options, { ...each, state: 'option', optionUntil: until }];
        steps.push({ id: each.id, at, state: 'option', optionUntil: until });
      }
    }
    const moved = new Set(steps.map(({ id }) => id));
    waiting = waiting.filter(({ id }) => !moved.has(id));
  }

  function isFree(wish: Stretch): boolean {
    return ![...taken, ...options].some((each) => each.startDate < wish.endDate && wish.startDate < each.endDate);
  }
}

function firstEnd(options: readonly Queued[], now: string): string | null {
  const ends = options.map((each) => each.optionUntil).filter((until) => until !== null && until <= now);
  return ends.toSorted()[0] ?? null;
}

function byTurn(one: Queued, other: Queued): number {
  return one.queuedAt < other.queuedAt ? -1 : one.queuedAt > other.queuedAt ? 1 : one.id - other.id;
}
