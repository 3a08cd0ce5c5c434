// How long one person waits for the books: in ordinary companies, one after another, and in the one with the largest fleet.
import { books } from './calls.ts';
import { percentile } from './figures.ts';
import { load } from './load.ts';
import type { Wait } from './report.ts';
import { fleetOf, tokenOf, tokensOf, type World } from './world.ts';

const maxMs = 150;

export async function booksWaits(address: string, world: World, seconds: number): Promise<Wait[]> {
  await refuseEmpty(address, tokenOf(fleetOf(world)));
  const waits: Wait[] = [];
  const tokensByGroup = { 'ordinary companies': tokensOf(world), 'sixty yachts': [tokenOf(fleetOf(world))] };
  for (const [who, tokens] of Object.entries(tokensByGroup))
    for (const [what, paths] of Object.entries(books)) {
      await load(address, paths, tokens, Math.min(2, seconds), 1);
      const { times } = await load(address, paths, tokens, seconds, 1);
      waits.push({ what: `${what}, ${who}`, p50: percentile(times, 0.5), p99: percentile(times, 0.99), maxMs });
    }
  return waits;
}

/** An almost empty journal would be fast for the wrong reason. */
async function refuseEmpty(address: string, token: string): Promise<void> {
  for (const path of books['a page of the journal of a year']) {
    const answer = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } });
    const [rows, total] = [((await answer.json()) as unknown[]).length, Number(answer.headers.get('x-total-count'))];
    if (rows < 20 || total < 30_000)
      throw new Error(`The fleet of sixty has ${total} lines only in its journal of a year, and ${rows} at ${path}`);
  }
}
