import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { addDays } from '#domain/shared/calendar-days.ts';
import { startProduct } from '../servers.ts';

const manager = { email: 'maya@azure-charters.example', password: 'fairlead-demo' };
export const timeZone = 'Europe/Paris';

/**
 * The demo's company as its manager knows it, on a separate server with fresh data. Only called before a task begins or after it is done.
 */
export type Company = {
  origin: string;
  token: string;
  today: string;
  get: <Answer>(path: string) => Promise<Answer>;
  post: <Answer>(path: string, body: object) => Promise<Answer>;
};

/** Starts the product with fresh demo data, signs its manager in for this work, and removes everything afterward. */
export async function inFreshCompany<Result>(work: (company: Company) => Promise<Result>): Promise<Result> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-tasks-'));
  const product = await startProduct('', { NODE_ENV: 'development', DATA_DIR: data });
  try {
    const { address: origin } = product;
    const { token } = await ask<{ token: string }>('POST', `${origin}/api/auth/login`, {}, manager);
    const headers = { authorization: `Bearer ${token}` };
    return await work({
      origin,
      token,
      today: dayOf(new Date().toISOString()),
      get: (path) => ask('GET', origin + path, headers),
      post: (path, body) => ask('POST', origin + path, headers, body),
    });
  } finally {
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function ask<Answer>(method: string, address: string, headers: Record<string, string>, body?: object): Promise<Answer> {
  const sent = body ? { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } } : { headers };
  const answer = await fetch(address, { method, ...sent });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** The company's calendar day of an instant. */
export function dayOf(instant: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(instant));
}

/** The hour and minute of an instant in the company's time zone: 10:00. */
export function hourOf(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(instant));
}

/** The yachts' entries for a number of days from today. */
export function eventsAhead({ get, today }: Company, days: number): Promise<ScheduleEvent[]> {
  return get(`/api/schedule?from=${addDays(today, -2)}T00:00:00Z&to=${addDays(today, days)}T23:59:59Z&limit=500`);
}

/** Whether a yacht has no entries on these days, last day included. */
export function isFree(events: ScheduleEvent[], yachtId: number, first: string, last: string): boolean {
  return events.every((each) => each.yachtId !== yachtId || dayOf(each.endDate) < first || dayOf(each.startDate) > last);
}

/** Fails a task whose result isn't what it should be. */
export function must(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Error(what);
}
