// Whether response times reveal that an address has an account.
import { Client } from 'pg';
import { hashPassword } from '#server/session/passwords.ts';
import { median } from './figures.ts';

const tries = 40;
const known = 'known@bench.example';
const unknown = 'unknown@bench.example';

/** Medians in milliseconds, for an address with an account and for one without. */
export type Timing = { known: number; unknown: number };

/** Tries sign-in and password reset for a known and an unknown address, alternating, each time as if nobody had tried before. */
export async function timeStrangers(address: string, databaseUrl: string): Promise<{ signIn: Timing; reset: Timing }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`delete from users where email = $1`, [known]);
    await client.query(
      `insert into users (company_id, email, password_hash, first_name, last_name, role) select min(id), $1, $2, 'Kim', 'Known', 'user' from companies where id <> 0`,
      [known, await hashPassword('a long enough secret')],
    );
    const forgetTries = () => client.query('truncate rate_limits');
    return {
      signIn: await byTurns(forgetTries, (email) => timed(`${address}/api/auth/login`, { email, password: 'not the password' }, 401)),
      reset: await byTurns(forgetTries, (email) => timed(`${address}/api/auth/forgot-password`, { email }, 200)),
    };
  } finally {
    await client.query(`delete from users where email = $1`, [known]);
    await client.end();
  }
}

/** Each goes first every other time, so that after-effects of a response delay both alike. */
async function byTurns(before: () => Promise<unknown>, ask: (email: string) => Promise<number>): Promise<Timing> {
  const times: Record<string, number[]> = { [known]: [], [unknown]: [] };
  // The first few are warm-up.
  for (let turn = -5; turn < tries; turn++) {
    for (const email of turn % 2 ? [known, unknown] : [unknown, known]) {
      await before();
      const took = await ask(email);
      if (turn >= 0) times[email]?.push(took);
    }
  }
  return { known: median(times[known] ?? []), unknown: median(times[unknown] ?? []) };
}

async function timed(url: string, body: object, expected: number): Promise<number> {
  const from = performance.now();
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  await answer.text();
  const took = performance.now() - from;
  if (answer.status !== expected) throw new Error(`${url}: ${answer.status}`);
  return took;
}
