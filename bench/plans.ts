// npm run bench:plans: requests every list of the running product and reads in PostgreSQL's own log how each was executed, as the
// application's role and behind row level security. No list may scan a whole tenant table.
import { openSync, readSync, fstatSync, closeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { allLists } from './calls.ts';
import { say } from './figures.ts';
import { startProduct } from './servers.ts';
import { fleetOf, largeWorld, prepareWorld, tokenOf } from './world.ts';

const logFile = 'data/bench/postgres.log';
const slowest = 12;
// The morning jobs of all companies run in the background, and are logged among a call's queries.
const ofBackground = /reminder_mornings|^select distinct "time_zone" from "companies"/;

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
};
type Run = { path: string; milliseconds: number; text: string; plan: Plan };

await lookAtPlans();

async function lookAtPlans(): Promise<void> {
  const postgres = await startEmbeddedPostgres('data/bench/postgres');
  try {
    const url = await prepareWorld(postgres, largeWorld, say);
    const owner = new Client({ connectionString: url });
    await owner.connect();
    // If a table fits on a few pages, reading all of it is the right plan.
    const { rows } = await owner.query<{ name: string }>(
      `select relname as name from pg_class where relrowsecurity and relkind = 'r' and relpages > 20`,
    );
    const tenantTables = new Set(rows.map(({ name }) => name));
    const runs = await askEverything(owner, url).finally(() => owner.end());
    const scanning = runs.flatMap((run) =>
      scansOf(run.plan)
        .filter((table) => tenantTables.has(table) && !ofBackground.test(run.text))
        .map((table) => ({ ...run, table })),
    );
    say(
      `\n${new Set(runs.map(({ path }) => path)).size} calls, ${runs.length} statements in a world of a million events. The slowest statements:`,
    );
    for (const { path, milliseconds, text } of runs.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, slowest))
      say(`${milliseconds.toFixed(1).padStart(8)} ms  ${path}\n             ${inOneLine(text)}`);
    for (const { path, table, text } of scanning) say(`SCANS ${table}: ${path}\n             ${inOneLine(text)}`);
    say(
      scanning.length === 0
        ? '\nNo list call scans a tenant table from end to end.'
        : `\n${scanning.length} statements scan a tenant table from end to end.`,
    );
    process.exitCode = scanning.length === 0 ? 0 : 1;
  } finally {
    await postgres.stop();
  }
}

/** Calls every list as a user of an ordinary company and of the one with the largest fleet; returns what the database did for each. */
async function askEverything(owner: Client, url: string): Promise<Run[]> {
  const database = largeWorld.database;
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    'auto_explain.log_nested_statements': 'on',
  };
  for (const [name, value] of Object.entries(settings)) await owner.query(`alter database ${database} set ${name} = '${value}'`);
  const product = await startProduct(url);
  try {
    const runs: Run[] = [];
    const refused: string[] = [];
    for (const company of [7, fleetOf(largeWorld)]) {
      for (const path of [...allLists(largeWorld, company), await dossierIn(owner, company)]) {
        const plans = await plansOf(`${product.address}${path}`, tokenOf(company)).catch((error: Error) => {
          refused.push(error.message);
          return [];
        });
        runs.push(...plans.map((run) => ({ ...run, path: company === 7 ? path : `${path} (largest fleet)` })));
      }
    }
    if (refused.length > 0) throw new Error(`These calls were refused:\n${refused.join('\n')}`);
    return runs;
  } finally {
    await product.stop();
    for (const name of Object.keys(settings)) await owner.query(`alter database ${database} reset ${name}`);
  }
}

/** What the database did for a call. If background work wrote to the log at the same moment, the call is repeated. */
async function plansOf(url: string, token: string, tries = 5): Promise<Omit<Run, 'path'>[]> {
  const from = sizeOfLog();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${body}`);
  await pause(20);
  try {
    return runsIn(readLog(from));
  } catch (error) {
    if (tries === 1) throw error;
    await pause(500);
    return plansOf(url, token, tries - 1);
  }
}

/** The page of a booking, which reads everything that belongs to it. */
async function dossierIn(owner: Client, company: number): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from schedule_events where company_id = $1 and type = 'charter' and start_date > now() order by start_date limit 1`,
    [company],
  );
  if (!rows[0]) throw new Error(`company ${company} has no charter ahead`);
  return `/api/schedule/${rows[0].id}/dossier`;
}

function sizeOfLog(): number {
  const file = openSync(logFile, 'r');
  try {
    return fstatSync(file).size;
  } finally {
    closeSync(file);
  }
}

function readLog(from: number): string {
  const file = openSync(logFile, 'r');
  try {
    const text = Buffer.alloc(fstatSync(file).size - from);
    readSync(file, text, 0, text.length, from);
    return text.toString('utf8');
  } finally {
    closeSync(file);
  }
}

/** The plans in a piece of the log. Each is JSON, on lines that begin with a tab. */
function runsIn(log: string): Omit<Run, 'path'>[] {
  return [...log.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g)].map(([, milliseconds, json = '']) => {
    const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: Plan };
    return { milliseconds: Number(milliseconds), text, plan };
  });
}

function scansOf(plan: Plan): string[] {
  const here = plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] && plan['Actual Loops'] !== 0 ? [plan['Relation Name']] : [];
  return [...here, ...(plan.Plans ?? []).flatMap(scansOf)];
}

function inOneLine(statement: string): string {
  return statement.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
}
