// How long a visitor waits for the free weeks of a yacht, and a user for a contract.
import { Client } from 'pg';
import { publicWeeks } from './calls.ts';
import { percentile } from './figures.ts';
import { fleetOf, tokenOf, type World } from './world.ts';
import { fleetYachts, yachtsPerCompany } from './world-rows.ts';

// Below the limit of requests from one address in a quarter of an hour.
const looks = 300;
// Below the limit of requests by one person in a minute.
const contracts = 80;

type Waited = { p50: number; p99: number };

/** The weeks on the public page of the largest fleet, one yacht after another. */
export async function timePublicWeeks(address: string, databaseUrl: string, world: World): Promise<Waited> {
  await forgetTries(databaseUrl);
  const first = world.companies * yachtsPerCompany + 1;
  return timed(looks, async (time) => {
    const answer = await fetch(`${address}${publicWeeks(`bench-${fleetOf(world)}`, first + (time % fleetYachts))}`);
    const weeks = (await answer.json()) as unknown[];
    if (!answer.ok || weeks.length < 20) throw new Error(`the public page: ${answer.status}, ${weeks.length} weeks`);
  });
}

/** The contracts of booked charters, one after another, each created anew. */
export async function timeContracts(address: string, world: World): Promise<Waited> {
  const headers = { authorization: `Bearer ${tokenOf(fleetOf(world))}` };
  const charters = (await (await fetch(`${address}/api/charters?state=booked&sort=start&limit=50`, { headers })).json()) as {
    id: number;
  }[];
  return timed(contracts, async (time) => {
    const answer = await fetch(`${address}/api/charters/${charters[Math.abs(time) % charters.length]?.id}/contract`, { headers });
    const pdf = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok || pdf.toString('latin1', 0, 5) !== '%PDF-') throw new Error(`a contract: ${answer.status}`);
  });
}

async function timed(times: number, ask: (time: number) => Promise<void>): Promise<Waited> {
  const took: number[] = [];
  // The first few are warm-up.
  for (let time = 0; time < times + 10; time++) {
    const began = performance.now();
    await ask(time);
    if (time >= 10) took.push(performance.now() - began);
  }
  return { p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}

async function forgetTries(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('truncate rate_limits').finally(() => client.end());
}
