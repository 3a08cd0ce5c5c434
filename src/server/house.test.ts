// Promises that every route and every table keeps. New ones are covered automatically.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { resourceTypes, type PagedKind } from '#domain/activities/words.ts';
import { aCalendar, nextYear } from './testing/calendars.ts';
import { aShare, aStatement, anOwner } from './testing/owners.ts';
import { aCrewMember, anEvent, aPerson, aWorld, aYacht, caller, type Person } from './testing/given.ts';

const world = aWorld();

type Operation = { security?: object[]; 'x-roles'?: string[]; parameters?: { name: string; in: string; required?: boolean }[] };
const { paths } = JSON.parse(readFileSync('openapi.json', 'utf8')) as { paths: Record<string, Record<string, Operation>> };
const everyOperation = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase() as 'GET',
    operation,
    name: `${method.toUpperCase()} ${path}`,
  })),
);
// Streams don't end, so this can't wait for their answer: platform/live.test.ts covers them.
const operations = everyOperation.filter(({ operation }) => !JSON.stringify(operation).includes('text/event-stream'));

/** Ids by the path they belong to. */
type Ids = Record<string, string | number>;

/** A company with one of everything, and the ids by the path they belong to. */
async function aFullCompany(): Promise<{ person: Person; ids: Ids }> {
  const person = await aPerson(world);
  const companyId = person.companyId as number;
  const yacht = await aYacht(person);
  const member = await aCrewMember(world, companyId, { yachtId: yacht.id, name: 'Secret Sailor' });
  const customer = await person.call('POST', '/api/customers', { firstName: 'Secret', lastName: 'Guest' });
  const event = await anEvent(world, companyId, yacht.id, { startsIn: -48 });
  const work = await person.call('POST', '/api/maintenance', {
    yachtId: yacht.id,
    title: 'Secret repair',
    type: 'hull',
    scheduledDate: '2020-01-01',
  });
  const equipment = await person.call('POST', '/api/equipment', { yachtId: yacht.id, name: 'Secret engine' });
  const meter = await person.call('POST', '/api/meters', { equipmentId: equipment.body.id });
  const part = await person.call('POST', '/api/parts', { name: 'Secret impeller' });
  const stock = await person.call('POST', `/api/parts/${part.body.id}/stocks`, { yachtId: yacht.id, minimum: 2 });
  const read = await person.call('POST', '/api/readings', { readings: [{ meterId: meter.body.id, hours: 10 }] });
  const servicePlan = await person.call('POST', '/api/service-plans', {
    equipmentId: equipment.body.id,
    title: 'Secret service',
    everyMonths: 12,
    parts: [{ partId: part.body.id, quantity: 2 }],
  });
  const service = await person.call('POST', '/api/services', { yachtId: yacht.id, title: 'Secret overhaul', doneOn: '2020-01-01' });
  const trip = await person.call('POST', '/api/trips', {
    yachtId: yacht.id,
    departureLocation: 'Secret Cove',
    arrivalLocation: 'Nice',
    departureDate: '2026-06-01',
  });
  await person.call('POST', `/api/trips/${trip.body.id}/track`, ...aTrack());
  const expense = await person.call('POST', '/api/expenses', {
    category: 'fuel',
    description: 'Secret fuel',
    amount: 10,
    currency: 'EUR',
    expenseDate: '2026-06-01',
  });
  const income = await person.call('POST', '/api/income', {
    category: 'charter',
    description: 'Secret fee',
    amount: 10,
    currency: 'EUR',
    incomeDate: '2026-06-01',
    paymentStatus: 'paid',
  });
  const invoice = await person.call('POST', '/api/invoices', {
    customerId: customer.body.id,
    issueDate: '2026-06-01',
    currency: 'EUR',
    items: [{ description: 'Secret item', unitPrice: 10 }],
  });
  const sent = await person.call('POST', '/api/invoices', {
    customerId: customer.body.id,
    issueDate: '2026-06-01',
    currency: 'EUR',
    status: 'sent',
    items: [{ description: 'Secret voyage', unitPrice: 20 }],
  });
  const rate = await person.call('POST', '/api/tax-rates', { name: 'Secret rate', category: 'S', percent: 20, validFrom: '2026-01-01' });
  await person.call('PATCH', '/api/books/settings', { prices: 'gross' });
  await person.call('POST', '/api/exchange-rates', { day: '2026-06-01', currency: 'USD', perEuro: '1.0850' });
  await person.call('PATCH', '/api/books/accounts', { accounts: [{ key: 'bank', number: '512', name: 'Secret bank' }] });
  const closing = await person.call('POST', '/api/closings', { until: '2020-12-31' });
  const recurring = await person.call('POST', '/api/recurring', {
    kind: 'expense',
    every: 1,
    unit: 'month',
    startsOn: '2099-01-01',
    body: { category: 'docking', description: 'Secret berth', amount: 10, currency: 'EUR' },
  });
  const paid = { customerId: customer.body.id, day: '2026-06-01', amount: 10, currency: 'EUR' };
  const payment = await person.call('POST', '/api/payments', { ...paid, direction: 'in', reference: 'Secret transfer' });
  const refund = await person.call('POST', '/api/payments', {
    ...paid,
    direction: 'out',
    allocations: [{ paymentId: payment.body.id, amount: 10 }],
  });
  const extra = await person.call('POST', '/api/extras', { name: 'Secret skipper', unit: 'night', price: 170 });
  const agency = await person.call('POST', '/api/agencies', { name: 'Secret agency' });
  const charter = await person.call('POST', '/api/charters', { yachtId: yacht.id, contactLastName: 'Secret Guest', notes: 'Secret berth' });
  const departure = await person.call('POST', '/api/departures', {
    title: 'Secret Cove for the day',
    yachtId: yacht.id,
    startDate: '2031-08-01T08:00:00Z',
    endDate: '2031-08-01T15:00:00Z',
    capacity: 4,
    seatPrice: 10,
  });
  await person.call('POST', '/api/charters', {
    type: 'seats',
    departureId: departure.body.id,
    state: 'booked',
    adults: 1,
    contactLastName: 'Secret Guest',
  });
  await person.call('PATCH', '/api/charter-terms', { publicSlug: `secret-${companyId}`, publicOpen: true });
  const instalment = await world.owner.query(
    `insert into charter_instalments (company_id, charter_id, position, kind, label, taxable, exempt, amount, due_date)
      values ($1, $2, 0, 'deposit', 'Secret deposit', 0, 10, 10, '2026-06-01') returning id`,
    [companyId, charter.body.id],
  );
  await person.call('PUT', `/api/yachts/${yacht.id}/inventory`, { items: [{ name: 'Secret fenders', quantity: 8 }] });
  await world.owner.query(
    `with h as (insert into handovers (company_id, charter_id, kind, notes) values ($1, $2, 'check_in', 'Secret scratch') returning id),
       x as (insert into handover_items (company_id, handover_id, position, name, quantity, state, counted) select $1, id, 0, 'Secret dinghy', 1, 'ok', 1 from h returning id)
     insert into handover_photos (company_id, item_id, file_url) select $1, id, '/api/files/none' from x`,
    [companyId, charter.body.id],
  );
  const apa = await world.owner.query(
    `insert into apa_accounts (company_id, charter_id, customer_id, currency, requested, opened_on) values ($1, $2, $3, 'EUR', 10, '2026-06-01') returning id`,
    [companyId, charter.body.id, customer.body.id],
  );
  const spent = await person.call('POST', `/api/apa/${apa.rows[0].id}/entries`, {
    day: '2026-06-01',
    category: 'fuel',
    amount: 1,
    description: 'Secret diesel',
  });
  const calendar = await person.call('POST', '/api/calendar-imports', { yachtId: yacht.id, label: 'Secret portal' });
  await person.call('PUT', `/api/calendar-imports/${calendar.body.id}/file`, {
    ics: aCalendar(['Secret', `${nextYear}-03-01`, `${nextYear}-03-08`]),
  });
  await world.owner.query(
    `insert into deposit_settlements (company_id, charter_id, deposit, deductions, withheld, refund, uncovered, refunded_on)
      values ($1, $2, 10, '[{"description": "Secret fender", "amount": "1.00"}]', 1, 9, 0, '2026-06-02')`,
    [companyId, charter.body.id],
  );
  const owner = await person.call('POST', '/api/yacht-owners', { name: 'Secret Owner' });
  const share = { yachtId: yacht.id, ownerId: owner.body.id, share: 100, validFrom: '2025-01-01', validTo: '2025-12-31' };
  const held = await person.call('POST', '/api/yacht-shares', share);
  const agreement = await person.call('POST', '/api/management-agreements', { yachtId: yacht.id, feeMonthly: 10, validFrom: '2025-01-01' });
  const statements = await person.call('POST', '/api/owner-statements', { yachtId: yacht.id, from: '2025-05-01', to: '2025-05-31' });
  const account = await person.call('POST', '/api/bank-accounts', { name: 'Secret account', currency: 'EUR' });
  const statement = { name: 'secret.csv', content: 'Date;Amount;Text\n2026-06-01;-10,00;Secret fuel' };
  await person.call('POST', `/api/bank-accounts/${account.body.id}/statements`, statement);
  const { body: bankLines } = await person.call('GET', '/api/bank-lines');
  const note = await person.call('POST', `/api/invoices/${sent.body.id}/credit-notes`, {
    reason: 'Secret reason',
    items: [{ itemId: sent.body.items[0].id, amount: 10 }],
  });
  const ownerId = await anOwner(world, companyId, { name: 'Secret Owner' });
  await aShare(world, { companyId, ownerId, yachtId: yacht.id });
  const issued = await aStatement(world, { companyId, ownerId, yachtId: yacht.id }, { number: 'Secret statement' });
  const picture = await person.call('POST', '/api/files', ...aPicture());
  const invitation = await person.call('POST', '/api/invitations', { email: `${companyId}@secret.example` });
  const token = await person.call('POST', '/api/tokens', { name: 'Secret token', reach: 'read' });
  const { body: sessions } = await person.call('GET', '/api/profile/sessions');
  const {
    rows: [passkey],
  } = await world.owner.query(
    `insert into passkeys (user_id, name, credential_id, public_key, counter, transports) values ($1, 'Secret passkey', gen_random_uuid()::text, '', 0, '{}') returning id`,
    [person.id],
  );
  const view = await person.call('POST', '/api/profile/views', { list: 'charters', name: 'Secret view', search: 'q=secret' });
  const certificate = await person.call('POST', `/api/crew/${member.id}/certificates`, {
    type: 'Secret license',
    expiryDate: '2020-01-01',
  });
  const document = await person.call('POST', '/api/documents', { yachtId: yacht.id, type: 'Secret registry', number: 'Secret number' });
  const reportLink = await person.call('POST', '/api/report-links', { yachtId: yacht.id });
  const defect = await person.call('POST', '/api/defects', { yachtId: yacht.id, title: 'Secret leak', severity: 'minor' });
  const checklist = await person.call('POST', '/api/checklists', {
    name: 'Secret checklist',
    purpose: 'other',
    items: [{ text: 'Secret seacock', kind: 'pass' }],
  });
  const run = await person.call('POST', '/api/checklist-runs', { checklistId: checklist.body.id, yachtId: yacht.id });
  await person.call('PUT', '/api/document-needs', { of: 'fleet', type: 'Secret registry', needed: true });
  const feed = await person.call('POST', '/api/calendar-feeds', {});
  const archive = await person.call('POST', '/api/exports');
  const {
    rows: [settings],
  } = await world.owner.query('insert into notification_settings (user_id) values ($1) returning token', [person.id]);
  const ids: Ids = {
    '/api/calendar-feeds': feed.body.id,
    '/api/calendar-imports': calendar.body.id,
    '/api/calendar': feed.body.path.split('/').at(-1).replace('.ics', ''),
    '/api/yachts': yacht.id,
    '/api/crew': member.id,
    '/api/certificates': certificate.body.id,
    '/api/customers': customer.body.id,
    '/api/trips': trip.body.id,
    '/api/schedule': event,
    '/api/maintenance': work.body.id,
    '/api/equipment': equipment.body.id,
    '/api/meters': meter.body.id,
    '/api/parts': part.body.id,
    '/api/stocks': stock.body.id,
    '/api/readings': read.body.readings[0].id,
    '/api/documents': document.body.id,
    '/api/defects': defect.body.id,
    '/api/checklists': checklist.body.id,
    '/api/checklist-runs': run.body.id,
    '/api/report-links': reportLink.body.id,
    '/api/report': reportLink.body.path.split('#').at(-1),
    '/api/service-plans': servicePlan.body.id,
    '/api/services': service.body.id,
    '/api/files': picture.body.url.split('/').at(-1),
    '/api/companies': companyId,
    '/api/users': person.id,
    '/api/team': person.id,
    '/api/invitations': invitation.body.id,
    '/api/tokens': token.body.id,
    '/api/profile/sessions': sessions[0].id,
    '/api/profile/passkeys': passkey.id,
    '/api/profile/views': view.body.id,
    '/api/expenses': expense.body.id,
    '/api/income': income.body.id,
    '/api/invoices': invoice.body.id,
    '/api/tax-rates': rate.body.id,
    '/api/extras': extra.body.id,
    '/api/agencies': agency.body.id,
    '/api/charters': charter.body.id,
    '/api/departures': departure.body.id,
    '/api/instalments': instalment.rows[0].id,
    '/api/closings': closing.body.id,
    '/api/recurring': recurring.body.id,
    '/api/apa': apa.rows[0].id,
    '/api/apa-entries': spent.body.id,
    '/api/payments': payment.body.id,
    '/api/credit-notes': note.body.id,
    '/api/allocations': refund.body.allocations[0].id,
    '/api/yacht-shares': held.body.id,
    '/api/management-agreements': agreement.body.id,
    '/api/owner-statements': statements.body[0].id,
    '/api/bank-accounts': account.body.id,
    '/api/bank-lines': bankLines[0].id,
    '/api/yacht-owners': ownerId,
    '/api/owner/statements': issued.id,
    '/api/exports': archive.body.id,
    '/api/reminders/unsubscribe': settings.token,
    '/api/public': `secret-${companyId}`,
    '/api/sandbox/bills': await aBill(companyId),
  };
  return { person, ids };
}

