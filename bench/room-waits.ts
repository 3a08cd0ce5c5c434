// How long one person with sixty yachts waits for the maintenance rooms and the charter desk, and a visitor for the public page.
import { fleetCare, fleetGrid } from './calls.ts';
import { percentile } from './figures.ts';
import { load } from './load.ts';
import { timeContracts, timePublicWeeks } from './public-page.ts';
import type { Wait } from './report.ts';
import { fleetOf, tokenOf, type World } from './world.ts';

export async function roomWaits(address: string, databaseUrl: string, world: World, seconds: number): Promise<Wait[]> {
  const waits: Wait[] = [];
  for (const [what, paths] of Object.entries({ ...fleetCare, 'half a year of weeks at the charter desk': fleetGrid })) {
    const { times } = await load(address, paths, [tokenOf(fleetOf(world))], seconds, 1);
    waits.push({ what, p50: percentile(times, 0.5), p99: percentile(times, 0.99), maxMs: paths === fleetGrid ? 150 : 80 });
  }
  waits.push({ what: 'half a year of weeks on the public page', ...(await timePublicWeeks(address, databaseUrl, world)), maxMs: 50 });
  waits.push({ what: 'the contract of a charter, as PDF', ...(await timeContracts(address, world)), maxMs: 150 });
  return waits;
}
