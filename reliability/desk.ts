// npm run reliability:desk -- PLACES CALLERS KILLS: many clients want the same week of the same yacht at once: as a calendar entry, option,
// booking, signed contract, and from a portal's calendar. One gets it, and nobody gets an error. Then the server is killed around the ends
// of options: the next in line must have the yacht from the very moment the previous option ended, even if that is noted later.
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import {
  aCompany,
  ask,
  call,
  conclude,
  freshFolder,
  percentile,
  say,
  startServer,
  tally,
  verdict,
  type Answer,
  type Company,
} from './lab.ts';

const [places = 2_000, callers = 50, kills = 200] = process.argv.slice(2).map(Number);
const port = Number(process.env['PORT'] ?? 3970);
const perCompany = 100;
const perKill = 10;
const hour = 3_600_000;
// Half a year from now, because calendars are read for two years ahead and later bookings would be ignored.
const week = { startDate: inHalfAYear(15), endDate: inHalfAYear(7 * 24 + 7) };
const day = (at: string) => at.slice(0, 10).replaceAll('-', '');

const data = await freshFolder('desk');
const postgres = await startEmbeddedPostgres(`${data}/postgres`);
const url = postgres.url('postgres');
const settings = { DATABASE_URL: url, DATA_DIR: `${data}/files` };
let server = await startServer(port, settings);

function inHalfAYear(hours: number): string {
  return new Date((Math.floor(Date.now() / (24 * hour)) + 182) * 24 * hour + hours * hour).toISOString();
}

type Desk = Company & { customerId: number };

async function done<Body = { id: number }>(answer: Promise<Answer>): Promise<Body> {
  const { status, body } = await answer;
  if (status >= 300 || status === 0) throw new Error(`what has to work was answered with ${status}: ${JSON.stringify(body)}`);
  return body as Body;
}

const post = (token: string, path: string, body: object) => call(server.address, 'POST', path, { token, body });

async function aDesk(people: number): Promise<Desk> {
  const company = await aCompany(url, people);
  const customer = { firstName: 'Ada', lastName: 'Lind', email: 'ada@lind.example' };
  return { ...company, customerId: (await done(post(company.tokens[0] as string, '/api/customers', customer))).id };
}

async function aYacht(token: string, name: string): Promise<number> {
  const yacht = { name, type: 'Sailing Yacht', length: '14m', status: 'active', flagCountry: 'Croatia', location: 'Split', year: 2019 };
  return (await done(post(token, '/api/yachts', yacht))).id;
}

type Caller = { kind: string; go: () => Promise<Answer> };

/** A customer with a contract to sign for the week. */
async function aSigner({ customerId }: Desk, token: string, yachtId: number): Promise<Caller> {
  // Lifts the company's email limit, which has an experiment of its own.
  await ask(url, 'delete from letters_to_strangers');
  const { id } = await done(post(token, '/api/charters', { yachtId, ...week, customerId }));
  const letter = { to: 'ada@lind.example', message: 'Please sign.' };
  const { contract } = await done<{ contract: { sha256: string } }>(post(token, `/api/charters/${id}/contract`, letter));
  const { path } = await done<{ path: string }>(post(token, `/api/charters/${id}/links`, { kind: 'customer' }));
  const [, link = ''] = path.split('#');
  const body = { name: 'Ada Lind', method: 'typed', agreed: true, sha256: contract.sha256 };
  return { kind: 'sign', go: () => call(server.address, 'POST', '/api/charter-link/sign', { link, body }) };
}

/** A portal that sold the week: its calendar is imported where it fits. */
async function anImporter(token: string, yachtId: number, label: string): Promise<Caller> {
  const { id } = await done(post(token, '/api/calendar-imports', { yachtId, label }));
  const event = [
    'BEGIN:VEVENT',
    `UID:${label}`,
    `DTSTART:${day(week.startDate)}T150000Z`,
    `DTEND:${day(week.endDate)}T070000Z`,
    'END:VEVENT',
  ];
  const ics = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Portal//EN', ...event, 'END:VCALENDAR', ''].join('\r\n');
  return { kind: 'import', go: () => call(server.address, 'PUT', `/api/calendar-imports/${id}/file`, { token, body: { ics } }) };
}

/**
 * Everyone who wants a week of a yacht: of every 25 callers, one signs a contract and one is a portal; the others use the schedule and the
 * charter desk.
 */
async function crowdFor(desk: Desk, yachtId: number): Promise<Caller[]> {
  const { customerId, tokens } = desk;
  const crowd: Caller[] = [];
  for (const [place, token] of tokens.entries()) {
    const wish = { yachtId, ...week, customerId };
    if (place % 25 === 0) crowd.push(await aSigner(desk, token, yachtId));
    else if (place % 25 === 1) crowd.push(await anImporter(token, yachtId, `Portal ${place}`));
    else if (place % 3 === 0)
      crowd.push({ kind: 'schedule', go: () => post(token, '/api/schedule', { title: 'Berg', type: 'charter', yachtId, ...week }) });
    else {
      const state = place % 3 === 1 ? 'option' : 'booked';
      crowd.push({ kind: state === 'option' ? 'option' : 'book', go: () => post(token, '/api/charters', { ...wish, state }) });
    }
  }
  return crowd.toSorted(() => Math.random() - 0.5);
}

/**
 * Sends all requests at once. Signing and importing a calendar take longer to reach the booking and would hardly ever win, so they take
 * turns in getting a random head start.
 */
async function askAll(crowd: Caller[], place: number): Promise<(Answer & { kind: string })[]> {
  const first = ['sign', 'import', ''][place % 3];
  const askGroup = (group: Caller[]) => group.map(async ({ kind, go }) => ({ kind, ...(await go()) }));
  const ahead = askGroup(crowd.filter(({ kind }) => kind === first));
  if (ahead.length > 0) await pause(Math.random() * 150);
  return Promise.all([...ahead, ...askGroup(crowd.filter(({ kind }) => kind !== first))]);
}

