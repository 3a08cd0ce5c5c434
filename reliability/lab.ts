// What the experiments share: a PostgreSQL and servers that can be stopped and killed, people who write, and the report at the end.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { hashPassword } from '#server/session/passwords.ts';

export const folder = resolve('data/reliability');

/** An empty folder for this experiment. A PostgreSQL that an aborted run left in it is stopped first. */
export async function freshFolder(name: string): Promise<string> {
  if (existsSync(`${folder}/${name}/postgres/postmaster.pid`)) await crashPostgres(`${folder}/${name}/postgres`);
  rmSync(`${folder}/${name}`, { recursive: true, force: true });
  mkdirSync(`${folder}/${name}`, { recursive: true });
  return `${folder}/${name}`;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

export type Server = {
  address: string;
  pid: number;
  /** from its start until `/readyz` succeeded, in milliseconds */
  readyAfter: number;
  /** Sends a signal and waits until the process is gone. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** Starts the production build on that port and waits until it is ready. */
export async function startServer(port: number, settings: Record<string, string>, wrap: string[] = []): Promise<Server> {
  const began = performance.now();
  const { PATH, HOME } = process.env;
  const [program = '', ...args] = [...wrap, process.execPath, 'dist/server/main.js'];
  const child = spawn(program, args, {
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      PORT: String(port),
      ...(settings['SMTP_URL'] ? {} : { LETTERS: 'files' }),
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const killChild = () => child.kill('SIGKILL');
  process.on('exit', killChild);
  const gone = new Promise<number | null>((tell) => {
    child.on('exit', (code) => {
      process.off('exit', killChild);
      tell(code);
    });
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await isReady(address))) {
    if (child.exitCode !== null || performance.now() - began > 60_000) throw new Error(`the server on port ${port} did not become ready`);
    await pause(20);
  }
  return {
    address,
    pid: child.pid as number,
    readyAfter: performance.now() - began,
    end(signal) {
      child.kill(signal);
      return gone;
    },
  };
}

export async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Queries the database as its owner. */
export async function ask<Row extends object>(url: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** Ends PostgreSQL at once, as a crash would: nothing more is written, and the next start recovers. */
export async function crashPostgres(data: string): Promise<void> {
  const pid = Number.parseInt(readFileSync(`${data}/postmaster.pid`, 'utf8'), 10);
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
  while (isAlive(pid)) await pause(20);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0) && readFileSync(`/proc/${pid}/cmdline`).length > 0;
  } catch {
    return false;
  }
}

let password: Promise<string> | undefined;

export type Company = { id: number; people: number[]; tokens: string[] };

/** Creates a company with people who are signed in; returns its id, theirs and their tokens. */
export async function aCompany(url: string, people: number): Promise<Company> {
  const name = `Trial ${randomBytes(4).toString('hex')}`;
  const [made] = await ask<{ id: number }>(
    url,
    `insert into companies (name, subscription_tier) values ($1, 'enterprise') returning id::int`,
    [name],
  );
  const company: Company = { id: made?.id as number, people: [], tokens: [] };
  for (let count = 0; count < people; count++) {
    const { id, token } = await aPerson(url, company.id, 'manager');
    company.people.push(id);
    company.tokens.push(token);
  }
  return company;
}

/** Creates a signed-in user, in the given company or as a platform admin. */
export async function aPerson(url: string, company: number | null, role: 'manager' | 'admin'): Promise<{ id: number; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const [person] = await ask<{ id: number }>(
    url,
    `
    with person as (insert into users (company_id, email, password_hash, first_name, last_name, role) values ($1, $2, $4, 'Robin', 'Trial', $5) returning id)
    insert into sessions (token_hash, user_id, expires_at) select $3, id, now() + interval '30 days' from person returning user_id::int as id`,
    [
      company,
      `${token.slice(0, 12)}@trial.example`.toLowerCase(),
      createHash('sha256').update(token).digest(),
      await (password ??= hashPassword('a password of the trials')),
      role,
    ],
  );
  return { id: person?.id as number, token };
}

export type Answer = { status: number; ms: number; body: unknown; headers: Headers; failed?: string };

/** One call. It never throws: status 0 means that no answer came. */
export async function call(
  address: string,
  method: string,
  path: string,
  { token, body, key, link, patience = 30_000 }: { token?: string; body?: unknown; key?: string; link?: string; patience?: number } = {},
): Promise<Answer> {
  const began = performance.now();
  const headers: Record<string, string> = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
    ...(link ? { 'x-charter-link': link } : {}),
    ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
  };
  try {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers,
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') && text !== '';
    return { status: answer.status, ms: performance.now() - began, body: isJson ? JSON.parse(text) : text, headers: answer.headers };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return { status: 0, ms: performance.now() - began, body: null, headers: new Headers(), failed: cause?.code ?? message };
  }
}

/** Creates a customer of that name, with the name as idempotency key. */
export function writeCustomer(address: string, token: string, name: string): Promise<Answer> {
  return call(address, 'POST', '/api/customers', { token, key: name, body: { firstName: 'Trial', lastName: name } });
}

/** Compares the stored customers with the acknowledged ones: each must be in all three places, or in none. */
export async function compare(
  url: string,
  company: number,
  acknowledged: Iterable<string>,
): Promise<{ lost: number; twice: number; half: number }> {
  const rows = await ask<{ name: string; times: number; logged: number; answers: number }>(
    url,
    `
    select c.last_name as name, count(*)::int as times,
      sum((select count(*) from activities a where a.company_id = c.company_id and a.resource_type = 'customer' and a.resource_id = c.id and a.action = 'create'))::int as logged,
      (select count(*)::int from idempotency_keys k where k.company_id = $1 and k.key = c.last_name and k.status = 201) as answers
    from customers c where c.company_id = $1 group by c.last_name`,
    [company],
  );
  const stored = new Map(rows.map((row) => [row.name, row]));
  return {
    lost: [...acknowledged].filter((name) => !stored.has(name)).length,
    twice: rows.filter(({ times }) => times > 1).length,
    half: rows.filter(({ times, logged, answers }) => logged !== times || answers !== 1).length,
  };
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** How often each value occurs, as text. */
export function tally(values: (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return (
    [...counts]
      .toSorted(([a], [b]) => String(a).localeCompare(String(b)))
      .map(([value, count]) => `${count} × ${value}`)
      .join(', ') || 'none'
  );
}

const verdicts: boolean[] = [];

/** Prints what was measured and whether the promise held. */
export function verdict(holds: boolean, what: string, measured: string | number): void {
  verdicts.push(holds);
  say(`${holds ? 'held  ' : 'BROKEN'}  ${what}: ${measured}`);
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Ends the experiment, with exit code 1 if anything broke. */
export function conclude(): never {
  const broken = verdicts.filter((holds) => !holds).length;
  say(broken === 0 ? `\nAll ${verdicts.length} promises held.` : `\n${broken} of ${verdicts.length} promises BROKEN.`);
  process.exit(broken === 0 ? 0 : 1);
}
