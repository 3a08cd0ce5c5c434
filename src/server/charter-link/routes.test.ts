import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { builtInTemplate } from '#domain/desk/contract-template.ts';
import { letterKinds } from '../desk/contract-store.ts';
import { openJobs } from '../platform/jobs.ts';
import { openLetters } from '../platform/letters.ts';
import { NotTaken } from '../platform/mail.ts';
import { aDesk, week } from '../testing/charters.ts';
import { aPerson, aWorld, caller, postIsSent, type Person } from '../testing/given.ts';

const world = aWorld();
beforeEach(async () => {
  world.letters.length = 0;
  await world.owner.query('delete from rate_limits');
});

const mail = { to: 'ada@lind.example', message: 'Dear Ada,\n\nPlease sign.' };
const tokenIn = (text = '') => /charter#([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? '';
const tokenOf = (path: string) => path.split('#')[1] ?? '';

/** Makes calls with this link and no account. */
function byLink(token: string) {
  const call = caller(world);
  return (method: 'GET' | 'POST' | 'PUT', path = '', body?: object) =>
    call(method, `/api/charter-link${path}`, body, { 'x-charter-link': token, 'user-agent': 'A phone' });
}

async function pdfAt(url: string, headers: Record<string, string>): Promise<Buffer> {
  const { statusCode, rawPayload } = await world.app.inject({ method: 'GET', url, headers });
  expect(statusCode).toBe(200);
  return rawPayload;
}
const pdfOf = (person: Person, url: string) => pdfAt(url, { authorization: `Bearer ${person.token}` });

const refusing = {
  send: () => Promise.reject(new NotTaken(Object.assign(new Error('550'), { responseCode: 550, code: 'EENVELOPE' }))),
};

/** Makes the mail server reject the recipient of every email in the queue. */
async function refusesAll() {
  const jobs = openJobs(world.db, pino({ level: 'silent' }));
  const letters = openLetters({ db: world.db, mail: refusing, jobs });
  for (const kind of Object.values(letterKinds)) letters.kind(kind, { compose: async () => ({ text: 'Refused' }) });
  await jobs.doWhatIsDue('letters');
}

/** The text of a PDF as an independent reader extracts it, after another tool checked that the file is valid. */
function wordsOf(pdf: Buffer): string {
  const path = join(tmpdir(), `contract-${process.pid}.pdf`);
  writeFileSync(path, pdf);
  const checked = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
  const read = spawnSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
  rmSync(path);
  expect([checked.status, read.status]).toEqual([0, 0]);
  return read.stdout;
}

/** A charter whose contract was sent, and the link from its email. */
async function aContract(more: object = {}) {
  const desk = await aDesk(world);
  const quote = await desk.aQuote({ customerId: desk.customer.id, ...more });
  const path = `/api/charters/${quote.id}`;
  const sent = await desk.maya.call('POST', `${path}/contract`, mail);
  expect(sent.status, sent.text).toBe(200);
  await postIsSent(world);
  const token = tokenIn(world.letters.at(-1)?.text);
  const read = async () => (await desk.maya.call('GET', path)).body;
  const move = (name: string, body: object = {}) => desk.maya.call('POST', `${path}/${name}`, body);
  return { ...desk, quote, path, sent: sent.body, token, link: byLink(token), read, move };
}
const signed = (page: { contract: { sha256: string } }, more: object = {}) => ({
  name: 'Ada Lind',
  method: 'typed',
  agreed: true,
  sha256: page.contract.sha256,
  ...more,
});

