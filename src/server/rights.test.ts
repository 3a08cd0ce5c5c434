// Who may do what: every cell of the table of rights, tried by every role; and the full answers of some operations to each role.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { aCompany, aPerson, aWorld, aYacht, type Person } from './testing/given.ts';
import { callers, rights, type CallerName } from './testing/rights-table.ts';

const world = aWorld();
beforeEach(() => world.owner.query('delete from rate_limits'));

type Who = 'user' | 'manager' | 'owner' | 'admin' | 'stranger';
type Ids = { companyId: number; yachtId: number; customerId: number; colleagueId: number; userId: number };
type Cell = { call: string; body?: (ids: Ids) => object; answers: Record<Who, number> };

const anEmail = () => `${randomBytes(6).toString('hex')}@people.example`;
const all = { user: 200, manager: 200, owner: 200, admin: 200, stranger: 200 };
const added = { user: 201, manager: 201, owner: 201, admin: 201, stranger: 422 };
const leaders = { user: 403, manager: 200, owner: 200, admin: 200 };
const platform = { user: 403, manager: 403, owner: 403, admin: 200, stranger: 403 };

// A stranger is the manager of another company: for them, nothing of the first company exists.
const table: Record<string, Cell[]> = {
  'fleet, crew, maintenance, schedule, trips, customers and finance are everybody’s, of their own company': [
    { call: 'GET /api/yachts', answers: all },
    { call: 'GET /api/yachts/{yachtId}', answers: { ...all, stranger: 404 } },
    { call: 'PATCH /api/yachts/{yachtId}', body: () => ({ location: anEmail() }), answers: { ...all, stranger: 404 } },
    {
      call: 'POST /api/crew',
      body: ({ yachtId, companyId }) => ({ name: 'Kim Keel', role: 'Deckhand', yachtId, companyId }),
      answers: { ...added, stranger: 403 },
    },
    {
      call: 'POST /api/maintenance',
      body: ({ yachtId }) => ({ yachtId, title: 'Oil', type: 'engine', scheduledDate: '2031-01-01T08:00:00Z' }),
      answers: added,
    },
    {
      call: 'POST /api/schedule',
      body: ({ yachtId }) => ({ yachtId, title: 'Tea', type: 'other', startDate: '2031-01-01T08:00:00Z', endDate: '2031-01-01T09:00:00Z' }),
      answers: added,
    },
    {
      call: 'POST /api/trips',
      body: ({ yachtId }) => ({ yachtId, departureLocation: 'Nice', arrivalLocation: 'Calvi', departureDate: '2031-01-01T08:00:00Z' }),
      answers: added,
    },
    {
      call: 'POST /api/customers',
      body: ({ companyId }) => ({ firstName: 'Ada', lastName: 'Lindgren', companyId }),
      answers: { ...added, stranger: 403 },
    },
    {
      call: 'POST /api/expenses',
      body: ({ companyId }) => ({
        category: 'fuel',
        description: 'Diesel',
        amount: '10.00',
        currency: 'EUR',
        expenseDate: '2031-01-01',
        companyId,
      }),
      answers: { ...added, stranger: 403 },
    },
    { call: 'GET /api/income', answers: all },
    {
      call: 'POST /api/income',
      body: ({ companyId }) => ({
        category: 'charter',
        description: 'A week',
        amount: '100.00',
        currency: 'EUR',
        incomeDate: '2031-01-01',
        paymentStatus: 'paid',
        companyId,
      }),
      answers: { ...added, stranger: 403 },
    },
    { call: 'GET /api/invoices', answers: all },
    {
      call: 'POST /api/invoices',
      body: ({ customerId }) => ({
        customerId,
        issueDate: '2031-01-01',
        currency: 'EUR',
        items: [{ description: 'A week', unitPrice: 100 }],
      }),
      answers: added,
    },
    { call: 'GET /api/finance/overview?from=2031-01-01&to=2031-02-01', answers: all },
    { call: 'GET /api/activities', answers: all },
    { call: 'GET /api/notifications', answers: all },
    { call: 'GET /api/reminders', answers: all },
  ],
  'team, profile, billing, tokens, feeds and full export of a company are its managers’ and its owner’s': [
    { call: 'GET /api/team', answers: { ...leaders, stranger: 200 } },
    { call: 'PATCH /api/team/{colleagueId}', body: () => ({ role: 'manager' }), answers: { ...leaders, stranger: 404 } },
    {
      call: 'POST /api/invitations',
      body: ({ companyId }) => ({ email: anEmail(), companyId }),
      answers: { user: 403, manager: 201, owner: 201, admin: 201, stranger: 403 },
    },
    { call: 'PATCH /api/companies/{companyId}', body: () => ({ address: anEmail() }), answers: { ...leaders, stranger: 404 } },
    { call: 'GET /api/subscription/details', answers: { ...leaders, stranger: 200 } },
    { call: 'GET /api/tokens', answers: { ...leaders, stranger: 200 } },
    { call: 'GET /api/calendar-feeds', answers: { ...leaders, stranger: 200 } },
    { call: 'GET /api/exports', answers: { ...leaders, stranger: 200 } },
    // The first one with the right starts an export, and the others are told that it is underway.
    {
      call: 'POST /api/exports',
      body: ({ companyId }) => ({ companyId }),
      answers: { user: 403, manager: 201, owner: 409, admin: 409, stranger: 403 },
    },
  ],
  'accounts and companies of the platform are its admins’ alone': [
    { call: 'GET /api/users', answers: platform },
    { call: 'GET /api/users/{userId}', answers: platform },
    { call: 'PATCH /api/users/{userId}', body: () => ({ firstName: anEmail() }), answers: platform },
    {
      call: 'POST /api/users',
      body: ({ companyId }) => ({ email: anEmail(), firstName: 'Sam', lastName: 'Sea', password: 'a lasting secret', companyId }),
      answers: { ...platform, admin: 201 },
    },
    { call: 'POST /api/companies', body: () => ({ name: `Harbor ${anEmail()}` }), answers: { ...platform, admin: 201 } },
    {
      call: 'PATCH /api/companies/{companyId}',
      body: () => ({ subscriptionTier: 'enterprise' }),
      answers: { user: 403, manager: 403, owner: 403, admin: 200, stranger: 404 },
    },
    { call: 'DELETE /api/companies/{companyId}', answers: { user: 403, manager: 403, owner: 403, admin: 409, stranger: 403 } },
  ],
};

