// npm run reliability:fuzz: thousands of requests generated from openapi.json. First, invalid requests to every operation: without a token,
// the response must be only a 401; with one, each must be refused. Then requests of one company that target another: no response may be a
// 5xx, violate its schema or show anything of the other company, and none of its rows may change. Finally the same as a platform admin, who
// may see and change everything. SEED repeats a run, except for the ids of new records.
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { aCompany, aPerson, ask, call, conclude, freshFolder, say, startServer, tally, verdict, type Answer, type Company } from './lab.ts';
import { inventor, type Schema } from './inventor.ts';
import { wrongRequests } from './wrong-requests.ts';

const port = Number(process.env['PORT'] ?? 3970);
const requests = Number(process.env['REQUESTS'] ?? 20_000);
const seed = Number(process.env['SEED'] ?? 1);
const atOnce = 6;
const mark = 'Secret-of-the-others';
const aPicture = new Blob([
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==', 'base64'),
]);
const aTrack = '<gpx version="1.1"><trk><trkseg><trkpt lat="43" lon="7"/><trkpt lat="43" lon="8"/></trkseg></trk></gpx>';

type Operation = {
  'x-roles'?: string[];
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};
const contract = JSON.parse(readFileSync('openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
// A stream doesn't end, signing out would end the run, and moving the clock would end subscriptions.
const left = /text\/event-stream|\/logout|\/sandbox\/clock/;
const everyOperation = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);
const operations = everyOperation.filter((each) => !left.test(JSON.stringify(each)));
const ofPeople = everyOperation.filter(({ operation }) => operation.security?.length !== 0);
const ofPlatform = operations.filter(({ operation }) => operation['x-roles']?.join() === 'admin');
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'contract', components: contract.components });

const data = await freshFolder('fuzz');
const postgres = await startEmbeddedPostgres(`${data}/postgres`);
const url = postgres.url('postgres');
const server = await startServer(port, { DATABASE_URL: url, DATA_DIR: `${data}/files`, PAYMENTS: 'sandbox', SANDBOX_CLOCK: '1' });
const [ours, theirs, admin] = [await aCompany(url, 5), await aCompany(url, 1), await aPerson(url, null, 'admin')];
const { make, pick, chance } = inventor(seed, contract.components.schemas);
const ids = { ours: await furnish(ours, 'Ours'), theirs: await furnish(theirs, mark) };
await ask(url, `create table trial_users as select * from users where company_id is distinct from ${theirs.id}`);
await ask(url, 'create table trial_sessions as table sessions');
const before = await digest(theirs.id);

const problems = {
  broken: new Map<string, string>(),
  off: new Map<string, string>(),
  leaks: new Map<string, string>(),
  mistaken: new Map<string, string>(),
};
const validators = new Map<Schema, ValidateFunction>();
const reached = { admitted: new Set<string>(), accepted: new Set<string>(), refused: new Set<string>(), closed: new Set<string>() };
const statuses: number[] = [];
let sent = 0;
// If this collides with a change in progress, it fails and runs again a second later.
const housekeeping = setInterval(() => void keepGoing().catch(() => {}), 1_000);
await sendWrong(Math.round(requests * 0.3));
const wrong = sent;
reached.admitted.clear();
await send(Math.round(requests * 0.9), operations, ours.tokens.slice(1));
const changed = [...(await digest(theirs.id))].filter(([table, found]) => found !== before.get(table)).map(([table]) => table);
ids.ours.set(
  '/api/users',
  await add(admin.token, '/api/users', {
    email: 'nobody@trial.example',
    firstName: 'No',
    lastName: 'Body',
    password: 'a password of nobody',
    companyId: ours.id,
  }),
);
ids.ours.set('/api/companies', await add(admin.token, '/api/companies', { name: 'An empty company' }));
await send(
  requests,
  operations.flatMap((each, place) => [each, ofPlatform[place % ofPlatform.length] as typeof each]),
  [admin.token],
);
clearInterval(housekeeping);