describe('a quote', () => {
  test('is drawn with current data, sent with a link, and stays as sent until something changes', async () => {
    const { maya, aQuote, customer } = await aDesk(world);
    const quote = await aQuote({ customerId: customer.id });
    const path = `/api/charters/${quote.id}`;
    expect(wordsOf(await pdfOf(maya, `${path}/quote`))).toMatch(/Quote[\s\S]*Total\s+€4,048\.00[\s\S]*Transit log[\s\S]*61 days or more/);
    const { status, body } = await maya.call('POST', `${path}/quote`, mail);
    expect([status, body.contract.status, body.state]).toEqual([200, 'none', 'quote']);
    const stored = await pdfOf(maya, `${path}/quote`);
    await postIsSent(world);
    const [letter] = world.letters;
    expect(letter).toMatchObject({ to: mail.to, subject: `Quote ${quote.number} from ${maya.companyName}`, fromName: maya.companyName });
    expect(letter?.attachments?.[0]?.content.equals(stored)).toBe(true);
    const link = byLink(tokenIn(letter?.text));
    expect((await link('GET')).body).toMatchObject({ hasQuote: true, contract: { status: 'none', blocks: [] } });
    expect((await pdfAt('/api/charter-link/quote', { 'x-charter-link': tokenIn(letter?.text) })).equals(stored)).toBe(true);
    expect((await link('GET', '/contract')).status).toBe(404);
    await maya.call('PATCH', path, { lines: [{ kind: 'base', label: 'A week', unitPrice: 100 }] });
    expect(wordsOf(await pdfOf(maya, `${path}/quote`))).toContain('€110.00');
  });

  test('needs a yacht, dates and an active charter, and goes only to the customer’s own address unless a manager sends it', async () => {
    const { maya, aQuote, customer } = await aDesk(world);
    const enquiry = await maya.call('POST', '/api/charters', { contactLastName: 'Lind' });
    expect((await maya.call('POST', `/api/charters/${enquiry.body.id}/quote`, mail)).body.errors).toEqual([
      { path: 'yachtId', message: 'Please choose a yacht' },
    ]);
    const quote = await aQuote({ customerId: customer.id });
    const tom = await aPerson(world, { role: 'user', company: { id: maya.companyId as number, name: maya.companyName as string } });
    const elsewhere = await tom.call('POST', `/api/charters/${quote.id}/quote`, { ...mail, to: 'x@elsewhere.example' });
    expect(elsewhere.body.errors).toEqual([
      { path: 'to', message: 'You can send this to ada@lind.example. Only managers can send it to another address.' },
    ]);
    await maya.call('POST', `/api/charters/${quote.id}/lose`, {});
    const lost = await maya.call('POST', `/api/charters/${quote.id}/quote`, mail);
    expect([lost.status, lost.body.message]).toEqual([409, `${quote.number} is lost, so it can't be sent.`]);
  });
});