/** One person of each role, and the records of one company for them to try. */
async function aCast(): Promise<{ cast: Record<Who, Person>; ids: Ids }> {
  const company = await aCompany(world);
  const manager = await aPerson(world, { company });
  const owner = await aPerson(world, { company, role: 'user' });
  await world.owner.query('update companies set owner_id = $1 where id = $2', [owner.id, company.id]);
  const cast = {
    manager,
    owner,
    user: await aPerson(world, { company, role: 'user' }),
    admin: await aPerson(world, { role: 'admin' }),
    stranger: await aPerson(world),
  };
  const [yacht, colleague] = [await aYacht(manager), await aPerson(world, { company, role: 'user' })];
  const { body: customer } = await manager.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren' });
  return {
    cast,
    ids: { companyId: company.id, yachtId: yacht.id, customerId: customer.id, colleagueId: colleague.id, userId: colleague.id },
  };
}

describe.each(Object.entries(table))('%s:', (_right, cells) => {
  test.each(cells)('$call', async ({ call, body, answers }) => {
    const { cast, ids } = await aCast();
    const [method, path = ''] = call.split(' ');
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: keyof Ids) => String(ids[name]));
    // The person with the fewest rights comes first, so that a stranger can't benefit from what others changed.
    const statuses: [string, number][] = [];
    for (const who of ['stranger', 'user', 'manager', 'owner', 'admin'] as const)
      statuses.push([who, (await cast[who].call(method as 'GET', url, body?.(ids))).status]);
    expect(Object.fromEntries(statuses)).toEqual(answers);
  });
});

type Operation = { 'x-roles'?: string[]; security?: object[]; responses: object };
const { paths } = JSON.parse(readFileSync('openapi.json', 'utf8')) as { paths: Record<string, Record<string, Operation>> };
const operations = new Map<string, Operation>(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  ),
);

