// npm run reliability:fuzz: thousands of requests made up from openapi.json, in the name of one company against another. No answer is a
// 5xx or off its schema, nothing of the other company shows, and at the end every row of it is as it was. SEED repeats a run.
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { aCompany, ask, call, conclude, freshFolder, say, startServer, tally, verdict, type Answer } from './lab.ts';
import { inventor, type Schema } from './inventor.ts';

const port = Number(process.env['PORT'] ?? 3970);
const most = Number(process.env['REQUESTS'] ?? 20_000);
const seed = Number(process.env['SEED'] ?? 1);
const atOnce = 6;
const mark = 'Secret-of-the-others';

type Operation = { parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]; requestBody?: { content: Record<string, { schema: Schema }> }; responses: Record<string, { content?: Record<string, { schema: Schema }> }> };
const contract = JSON.parse(readFileSync('openapi.json', 'utf8')) as { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };
// A stream doesn't end, and who signs out asks nothing more.
const left = /text\/event-stream|\/logout/;
const operations = Object.entries(contract.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation }))).filter((each) => !left.test(JSON.stringify(each)));
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'contract', components: contract.components });

const data = await freshFolder('fuzz');
const postgres = await startEmbeddedPostgres(`${data}/postgres`);
const url = postgres.url('postgres');
const server = await startServer(port, { DATABASE_URL: url, DATA_DIR: `${data}/files`, PAYMENTS: 'sandbox' });
const [ours, theirs] = [await aCompany(url, 4), await aCompany(url, 1)];
const { make, pick, chance } = inventor(seed, contract.components.schemas);
const ids = { ours: await furnish(ours.tokens[0] as string, 'Ours'), theirs: await furnish(theirs.tokens[0] as string, mark) };
const before = await digest(theirs.id);
await ask(url, 'create table trial_sessions as table sessions');

const problems = { broken: new Map<string, string>(), off: new Map<string, string>(), leaks: new Map<string, string>() };
const validators = new Map<Schema, ValidateFunction>();
const accepted = new Set<string>();
const statuses: number[] = [];
let sent = 0;
const housekeeping = setInterval(() => void keepGoing(), 1_000);
await Promise.all(Array.from({ length: atOnce }, work));
clearInterval(housekeeping);

say(`${sent} requests to ${operations.length} operations, seed ${seed}: ${tally(statuses)}`);
for (const [what, found] of Object.entries(problems)) for (const [where, example] of found) say(`  ${what}: ${where}\n    ${example}`);
verdict(problems.broken.size === 0, 'operations that answered a 5xx, or nothing', problems.broken.size);
verdict(problems.off.size === 0, 'operations with an answer off its schema', problems.off.size);
verdict(problems.leaks.size === 0, 'operations that showed something of another company', problems.leaks.size);
verdict((await digest(theirs.id)) === before, "the other company's rows are as they were", 'compared by a digest of every table');
verdict(statuses.filter((status) => status < 300).length > sent / 20, 'requests that were taken, so that more than the gate was tried', statuses.filter((status) => status < 300).length);
verdict(accepted.size > operations.length / 2, 'operations that took at least one request', `${accepted.size} of ${operations.length}`);
await server.end('SIGTERM');
await postgres.stop();
conclude();

async function work(): Promise<void> {
  while (sent < most) {
    const { method, path, operation } = operations[sent++ % operations.length] as (typeof operations)[number];
    const asked = addressOf(path, operation);
    const schema = operation.requestBody?.content['application/json']?.schema;
    const answer = await call(server.address, method, asked, { token: pick(ours.tokens), body: bodyOf(operation, schema), key: method === 'POST' && chance(0.1) ? `key-${sent % 40}` : undefined });
    statuses.push(answer.status);
    judge(`${method} ${path}`, operation, asked, answer);
  }
}

/** The path with ids of ours, of theirs or of nobody in it, and a query that may be right or wrong. */
function addressOf(path: string, { parameters = [] }: Operation): string {
  const collection = path.slice(0, path.indexOf('/{'));
  const filled = path.replace(/\{(\w+)\}/g, () => encodeURIComponent(String(chance(0.45) ? (ids.ours.get(collection) ?? 1) : chance(0.7) ? (ids.theirs.get(collection) ?? 2) : pick(['0', '-1', '1e3', '9999999999', '99999999999999999999', "1'--", '..', '\0', 'ü', 'null']))));
  const query = parameters.filter((each) => each.in === 'query' && (each.required ? chance(0.95) : chance(0.2))).map(({ name, schema }) => [name, asText(make(schema, known))]);
  return query.length > 0 ? `${filled}?${new URLSearchParams(query as string[][])}` : filled;
}

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value ?? '') : String(value);
}