const tallied: string[] = [];
const slow: number[] = [];
const winners: string[] = [];
let odd = 0;
let wrong = 0;
let errors = 0;

async function contest(desk: Desk, place: number): Promise<void> {
  const yachtId = await aYacht(desk.tokens[0] as string, `Contested ${place}`);
  const crowd = await crowdFor(desk, yachtId);
  const answers = await askAll(crowd, place);
  const [{ entries, placed } = { entries: 0, placed: 0 }] = await ask<{ entries: number; placed: number }>(
    url,
    `select count(*)::int as entries, count(block_id)::int as placed from schedule_events where yacht_id = $1 and type in ('charter', 'day_rent')`,
    [yachtId],
  );
  const won = answers.filter(({ kind, status }) => kind !== 'import' && status > 0 && status < 300).map(({ kind }) => kind);
  if (entries !== 1 || won.length + placed !== 1) wrong++;
  winners.push(...won, ...Array.from({ length: placed }, () => 'import'));
  for (const { kind, status, ms, body } of answers) {
    if (status === 0 || status >= 500) errors++;
    else if (status >= 300 && status !== 409) odd++;
    tallied.push(status < 300 ? `${kind} ${status}` : `${kind} ${status} ${(body as { code?: string } | null)?.code ?? ''}`);
    slow.push(ms);
  }
}

const began = performance.now();
let desk = await aDesk(callers);
for (let place = 1; place <= places; place++) {
  if (place % perCompany === 0) desk = await aDesk(callers);
  await contest(desk, place);
  if (place % 100 === 0 || place === places) say(`${place} places, ${Math.round((performance.now() - began) / 1000)} s`);
}
say(`\nanswers: ${tally(tallied)}`);
say(`winners: ${tally(winners)}\n`);
verdict(wrong === 0, `${places} weeks requested by ${callers} callers at once: weeks without exactly one winner, who holds it`, wrong);
verdict(errors === 0, '5xx or missing answers', errors);
verdict(odd === 0, 'refusals other than 409', odd);
verdict(
  true,
  'answers, median, p99 and slowest',
  `${percentile(slow, 0.5)}, ${percentile(slow, 0.99)} and ${Math.round(Math.max(0, ...slow))} ms`,
);

type Ending = { first: number; second: number; /** When the first ends, in milliseconds. */ until: number };

/** Options that end within the next seconds, one after the other, each with a charter waiting for 30 hours. */
async function endingOptions({ tokens, customerId }: Desk, round: number): Promise<Ending[]> {
  const [token = ''] = tokens;
  const pairs: Ending[] = [];
  for (let count = 0; count < perKill; count++) {
    const wish = { yachtId: await aYacht(token, `Ending ${round} ${count}`), ...week, customerId, state: 'option' };
    const first = await done(post(token, '/api/charters', wish));
    const second = await done(post(token, '/api/charters', { ...wish, queue: true, hours: 30 }));
    pairs.push({ first: first.id, second: second.id, until: 0 });
  }
  // Moves them into the past: the rows and jobs get the same end.
  for (const [count, pair] of pairs.entries()) {
    const [row] = await ask<{ until: number }>(
      url,
      `with c as (update charters set option_until = date_trunc('milliseconds', now() + $2 * interval '1 millisecond') where id = $1 returning id, option_until),
         e as (update schedule_events e set held_until = c.option_until from c where e.charter_id = c.id),
         j as (update jobs j set run_at = c.option_until from c where j.key like 'option:' || c.id || ':%')
       select (extract(epoch from option_until) * 1000)::float8 as until from c`,
      [pair.first, 300 + count * 300],
    );
    pair.until = row?.until ?? 0;
  }
  return pairs;
}

if (kills > 0) {
  const late: number[] = [];
  let differing = 0;
  desk = await aDesk(1);
  for (let round = 1; round <= kills; round++) {
    const pairs = await endingOptions(desk, round);
    await pause(Math.random() * 3_000);
    await server.end('SIGKILL');
    server = await startServer(port, settings);
    await pause(Math.max(0, ...pairs.map(({ until }) => until - Date.now())) + 5);
    for (const { first, second, until } of pairs) {
      const read = (id: number) =>
        done<{ state: string; optionUntil: string | null }>(
          call(server.address, 'GET', `/api/charters/${id}`, { token: desk.tokens[0] as string }),
        );
      const isOver = (await read(first)).state === 'expired';
      const askedAt = Date.now();
      let next = await read(second);
      // The job that notes the change may still be due.
      while (next.state === 'waiting' && Date.now() - askedAt < 60_000) {
        await pause(50);
        next = await read(second);
      }
      late.push(Date.now() - askedAt);
      if (isOver && next.state === 'option' && Date.parse(next.optionUntil ?? '') === until + 30 * hour) continue;
      differing++;
      say(
        `round ${round}: the option of charter ${first} ended at ${new Date(until).toISOString()}, ${isOver ? 'expired' : 'still there'}; charter ${second} is ${next.state} until ${next.optionUntil}`,
      );
    }
    if (round % 20 === 0 || round === kills) say(`${round} kills`);
  }
  say('');
  verdict(
    differing === 0,
    `${kills} kills around the ends of ${kills * perKill} options: ended at a different time than without kills`,
    differing,
  );
  verdict(true, 'recorded after it was due, median and latest', `${percentile(late, 0.5)} and ${Math.max(...late)} ms`);
}
await server.end('SIGTERM');
await postgres.stop();
conclude();