describe('the table of rights', () => {
  test('has one row for every operation, and no others', () => {
    expect(rights.map(({ operation }) => operation).toSorted()).toEqual([...operations.keys()].toSorted());
  });

  test('agrees with the API’s description', () => {
    const described = rights.map(({ operation }) => {
      const { 'x-roles': roles, security } = operations.get(operation) as Operation;
      const isPublic = security?.length === 0;
      return { operation, people: isPublic ? ['nobody', 'user', 'manager', 'owner', 'admin', 'yacht_owner'] : withOwner(roles ?? []) };
    });
    expect(described).toEqual(
      rights.map(({ operation, allowed }) => ({ operation, people: allowed.filter((who) => who !== 'read' && who !== 'write') })),
    );
  });

  test.each(rights)('$operation', async ({ operation, allowed }) => {
    expect(await answersTo(operation)).toEqual(
      Object.fromEntries(
        callers.map((who) => [who, allowed.includes(who) ? 'let in' : who === 'nobody' ? 'refused: 401' : 'refused: 403']),
      ),
    );
  });
});

/** The description names owners only if the role alone wouldn't be enough. */
function withOwner(roles: string[]): CallerName[] {
  return callers.filter((who) => roles.includes(who) || (who === 'owner' && roles.includes('user')));
}

/**
 * Calls this operation as each role, each time as a new person, with ids that don't exist: if admitted, they find nothing, or a field is
 * missing. A failure admits nobody.
 */
async function answersTo(operation: string): Promise<Record<string, string>> {
  const [method = '', path = ''] = operation.split(' ');
  const url =
    path.replace('{token}', 'A'.repeat(22)).replace('{id}', path.startsWith('/api/files/') ? noUuid : '999999999') +
    (requiredQueries[path] ?? '');
  const answers: Record<string, string> = {};
  for (const [who, token] of Object.entries(await aTokenForEach())) {
    const status = await statusOf(method, url, token);
    answers[who] = status === 401 || status === 403 ? `refused: ${status}` : status < 500 ? 'let in' : `failed: ${status}`;
  }
  return answers;
}

const noUuid = '00000000-0000-4000-8000-000000000000';
// Parameters that are checked before the caller's rights.
const requiredQueries: Record<string, string> = {
  '/api/search': '?q=aurelia',
  '/api/finance/bookings': '?eventIds=999999999',
  '/api/schedule/movements': '?from=2031-06-07T00:00:00Z&to=2031-06-08T00:00:00Z',
  '/api/charters/day': '?from=2031-06-07T00:00:00Z&to=2031-06-08T00:00:00Z',
  '/api/owner/calendar': '?from=2031-06-07&to=2031-06-08',
  '/api/availability': '?from=2031-06-07&to=2031-06-14',
  '/api/schedule/free-slots': '?yachtId=999999999&startDate=2031-06-07T10:00:00Z&endDate=2031-06-14T10:00:00Z',
};

/** Streams that don't end are closed once their headers have arrived. */
async function statusOf(method: string, url: string, token: string | undefined): Promise<number> {
  const answer = await world.app.inject({
    method: method as 'GET',
    url,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payloadAsStream: true,
    ...(method === 'GET' ? {} : { payload: {} }),
  });
  answer.stream().destroy();
  return answer.statusCode;
}

async function aTokenForEach(): Promise<Record<CallerName, string | undefined>> {
  const company = await aCompany(world);
  const [manager, owner] = [await aPerson(world, { company }), await aPerson(world, { company, role: 'user' })];
  await world.owner.query('update companies set owner_id = $1 where id = $2', [owner.id, company.id]);
  const program = async (reach: string) => (await manager.call('POST', '/api/tokens', { name: `To ${reach}`, reach })).body.token;
  return {
    nobody: undefined,
    user: (await aPerson(world, { company, role: 'user' })).token,
    read: await program('read'),
    write: await program('write'),
    manager: manager.token,
    owner: owner.token,
    admin: (await aPerson(world, { role: 'admin' })).token,
    yacht_owner: (await aPerson(world, { company, role: 'yacht_owner' })).token,
  };
}