describe('a contract', () => {
  test('fills in the template, is stored byte for byte, and turns the contact into a customer', async () => {
    const { maya, aurelia } = await aDesk(world);
    const template = '# Hire of {{yacht.name}}\n\nFor **{{customer.name}}**, {{yacht.registration}}\n\n{{plan}}\n\n{{cancellation}}';
    expect((await maya.call('PATCH', '/api/charter-terms', { template })).status).toBe(200);
    await maya.call('PATCH', `/api/yachts/${aurelia.id}/charter-terms`, { registration: 'PI-1204' });
    const { body: quote } = await maya.call('POST', '/api/charters', {
      yachtId: aurelia.id,
      ...week,
      contactFirstName: 'Bo',
      contactLastName: 'Berg',
      contactEmail: 'bo@berg.example',
    });
    const path = `/api/charters/${quote.id}/contract`;
    expect(wordsOf(await pdfOf(maya, path))).toMatch(
      /Draft: not sent yet[\s\S]*Hire of Aurelia[\s\S]*For Bo Berg, PI-1204[\s\S]*Second installment/,
    );
    const { body } = await maya.call('POST', path, mail);
    expect(body).toMatchObject({ customerName: 'Bo Berg', contract: { status: 'sent', sentTo: mail.to, openedAt: null, signedAt: null } });
    const pdf = await pdfOf(maya, path);
    expect(wordsOf(pdf)).not.toContain('Draft');
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(body.contract.sha256);
    expect((await pdfOf(maya, path)).equals(pdf)).toBe(true);
  });

  test('says whether its email was sent or bounced, as a quote does, and can be sent again', async () => {
    const { maya, path, read } = await aContract();
    expect((await read()).contract.delivery).toMatchObject({ state: 'sent', to: mail.to });
    expect((await read()).quoteDelivery).toBeNull();
    await maya.call('POST', `${path}/quote`, mail);
    const { body } = await maya.call('POST', `${path}/contract`, mail);
    expect([body.contract.delivery.state, body.quoteDelivery.state]).toEqual(['waiting', 'waiting']);
    await refusesAll();
    const failed = { state: 'failed', to: mail.to, reason: 'address' };
    expect(await read()).toMatchObject({ contract: { delivery: failed }, quoteDelivery: failed });
    await maya.call('POST', `${path}/contract`, mail);
    await postIsSent(world);
    expect(await read()).toMatchObject({ contract: { delivery: { state: 'sent' } }, quoteDelivery: failed });
  });

  test('uses the built-in template by default', async () => {
    const { maya, path } = await aContract();
    const words = wordsOf(await pdfOf(maya, `${path}/contract`)).replaceAll(/\s+/g, ' ');
    expect(words).toContain('Yacht charter agreement');
    expect(words).toContain('9. Law');
    // Where the weight changes after a line break, the next run starts a new line.
    expect(words).toMatch(/and Ada Lind, –, ada@lind\.example \(the charterer\)/);
    expect(words).not.toMatch(/\{\{|\*\*/);
    expect(builtInTemplate.length).toBeLessThan(30_000);
  });

  test('and its quote name the customer’s country', async () => {
    const { maya, path, customer } = await aContract();
    const address = { address: 'Akti Miaouli 1', postCode: '18535', city: 'Piraeus', country: 'GR' };
    expect((await maya.call('PATCH', `/api/customers/${customer.id}`, address)).status).toBe(200);
    await maya.call('POST', `${path}/contract`, mail);
    const contract = wordsOf(await pdfOf(maya, `${path}/contract`)).replaceAll(/\s+/g, ' ');
    expect(contract).toContain('Ada Lind, Akti Miaouli 1, 18535 Piraeus, Greece, ada@lind.example');
    expect(wordsOf(await pdfOf(maya, `${path}/quote`))).toContain('Greece');
  });

  test('refuses a template with unknown fields or that is too long', async () => {
    const { maya } = await aDesk(world);
    const change = async (template: unknown) => (await maya.call('PATCH', '/api/charter-terms', { template })).body;
    expect((await change('{{charter.begin}}')).errors).toEqual([{ path: 'template', message: 'Unknown placeholder: {{charter.begin}}' }]);
    expect((await change('a'.repeat(30_001))).errors).toEqual([{ path: 'template', message: 'At most 30,000 characters' }]);
    expect((await change('Mine')).template).toBe('Mine');
    expect((await change('  ')).template).toBeNull();
  });

  test('becomes outdated when total, yacht, dates or customer change, can be withdrawn, and sent again', async () => {
    const { maya, path, read, quote, link } = await aContract();
    await maya.call('PATCH', path, { notes: 'Says nothing of the contract' });
    expect((await read()).contract.status).toBe('sent');
    const page = (await link('GET')).body;
    expect((await read()).contract.status).toBe('opened');
    await maya.call('PATCH', path, { lines: [{ kind: 'base', label: 'A week', unitPrice: 3000 }] });
    expect((await read()).contract.status).toBe('outdated');
    const late = await link('POST', '/sign', signed(page));
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      'contract_outdated',
      'This contract has changed since it was sent. Please ask for the new version.',
    ]);
    expect((await maya.call('DELETE', `${path}/contract`)).status).toBe(204);
    expect((await read()).contract).toMatchObject({ status: 'withdrawn', sha256: null });
    const gone = await link('POST', '/sign', signed(page));
    expect([gone.status, gone.body.code]).toEqual([409, 'contract_withdrawn']);
    expect((await link('GET', '/contract')).status).toBe(404);
    expect((await maya.call('DELETE', `${path}/contract`)).status).toBe(404);
    expect((await maya.call('POST', `${path}/contract`, mail)).body.contract.status).toBe('sent');
    const { body: history } = await maya.call('GET', `/api/activities?resourceType=charter&resourceId=${quote.id}`);
    expect(history.map(({ details }: { details: string }) => details).slice(0, 2)).toEqual([
      `Sent the contract of ${quote.number} to ${mail.to}`,
      `Withdrew the contract of ${quote.number}`,
    ]);
  });

  test('can’t be changed or deleted by the application itself', async () => {
    const { maya } = await aContract();
    for (const statement of [
      'update charter_documents set terms = terms',
      'delete from charter_documents',
      'delete from charter_signatures',
    ])
      await expect(
        world.db.outside.executeQuery({
          sql: statement,
          parameters: [],
          query: { kind: 'RawNode' },
          queryId: { queryId: statement },
        } as never),
      ).rejects.toThrow(/permission denied/);
    expect(maya.companyId).not.toBeNull();
  });
});

