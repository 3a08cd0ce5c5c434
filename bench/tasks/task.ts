import type { Page } from '@playwright/test';
import type { Company } from './company.ts';
import type { Hand, Means } from './hand.ts';

/** One of the ten tasks: its subject in today's data, how it is done with each means of input, and what must be stored afterward. */
type TaskPlan<Wish> = {
  number: number;
  title: string;
  /** The cost of the flow in the specification, with a mouse and on a phone. */
  spec: { mouse: number; touch?: number };
  choose: (company: Company) => Promise<Wish>;
  flows: Partial<Record<Means, (hand: Hand, wish: Wish) => Promise<void>>> & { keys: (hand: Hand, wish: Wish) => Promise<void> };
  check: (company: Company, wish: Wish, page: Page) => Promise<void>;
};

export type Task = Pick<TaskPlan<unknown>, 'number' | 'title' | 'spec'> & {
  means: Means[];
  /** Does the task and checks what was stored. Throws if it can't be done or stores the wrong thing. */
  carryOut: (hand: Hand, company: Company) => Promise<void>;
};

export function task<Wish>({ number, title, spec, choose, flows, check }: TaskPlan<Wish>): Task {
  return {
    number,
    title,
    spec,
    means: Object.keys(flows) as Means[],
    async carryOut(hand, company) {
      const wish = await choose(company);
      await flows[hand.means]?.(hand, wish);
      await check(company, wish, hand.page);
    },
  };
}
