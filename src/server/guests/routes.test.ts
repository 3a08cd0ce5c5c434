import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/shared/calendar-days.ts';
import { readCsv } from '../platform/csv.ts';
import { sweep } from '../sweep.ts';
import { openFileStore } from '../platform/file-store.ts';
import { aDesk } from '../testing/charters.ts';
import { aCrewMember, aPerson, aWorld, caller, type Person } from '../testing/given.ts';

const world = aWorld();
beforeEach(() => world.owner.query('delete from rate_limits'));

const ada = {
  familyName: 'Fenwick',
  givenNames: 'Ada',
  gender: 'female',
  birthDate: '1990-05-04',
  birthPlace: 'Bristol',
  nationality: 'GBR',
  documentType: 'passport',
  documentNumber: '925076473',
  issuingState: 'GBR',
  documentExpiry: '2199-02-11',
  embarkation: 'Antibes',
  disembarkation: 'Calvi',
  diet: 'Vegetarian',
  allergies: 'Nuts',
  healthConsent: true,
  swims: true,
};
const formula = { familyName: '=HYPERLINK("x")', givenNames: '@SUM', role: 'skipper', nationality: 'hrv' };

async function aCharter() {
  const desk = await aDesk(world);
  const charter = await desk.aQuote({ customerId: desk.customer.id });
  const path = `/api/charters/${charter.id}`;
  const put = (guests: object[], more: object = {}, headers: Record<string, string> = {}) =>
    desk.maya.call('PUT', `${path}/guests`, { guests, ...more }, headers);
  const { body } = await desk.maya.call('POST', `${path}/links`, { kind: 'guests' });
  const token = String(body.path).split('#')[1] ?? '';
  const link = (method: 'GET' | 'PUT', what = '', sent?: object, headers: Record<string, string> = {}) =>
    caller(world)(method, `/api/charter-link${what}`, sent, { 'x-charter-link': token, ...headers });
  return { ...desk, charter, path, put, link };
}

async function aProgram(by: Person, reach: 'read' | 'write') {
  const { body } = await by.call('POST', '/api/tokens', { name: 'Program', reach });
  return caller(world, body.token);
}

const run = (program: string, ...args: string[]) => spawnSync(program, args, { encoding: 'utf8' });