say(`${sent} requests to ${operations.length} operations, seed ${seed}: ${tally(statuses)}`);
for (const [what, found] of Object.entries(problems)) for (const [where, example] of found) say(`  ${what}: ${where}\n    ${example}`);
const names = operations.map(({ method, path }) => `${method} ${path}`);
const [accepted, never] = [names.filter((name) => reached.accepted.has(name)), names.filter((name) => !reached.accepted.has(name))];
say(`${accepted.length} operations took at least one request (2xx): ${accepted.join(', ')}`);
say(`${never.length} never did: ${never.join(', ') || 'none'}`);
verdict(
  reached.closed.size === ofPeople.length,
  `operations that answered an invalid request without a token with 401 alone, of those that need one`,
  `${reached.closed.size} of ${ofPeople.length}`,
);
verdict(
  reached.refused.size === everyOperation.length,
  `operations that refused an invalid request of an authorized caller, of all (${wrong} requests)`,
  `${reached.refused.size} of ${everyOperation.length} ${everyOperation
    .map(nameOf)
    .filter((name) => !reached.refused.has(name))
    .join(', ')}`,
);
verdict(
  problems.mistaken.size === 0,
  'invalid requests that were accepted, or refused for another reason than the first',
  problems.mistaken.size,
);
verdict(problems.broken.size === 0, 'operations that answered with a 5xx or not at all', problems.broken.size);
verdict(problems.off.size === 0, 'operations with responses that violate their schema', problems.off.size);
verdict(problems.leaks.size === 0, 'operations that leaked something from another company', problems.leaks.size);
verdict(
  changed.length === 0,
  "tables where the other company's rows changed, of all",
  `${changed.length} of ${before.size} ${changed.join(', ')}`,
);
verdict(
  statuses.filter((status) => status < 300).length > sent / 20,
  'accepted requests',
  statuses.filter((status) => status < 300).length,
);
verdict(
  reached.admitted.size === operations.length,
  'operations that let an authorized caller in',
  `${reached.admitted.size} of ${operations.length}`,
);
verdict(
  accepted.length > operations.length / 2,
  'operations that accepted at least one request',
  `${accepted.length} of ${operations.length}, ${ofPlatform.filter(({ method, path }) => reached.accepted.has(`${method} ${path}`)).length} of ${ofPlatform.length} of the platform's admins`,
);
await server.end('SIGTERM');
await postgres.stop();
conclude();

/** Sends this many invalid requests: every kind to every operation, again and again, alternating with and without a token. */
async function sendWrong(upTo: number): Promise<void> {
  const all = everyOperation.flatMap((each) => wrongRequests(each, contract.components.schemas).map((request) => ({ ...each, request })));
  say(`${all.length} different requests are wrong`);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (sent < Math.max(upTo, all.length * 3)) {
        const turn = Math.floor(sent / all.length) % 3;
        const { method, path, operation, request } = all[sent++ % all.length] as (typeof all)[number];
        const own = operation['x-roles']?.join() === 'admin' ? admin.token : pick(ours.tokens.slice(1));
        const token = [own, undefined, 'A'.repeat(43)][turn];
        const answer = await call(server.address, method, request.path, { token, body: request.body });
        statuses.push(answer.status);
        judgeWrong({ method, path, operation }, request.what, answer, token === own);
      }
    }),
  );
}

function judgeWrong({ method, path, operation }: (typeof operations)[number], what: string, answer: Answer, isLetIn: boolean): void {
  const name = nameOf({ method, path });
  const isPublic = operation.security?.length === 0;
  const example = `${what}${isLetIn ? '' : ', without a token'} → ${answer.failed ?? answer.status} ${JSON.stringify(answer.body)?.slice(0, 200)}`;
  judge(name, operation, what, answer, false);
  if (!isLetIn && !isPublic) {
    if (answer.status === 401) reached.closed.add(name);
    else problems.mistaken.set(name, example);
  } else if (answer.status >= 400 && answer.status < 500 && ![401, 403, 429].includes(answer.status)) reached.refused.add(name);
  // Accounts get closed and limits reached here; housekeeping lifts both.
  else if (answer.status < 400) problems.mistaken.set(name, example);
}

function nameOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`;
}

/** Sends this many requests to these operations in turn, each as one of these people. */
async function send(upTo: number, inTurn: typeof operations, tokens: string[]): Promise<void> {
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (sent < upTo) {
        const { method, path, operation } = inTurn[sent++ % inTurn.length] as (typeof operations)[number];
        const address = addressOf(path, operation);
        const schema = operation.requestBody?.content['application/json']?.schema;
        const token = pick(tokens);
        const answer = await call(server.address, method, address, {
          token,
          body: bodyOf(operation, schema),
          key: method === 'POST' && chance(0.1) ? `key-${sent % 40}` : undefined,
        });
        statuses.push(answer.status);
        judge(`${method} ${path}`, operation, address, answer, token === admin.token);
        if (method === 'POST' && answer.status === 201) remember(path, answer.body);
      }
    }),
  );
}

/** Remembers the newest record of each kind: older ones get deleted along the way, and requests to them would all end in a 404. */
function remember(collection: string, body: unknown): void {
  const { id, url: address } = body as { id?: unknown; url?: string };
  if (!collection.includes('{') && (id ?? address)) ids.ours.set(collection, id ?? address?.split('/').at(-1));
}

/** The path with ids that are ours, theirs or nobody's, and a query that may be valid or not. */
function addressOf(path: string, { parameters = [] }: Operation): string {
  const collection = path.slice(0, path.indexOf('/{'));
  const filled = path.replace(/\{(\w+)\}/g, () =>
    encodeURIComponent(
      String(
        chance(0.45)
          ? (ids.ours.get(collection) ?? 1)
          : chance(0.7)
            ? (ids.theirs.get(collection) ?? 2)
            : pick(['0', '-1', '1e3', '9999999999', '99999999999999999999', "1'--", '..', '\0', 'ü', 'null']),
      ),
    ),
  );
  const query = parameters
    .filter((each) => each.in === 'query' && (each.required ? chance(0.95) : chance(0.2)))
    .map(({ name, schema }) => [name, asText(make(schema, known))]);
  return query.length > 0 ? `${filled}?${new URLSearchParams(query as string[][])}` : filled;
}

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value ?? '') : String(value);
}

function bodyOf({ requestBody }: Operation, schema: Schema | undefined): unknown {
  if (schema) return make(schema, known);
  if (!requestBody) return undefined;
  const form = new FormData();
  form.append(
    chance(0.9) ? 'file' : 'other',
    new Blob([
      pick<string | Blob>([
        aPicture,
        aTrack,
        '',
        'a,b\n1,2',
        '<svg onload="alert(1)">',
        '<gpx></gpx>',
        '%PDF-1.7\n%%EOF',
        '\x89PNG\r\n\x1a\n',
        '\u0000'.repeat(500),
      ]),
    ]),
    pick(['a.png', '../../etc/passwd', '\u202Egnp.exe', 'a'.repeat(300)]),
  );
  return form;
}

/** An id for a field that refers to a record, going by its name: mostly ours, sometimes one that isn't ours to use. */
function known(field: string): unknown {
  const collection = {
    yachtId: '/api/yachts',
    captainId: '/api/crew',
    customerId: '/api/customers',
    invoiceId: '/api/invoices',
    companyId: '/api/companies',
  }[field];
  if (!collection) return undefined;
  return collection === '/api/companies'
    ? chance(0.8)
      ? ours.id
      : theirs.id
    : chance(0.75)
      ? ids.ours.get(collection)
      : ids.theirs.get(collection);
}

function judge(
  name: string,
  { responses }: Operation,
  address: string,
  { status, body, failed, headers }: Answer,
  maySeeAll: boolean,
): void {
  const example = `${address.slice(0, 200)} → ${failed ?? status} ${JSON.stringify(body)?.slice(0, 300)}`;
  if (status < 300 && status > 0) reached.accepted.add(name);
  if (![0, 401, 403].includes(status)) reached.admitted.add(name);
  if (status === 0 || status >= 500) problems.broken.set(name, example);
  if (!maySeeAll && JSON.stringify(body)?.includes(mark)) problems.leaks.set(name, example);
  const described = responses[String(status)] ?? responses[`${String(status).slice(0, 1)}XX`];
  const type = Object.keys(described?.content ?? {})[0] ?? '';
  const produced = headers.get('content-type') ?? '';
  const isFile = status === 200 && !produced.includes('json');
  if (!described && !isFile && status !== 0) problems.off.set(name, `not described: ${example}`);
  const schema = described?.content?.[type]?.schema;
  if (schema && type.includes('json') && produced.includes('json') && !validatorOf(schema)(body))
    problems.off.set(name, `${ajv.errorsText(validatorOf(schema).errors)}: ${example}`);
}

function validatorOf(schema: Schema): ValidateFunction {
  const validator =
    validators.get(schema) ??
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"contract#/components')) as object);
  validators.set(schema, validator);
  return validator;
}

/** Inserts one by SQL, and returns its id. */
async function add(token: string, path: string, body: object): Promise<number> {
  const { status, body: answer } = await call(server.address, 'POST', path, { token, body });
  if (status !== 201) throw new Error(`${path} could not be furnished: ${status} ${JSON.stringify(answer)}`);
  return (answer as { id: number }).id;
}

/** Creates one of everything, with names that are recognized where they shouldn't appear; returns the ids by collection. */
async function furnish({ id, people, tokens }: Company, name: string): Promise<Map<string, unknown>> {
  const token = tokens.at(-1) as string;
  const [yachtId, customerId] = [
    await add(token, '/api/yachts', { name, type: 'Motor Yacht', length: '42m', status: 'active' }),
    await add(token, '/api/customers', { firstName: name, lastName: name }),
  ];
  const crew = await add(token, '/api/crew', { name, role: 'Captain', yachtId });
  const { body: sessions } = await call(server.address, 'GET', '/api/profile/sessions', { token });
  return new Map<string, unknown>([
    ['/api/companies', id],
    ['/api/team', people[0]],
    ['/api/users', people[0]],
    ['/api/profile/sessions', (sessions as { id: string }[])[0]?.id],
    ['/api/yachts', yachtId],
    ['/api/customers', customerId],
    ['/api/crew', crew],
    ['/api/certificates', await add(token, `/api/crew/${crew}/certificates`, { type: name, expiryDate: '2030-01-01' })],
    [
      '/api/trips',
      await add(token, '/api/trips', { yachtId, departureLocation: name, arrivalLocation: 'Nice', departureDate: '2026-06-01' }),
    ],
    ['/api/maintenance', await add(token, '/api/maintenance', { yachtId, title: name, type: 'hull', scheduledDate: '2020-01-01' })],
    [
      '/api/schedule',
      await add(token, '/api/schedule', {
        yachtId,
        title: name,
        type: 'charter',
        startDate: '2031-06-01T10:00:00Z',
        endDate: '2031-06-05T10:00:00Z',
      }),
    ],
    [
      '/api/expenses',
      await add(token, '/api/expenses', { category: 'fuel', description: name, amount: 10, currency: 'EUR', expenseDate: '2026-06-01' }),
    ],
    [
      '/api/income',
      await add(token, '/api/income', {
        category: 'charter',
        description: name,
        amount: 10,
        currency: 'EUR',
        incomeDate: '2026-06-01',
        paymentStatus: 'paid',
      }),
    ],
    [
      '/api/invoices',
      await add(token, '/api/invoices', {
        customerId,
        issueDate: '2026-06-01',
        currency: 'EUR',
        items: [{ description: name, unitPrice: 10 }],
      }),
    ],
    ['/api/tokens', await add(token, '/api/tokens', { name, reach: 'read' })],
  ]);
}

/** Every row of a company, by table, except the reminder mornings, which the server itself advances. */
async function digest(company: number): Promise<Map<string, string>> {
  const tables = await ask<{ name: string }>(
    url,
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' where c.relkind = 'r' and c.relname <> 'reminder_mornings' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const parts = new Map<string, string>();
  for (const { name } of tables)
    parts.set(
      name,
      (
        await ask<{ digest: string }>(
          url,
          `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${name} t where company_id = $1`,
          [company],
        )
      )[0]?.digest ?? '',
    );
  return parts;
}

/** Lifts rate limits and restores accounts: thousands of random requests run into limits and close accounts, which would end the run. */
async function keepGoing(): Promise<void> {
  await ask(url, 'delete from rate_limits');
  await ask(url, 'insert into users overriding system value select * from trial_users on conflict do nothing');
  await ask(
    url,
    'update users u set deactivated_at = null, role = t.role, company_id = t.company_id from trial_users t where t.id = u.id and (u.deactivated_at is not null or u.role <> t.role or u.company_id is distinct from t.company_id)',
  );
  await ask(url, 'insert into sessions select * from trial_sessions where user_id in (select id from users) on conflict do nothing');
}
