import { aCalendar, nextYear } from '../testing/calendars.ts';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { openFileStore } from '../platform/file-store.ts';
import { readCsv } from '../platform/csv.ts';
import { sweep } from '../sweep.ts';
import { aCompany, aCrewMember, anEvent, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { signContract } from '../testing/charters.ts';
import { aPdf, upload } from '../testing/uploads.ts';
import { sheets } from './sheets.ts';

const world = aWorld({ background: true });

/** The contents of the archive, read with a third-party reader. */
async function unzipped(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await promisify<Buffer, object, ZipFile>(fromBuffer)(archive, {});
  const entries: Entry[] = [];
  zip.on('entry', (entry: Entry) => entries.push(entry));
  await once(zip, 'end');
  const open = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  return new Map(await Promise.all(entries.map(async (entry) => [entry.fileName, await buffer(await open(entry))] as const)));
}

/** Waits until an export is ready or failed. */
async function made(person: Person, id: number): Promise<any> {
  for (;;) {
    const { body } = await person.call('GET', '/api/exports');
    const found = body.find((each: { id: number }) => each.id === id);
    if (found.status === 'ready' || found.status === 'failed') return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const download = (person: Person, id: number) =>
  world.app.inject({ method: 'GET', url: `/api/exports/${id}/file`, headers: { authorization: `Bearer ${person.token}` } });

async function exported(
  person: Person,
): Promise<{ id: number; files: Map<string, Buffer>; rows: (name: string) => Record<string, string>[] }> {
  const started = await person.call('POST', '/api/exports');
  expect(started.status).toBe(201);
  const ready = await made(person, started.body.id);
  expect(ready).toMatchObject({ status: 'ready', progress: 100, failure: null });
  const answer = await download(person, started.body.id);
  expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.length]).toEqual([200, 'application/zip', ready.size]);
  const files = await unzipped(answer.rawPayload);
  return { id: started.body.id, files, rows: (name) => readCsv(String(files.get(name))).rows };
}

const companyOf = ({ companyId, companyName }: Person) => ({ id: companyId as number, name: companyName as string });
const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#0e8a9d' } })
    .png()
    .toBuffer();

/** A company with a few records of every kind. */
async function aBusyCompany(): Promise<{ maya: Person; yacht: any; trip: any; invoice: any; paper: any; photo: any }> {
  const maya = await aPerson(world);
  const { body: photo } = await upload(maya, await picture());
  const { body: paper } = await upload(maya, aPdf(), { kind: 'document', name: 'Passport – Ana.pdf', type: 'application/pdf' });
  const yacht = await aYacht(maya, { imageUrl: photo.url, name: '=1+2', location: 'Antibes, "old" port\nberth 7' });
  const sailor = await aCrewMember(world, maya.companyId as number, { yachtId: yacht.id, name: 'Éloïse Müller' });
  await maya.call('POST', `/api/crew/${sailor.id}/certificates`, {
    type: 'Passport',
    number: 'X1',
    expiryDate: '2030-01-01',
    fileUrl: paper.url,
  });
  const customer = await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: '@Lovelace' });
  await anEvent(world, maya.companyId as number, yacht.id);
  const { body: antifouling } = await maya.call('POST', '/api/maintenance', {
    yachtId: yacht.id,
    title: 'Antifouling',
    type: 'hull',
    scheduledDate: '2026-01-01',
    estimatedCost: '1250.50',
  });
  const engine = { yachtId: yacht.id, name: 'Port engine', kind: 'engine', withPlans: true, warrantyHours: 2000 };
  const { body: part } = await maya.call('POST', '/api/parts', { name: 'Impeller' });
  await maya.call('POST', `/api/parts/${part.id}/stocks`, { yachtId: yacht.id, quantity: 2 });
  const { body: equipment } = await maya.call('POST', '/api/equipment', engine);
  await maya.call('POST', '/api/readings', { readings: [{ meterId: equipment.meterId, hours: 12.5 }] });
  const raft = {
    equipmentId: equipment.id,
    title: 'Raft',
    everyMonths: 12,
    dueOn: '2026-01-01',
    parts: [{ partId: part.id, quantity: 2 }],
  };
  const { body: service } = await maya.call('POST', '/api/service-plans', raft);
  await maya.call('POST', `/api/service-plans/${service.id}/postponements`, { toOn: '2026-06-01', reason: 'Station is closed' });
  await maya.call('POST', `/api/service-plans/${service.id}/completions`, { cycle: 1, doneOn: '2026-05-01', doneBy: 'Yard' });
  await maya.call('PATCH', `/api/maintenance/${antifouling.id}`, { planIds: [service.id] });
  const { body: trip } = await maya.call('POST', '/api/trips', {
    yachtId: yacht.id,
    departureLocation: 'Antibes',
    arrivalLocation: 'Nice',
    departureDate: '2026-06-01',
    departurePosition: { latitude: -43.5, longitude: -7.25 },
  });
  const form =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.gpx"\r\ncontent-type: application/gpx+xml\r\n\r\n<gpx version="1.1"><trk><trkseg><trkpt lat="43" lon="7"/><trkpt lat="43" lon="8"/></trkseg></trk></gpx>\r\n--b--\r\n';
  await maya.call('POST', `/api/trips/${trip.id}/track`, Buffer.from(form), { 'content-type': 'multipart/form-data; boundary=b' });
  await maya.call('POST', '/api/expenses', {
    category: 'fuel',
    description: 'Diesel',
    amount: '10.05',
    currency: 'EUR',
    expenseDate: '2026-06-01',
    yachtId: yacht.id,
  });
  await maya.call('POST', '/api/income', {
    category: 'charter',
    description: 'Fee',
    amount: 99.9,
    currency: 'EUR',
    incomeDate: '2026-06-01',
    paymentStatus: 'paid',
  });
  const { body: invoice } = await maya.call('POST', '/api/invoices', {
    customerId: customer.body.id,
    issueDate: '2026-06-01',
    currency: 'EUR',
    items: [
      { description: 'Week', unitPrice: 100 },
      { description: 'Skipper', unitPrice: 20 },
    ],
  });
  await maya.call('PATCH', `/api/invoices/${invoice.id}/status`, { status: 'sent' });
  await maya.call('POST', '/api/payments', {
    direction: 'in',
    customerId: customer.body.id,
    day: '2026-06-03',
    amount: 50,
    currency: 'EUR',
    allocations: [{ invoiceId: invoice.id, amount: 50 }],
  });
  await maya.call('POST', `/api/invoices/${invoice.id}/payment-reminders`, { to: 'ada@guests.example', message: 'It is late' });
  const [{ id: itemId }] = (await maya.call('GET', `/api/invoices/${invoice.id}`)).body.items;
  const booked = { customerId: invoice.customerId, issueDate: '2026-06-01', currency: invoice.currency };
  const deposit = { ...booked, kind: 'deposit', status: 'sent', items: [{ description: 'A deposit', unitPrice: 10 }] };
  const { body: ahead } = await maya.call('POST', '/api/invoices', deposit);
  await maya.call('POST', '/api/invoices', { ...booked, items: [{ description: 'A day', unitPrice: 20 }], depositIds: [ahead.id] });
  await maya.call('POST', `/api/invoices/${invoice.id}/credit-notes`, { reason: 'Rain', items: [{ itemId, amount: 10 }] });
  await maya.call('POST', '/api/invoices', {
    customerId: customer.body.id,
    issueDate: '2026-06-02',
    currency: 'EUR',
    items: [{ description: 'Draft', unitPrice: 1 }],
  });
  const { body: account } = await maya.call('POST', '/api/bank-accounts', { name: 'Current account', currency: 'EUR' });
  await maya.call('POST', `/api/bank-accounts/${account.id}/statements`, { name: 'june.csv', content: 'Date;Amount\n2026-06-03;50,00' });
  await maya.call('POST', '/api/recurring', {
    kind: 'expense',
    every: 1,
    unit: 'month',
    startsOn: '2099-01-01',
    body: { category: 'docking', description: 'Berth', amount: 10, currency: 'EUR' },
  });
  const { body: rate } = await maya.call('POST', '/api/tax-rates', {
    name: 'Standard',
    category: 'S',
    percent: 20,
    validFrom: '2026-01-01',
  });
  await maya.call('PATCH', '/api/books/accounts', { accounts: [{ key: 'bank', number: '512' }] });
  await maya.call('POST', '/api/closings', { until: '2020-12-31' });
  await maya.call('POST', '/api/exchange-rates', { day: '2026-06-01', currency: 'USD', perEuro: '1.0850' });
  await maya.call('PATCH', '/api/books/settings', { taxRateId: rate.id });
  await maya.call('POST', '/api/invitations', { email: `${maya.companyId}@crew.example` });
  await maya.call('POST', '/api/tokens', { name: 'Website', reach: 'read' });
  await maya.call('POST', '/api/calendar-feeds', {});
  await maya.call('POST', '/api/report-links', { yachtId: yacht.id });
  await maya.call('POST', '/api/defects', { yachtId: yacht.id, title: 'Steering hose leaks', photoUrls: [photo.url] });
  const list = { name: 'Before we leave', purpose: 'pre_departure', items: [{ text: 'Bilge dry', kind: 'pass' }] };
  const { body: checklist } = await maya.call('POST', '/api/checklists', list);
  await maya.call('POST', '/api/checklist-runs', { checklistId: checklist.id, yachtId: yacht.id, signedBy: 'Tom' });
  await maya.call('POST', '/api/documents', { yachtId: yacht.id, type: 'Insurance policy', expiresOn: '2030-01-01' });
  await maya.call('PUT', '/api/document-needs', { of: 'fleet', type: 'Insurance policy', needed: true });
  await aStatement(maya, yacht.id);
  return { maya, yacht, trip, invoice, paper, photo };
}