describe('a link', () => {
  test('shows the customer all of their charter, and guests neither prices nor the contract', async () => {
    const { maya, path, token, quote } = await aContract();
    const { body } = await byLink(token)('GET');
    expect(body).toMatchObject({
      kind: 'customer',
      company: { name: maya.companyName, timeZone: 'Europe/Paris' },
      charter: { number: quote.number, yachtName: 'Aurelia', total: '4048.00', isBooked: false },
      contract: { status: 'opened', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      invoices: [],
    });
    expect(body.plan.map(({ name }: { name: string }) => name)).toContain('First installment');
    const made = await maya.call('POST', `${path}/links`, { kind: 'guests' });
    expect([made.status, made.body.path]).toEqual([201, expect.stringMatching(/^\/guests#[A-Za-z0-9_-]{43}$/)]);
    const guests = byLink(tokenOf(made.body.path));
    const seen = await guests('GET');
    expect(Object.keys(seen.body)).toEqual(['kind', 'company', 'charter', 'guests', 'guestsUpdatedAt']);
    expect(seen.text).not.toMatch(/4048|total|EUR|Lind/);
    for (const [method, what, body_] of [
      ['GET', '/quote'],
      ['GET', '/contract'],
      ['GET', '/invoice?id=1'],
      ['POST', '/sign', signed(body)],
    ] as const)
      expect((await guests(method, what, body_)).status).toBe(404);
  });

  test('counts its views, ends when it is ended, replaced or a month after the charter, and moves with it', async () => {
    const { maya, path, token, read } = await aContract();
    const first = byLink(token);
    await first('GET');
    await first('GET');
    expect((await read()).links).toMatchObject([{ kind: 'customer', opens: 2, expiresAt: '2099-07-13T07:00:00.000Z' }]);
    const made = await maya.call('POST', `${path}/links`, { kind: 'customer' });
    const second = byLink(tokenOf(made.body.path));
    expect([(await first('GET')).status, (await second('GET')).status]).toEqual([404, 200]);
    expect((await read()).contract.status).toBe('opened');
    await world.owner.query(`update charters set start_date = now() - interval '40 days', end_date = now() - interval '31 days'`);
    expect([(await second('GET')).status, (await read()).links]).toEqual([404, []]);
    await world.owner.query(`update charters set start_date = now() - interval '40 days', end_date = now() - interval '29 days'`);
    expect((await second('GET')).status).toBe(200);
    expect((await maya.call('DELETE', `${path}/links?kind=customer`)).status).toBe(204);
    expect((await second('GET')).status).toBe(404);
    expect((await maya.call('DELETE', `${path}/links`)).status).toBe(404);
  });

  test('makes a visitor wait after twenty guesses in a quarter of an hour; a missing or valid one isn’t a guess', async () => {
    const { token } = await aContract();
    const guess = () => byLink('A'.repeat(43))('GET');
    for (let tries = 0; tries < 20; tries++) expect((await guess()).status).toBe(404);
    const refused = await guess();
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await byLink(token)('GET')).status).toBe(429);
    await world.owner.query('delete from rate_limits');
    for (let tries = 0; tries < 25; tries++) expect((await caller(world)('GET', '/api/charter-link')).status).toBe(404);
    expect((await byLink(token)('GET')).status).toBe(200);
    expect((await byLink('short')('GET')).status).toBe(404);
  });

  test('leads only to the sent invoices of its charter', async () => {
    const { maya, aurelia, customer, token, move, read } = await aContract();
    await move('book');
    const { eventId } = await read();
    const invoice = async (event: number | null, status: string) =>
      (
        await maya.call('POST', '/api/invoices', {
          customerId: customer.id,
          issueDate: '2026-06-01',
          currency: 'EUR',
          status,
          eventId: event,
          items: [{ description: 'A week', unitPrice: 20 }],
        })
      ).body.id;
    const [mine, draft, plain] = [await invoice(eventId, 'sent'), await invoice(eventId, 'draft'), await invoice(null, 'sent')];
    const other = await aContract();
    const link = byLink(token);
    expect((await link('GET')).body.invoices.map(({ id }: { id: number }) => id)).toContain(mine);
    expect(wordsOf(await pdfAt(`/api/charter-link/invoice?id=${mine}`, { 'x-charter-link': token }))).toContain('A week');
    for (const id of [draft, plain, 999_999, '']) expect((await link('GET', `/invoice?id=${id}`)).status).not.toBe(200);
    expect((await other.link('GET', `/invoice?id=${mine}`)).status).toBe(404);
    expect(aurelia.id).not.toBe(other.aurelia.id);
  });
});

/** A quote, its link, and whether its company accepts options from the public. */
async function aLinkedQuote() {
  const desk = await aDesk(world);
  const quote = await desk.aQuote({ customerId: desk.customer.id });
  const path = `/api/charters/${quote.id}`;
  const link = async (kind = 'customer') => byLink(tokenOf((await desk.maya.call('POST', `${path}/links`, { kind })).body.path));
  const takes = (publicOptions: boolean) =>
    world.owner.query('update charter_terms set public_options = $2 where company_id = $1', [desk.maya.companyId, publicOptions]);
  return { ...desk, quote, path, link, takes };
}

describe('putting a quote on option by link', () => {
  test('follows the rules, happens once, and only if the company takes options', async () => {
    const { maya, quote, path, link, takes, aurelia } = await aLinkedQuote();
    const customer = await link();
    expect((await customer('GET')).body.charter).toMatchObject({ mayHold: false, optionUntil: null });
    const refused = await customer('POST', '/hold');
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'wrong_state',
      `This can’t be held here. Please ask ${maya.companyName}.`,
    ]);
    await takes(true);
    expect((await customer('GET')).body.charter.mayHold).toBe(true);
    const held = await customer('POST', '/hold');
    expect(held.status, held.text).toBe(200);
    const charter = (await maya.call('GET', path)).body;
    expect([charter.state, held.body.charter.optionUntil, held.body.charter.mayHold]).toEqual(['option', charter.optionUntil, false]);
    // Five days later at 18:00 in Paris.
    expect(new Date(charter.optionUntil).toLocaleTimeString('en-GB', { timeZone: 'Europe/Paris', timeStyle: 'short' })).toBe('18:00');
    expect(Math.round((Date.parse(charter.optionUntil) - Date.now()) / 86_400_000)).toBeOneOf([5, 6]);
    // The quote, which is kept, says the year too.
    expect(wordsOf(await pdfOf(maya, `${path}/quote`))).toMatch(new RegExp(`Held until .*\\b${charter.optionUntil.slice(0, 4)}\\b`));
    const again = await customer('POST', '/hold');
    expect([again.status, again.body.charter.optionUntil]).toEqual([200, charter.optionUntil]);
    const { rows } = await world.owner.query('select count(*)::int from schedule_events where yacht_id = $1', [aurelia.id]);
    expect(rows).toEqual([{ count: 1 }]);
    const activities = (await maya.call('GET', `/api/activities?resourceType=charter&resourceId=${quote.id}`)).body as {
      details: string;
    }[];
    expect(activities.filter(({ details }) => details === `Put ${quote.number} on option`)).toHaveLength(1);
  });

  test('reveals nothing about another option in its way, and isn’t for guests', async () => {
    const { maya, aurelia, aQuote, link, takes } = await aLinkedQuote();
    await takes(true);
    const [customer, guests] = [await link(), await link('guests')];
    const other = await aQuote({ contactLastName: 'Somebody' });
    expect((await maya.call('POST', `/api/charters/${other.id}/option`, {})).status).toBe(200);
    const late = await customer('POST', '/hold');
    expect([late.status, late.body]).toEqual([
      409,
      { code: 'option_gone', message: `${aurelia.name} is taken for these dates. Please ask ${maya.companyName}.` },
    ]);
    expect((await guests('POST', '/hold')).status).toBe(404);
    expect((await guests('GET')).body.charter).not.toHaveProperty('mayHold');
  });
});