function bodyOf({ requestBody }: Operation, schema: Schema | undefined): unknown {
  if (schema) return make(schema, known);
  if (!requestBody) return undefined;
  const form = new FormData();
  form.append(chance(0.9) ? 'file' : 'other', new Blob([pick(['', 'a,b\n1,2', '<svg onload="alert(1)">', '<gpx></gpx>', '%PDF-1.7\n%%EOF', '\x89PNG\r\n\x1a\n', '\u0000'.repeat(500)])]), pick(['a.png', '../../etc/passwd', '\u202Egnp.exe', 'a'.repeat(300)]));
  return form;
}

/** What a field refers to by its name: mostly ours, sometimes what isn't ours to refer to. */
function known(field: string): unknown {
  const collection = { yachtId: '/api/yachts', captainId: '/api/crew', customerId: '/api/customers', invoiceId: '/api/invoices', companyId: '/api/companies' }[field];
  if (!collection) return undefined;
  return collection === '/api/companies' ? (chance(0.8) ? ours.id : theirs.id) : chance(0.75) ? ids.ours.get(collection) : ids.theirs.get(collection);
}

function judge(name: string, { responses }: Operation, asked: string, { status, body, failed, headers }: Answer): void {
  const example = `${asked.slice(0, 200)} → ${failed ?? status} ${JSON.stringify(body)?.slice(0, 300)}`;
  if (status < 300 && status > 0) accepted.add(name);
  if (status === 0 || status >= 500) problems.broken.set(name, example);
  if (JSON.stringify(body)?.includes(mark)) problems.leaks.set(name, example);
  const described = responses[String(status)] ?? responses[`${String(status).slice(0, 1)}XX`];
  const type = Object.keys(described?.content ?? {})[0] ?? '';
  const produced = headers.get('content-type') ?? '';
  const isFile = status === 200 && !produced.includes('json');
  if (!described && !isFile && status !== 0) problems.off.set(name, `not described: ${example}`);
  const schema = described?.content?.[type]?.schema;
  if (schema && type.includes('json') && produced.includes('json') && !validatorOf(schema)(body)) problems.off.set(name, `${ajv.errorsText(validatorOf(schema).errors)}: ${example}`);
}

function validatorOf(schema: Schema): ValidateFunction {
  const validator = validators.get(schema) ?? ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"contract#/components')) as object);
  validators.set(schema, validator);
  return validator;
}

/** One of everything, named so that it is recognised where it shouldn't show; answers the ids by their collection. */
async function furnish(token: string, name: string): Promise<Map<string, unknown>> {
  const made = new Map<string, unknown>();
  const add = async (path: string, body: object) => {
    const { status, body: answer } = await call(server.address, 'POST', path, { token, body });
    if (status !== 201) throw new Error(`${path} could not be furnished: ${status} ${JSON.stringify(answer)}`);
    const { id } = answer as { id: number };
    made.set(path.replace(/\/\d+\/certificates/, '').replace('/api/crew', path.includes('certificates') ? '/api/certificates' : '/api/crew'), id);
    return id;
  };
  const yachtId = await add('/api/yachts', { name, type: 'Motor Yacht', length: '42m', status: 'active' });
  const crew = await add('/api/crew', { name, role: 'Captain', yachtId });
  await add(`/api/crew/${crew}/certificates`, { type: name, expiryDate: '2030-01-01' });
  const customerId = await add('/api/customers', { firstName: name, lastName: name });
  await add('/api/trips', { yachtId, departureLocation: name, arrivalLocation: 'Nice', departureDate: '2026-06-01' });
  await add('/api/maintenance', { yachtId, title: name, type: 'hull', scheduledDate: '2020-01-01' });
  await add('/api/schedule', { yachtId, title: name, type: 'charter', startDate: '2031-06-01T10:00:00Z', endDate: '2031-06-05T10:00:00Z' });
  await add('/api/expenses', { category: 'fuel', description: name, amount: 10, currency: 'EUR', expenseDate: '2026-06-01' });
  await add('/api/income', { category: 'charter', description: name, amount: 10, currency: 'EUR', incomeDate: '2026-06-01', paymentStatus: 'paid' });
  await add('/api/invoices', { customerId, issueDate: '2026-06-01', currency: 'EUR', items: [{ description: name, unitPrice: 10 }] });
  await add('/api/tokens', { name, reach: 'read' });
  return made;
}

/** Every row of a company, as one text. */
async function digest(company: number): Promise<string> {
  const tables = await ask<{ name: string }>(url, `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`);
  const parts = [];
  for (const { name } of tables) parts.push(await ask(url, `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${name} t where company_id = $1`, [company]));
  return JSON.stringify(parts);
}

/** Whoever tries thousands of things runs into limits and ends their own account: both would only end the trial. */
async function keepGoing(): Promise<void> {
  await ask(url, 'delete from rate_limits');
  await ask(url, `update users set deactivated_at = null, role = 'manager' where company_id = $1`, [ours.id]);
  await ask(url, 'insert into sessions select * from trial_sessions where user_id in (select id from users) on conflict do nothing');
}