/** The statement of a yacht owner for a month. */
async function aStatement(maya: Person, yachtId: number): Promise<void> {
  const { body: owner } = await maya.call('POST', '/api/yacht-owners', { name: 'Olga Holm' });
  await maya.call('POST', '/api/yacht-shares', { yachtId, ownerId: owner.id, share: 100, validFrom: '2026-01-01' });
  await maya.call('POST', '/api/management-agreements', { yachtId, feePercent: 20, passedOn: ['fuel'], validFrom: '2026-01-01' });
  await maya.call('POST', '/api/owner-statements', { yachtId, from: '2026-06-01', to: '2026-06-30' });
  const seasons = [{ fromDay: `${nextYear}-06-05`, toDay: `${nextYear}-07-02`, week: 3500 }];
  await maya.call('PATCH', `/api/yachts/${yachtId}/charter-terms`, { seasons });
  await maya.call('PATCH', '/api/charter-terms', { optionDays: 7 });
  await maya.call('POST', '/api/extras', { name: 'Cleaning', unit: 'booking', price: 180 });
  await maya.call('POST', '/api/agencies', { name: 'Blue Water' });
  const day = { startDate: `${nextYear}-05-06T08:00:00Z`, endDate: `${nextYear}-05-06T15:00:00Z` };
  await maya.call('POST', '/api/departures', { title: 'Lérins', yachtId, ...day, capacity: 4, seatPrice: 10 });
  const dates = { startDate: `${nextYear}-06-06T15:00:00Z`, endDate: `${nextYear}-06-13T07:00:00Z` };
  const { body: charter } = await maya.call('POST', '/api/charters', { yachtId, ...dates, contactLastName: 'Lind' });
  await signContract(world, maya, charter.id);
  const { id: crewId } = await aCrewMember(world, maya.companyId as number, { yachtId });
  await maya.call('PUT', `/api/charters/${charter.id}/guests`, { guests: [{ familyName: 'Lind', givenNames: 'Ada' }], crewIds: [crewId] });
  await maya.call('PUT', `/api/crew/${crewId}/papers`, { familyName: 'Ferrer' });
  await maya.call('PUT', `/api/yachts/${yachtId}/inventory`, { items: [{ name: 'Fenders', quantity: 8 }] });
  const { body: seen } = await maya.call('GET', `/api/yachts/${yachtId}`);
  await maya.call('PUT', `/api/charters/${charter.id}/handover?kind=check_in`, {
    items: [{ name: 'Fenders', quantity: 8, state: 'damaged', photos: [seen.imageUrl] }],
    engines: [],
  });
  await maya.call('POST', `/api/charters/${charter.id}/handover/sign`, {
    kind: 'check_in',
    name: 'Ida Lind',
    method: 'typed',
    agreed: true,
  });
  const { body: calendar } = await maya.call('POST', '/api/calendar-imports', { yachtId, label: 'Portal' });
  await maya.call('PUT', `/api/calendar-imports/${calendar.id}/file`, { ics: aCalendar(['a', `${nextYear}-03-01`, `${nextYear}-03-08`]) });
  await world.owner.query(
    `insert into deposit_settlements (company_id, charter_id, deposit, deductions, withheld, refund, uncovered, refunded_on)
      values ($1, $2, 800, '[]', 0, 800, 0, $3)`,
    [maya.companyId, charter.id, `${nextYear}-06-14`],
  );
  const { body: apa } = await maya.call('POST', '/api/apa', { charterId: charter.id, amount: 10 });
  await maya.call('POST', `/api/apa/${apa.id}/entries`, { day: '2026-06-02', category: 'fuel', amount: 1 });
}