describe('seats on a departure', () => {
  const day = { startDate: '2099-06-06T08:00:00.000Z', endDate: '2099-06-06T15:00:00.000Z' };

  /** Two seats of one party on a day trip. */
  async function aParty() {
    const { maya, aurelia, customer } = await aDesk(world);
    const trip = { title: 'Lérins', yachtId: aurelia.id, ...day, capacity: 5, seatPrice: 95 };
    const { body: departure } = await maya.call('POST', '/api/departures', trip);
    const party = { type: 'seats', departureId: departure.id, adults: 2, customerId: customer.id };
    const { body: seats } = await maya.call('POST', '/api/charters', party);
    return { maya, departure, seats, path: `/api/charters/${seats.id}` };
  }

  test('have a quote and a contract with the departure’s yacht and times, which the customer signs by link', async () => {
    const { maya, seats, path } = await aParty();
    expect(wordsOf(await pdfOf(maya, `${path}/quote`))).toMatch(/Aurelia[\s\S]*Total\s+€209\.00/);
    expect(wordsOf(await pdfOf(maya, `${path}/contract`))).toMatch(/Draft: not sent yet[\s\S]*Aurelia/);
    expect((await maya.call('POST', `${path}/quote`, mail)).status).toBe(200);
    expect((await maya.call('POST', `${path}/contract`, mail)).body.contract.status).toBe('sent');
    await postIsSent(world);
    expect(world.letters.map(({ subject }) => subject)).toEqual([
      `Quote ${seats.number} from ${maya.companyName}`,
      `Contract ${seats.number} from ${maya.companyName}`,
    ]);
    const link = byLink(tokenIn(world.letters.at(-1)?.text));
    const { body: page } = await link('GET');
    expect(page).toMatchObject({
      charter: { yachtName: 'Aurelia', ...day, total: '209.00' },
      plan: [{ value: '€209.00' }],
      contract: { status: 'opened' },
    });
    expect((await link('POST', '/sign', signed(page))).body.charter.isBooked).toBe(true);
    expect((await maya.call('GET', path)).body).toMatchObject({ state: 'booked', contract: { status: 'signed' } });
  });

  test('have an outdated contract once their departure moves', async () => {
    const { maya, departure, path } = await aParty();
    await maya.call('POST', `${path}/contract`, mail);
    const status = async () => (await maya.call('GET', path)).body.contract.status;
    await maya.call('PATCH', `/api/departures/${departure.id}`, { title: 'Lérins, at sunset' });
    expect(await status()).toBe('sent');
    await maya.call('PATCH', `/api/departures/${departure.id}`, { endDate: '2099-06-06T16:00:00.000Z' });
    expect(await status()).toBe('outdated');
  });
});