/** A sandbox invoice for this company, so that it doesn't have to subscribe. */
async function aBill(companyId: number): Promise<string> {
  const id = (kind: string) => `${kind}_secret_${companyId}`;
  await world.owner.query(`insert into sandbox.customers (id, ref, email, name) values ($1, '', 'secret@secret.example', 'Secret')`, [
    id('cus'),
  ]);
  await world.owner.query(
    `insert into sandbox.subscriptions (id, ref, customer_id, plan_id, item_id, status, period_start, period_end)
     values ($1, '', $2, 'starter-monthly', $3, 'canceled', now(), now())`,
    [id('sub'), id('cus'), id('si')],
  );
  await world.owner.query(`insert into sandbox.invoices (id, subscription_id, pence, status) values ($1, $2, 800, 'paid')`, [
    id('in'),
    id('sub'),
  ]);
  await world.owner.query(`insert into one_off_payments (company_id, provider, customer_id, pence) values ($1, 'sandbox', $2, 800)`, [
    companyId,
    id('cus'),
  ]);
  return id('in');
}

// These tests change nothing of it, or only what no other test looks at, so one company is enough for all of them.
let madeOnce: ReturnType<typeof aFullCompany> | undefined;
const theFullCompany = () => (madeOnce ??= aFullCompany());

