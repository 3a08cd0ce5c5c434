import type { Page } from '@playwright/test';
import type { Company } from './company.ts';
import type { Hand, Means } from './hand.ts';

/** One of the ten tasks: what it is about in today's data, how it is done by each means, and what must be stored then. */
type TaskPlan<Wish> = {
  number: number;
  title: string;
  /** What the flow that the specification describes costs, with a mouse and on a phone. */
  spec: { mouse: number; touch?: number };
  choose: (company: Company) => Promise<Wish>;
  flows: Partial<Record<Means, (hand: Hand, wish: Wish) => Promise<void>>> & { keys: (hand: Hand, wish: Wish) => Promise<void> };
  check: (company: Company, wish: Wish, page: Page) => Promise<void>;
};

export type Task = Pick<TaskPlan<unknown>, 'number' | 'title' | 'spec'> & {
  means: Means[];
  /** Carries it out and checks what was stored. Throws where it can't be done, or where something else is stored than was meant. */
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