describe('signing', () => {
  test('books the charter, stores the evidence and the signed PDF, and emails it to both sides, all at once', async () => {
    const { maya, path, token, link, read, quote, sent } = await aContract();
    await world.owner.query(`update companies set contact_email = 'desk@azure.example' where id = $1`, [maya.companyId]);
    const contract = await pdfOf(maya, `${path}/contract`);
    const { body: page } = await link('GET');
    expect(page.contract.sha256).toBe(sent.contract.sha256);
    world.letters.length = 0;
    const { status, body } = await link('POST', '/sign', signed(page));
    expect([status, body.contract.status, body.contract.signedBy, body.charter.isBooked]).toEqual([200, 'signed', 'Ada Lind', true]);
    const charter = await read();
    expect(charter).toMatchObject({ state: 'booked', contract: { status: 'signed', signedBy: 'Ada Lind' } });
    expect(charter.eventId).not.toBeNull();
    const pdf = await pdfOf(maya, `${path}/contract`);
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(charter.contract.sha256);
    const words = wordsOf(pdf).replaceAll(/\s+/g, ' ');
    for (const text of [
      'Yacht charter agreement',
      'Signature and evidence',
      'Ada Lind',
      '127.0.0.1',
      'A phone',
      sent.contract.sha256,
      mail.to,
      'simple electronic signature',
    ])
      expect(words).toContain(text);
    expect(wordsOf(contract)).not.toContain('Signature and evidence');
    expect((await pdfAt('/api/charter-link/contract', { 'x-charter-link': token })).equals(pdf)).toBe(true);
    await postIsSent(world);
    expect(world.letters.map(({ to, subject }) => [to, subject])).toEqual([
      [mail.to, `Signed contract ${quote.number} from ${maya.companyName}`],
      ['desk@azure.example', `Signed contract ${quote.number} from ${maya.companyName}`],
    ]);
    for (const letter of world.letters) expect(letter.attachments?.[0]?.content.equals(pdf)).toBe(true);
    const { rows } = await world.owner.query('select * from charter_signatures where charter_id = $1', [quote.id]);
    expect(rows).toMatchObject([
      { name: 'Ada Lind', method: 'typed', ip: '127.0.0.1', user_agent: 'A phone', mailed_to: mail.to, strokes: null },
    ]);
    const { body: history } = await maya.call('GET', `/api/activities?resourceType=charter&resourceId=${quote.id}&limit=2`);
    expect(history.map(({ details, userName }: Record<string, string>) => [userName, details])).toEqual([
      ['Guest', `Booked ${quote.number}`],
      ['Guest', `Ada Lind signed the contract of ${quote.number}`],
    ]);
    const again = await link('POST', '/sign', signed(page));
    expect([again.status, again.body.code, again.body.message]).toEqual([409, 'already_signed', 'This contract is already signed.']);
    expect((await maya.call('DELETE', `${path}/contract`)).body.code).toBe('already_signed');
    expect((await maya.call('POST', `${path}/contract`, mail)).body.code).toBe('already_signed');
  });

  test('of a charter that changes afterward stays, and a new contract can be sent and signed', async () => {
    const { maya, path, link, read, quote } = await aContract();
    expect((await read()).contract).toMatchObject({ status: 'sent', isCurrent: true });
    await link('POST', '/sign', signed((await link('GET')).body));
    await postIsSent(world);
    expect((await read()).contract).toMatchObject({ status: 'signed', isCurrent: true });
    await maya.call('PATCH', path, { lines: [{ kind: 'base', label: 'A week', unitPrice: 3000 }] });
    expect((await read()).contract).toMatchObject({ status: 'signed', isCurrent: false, signedBy: 'Ada Lind' });
    expect((await maya.call('DELETE', `${path}/contract`)).body.code).toBe('already_signed');
    expect((await maya.call('POST', `${path}/contract`, mail)).body.contract).toMatchObject({ status: 'sent', isCurrent: true });
    await postIsSent(world);
    const again = byLink(tokenIn(world.letters.at(-1)?.text));
    expect((await again('POST', '/sign', signed((await again('GET')).body))).status).toBe(200);
    expect((await read()).contract).toMatchObject({ status: 'signed', isCurrent: true });
    const { rows } = await world.owner.query('select from charter_signatures where charter_id = $1', [quote.id]);
    expect(rows).toHaveLength(2);
  });

  test('accepts drawn strokes, and refuses an empty signature', async () => {
    const { maya, path, link } = await aContract();
    const { body: page } = await link('GET');
    const refused = async (more: object) => (await link('POST', '/sign', signed(page, more))).body.errors?.[0];
    const drawn = {
      method: 'drawn',
      strokes: [
        [
          [0, 0],
          [500, 120],
          [1000, 300],
        ],
        [[10, 10]],
      ],
    };
    expect(await refused({ name: 'A' })).toEqual({ path: 'name', message: 'Please enter your name' });
    expect(await refused({ agreed: false })).toEqual({ path: 'agreed', message: 'Please agree to sign' });
    expect(await refused({ method: 'drawn' })).toEqual({ path: 'strokes', message: 'Please sign in the field' });
    for (const point of [[0, 1001], [-1, 0], [0.5, 0], [1]])
      expect((await refused({ ...drawn, strokes: [[point]] }))?.path).toMatch(/^strokes/);
    const long = Array.from({ length: 5001 }, () => [1, 1]);
    expect((await refused({ ...drawn, strokes: [long] }))?.message).toBe('This signature is too long');
    expect((await refused({ ...drawn, strokes: [long.slice(0, 3000), long.slice(0, 2001)] }))?.message).toBe('This signature is too long');
    expect((await link('POST', '/sign', signed(page, { ...drawn, sha256: 'f'.repeat(64) }))).body).toMatchObject({
      code: 'contract_changed',
      message: 'This isn’t the contract you were shown. Please read it again.',
    });
    expect((await link('POST', '/sign', signed(page, drawn))).status).toBe(200);
    expect(wordsOf(await pdfOf(maya, `${path}/contract`))).toContain('Drawn by hand');
  });

  test('by two at once is one signature, works on an active option, and on a waiting one once the yacht is free', async () => {
    const { move, link, read } = await aContract();
    await move('option', { hours: 48 });
    const { body: page } = await link('GET');
    const both = await Promise.all([1, 2].map(() => link('POST', '/sign', signed(page))));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read()).state).toBe('booked');
  });

  test('signs nothing if the yacht is booked, and tells the company', async () => {
    const { maya, aurelia, customer, link, read, quote } = await aContract();
    const { body: page } = await link('GET');
    const sameWeek = { yachtId: aurelia.id, ...week, customerId: customer.id };
    const { body: other } = await maya.call('POST', '/api/charters', { ...sameWeek, state: 'option' });
    for (const next of ['release', null]) {
      const gone = await link('POST', '/sign', signed(page));
      expect([gone.status, gone.body.code, gone.body.message]).toEqual([
        409,
        'option_gone',
        `Aurelia is no longer held for you. Please ask ${maya.companyName}.`,
      ]);
      if (next) await maya.call('POST', `/api/charters/${other.id}/book`, {});
    }
    expect(await read()).toMatchObject({ state: 'quote', contract: { status: 'opened', signedAt: null } });
    const { rows } = await world.owner.query('select * from charter_signatures where charter_id = $1', [quote.id]);
    expect(rows).toEqual([]);
    expect((await maya.call('GET', '/api/activities?limit=1')).body).toMatchObject([
      { action: 'alert', details: `Ada Lind wanted to sign the contract of ${quote.number}, but the yacht is no longer free` },
    ]);
  });
});