function aPicture() {
  return aForm(
    Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==', 'base64'),
    'image/png',
  );
}

function aTrack() {
  return aForm(
    Buffer.from('<gpx version="1.1"><trk><trkseg><trkpt lat="43" lon="7"/><trkpt lat="43" lon="8"/></trkseg></trk></gpx>'),
    'application/gpx+xml',
  );
}

function aForm(file: Buffer, type: string): [Buffer, Record<string, string>] {
  const boundary = 'boundary-of-the-walk';
  const body = Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: ${type}\r\n\r\n`),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return [body, { 'content-type': `multipart/form-data; boundary=${boundary}` }];
}

/** Ids of the same kinds that don't exist. */
function unknownLike(ids: Ids): Ids {
  return Object.fromEntries(
    Object.entries(ids).map(([path, id]) => [
      path,
      typeof id === 'number' ? 999_999_999 : id.length === 22 ? 'A'.repeat(22) : '00000000-0000-4000-8000-000000000000',
    ]),
  );
}

/** The path with this company's ids, and the query it needs. A path without a known id is a gap in the test, and fails it. */
function filledIn(path: string, ids: Ids): string {
  if (!path.includes('{')) return path + requiredQuery(path, ids);
  const collection = path.slice(0, path.indexOf('/{'));
  const id = ids[collection];
  if (id === undefined) throw new Error(`the walk has no ${collection} of another company to try`);
  return path.replace(/\{[^}]+\}/, String(id));
}

/** Queries with required parameters, for this company. */
function requiredQuery(path: string, ids: Record<string, string | number>): string {
  const required = (paths[path]?.['get']?.parameters ?? []).filter((parameter) => parameter.in === 'query' && parameter.required);
  const values: Record<string, string> = {
    yachtId: String(ids['/api/yachts']),
    startDate: '2031-06-07T10:00:00Z',
    endDate: '2031-06-14T10:00:00Z',
    from: '2031-06-07T00:00:00Z',
    to: '2031-06-14T00:00:00Z',
    q: 'secret',
    report: 'fleet',
    kind: 'check_in',
    eventIds: String(ids['/api/schedule']),
    format: 'csv',
    // The books need a period, and have entries in this one.
    ...(path.startsWith('/api/owner/') ? { from: '2026-01-01', to: '2026-12-31' } : {}),
    ...(path.endsWith('/availability') ? { from: '2031-06-01', to: '2031-07-01' } : {}),
    ...(path.startsWith('/api/owner-statements') ? { from: '2026-04-01', to: '2026-04-30' } : {}),
    ...(path.startsWith('/api/books') ? { from: '2026-01-01', to: '2026-12-31', until: '2026-01-31' } : {}),
  };
  return required.length > 0 ? `?${new URLSearchParams(required.map(({ name }) => [name, values[name] ?? '']))}` : '';
}

// The parts of a change that are checked before the record is.
const bodies: Record<string, object> = {
  'POST /api/companies/{id}/deletion': { name: 'Any' },
  'PATCH /api/invoices/{id}/status': { status: 'sent' },
  'POST /api/invoices/{id}/payment-reminders': { to: 'ada@guests.example', message: 'It is late' },
  'PATCH /api/invoices/{id}/books': { remindersStopped: true },
  'POST /api/bank-accounts/{id}/statements': { name: 'a.csv', content: 'Date;Amount\n2026-06-01;1,00' },
  'PATCH /api/bank-lines/{id}': { ignored: true },
  'POST /api/bank-lines/{id}/match': { expense: { category: 'fuel', description: 'Diesel' } },
  'POST /api/invoices/{id}/credit-notes': { reason: 'Any' },
  'POST /api/charters/{id}/quote': { to: 'ada@guests.example', message: 'Here it is' },
  'POST /api/charters/{id}/contract': { to: 'ada@guests.example', message: 'Here it is' },
  'PUT /api/charters/{id}/guests': { guests: [] },
  'POST /api/charters/{id}/links': { kind: 'customer' },
  'PUT /api/charters/{id}/handover': { items: [], engines: [] },
  'POST /api/charters/{id}/handover/sign': { kind: 'check_in', name: 'Ida Lind', method: 'typed', agreed: true },
  'PUT /api/yachts/{id}/inventory': { items: [] },
  'PUT /api/calendar-imports/{id}/file': { ics: aCalendar() },
  'POST /api/calendar-imports/{id}/same': { key: 'Secret' },
  'POST /api/yachts/{id}/charter-terms/next-year': { percent: 4 },
  'POST /api/yachts/{id}/equipment/copy': { fromYachtId: 999_999_999 },
  'POST /api/stocks/{id}/movements': { kind: 'used', quantity: 1 },
  'POST /api/meters/{id}/replacement': { at: '2026-06-01', firstShown: 0 },
  'PUT /api/charters/{id}/plan': { lines: [] },
  'POST /api/charters/{id}/deposit': { deductions: [], refundedOn: '2026-06-02' },
  'POST /api/instalments/{id}/receive': { receivedOn: '2026-06-01' },
  'POST /api/apa/{id}/entries': { day: '2026-06-01', category: 'fuel', amount: 1 },
  'POST /api/apa/{id}/close': { day: '2026-06-01' },
  'POST /api/credit-notes/{id}/send': { to: 'ada@guests.example', message: 'Here it is' },
  'POST /api/owner-statements/{id}/send': { to: 'olga@owners.example', message: 'Here it is' },
  'POST /api/documents/{id}/versions': { expiresOn: '2030-01-01' },
  'POST /api/invoices/{id}/send': { to: 'ada@guests.example', message: 'Here it is' },
};
const bodyOf = (method: string, path: string) => (method === 'GET' ? undefined : (bodies[`${method} ${path}`] ?? {}));

// Creates a record of each kind that has a page of its own. The test below deletes some of them.
const collections: Record<PagedKind, string> = {
  yacht: 'yachts',
  crew: 'crew',
  maintenance: 'maintenance',
  equipment: 'equipment',
  part: 'parts',
  checklist: 'checklists',
  document: 'documents',
  defect: 'defects',
  schedule: 'schedule',
  charter: 'charters',
  departure: 'departures',
  trip: 'trips',
  customer: 'customers',
  expense: 'expenses',
  income: 'income',
  invoice: 'invoices',
  credit_note: 'credit-notes',
  bank: 'bank-accounts',
  yacht_owner: 'yacht-owners',
  company: 'companies',
  user: 'users',
};

test.each(resourceTypes)('the feed says whether a record of the kind %s still exists, if it has a page', async (kind) => {
  const { person, ids } = await theFullCompany();
  const path = (collections as Record<string, string>)[kind];
  const id = path === undefined ? 1 : ids[`/api/${path}`];
  await world.owner.query(
    `insert into activities (company_id, action, resource_type, resource_id, details) values ($1, 'update', $2, $3, 'known'), ($1, 'update', $2, 999999999, 'unknown')`,
    [person.companyId, kind, id],
  );
  const { body } = await person.call('GET', `/api/activities?resourceType=${kind}&limit=2`);
  const entries = body.map(({ details, resourceExists }: { details: string; resourceExists: boolean | null }) => [details, resourceExists]);
  expect(entries).toEqual(
    path === undefined
      ? [
          ['unknown', null],
          ['known', null],
        ]
      : [
          ['unknown', false],
          ['known', true],
        ],
  );
});

describe('every operation of the contract', () => {
  test('is found', () => {
    expect(operations.length).toBeGreaterThan(15);
  });

  test.each(operations)('$name: without a token, only public operations answer', async ({ path, method, operation }) => {
    const { ids } = await theFullCompany();
    for (const call of [caller(world), caller(world, 'A'.repeat(43))]) {
      const { status, body } = await call(method, filledIn(path, ids), method === 'GET' ? undefined : {});
      const isPublic = operation.security?.length === 0;
      expect(status === 401 && body.code === 'not_signed_in').toBe(!isPublic);
    }
  });

  test.each(everyOperation.filter(({ operation }) => operation.security?.length !== 0))(
    '$name: without a token nobody learns what is wrong with their request',
    async ({ path, method, operation }) => {
      const wrong = (operation.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => [name, 'x'.repeat(3_000)]);
      const addresses = ['none%20of%20them', '%00', '999999999999999999999'].map(
        (id) => `${path.replaceAll(/\{[^}]+\}/g, id)}?${new URLSearchParams([...wrong, ['none', '\0']])}`,
      );
      const payloads = method === 'GET' ? [undefined] : ['{', '[]', '"\\u0000"', '{"companyId":1}'];
      for (const authorization of [undefined, 'Bearer', `Bearer ${'A'.repeat(43)}`])
        for (const url of addresses)
          for (const payload of payloads) {
            const headers = {
              ...(authorization ? { authorization } : {}),
              ...(payload ? { 'content-type': 'application/json' } : {}),
              'last-event-id': 'x'.repeat(1_001),
            };
            const answer = await world.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
            expect([answer.statusCode, answer.json().code], `${method} ${url} ${payload}`).toEqual([401, 'not_signed_in']);
          }
    },
  );

  // Public operations about one person are protected by the secret in their address: schedule/calendar-feeds.test.ts tries wrong ones.
  test.each(operations.filter(({ path, operation }) => path.includes('{') && operation.security?.length !== 0))(
    "$name: a stranger's record doesn't exist, and stays as it is",
    async ({ path, method, operation }) => {
      const [{ ids, person: owner }, stranger] = [await theFullCompany(), await aPerson(world)];
      const record = filledIn(path.split('/').slice(0, 4).join('/'), ids);
      const before = (await owner.call('GET', record)).text;
      const attempt = await stranger.call(method, filledIn(path, ids), bodyOf(method, path));
      const unknown = await stranger.call(method, filledIn(path, unknownLike(ids)), bodyOf(method, path));
      expect(attempt.status).toBe(operation['x-roles']?.includes('manager') ? 404 : 403);
      expect(attempt.body).toEqual(unknown.body);
      expect((await owner.call('GET', record)).text).toBe(before);
    },
  );

  test.each(operations.filter(({ path, method }) => !path.includes('{') && method === 'GET'))(
    '$name: no list tells of another company',
    async ({ path, method, operation }) => {
      const [{ person: owner, ids }, stranger] = [await theFullCompany(), await aPerson(world)];
      const url = filledIn(path, ids);
      const { status, text } = await stranger.call(method, url);
      const invited = operation.security?.length === 0 || operation['x-roles']?.includes('manager');
      // What a link opens doesn't exist without one.
      expect(status).toBe(!invited ? 403 : url.includes('Id=') || /^\/api\/(charter|invoice)-link/.test(path) ? 404 : 200);
      for (const secret of [
        'Aurelia',
        'Secret Sailor',
        'Secret Guest',
        'Secret Cove',
        'Secret repair',
        'Secret engine',
        'Secret impeller',
        'Secret service',
        'Secret overhaul',
        'Secret token',
        '@secret.example',
        'Secret license',
        'Secret registry',
        'Secret leak',
        'Secret checklist',
        'Secret passkey',
        'Secret fuel',
        'Secret fee',
        'Secret berth',
        'Secret Owner',
        'Secret item',
        'An event',
        owner.companyName as string,
      ])
        expect(text).not.toContain(secret);
    },
  );

  test.each(operations)(
    '$name: a plain user is let in where the contract says so, and nowhere else',
    async ({ path, method, operation }) => {
      const { ids, person } = await theFullCompany();
      const user = await aPerson(world, { role: 'user', company: { id: person.companyId as number, name: person.companyName as string } });
      const { status } = await user.call(method, filledIn(path, ids), method === 'GET' ? undefined : {});
      const invited = operation.security?.length === 0 || operation['x-roles']?.includes('user') === true;
      expect(status === 403).toBe(!invited);
    },
  );

  // The operations for yacht owners, listed by hand: whoever opens a route to them adds it here as well.
  const ofYachtOwners =
    /^(GET \/api\/owner\/|(GET|POST|PATCH|DELETE) \/api\/profile(\/(second-step|passkeys|sessions)|$)|GET \/api\/auth\/session$|POST \/api\/auth\/logout$)/;

  test.each(everyOperation)(
    '$name: the owner of a yacht is let in to what is theirs, and nowhere else',
    async ({ path, method, operation, name }) => {
      const isPublic = operation.security?.length === 0;
      const isTheirs = ofYachtOwners.test(name);
      expect(isPublic || operation['x-roles']?.includes('yacht_owner') === isTheirs).toBe(true);
      const { ids, person } = await theFullCompany();
      const company = { id: person.companyId as number, name: person.companyName as string };
      const owner = await aPerson(world, { role: 'yacht_owner', company });
      const { status, text } = await owner.call(method, filledIn(path, ids), method === 'GET' ? undefined : {});
      expect(status === 403).toBe(!isPublic && !isTheirs);
      expect(path.startsWith('/api/owner/') && ![200, 404].includes(status)).toBe(false);
      expect(isPublic ? '' : text).not.toMatch(/Aurelia|secret|An event/i);
    },
  );

  test.each(operations)('$name: documents who may call it, and its refusals', ({ operation }) => {
    expect(operation.security?.length === 0 || (operation['x-roles']?.length ?? 0) > 0).toBe(true);
    expect(Object.keys((operation as { responses?: object }).responses ?? {})).toEqual(expect.arrayContaining(['4XX', '5XX']));
  });
});

describe('every table', () => {
  // Tables that hold no company's records, each on purpose.
  const outside = [
    'jobs',
    'password_resets',
    'rate_limits',
    'schema_migrations',
    'sessions',
    'sign_in_tickets',
    'known_browsers',
    'pending_signups',
    'contact_requests',
    'payment_events',
    'leases',
  ];

  test('has forced row-level security, or says why not', async () => {
    const { rows } = await world.owner.query(`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as walled, pg_get_userbyid(c.relowner) = 'fairlead_app' as owned
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`);
    expect(
      rows
        .filter(({ walled }) => !walled)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(outside.toSorted());
    expect(rows.filter(({ owned }) => owned)).toEqual([]);
  });

  test('of a company refers only to rows of the same company', async () => {
    const { rows } = await world.owner.query(`
      with tenant as (select attrelid as id from pg_attribute where attname = 'company_id' and not attisdropped)
      select k.conrelid::regclass || '.' || k.conname as name from pg_constraint k
      where k.contype = 'f' and k.conrelid in (table tenant) and k.confrelid in (table tenant)
        and not exists (select from unnest(k.conkey) c join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c where a.attname in ('company_id'))`);
    expect(rows).toEqual([]);
  });

  test('shows nothing to the application before a company is known', async () => {
    const { rows } = await world.owner.query(`select relname from pg_class where relkind = 'r' and relforcerowsecurity`);
    expect(rows.length).toBeGreaterThan(14);
    for (const { relname } of rows) {
      const { rows: seen } = await world.db.outside.executeQuery({
        sql: `select company from (select 1 as company from ${relname} limit 1) x`,
        parameters: [],
        query: { kind: 'RawNode' },
        queryId: { queryId: relname },
      } as never);
      expect(seen, relname).toEqual([]);
    }
  });

  // Distributed over machines by company (Citus), a table can have a unique key only if the company is part of it. These are the
  // exceptions, each on purpose: their ids come from sequences and their secrets are random, so a plain index would do there
  // (docs/running.md).
  const unique = {
    byId: 'id',
    bySecret: 'token_hash',
    byProvider: ['subscriptions.provider_subscription_id', 'subscriptions.setup_intent_id', 'one_off_payments.provider_payment_id'],
    ofPeople: 'users',
  };

  test('of a company includes the company in every key, or says why not', async () => {
    const { rows } = await world.owner.query(`
      select t.relname as name, array(select attname::text from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey)) as columns
      from pg_index i join pg_class t on t.oid = i.indrelid
      where t.relnamespace = 'public'::regnamespace and (i.indisunique or i.indisexclusion)
        and exists (select from pg_attribute a where a.attrelid = i.indrelid and a.attname = 'company_id' and not a.attisdropped)
        and not exists (select from pg_attribute a where a.attrelid = i.indrelid and a.attname = 'company_id' and a.attnum = any(i.indkey))`);
    expect(rows.length).toBeGreaterThan(10);
    const others = rows.filter(
      ({ name, columns: [column, ...more] }) =>
        name !== unique.ofPeople &&
        (more.length > 0 || (column !== unique.byId && column !== unique.bySecret && !unique.byProvider.includes(`${name}.${column}`))),
    );
    expect(others).toEqual([]);
  });

  test('of a company refers only to companies and rows within its company, and is referred to with its company', async () => {
    const { rows } = await world.owner.query(`
      with tenant as (select a.attrelid as id from pg_attribute a join pg_class t on t.oid = a.attrelid where a.attname = 'company_id' and not a.attisdropped and t.relnamespace = 'public'::regnamespace and t.relname <> 'users')
      select k.conrelid::regclass || ' -> ' || k.confrelid::regclass as reference from pg_constraint k
      where k.contype = 'f' and (k.conrelid in (table tenant) or k.confrelid in (table tenant))
        and not exists (select from unnest(k.conkey) c join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c where a.attname = 'company_id')`);
    expect(rows).toEqual([]);
  });

  test('of a company is deleted with its company, or says why not', async () => {
    const { rows } = await world.owner.query(
      `select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'companies'::regclass and confdeltype <> 'c' order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([]);
  });

  test('of a company has an index for each of its references', async () => {
    const { rows } = await world.owner.query(`
      select k.conrelid::regclass || '.' || k.conname as name from pg_constraint k
      where k.contype = 'f' and k.conrelid::regclass::text not in ('pending_signups', 'users', 'companies') and not exists (
        select from pg_index i where i.indrelid = k.conrelid and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`);
    expect(rows).toEqual([]);
  });
});