/** What third-party readers say about a PDF: whether it is valid, the size of its pages, and its words. */
function readPdf(pdf: Buffer) {
  const path = join(tmpdir(), `crew-list-${process.pid}.pdf`);
  writeFileSync(path, pdf);
  const [checked, about, words] = [run('qpdf', '--check', path), run('pdfinfo', path), run('pdftotext', '-layout', path, '-')];
  rmSync(path);
  expect(checked.status).toBe(0);
  return {
    size: /Page size:\s+([\d.]+) x ([\d.]+)/
      .exec(about.stdout)
      ?.slice(1)
      .map((points) => Math.round(Number(points))),
    words: words.stdout,
  };
}
async function listOf(person: Person, path: string, query: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await world.app.inject({
    method: 'GET',
    url: `${path}/crew-list?${query}`,
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(statusCode).toBe(200);
  return rawPayload;
}

describe('guests', () => {
  test('are replaced as a whole, in order, if the list hasn’t changed since it was read', async () => {
    const { put, maya, path, charter } = await aCharter();
    const first = await put([ada, formula]);
    expect([first.status, first.body.guests.map(({ familyName }: { familyName: string }) => familyName)]).toEqual([
      200,
      ['Fenwick', formula.familyName],
    ]);
    expect(first.body.guests[0]).toMatchObject({ ...ada, role: 'guest', medical: null, visaNumber: null });
    expect(first.body.guests[1]).toMatchObject({ nationality: 'HRV', healthConsent: false });
    const second = await put([ada], {}, { 'if-match': `"${first.body.updatedAt}"` });
    expect(second.body.guests).toHaveLength(1);
    const late = await put([], {}, { 'if-match': `"${first.body.updatedAt}"` });
    expect([late.status, late.body.current.guests]).toEqual([412, second.body.guests]);
    expect((await maya.call('GET', `${path}/guests`)).body).toEqual(second.body);
    const refused = await put([{ ...ada, healthConsent: false, issuingState: 'XXX' }]);
    expect(refused.body.errors.map(({ path: at }: { path: string }) => at)).toContain('guests.0.issuingState');
    expect((await maya.call('GET', '/api/activities?limit=1')).body[0].details).toBe(`Changed the guests of ${charter.number}`);
  });

  test('can be entered through their link and the customer’s, which show no price, and the feed notes it once', async () => {
    const { link, maya, path, charter } = await aCharter();
    const { body: page } = await link('GET');
    const saved = await link('PUT', '/guests', { guests: [ada] }, { 'if-match': `"${page.guestsUpdatedAt}"` });
    expect([saved.status, Object.keys(saved.body)]).toEqual([200, ['guests', 'updatedAt']]);
    await link('PUT', '/guests', { guests: [ada, formula] });
    expect((await link('PUT', '/guests', { guests: [] }, { 'if-match': `"${page.guestsUpdatedAt}"` })).status).toBe(412);
    expect((await link('PUT', '/guests', { guests: [{ ...ada, healthConsent: false }] })).body.errors).toEqual([
      { path: 'guests.0.healthConsent', message: 'Please agree that we keep these health details' },
    ]);
    expect((await maya.call('GET', `${path}/guests`)).body.guests).toHaveLength(2);
    const { body: feed } = await maya.call('GET', `/api/activities?resourceType=charter&resourceId=${charter.id}`);
    expect(
      feed.filter(({ userName }: { userName: string }) => userName === 'Guest').map(({ details }: { details: string }) => details),
    ).toEqual([`Filled in the guests of ${charter.number}`]);
  });

  test('and crew weren’t born after today, as the company counts days, whoever enters it', async () => {
    const { put, link, maya, aurelia } = await aCharter();
    const member = await aCrewMember(world, maya.companyId as number, { yachtId: aurelia.id });
    const today = new Date().toISOString().slice(0, 10);
    const papersOf = (birthDate: string) => maya.call('PUT', `/api/crew/${member.id}/papers`, { birthDate });
    const tries = [
      [await put([ada, { ...ada, birthDate: addDays(today, 2) }]), 'guests.1.birthDate'],
      [await link('PUT', '/guests', { guests: [ada, { ...ada, birthDate: '2062-05-12' }] }), 'guests.1.birthDate'],
      [await papersOf('2062-05-12'), 'birthDate'],
    ] as const;
    for (const [{ status, body }, at] of tries)
      expect([status, body.errors]).toEqual([422, [{ path: at, message: 'This date is in the future' }]]);
    expect((await put([{ ...ada, birthDate: addDays(today, -1) }])).status).toBe(200);
    expect((await papersOf(addDays(today, -1))).status).toBe(200);
  });

  test('and crew show no documents to an API token, which can’t change or list them either', async () => {
    const { put, maya, aurelia, path } = await aCharter();
    const member = await aCrewMember(world, maya.companyId as number, { yachtId: aurelia.id });
    await maya.call('PUT', `/api/crew/${member.id}/papers`, { documentNumber: 'SECRET-9', birthDate: '1980-01-02' });
    await put([{ ...ada, documentNumber: 'SECRET-1', medical: 'SECRET-2', notes: 'SECRET-3' }]);
    for (const reach of ['read', 'write'] as const) {
      const program = await aProgram(maya, reach);
      const { status, body, text } = await program('GET', `${path}/guests`);
      expect([status, body.hasPapers, body.guests[0].familyName, body.crew[0].name]).toEqual([200, false, 'Fenwick', member.name]);
      expect(text).not.toMatch(/SECRET|1990|1980|GBR|Nuts/);
      const refused = [`${path}/crew-list`, `${path}/crew-list?format=csv`, `/api/crew/${member.id}/papers`];
      for (const url of refused) expect((await program('GET', url)).status).toBe(403);
    }
    const writing = await aProgram(maya, 'write');
    expect((await writing('PUT', `${path}/guests`, { guests: [] })).status).toBe(403);
    expect((await writing('PUT', `/api/crew/${member.id}/papers`, {})).status).toBe(403);
  });

  test('with missing details four weeks ahead, or an expiring document, are reported', async () => {
    const { put, maya, path, move } = await (async () => {
      const made = await aCharter();
      return { ...made, move: (name: string) => made.maya.call('POST', `${made.path}/${name}`, {}) };
    })();
    const codes = async () => (await maya.call('GET', path)).body.attention.map(({ code }: { code: string }) => code);
    await put([{ ...ada, documentExpiry: '2099-06-12' }]);
    expect(await codes()).toEqual(['document_expires']);
    await put([{ ...ada, documentExpiry: '2099-06-13' }]);
    expect(await codes()).toEqual([]);
    await put([ada]);
    await move('book');
    expect(await codes()).toEqual([]);
    await world.owner.query(
      `update charters set start_date = now() + interval '20 days', end_date = now() + interval '27 days' where id = $1`,
      [path.split('/').at(-1)],
    );
    expect((await maya.call('GET', path)).body.attention).toMatchObject([
      { code: 'guests_missing', message: 'The guest list is complete for 1 of 2 guests.' },
    ]);
    await put([ada, ada]);
    expect(await codes()).toEqual([]);
  });

  test('keep their names, and lose their documents and health details the company’s number of days after the charter', async () => {
    const { put, maya, path, charter } = await aCharter();
    await put([ada, { ...formula, shoeSize: '44' }]);
    const files = await openFileStore({ s3: undefined, dataDir: world.folder });
    const ended = (days: number) =>
      world.owner.query(
        `update charters set start_date = now() - interval '200 days', end_date = now() - make_interval(days => $2) where id = $1`,
        [charter.id, days],
      );
    const guests = async () => (await maya.call('GET', `${path}/guests`)).body.guests;
    await ended(89);
    await sweep({ db: world.db, files });
    expect((await guests())[0].documentNumber).toBe(ada.documentNumber);
    await maya.call('PATCH', '/api/charter-terms', { guestDataDays: 88 });
    await sweep({ db: world.db, files });
    const [first, second] = await guests();
    expect([first, second].map(({ familyName, givenNames, role }) => [familyName, givenNames, role])).toEqual([
      ['Fenwick', 'Ada', 'guest'],
      [formula.familyName, '@SUM', 'skipper'],
    ]);
    const { familyName: _, givenNames: __, role: ___, ...rest } = first;
    expect(new Set(Object.values(rest))).toEqual(new Set([null, false]));
    expect(second.shoeSize).toBeNull();
  });

  test('whose document expires before their last day, as their company counts days, are reported, on seats too', async () => {
    const { maya, aurelia, aQuote } = await aDesk(world);
    const codesWith = async ({ id }: { id: number }, documentExpiry: string) => {
      await maya.call('PUT', `/api/charters/${id}/guests`, { guests: [{ ...ada, documentExpiry }] });
      return (await maya.call('GET', `/api/charters/${id}`)).body.attention.map(({ code }: { code: string }) => code);
    };
    // In Paris, one ends as June 14 begins, and the other half an hour into it.
    const [midnight, later] = [await aQuote({ endDate: '2099-06-13T22:00:00Z' }), await aQuote({ endDate: '2099-06-13T22:30:00Z' })];
    expect(await codesWith(midnight, '2099-06-13')).toEqual([]);
    expect(await codesWith(midnight, '2099-06-12')).toEqual(['document_expires']);
    expect(await codesWith(later, '2099-06-13')).toEqual(['document_expires']);
    expect(await codesWith(later, '2099-06-14')).toEqual([]);

    const day = { startDate: '2099-06-06T08:00:00Z', endDate: '2099-06-06T15:00:00Z' };
    const wish = { title: 'Lérins', yachtId: aurelia.id, ...day, capacity: 9, seatPrice: 95 };
    const { body: departure } = await maya.call('POST', '/api/departures', wish);
    const party = { type: 'seats', departureId: departure.id, state: 'booked', adults: 1, contactLastName: 'Lind' };
    const { body: seats } = await maya.call('POST', '/api/charters', party);
    expect(await codesWith(seats, '2099-06-06')).toEqual([]);
    expect(await codesWith(seats, '2099-06-05')).toEqual(['document_expires']);
    expect((await maya.call('GET', '/api/charters/counts')).body.attention).toBe(2);
  });

  test('of seats are kept until after their departure, even if sold early, with their link, and their list names the yacht', async () => {
    const { maya, aurelia } = await aDesk(world);
    const files = await openFileStore({ s3: undefined, dataDir: world.folder });
    const day = { startDate: '2099-06-06T08:00:00Z', endDate: '2099-06-06T15:00:00Z' };
    const wish = { title: 'Lérins', yachtId: aurelia.id, ...day, capacity: 9, seatPrice: 95 };
    const { body: departure } = await maya.call('POST', '/api/departures', wish);
    const party = { type: 'seats', departureId: departure.id, state: 'booked', adults: 1, contactLastName: 'Lind' };
    const { body: seats } = await maya.call('POST', '/api/charters', party);
    const path = `/api/charters/${seats.id}`;
    await world.owner.query(`update charters set created_at = now() - interval '200 days' where id = $1`, [seats.id]);
    await maya.call('PUT', `${path}/guests`, { guests: [{ familyName: 'Lind', givenNames: 'Ada', documentNumber: '925076473' }] });
    await maya.call('POST', `${path}/links`, { kind: 'guests' });
    expect((await maya.call('GET', path)).body.links).toMatchObject([{ kind: 'guests', expiresAt: '2099-07-06T15:00:00.000Z' }]);
    await sweep({ db: world.db, files });
    const numbers = async () =>
      (await maya.call('GET', `${path}/guests`)).body.guests.map((guest: { documentNumber: string }) => guest.documentNumber);
    expect(await numbers()).toEqual(['925076473']);
    const pdf = await world.app.inject({ method: 'GET', url: `${path}/crew-list`, headers: { authorization: `Bearer ${maya.token}` } });
    expect(readPdf(pdf.rawPayload).words).toContain(aurelia.name);
    await world.owner.query(
      `update schedule_events set start_date = now() - interval '91 days', end_date = now() - interval '90 days 1 hour' where id = $1`,
      [departure.id],
    );
    await sweep({ db: world.db, files });
    expect(await numbers()).toEqual([null]);
  });
});

describe('a crew list', () => {
  test('is a landscape PDF, and a CSV in the order of its form, with the yacht’s or the chosen crew, and each is noted in the feed', async () => {
    const { put, maya, aurelia, path, charter } = await aCharter();
    await maya.call('PATCH', `/api/yachts/${aurelia.id}/charter-terms`, { callSign: '9HA1234' });
    const company = maya.companyId as number;
    const ana = await aCrewMember(world, company, { yachtId: aurelia.id });
    const bo = await aCrewMember(world, company, { name: 'Bo Berg' });
    await maya.call('PUT', `/api/crew/${ana.id}/papers`, {
      familyName: 'Ferrer',
      givenNames: 'Ana María',
      nationality: 'ESP',
      birthDate: '1980-01-02',
    });
    await put([ada, formula]);
    const { size, words } = readPdf(await listOf(maya, path, 'port=Antibes&direction=departure'));
    expect(size).toEqual([842, 595]);
    for (const text of [
      'List of persons on board',
      'Aurelia',
      '9HA1234',
      'PORT OF DEPARTURE',
      'Antibes',
      'Ferrer',
      'ESP',
      'Fenwick',
      '925076473',
    ])
      expect(words).toContain(text);
    const csv = readCsv(String(await listOf(maya, path, 'form=passengers&format=csv')));
    expect(csv.columns).toEqual([
      'No.',
      'Family name',
      'Given names',
      'Nationality',
      'Date of birth',
      'Place of birth',
      'Gender',
      'Document',
      'Document number',
      'Issuing state',
      'Expiry date',
      'Port of embarkation',
      'Port of disembarkation',
      'Visa number',
    ]);
    expect(csv.rows).toMatchObject([{ 'Family name': 'Fenwick', Nationality: 'GBR', 'Port of disembarkation': 'Calvi' }]);
    const crew = String(await listOf(maya, path, 'form=crew&format=csv'));
    expect(crew).toContain(`"'=HYPERLINK(""x"")","'@SUM",Skipper,HRV`);
    expect(readCsv(crew).rows.map((row) => row['Family name'])).toEqual(['Ferrer', formula.familyName]);
    expect((await put([ada], { crewIds: [bo.id] })).body.crew).toMatchObject([
      { name: ana.name, isChosen: false },
      { name: 'Bo Berg', isChosen: true },
    ]);
    expect(readCsv(String(await listOf(maya, path, 'form=crew&format=csv'))).rows.map((row) => row['Family name'])).toEqual(['Berg']);
    const { body: feed } = await maya.call('GET', `/api/activities?resourceType=charter&resourceId=${charter.id}&action=export`);
    expect(feed).toHaveLength(4);
    expect(feed.at(-1).details).toBe(`Generated the list of persons on board of ${charter.number}`);
    const { id: theirs } = await aCrewMember(world, (await aPerson(world)).companyId as number);
    expect((await put([], { crewIds: [theirs] })).body.errors).toEqual([
      { path: 'crewIds', message: "This crew member isn't in your company." },
    ]);
  });
});