describe('an export', () => {
  test('contains every row of every table, as stored, and every file', async () => {
    const { maya, yacht, trip, invoice, paper, photo } = await aBusyCompany();
    await aYacht(await aPerson(world), { name: 'Stranger' });
    const { files, rows } = await exported(maya);

    for (const { file, table, columns } of sheets) {
      const name = table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const { rows: stored } = await world.owner.query(
        `select id::text as key from ${name} where ${name === 'companies' ? 'id' : 'company_id'} = $1 order by id`,
        [maya.companyId],
      );
      const { columns: above, rows: listed } = readCsv(String(files.get(file)));
      expect([file, above]).toEqual([file, columns]);
      // The activity about the export itself was written before its snapshot was taken.
      expect([file, listed.map(({ id }) => id)]).toEqual([file, stored.map(({ key }) => key)]);
    }
    const filled = sheets.filter(({ file }) => rows(file).length === 0).map(({ file }) => file);
    expect(filled).toEqual(['subscriptions.csv']);

    const { body: stored } = await maya.call('GET', `/api/yachts/${yacht.id}`);
    expect(rows('yachts.csv')).toMatchObject([
      { name: '=1+2', location: 'Antibes, "old" port\nberth 7', createdAt: stored.createdAt, year: '2019', imageUrl: photo.url },
    ]);
    expect(rows('trips.csv')).toMatchObject([{ departureLatitude: '-43.5', departureLongitude: '-7.25', arrivalDate: '' }]);
    expect(rows('maintenance.csv')).toMatchObject([{ estimatedCost: '1250.50', title: 'Antifouling' }]);
    expect(rows('invoices.csv')).toMatchObject([
      { total: '120.00', status: 'sent', kind: 'invoice' },
      { total: '10.00', status: 'sent', kind: 'deposit' },
      { total: '10.00', status: 'draft' },
      { total: '1.00', status: 'draft' },
      { kind: 'deposit', status: 'draft' },
    ]);
    const [, ahead, less] = rows('invoices.csv');
    expect(rows('deposit-deductions.csv')).toMatchObject([{ depositId: ahead?.id, invoiceId: less?.id }]);
    expect(rows('people.csv')).toMatchObject([{ email: maya.email, role: 'manager' }]);

    const { body: fullInvoice } = await maya.call('GET', `/api/invoices/${invoice.id}`);
    const [note] = rows('credit-notes.csv');
    const [statement] = rows('owner-statements.csv');
    const ofOwner = `owner-statements/${statement?.number}-${statement?.id}.pdf`;
    expect([...files.keys()].filter((name) => !name.endsWith('.csv')).toSorted()).toEqual(
      [
        'README.txt',
        ...rows('charter-documents.csv').map(({ id, charterId, kind }) => `charters/${charterId}-${kind}-${id}.pdf`),
        ...rows('handovers.csv').map(({ charterId, kind }) => `charters/${charterId}-${kind}.pdf`),
        `credit-notes/${note?.number}-${note?.id}.pdf`,
        `documents/${paper.url.split('/').at(-1)}-Passport - Ana.pdf`,
        `invoices/${fullInvoice.invoiceNumber}-${invoice.id}.pdf`,
        `invoices/${ahead?.invoiceNumber}-${ahead?.id}.pdf`,
        ofOwner,
        `pictures/${photo.url.split('/').at(-1)}.webp`,
        `tracks/trip-${trip.id}.gpx`,
      ].toSorted(),
    );
    const alsoServed = { url: `/api/owner-statements/${statement?.id}/pdf`, path: ofOwner };
    for (const { url, path } of [...rows('files.csv'), alsoServed]) {
      const served = await world.app.inject({ method: 'GET', url: url as string, headers: { authorization: `Bearer ${maya.token}` } });
      expect(files.get(path as string)?.equals(served.rawPayload)).toBe(true);
    }
    expect(String(files.get(`tracks/trip-${trip.id}.gpx`))).toContain('<trkpt lat="43" lon="8">');
    expect(files.get(`invoices/${fullInvoice.invoiceNumber}-${invoice.id}.pdf`)?.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('contains invoices and credit notes as XML too, the same that is embedded in their PDFs', async () => {
    const maya = await aPerson(world);
    await maya.call('PATCH', '/api/books/settings', { legalName: 'Salt & Sons', city: 'Nice', country: 'FR', vatNumber: 'FR40123456789' });
    const { body: customer } = await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lovelace', country: 'DE' });
    const week = {
      customerId: customer.id,
      issueDate: '2026-06-01',
      currency: 'EUR',
      taxRate: 20,
      items: [{ description: 'Week', unitPrice: 1000 }],
    };
    const { body: invoice } = await maya.call('POST', '/api/invoices', { ...week, status: 'sent' });
    await maya.call('POST', '/api/invoices', week);
    const { body: note } = await maya.call('POST', `/api/invoices/${invoice.id}/credit-notes`, { reason: 'Rain' });
    // The PDF of the credit note was requested before, that of the invoice was not.
    expect((await maya.call('GET', `/api/credit-notes/${note.id}/pdf`)).status).toBe(200);
    const { files } = await exported(maya);
    const xml = [...files].filter(([name]) => name.endsWith('.xml'));
    expect(xml.map(([name]) => name).toSorted()).toEqual([
      `credit-notes/${note.number}-${note.id}.xml`,
      `invoices/${invoice.invoiceNumber}-${invoice.id}.xml`,
    ]);
    for (const [name, content] of xml) {
      const url = `${name.startsWith('invoices') ? `/api/invoices/${invoice.id}` : `/api/credit-notes/${note.id}`}/xml?syntax=cii`;
      const { payload } = await world.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${maya.token}` } });
      expect(String(content)).toBe(payload);
    }
  });

  test('begins each CSV file with a byte order mark for Excel, and lets no cell run as a formula', async () => {
    const { maya } = await aBusyCompany();
    const { files } = await exported(maya);
    for (const [name, content] of files)
      expect([name, content.subarray(0, 3).toString('hex') === 'efbbbf']).toEqual([name, name.endsWith('.csv')]);
    expect(String(files.get('yachts.csv'))).toContain(`,"'=1+2",`);
    expect(String(files.get('customers.csv'))).toContain(`,"'@Lovelace",`);
    expect(String(files.get('trips.csv'))).toContain(',-43.5,-7.25,');
  });

  test('contains no secret from any table', async () => {
    const { maya } = await aBusyCompany();
    const { files } = await exported(maya);
    const all = Buffer.concat([...files.values()]).toString('latin1');
    // The link of the invitation is created when its email is sent.
    await expect
      .poll(async () => (await world.owner.query('select from invitation_links where company_id = $1', [maya.companyId])).rowCount, {
        timeout: 20_000,
      })
      .toBe(1);
    const { rows: secrets } = await world.owner.query(
      `
      select password_hash as secret from users where company_id = $1 union all
      select encode(token_hash, 'base64') from api_tokens where company_id = $1 union all
      select encode(token_hash, 'base64') from calendar_feeds where company_id = $1 union all
      select encode(token_hash, 'base64') from invitation_links where company_id = $1`,
      [maya.companyId],
    );
    expect(secrets.length).toBe(4);
    for (const { secret } of secrets) expect(all).not.toContain(secret);
    expect(all).not.toContain(maya.token);
  });

  test('is read in batches: all rows are there once and in order', async () => {
    const maya = await aPerson(world);
    await world.owner.query(
      `insert into customers (company_id, first_name, last_name) select $1, 'Guest', n::text from generate_series(1, 1234) n`,
      [maya.companyId],
    );
    const { rows } = await exported(maya);
    expect(rows('customers.csv').map(({ lastName }) => Number(lastName))).toEqual(Array.from({ length: 1234 }, (_, at) => at + 1));
  });

  test('is a snapshot, even if rows are deleted meanwhile', async () => {
    const maya = await aPerson(world);
    await world.owner.query(
      `insert into customers (company_id, first_name, last_name) select $1, 'Guest', n::text from generate_series(1, 20000) n`,
      [maya.companyId],
    );
    const { body: started } = await maya.call('POST', '/api/exports');
    for (;;) {
      const {
        body: [underway],
      } = await maya.call('GET', '/api/exports');
      if (underway.status !== 'queued') break;
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
    await world.owner.query('delete from customers where company_id = $1', [maya.companyId]);
    await made(maya, started.id);
    const files = await unzipped((await download(maya, started.id)).rawPayload);
    const count = readCsv(String(files.get('customers.csv'))).rows.length;
    // All or nothing, depending on the moment.
    expect([0, 20_000]).toContain(count);
  });

  test('names a file that is missing from the store, and continues', async () => {
    const maya = await aPerson(world);
    const { body } = await upload(maya, await picture());
    const id = body.url.split('/').at(-1) as string;
    rmSync(`${world.folder}/files/pictures/${id.slice(0, 2)}/${id}`, { recursive: true });
    const { rows } = await exported(maya);
    expect(rows('files.csv')).toMatchObject([{ url: body.url, path: '' }]);
  });
});

test('every column that belongs to a company is exported, or left out on purpose', async () => {
  const leftOut: Record<string, string[] | 'all'> = {
    // What requests leave behind, what only counts, and what the archive contains in another form.
    idempotency_keys: 'all',
    // Emails are deleted a month after they were sent; the feed still mentions them.
    letters: 'all',
    letters_to_strangers: 'all',
    invitation_links: 'all',
    invoice_counters: 'all',
    charter_counters: 'all',
    // The key that signs a page's forms, and the links in emails.
    charter_terms: ['public_key'],
    charter_confirmations: 'all',
    charter_documents: ['content', 'says', 'terms'],
    handovers: ['content', 'strokes', 'ip'],
    charter_links: ['token_hash', 'letter_id'],
    invoice_links: ['token_hash'],
    exports: 'all',
    files: 'all',
    invoice_documents: 'all',
    credit_note_documents: 'all',
    owner_statement_documents: 'all',
    document_counters: 'all',
    reminder_mornings: 'all',
    users: ['password_hash', 'stripe_customer_id', 'stripe_subscription_id'],
    yachts: ['length_metres'],
    equipment: ['parent_depth', 'depth'],
    maintenance: ['planned_seconds'],
    tracks: ['points', 'line', 'created_by'],
    invitations: ['invited_by', 'invited_by_admin'],
    api_tokens: ['token_hash'],
    calendar_feeds: ['token_hash'],
    report_links: ['token_hash'],
    // Its address may be as good as a password; the rest only says how reading it goes.
    calendar_imports: ['url', 'etag', 'failures', 'failing_since', 'told_at', 'next_read_at', 'pending'],
    subscriptions: [
      'customer_id',
      'payment_method_id',
      'provider_subscription_id',
      'past_due_since',
      'card_exp_month',
      'card_exp_year',
      'provision_attempts',
      'last_error',
      'synced_at',
      'setup_intent_id',
      'reminded_at',
    ],
    subscription_changes: 'all',
    one_off_payments: 'all',
  };
  const { rows } = await world.owner.query(`
    select table_name as of, column_name as name from information_schema.columns c
    where table_schema = 'public' and (table_name = 'companies' or exists (select from information_schema.columns o where o.table_schema = 'public' and o.table_name = c.table_name and o.column_name = 'company_id'))
      and column_name <> 'company_id'`);
  const forgotten = rows.filter(({ of, name }) => {
    if (leftOut[of] === 'all' || leftOut[of]?.includes(name)) return false;
    return !sheets.some(({ table, columns }) => table === camel(of) && columns.includes(camel(name)));
  });
  expect(forgotten).toEqual([]);
});

const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

describe('exports', () => {
  test('are for those who run the company: users and API tokens are refused', async () => {
    const maya = await aPerson(world);
    const tom = await aPerson(world, { role: 'user', company: companyOf(maya) });
    const {
      body: { token },
    } = await maya.call('POST', '/api/tokens', { name: 'Program', reach: 'write' });
    const { id } = await exported(maya);
    const asProgram = (method: 'GET' | 'POST', url: string) =>
      world.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } }).then(({ statusCode }) => statusCode);
    expect([
      (await tom.call('POST', '/api/exports')).status,
      (await tom.call('GET', '/api/exports')).status,
      (await download(tom, id)).statusCode,
    ]).toEqual([403, 403, 403]);
    expect([
      await asProgram('POST', '/api/exports'),
      await asProgram('GET', '/api/exports'),
      await asProgram('GET', `/api/exports/${id}/file`),
    ]).toEqual([403, 403, 403]);
  });

  test('can be started by the owner, whatever their role, and listed in both orders', async () => {
    const maya = await aPerson(world);
    const olga = await aPerson(world, { role: 'user', company: companyOf(maya) });
    await world.owner.query('update companies set owner_id = $1 where id = $2', [olga.id, maya.companyId]);
    const [{ id: first }, { id: second }] = [await exported(olga), await exported(maya)];
    const listed = async (sort: string) => (await olga.call('GET', `/api/exports?sort=${sort}`)).body.map(({ id }: { id: number }) => id);
    expect([await listed('created'), await listed('-created')]).toEqual([
      [first, second],
      [second, first],
    ]);
  });

  test('of another company do not exist', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const { id } = await exported(maya);
    expect((await nora.call('GET', '/api/exports')).body).toEqual([]);
    expect((await download(nora, id)).json()).toEqual((await download(nora, 999_999_999)).json());
    expect((await nora.call('POST', '/api/exports', { companyId: maya.companyId })).status).toBe(403);
  });

  test('are made by platform admins for the company they name', async () => {
    const [admin, company] = [await aPerson(world, { role: 'admin' }), await aCompany(world)];
    expect((await admin.call('POST', '/api/exports')).body.errors).toEqual([{ path: 'companyId', message: 'Please choose a company' }]);
    const { status, body } = await admin.call('POST', '/api/exports', { companyId: company.id });
    expect([status, body.companyId]).toEqual([201, company.id]);
    await made(admin, body.id);
    const [maya, listed] = [
      await aPerson(world),
      async (by: Person) => (await by.call('GET', `/api/exports?companyId=${company.id}`)).body.map(({ id }: { id: number }) => id),
    ];
    await exported(maya);
    expect([await listed(admin), await listed(maya)]).toEqual([[body.id], []]);
    const files = await unzipped((await download(admin, body.id)).rawPayload);
    expect(readCsv(String(files.get('company.csv'))).rows).toMatchObject([{ id: String(company.id), name: company.name }]);
  });

  test('run one at a time: of many simultaneous requests, one starts', async () => {
    const maya = await aPerson(world);
    const answers = await Promise.all(Array.from({ length: 8 }, () => maya.call('POST', '/api/exports')));
    const refused = answers.filter(({ status }) => status === 409);
    const [started] = answers.filter(({ status }) => status === 201);
    expect(refused.length).toBeGreaterThan(5);
    expect(refused[0]?.body.code).toBe('export_underway');
    await made(maya, started?.body.id);
    expect((await maya.call('POST', '/api/exports')).status).toBe(201);
  });

  test('are refused with the same message on every request', async () => {
    const maya = await aPerson(world);
    const { body } = await maya.call('POST', '/api/exports');
    await world.owner.query(`update exports set status = 'queued' where id = $1`, [body.id]);
    for (let times = 0; times < 20; times++) expect((await maya.call('POST', '/api/exports')).status).toBe(409);
    await world.owner.query(`delete from exports where id = $1`, [body.id]);
  });

  test('are available to a company whose subscription has ended', async () => {
    const maya = await aPerson(world);
    await world.owner.query(
      `insert into subscriptions (company_id, provider, customer_id, plan_id, status) values ($1, 'sandbox', 'cus_x', 'starter-monthly', 'canceled')`,
      [maya.companyId],
    );
    expect((await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lovelace' })).status).toBe(402);
    const { rows } = await exported(maya);
    expect(rows('subscriptions.csv')).toMatchObject([{ planId: 'starter-monthly', status: 'canceled' }]);
    const { id, name } = companyOf(maya);
    expect([
      (await maya.call('POST', `/api/companies/${id}/deletion`, { name })).status,
      (await maya.call('DELETE', `/api/companies/${id}/deletion`)).status,
    ]).toEqual([200, 200]);
  });

  test('are noted in the feed', async () => {
    const maya = await aPerson(world);
    await exported(maya);
    const { body } = await maya.call('GET', '/api/activities');
    expect(body).toContainEqual(expect.objectContaining({ action: 'export', details: 'Started an export of everything', userId: maya.id }));
  });

  test('that can’t be stored fail with a message and leave nothing half stored', async () => {
    const maya = await aPerson(world);
    // There is a file where the archive's folder should be.
    mkdirSync(`${world.folder}/files/exports`, { recursive: true });
    writeFileSync(`${world.folder}/files/exports/${maya.companyId}`, 'in the way');
    const { body } = await maya.call('POST', '/api/exports');
    expect(await made(maya, body.id)).toMatchObject({
      status: 'failed',
      size: null,
      failure: "The file store can't be written to. Please tell whoever runs Fairlead for you, then try again.",
    });
    expect(readdirSync(`${world.folder}/coming`)).toEqual([]);
    expect((await download(maya, body.id)).statusCode).toBe(404);
    rmSync(`${world.folder}/files/exports/${maya.companyId}`);
    expect((await exported(maya)).rows('company.csv')).toMatchObject([{ id: String(maya.companyId) }]);
  });

  test('that a dead process left unfinished are started again, and its leftovers are deleted', async () => {
    const maya = await aPerson(world);
    const files = await openFileStore({ s3: undefined, dataDir: world.folder });
    const half = `exports/${maya.companyId}/half.zip`;
    await files.put(half, Buffer.from('PK'), 'application/zip');
    const {
      rows: [{ id }],
    } = await world.owner.query(
      `insert into exports (company_id, status, stored_as, requested_by_name) values ($1, 'running', $2, 'Robin Tester') returning id::int`,
      [maya.companyId, half],
    );
    await world.owner.query(`insert into jobs (name, data, attempts, holder, run_at) values ('export', $1, 1, gen_random_uuid(), now())`, [
      { exportId: id },
    ]);
    expect(await made(maya, id)).toMatchObject({ status: 'ready' });
    expect(await files.open(half)).toBeNull();
    expect((await unzipped((await download(maya, id)).rawPayload)).has('company.csv')).toBe(true);
  });

  test('that are given up fail with a message and let the company start another', async () => {
    const maya = await aPerson(world);
    // What should be the archive of an earlier try is a folder, which can't be removed like a file.
    const half = `exports/${maya.companyId}/half.zip`;
    mkdirSync(`${world.folder}/files/${half}`, { recursive: true });
    const {
      rows: [{ id }],
    } = await world.owner.query(
      `insert into exports (company_id, status, stored_as, requested_by_name) values ($1, 'running', $2, 'Robin Tester') returning id::int`,
      [maya.companyId, half],
    );
    await world.owner.query(`insert into jobs (name, data, attempts) values ('export', $1, 2)`, [{ exportId: id }]);
    expect(await made(maya, id)).toMatchObject({
      status: 'failed',
      size: null,
      failure: 'Something went wrong while the export was being made. It has been logged; please try again.',
    });
    await exported(maya);
  });

  test('are deleted after seven days, file and row', async () => {
    const maya = await aPerson(world);
    const { id } = await exported(maya);
    const files = await openFileStore({ s3: undefined, dataDir: world.folder });
    const {
      rows: [{ stored_as: storedAs }],
    } = await world.owner.query('select stored_as from exports where id = $1', [id]);
    await sweep({ db: world.db, files });
    expect((await download(maya, id)).statusCode).toBe(200);
    await world.owner.query(`update exports set expires_at = now() - interval '1 second' where id = $1`, [id]);
    expect([(await download(maya, id)).statusCode, (await maya.call('GET', '/api/exports')).body]).toEqual([404, []]);
    await sweep({ db: world.db, files });
    expect(await files.open(storedAs)).toBeNull();
    expect((await world.owner.query('select from exports where id = $1', [id])).rows).toEqual([]);
  });
});
