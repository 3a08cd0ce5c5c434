import { beforeEach, describe, expect, test } from 'vitest';
import { aYacht, aPerson, aWorld, caller, postIsSent, yachtFields, type Person } from '../testing/given.ts';
import { formToken } from './form-token.ts';

const world = aWorld();
const stranger = caller(world);
beforeEach(() => world.owner.query('delete from rate_limits'));

const saturday = { startDate: '2099-06-06T15:00:00.000Z', endDate: '2099-06-13T07:00:00.000Z' };
const nextWeek = { startDate: '2099-06-13T15:00:00.000Z', endDate: '2099-06-20T07:00:00.000Z' };
const ada = {
  firstName: 'Ada',
  lastName: 'Fenwick',
  email: 'ada@fenwick.example',
  phone: '+44 20 7946 0958',
  message: 'Is there a skipper?',
};

type Page = { maya: Person; yachtId: number; slug: string; token: string };
let pages = 0;

/** A company with a page that shows one yacht. */
async function aPage(rules: object = {}): Promise<Page> {
  const maya = await aPerson(world);
  const { id: yachtId } = await aYacht(maya);
  const slug = `page-${++pages}-${maya.companyId}`;
  await world.owner.query(`update companies set default_currency = 'EUR' where id = $1`, [maya.companyId]);
  await maya.call('PATCH', '/api/charter-terms', { taxRate: 10, publicSlug: slug, publicOpen: true, publicOptions: true, ...rules });
  await maya.call('PATCH', `/api/yachts/${yachtId}/charter-terms`, {
    isPublic: true,
    blurb: 'Four cabins',
    checkInDays: [5],
    minNights: 7,
    maxGuests: 8,
    seasons: [{ fromDay: '2099-06-01', toDay: '2099-07-31', week: 3500, night: 600 }],
  });
  await maya.call('POST', '/api/extras', { name: 'Cleaning', unit: 'booking', price: 180, obligatory: true });
  await maya.call('POST', '/api/extras', {
    name: 'Tourist tax',
    unit: 'person_night',
    price: 1.5,
    obligatory: true,
    taxExempt: true,
    payable: 'base',
  });
  return { maya, yachtId, slug, token: await tokenOf(maya, slug) };
}

/** A token of a form that was opened this many seconds ago. */
async function tokenOf(maya: Person, slug: string, secondsAgo = 60): Promise<string> {
  const { rows } = await world.owner.query('select public_key as key from charter_terms where company_id = $1', [maya.companyId]);
  return formToken({ slug, key: rows[0].key }, Date.now() - secondsAgo * 1000);
}

const send = ({ slug, token, yachtId }: Page, more: object = {}) =>
  stranger('POST', `/api/public/${slug}/requests`, { kind: 'request', yachtId, ...saturday, adults: 4, ...ada, formToken: token, ...more });
const ask = (page: Page, more: object = {}) => send(page, { kind: 'option', ...more });
const weeks = async ({ slug, yachtId }: Page, more = '') =>
  (await stranger('GET', `/api/public/${slug}/availability?yachtId=${yachtId}&from=2099-06-06&to=2099-06-27${more}`)).body;
const charters = async ({ maya }: Page) => (await maya.call('GET', '/api/charters')).body;
const lettersTo = async (to: string) => {
  await postIsSent(world);
  return world.letters.filter((letter) => letter.to === to);
};

/** The secret in the last link that was emailed to this address. */
async function mailedToken(to: string): Promise<string> {
  const letter = (await lettersTo(to)).findLast(({ subject }) => subject === 'Confirm your option');
  return /#([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
}

const confirm = (token: string) => stranger('POST', '/api/public-confirm', { token });

describe('a public page', () => {
  test('doesn’t exist until it is published, nor after it is closed', async () => {
    const page = await aPage({ publicOpen: false });
    const look = async () => (await stranger('GET', `/api/public/${page.slug}`)).status;
    expect([await look(), (await send(page)).status]).toEqual([404, 404]);
    await page.maya.call('PATCH', '/api/charter-terms', { publicOpen: true });
    expect(await look()).toBe(200);
    await page.maya.call('PATCH', '/api/charter-terms', { publicOpen: false });
    expect([await look(), (await stranger('GET', '/api/public/no-such-page')).status]).toEqual([404, 404]);
  });

  test('shows the company and its public yachts, and no others', async () => {
    const page = await aPage({ publicWords: 'Out of Antibes.' });
    const hidden = await aYacht(page.maya, { name: 'Private' });
    const { body, text } = await stranger('GET', `/api/public/${page.slug}`);
    expect(body).toMatchObject({
      name: page.maya.companyName,
      words: 'Out of Antibes.',
      currency: 'EUR',
      takesRequests: true,
      takesOptions: true,
    });
    expect(body.yachts).toEqual([
      {
        yachtId: page.yachtId,
        name: yachtFields.name,
        type: yachtFields.type,
        length: yachtFields.length,
        year: yachtFields.year,
        place: yachtFields.location,
        blurb: 'Four cabins',
        picture: `/api/public/${page.slug}/picture?yachtId=${page.yachtId}`,
        maxGuests: 8,
        currency: 'EUR',
        checkInDays: [5],
        minNights: 7,
      },
    ]);
    expect(text).not.toContain('Private');
    const address = `/api/public/${page.slug}/availability?yachtId=${hidden.id}&from=2099-06-06&to=2099-06-27`;
    expect((await stranger('GET', address)).status).toBe(404);
    expect((await send(page, { yachtId: hidden.id })).status).toBe(404);
  });

  test('shows free weeks with their full price, held ones and taken ones', async () => {
    const page = await aPage();
    const { maya, yachtId } = page;
    await maya.call('POST', '/api/charters', { yachtId, ...nextWeek, state: 'option', contactLastName: 'Secret Guest' });
    const third = { startDate: '2099-06-20T15:00:00.000Z', endDate: '2099-06-27T07:00:00.000Z' };
    await maya.call('POST', '/api/schedule', { yachtId, type: 'maintenance', title: 'Secret repair', ...third });
    // (3,500 + 180) plus 10 % tax; four guests pay 1.50 a night on the spot.
    expect(await weeks(page, '&guests=4')).toEqual([
      { ...saturday, state: 'free', total: '4048.00', atBase: '42.00' },
      { ...nextWeek, state: 'held', total: null, atBase: null },
      { ...third, state: 'taken', total: null, atBase: null },
    ]);
  });

  test('shows a drawing of a yacht without a picture, small enough for the page, and none of yachts it doesn’t show', async () => {
    const page = await aPage();
    const hidden = await aYacht(page.maya, { name: 'Private' });
    const picture = (yachtId: number) =>
      world.app.inject({ method: 'GET', url: `/api/public/${page.slug}/picture?yachtId=${yachtId}&size=thumb` });
    const drawn = await picture(page.yachtId);
    expect([drawn.statusCode, drawn.headers['content-type'], drawn.rawPayload.subarray(8, 12).toString()]).toEqual([
      200,
      'image/webp',
      'WEBP',
    ]);
    expect(drawn.rawPayload.length).toBeLessThan(6 * 1024);
    expect((await picture(hidden.id)).statusCode).toBe(404);
  });

  test('shows weeks in which a yacht may not sail as taken, without the reason', async () => {
    const page = await aPage();
    await page.maya.call('POST', '/api/defects', { yachtId: page.yachtId, title: 'Secret rudder', severity: 'may_not_sail' });
    const shownWeeks = await weeks(page);
    expect(shownWeeks.map(({ state, total }: { state: string; total: string | null }) => [state, total])).toEqual([
      ['taken', null],
      ['taken', null],
      ['taken', null],
    ]);
    expect(JSON.stringify(shownWeeks)).not.toContain('rudder');
    expect((await ask(page)).body.code).toBe('not_free');
  });

  test('offers no charter below a yacht’s minimum', async () => {
    const page = await aPage();
    await page.maya.call('PATCH', `/api/yachts/${page.yachtId}/charter-terms`, { minNights: 14 });
    expect((await weeks(page)).map(({ endDate }: { endDate: string }) => endDate.slice(0, 10))).toEqual([
      '2099-06-20',
      '2099-06-27',
      '2099-07-04',
    ]);
  });

  test('of a company that doesn’t pay can be read, but accepts no requests', async () => {
    const page = await aPage();
    await world.owner.query(
      `insert into subscriptions (company_id, provider, provider_subscription_id, customer_id, plan_id, status) values ($1, 'sandbox', $2, 'cus', 'starter-monthly', 'canceled')`,
      [page.maya.companyId, `sub-${page.slug}`],
    );
    const { body } = await stranger('GET', `/api/public/${page.slug}`);
    expect([body.takesRequests, body.takesOptions]).toEqual([false, false]);
    expect((await send(page)).body.code).toBe('no_requests');
    expect(await charters(page)).toEqual([]);
    // Enterprise isn't paid by card.
    await world.owner.query(`update companies set subscription_tier = 'enterprise' where id = $1`, [page.maya.companyId]);
    expect((await stranger('GET', `/api/public/${page.slug}`)).body).toMatchObject({ takesRequests: true, takesOptions: true });
    expect((await send(page)).status).toBe(202);
  });

  test('has a unique address, and can’t be published without one', async () => {
    const [one, other] = [await aPage(), await aPage()];
    const refused = await other.maya.call('PATCH', '/api/charter-terms', { publicSlug: one.slug });
    expect([refused.status, refused.body.code, refused.body.errors[0].path]).toEqual([409, 'taken', 'publicSlug']);
    const none = await other.maya.call('PATCH', '/api/charter-terms', { publicSlug: null });
    expect([none.status, none.body.errors]).toEqual([422, [{ path: 'publicSlug', message: 'Please choose an address for the page' }]]);
    expect((await other.maya.call('PATCH', '/api/charter-terms', { publicOpen: false, publicSlug: null })).body.publicSlug).toBeNull();
  });

  test.each([
    'http://example.com',
    'https://example.com/x',
    "https://example.com; script-src 'unsafe-inline'",
    'https://*.example.com',
    "'self'",
  ])('can’t be shown in a frame of %s', async (origin) => {
    const { maya } = await aPage();
    expect((await maya.call('PATCH', '/api/charter-terms', { publicOrigins: [origin] })).status).toBe(422);
  });
});

describe('a visitor’s request', () => {
  test('becomes an enquiry, and an email that the company can reply to', async () => {
    const page = await aPage();
    await world.owner.query(`update companies set contact_email = $2 where id = $1`, [page.maya.companyId, `desk@${page.slug}.example`]);
    const { status, body } = await send(page);
    expect([status, body]).toEqual([202, { message: 'Thank you. We have your request and will get back to you.' }]);
    expect(await charters(page)).toEqual([
      expect.objectContaining({
        state: 'enquiry',
        source: 'website',
        yachtId: page.yachtId,
        ...saturday,
        adults: 4,
        contactFirstName: 'Ada',
        contactLastName: 'Fenwick',
        contactEmail: ada.email,
        customerId: null,
        message: ada.message,
      }),
    ]);
    const { body: feed } = await page.maya.call('GET', '/api/activities?limit=1');
    expect(feed[0]).toMatchObject({ userName: 'Website', details: 'A visitor to the page sent a request' });
    const letters = await lettersTo(`desk@${page.slug}.example`);
    expect(letters).toMatchObject([{ subject: 'A request from your page', replyTo: ada.email }]);
    expect(letters[0]?.text).toContain(ada.message);
    expect(await lettersTo(ada.email)).toEqual([]);
  });

  test('with a key is stored once, however often it is sent', async () => {
    const page = await aPage();
    const words = {
      kind: 'request',
      yachtId: page.yachtId,
      ...saturday,
      adults: 4,
      ...ada,
      email: 'again@fenwick.example',
      formToken: page.token,
    };
    const sent = (key: string) => stranger('POST', `/api/public/${page.slug}/requests`, words, { 'idempotency-key': key });
    const answers = [await sent('first'), await sent('first'), await sent('second')];
    expect(answers.map(({ status, headers }) => [status, headers['idempotency-replayed']])).toEqual([
      [202, undefined],
      [202, 'true'],
      [202, undefined],
    ]);
    expect(await charters(page)).toHaveLength(2);
  });

  test('may be a question, without a yacht or dates', async () => {
    const page = await aPage();
    expect((await send(page, { yachtId: null, startDate: null, endDate: null })).status).toBe(202);
    expect(await charters(page)).toMatchObject([{ yachtId: null, startDate: null }]);
  });

  test('from a bot that fills in the hidden field is thanked and dropped', async () => {
    const page = await aPage();
    expect((await send(page, { website: 'https://spam.example', formToken: 'x' })).status).toBe(202);
    expect(await charters(page)).toEqual([]);
  });

  test.each([
    [
      'a weekday on which nothing starts',
      { startDate: '2099-06-07T15:00:00Z', endDate: '2099-06-14T07:00:00Z' },
      'startDate',
      'start on Saturdays',
    ],
    ['too few nights', { endDate: '2099-06-10T07:00:00Z' }, 'startDate', 'last at least 7 nights.'],
    ['dates the wrong way round', { startDate: saturday.endDate, endDate: saturday.startDate }, 'endDate', 'after the start'],
    ['the past', { startDate: '2020-06-06T15:00:00Z', endDate: '2020-06-13T07:00:00Z' }, 'startDate', 'in the past'],
    ['no end', { endDate: null }, 'endDate', 'choose your dates'],
    ['dates of no yacht', { yachtId: null }, 'yachtId', 'choose a yacht'],
    ['too many guests', { adults: 7, children: 2 }, 'adults', 'takes 8 guests at most'],
    ['children alone', { adults: 0, children: 2 }, 'adults', 'At least one adult'],
    ['no name', { lastName: ' ' }, 'lastName', 'Last name is required'],
    ['a name that leads elsewhere', { firstName: 'Win at https://spam.example' }, 'firstName', 'leave out web addresses'],
    ['no address', { email: '' }, 'email', 'Email is required'],
    ['a broken address', { email: 'ada@' }, 'email', 'Invalid email address'],
    ['a long message', { message: 'x'.repeat(3001) }, 'message', 'At most 3000'],
    ['a token of its own', { formToken: 'lq2x.AAAA' }, 'formToken', 'Please reload this page'],
  ])('with %s is refused at its field', async (_what, wrong, path, message) => {
    const page = await aPage();
    const { status, body } = await send(page, wrong);
    expect([status, body.errors?.[0]?.path]).toEqual([422, path]);
    expect(body.errors[0].message).toContain(message);
    expect(await charters(page)).toEqual([]);
  });

  test('is refused from a form that was just opened, is a day old, or belongs to another page', async () => {
    const [page, other] = [await aPage(), await aPage()];
    const { maya, slug } = page;
    const refusalOf = async (signed: string) => (await send(page, { formToken: signed })).body.message;
    expect(await refusalOf(await tokenOf(maya, slug, 2))).toBe('Please wait a moment, then send this again.');
    expect(await refusalOf(await tokenOf(maya, slug, 25 * 3600))).toBe('This page has been open for too long. Please reload it.');
    expect(await refusalOf(other.token)).toBe('Please reload this page and send it again.');
    const { body } = await stranger('GET', `/api/public/${slug}`);
    expect(await refusalOf(body.formToken)).toBe('Please wait a moment, then send this again.');
  });

  test('is limited to ten per address in a quarter of an hour, and a hundred per company a day', async () => {
    const page = await aPage();
    const answers = [];
    for (let tries = 0; tries < 11; tries++) answers.push((await send(page)).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
    await world.owner.query(`delete from rate_limits where key like 'public-request:%'`);
    await world.owner.query(`update rate_limits set count = 100 where key = $1`, [`public-requests:${page.maya.companyId}`]);
    const refused = await send(page);
    expect([refused.status, refused.headers['retry-after'] !== undefined, (await charters(page)).length]).toEqual([429, true, 10]);
  });
});

describe('an option requested by a visitor', () => {
  test('holds nothing until it is confirmed, and then for the hours set for the page', async () => {
    const page = await aPage({ publicOptionHours: 12 });
    const email = `ada@${page.slug}.example`;
    expect((await ask(page, { email })).body.message).toBe('Please check your email and confirm. Until then nothing is held.');
    expect([(await weeks(page))[0].state, (await charters(page))[0].state]).toEqual(['free', 'enquiry']);
    const token = await mailedToken(email);
    const { status, body } = await confirm(token);
    expect([status, body]).toEqual([
      200,
      { companyName: page.maya.companyName, yachtName: 'Aurelia', ...saturday, until: expect.any(String), timeZone: 'Europe/Paris' },
    ]);
    expect(Math.abs(Date.parse(body.until) - Date.now() - 12 * 3_600_000)).toBeLessThan(60_000);
    const [charter] = await charters(page);
    expect(charter).toMatchObject({ state: 'option', source: 'website', customerName: 'Ada Fenwick', fee: '3500.00' });
    expect((await weeks(page))[0].state).toBe('held');
    expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual(['Confirm your option', 'Your option is confirmed']);
    expect((await confirm(token)).body).toEqual(body);
  });

  test('can’t be confirmed by a wrong or an old link, or after the company has answered', async () => {
    const page = await aPage();
    const email = `old@${page.slug}.example`;
    await ask(page, { email });
    const token = await mailedToken(email);
    expect([(await confirm('x'.repeat(43))).status, (await confirm('')).status]).toEqual([404, 404]);
    await world.owner.query(`update charter_confirmations set expires_at = now() - interval '1 second' where company_id = $1`, [
      page.maya.companyId,
    ]);
    const over = await confirm(token);
    expect([over.status, over.body.message]).toEqual([404, 'This link is no longer valid. Please ask again.']);
    await world.owner.query(`update charter_confirmations set expires_at = now() + interval '1 hour' where company_id = $1`, [
      page.maya.companyId,
    ]);
    const [charter] = await charters(page);
    await page.maya.call('POST', `/api/charters/${charter.id}/lose`, { reason: 'Went elsewhere' });
    expect((await confirm(token)).body.code).toBe('answered');
  });

  test('shows visitors none of the desk’s notices, and a yacht that may not sail as taken', async () => {
    const page = await aPage();
    const { maya, yachtId } = page;
    await maya.call('PUT', '/api/document-needs', { of: 'fleet', type: 'Coding certificate', needed: true });
    await maya.call('POST', '/api/documents', { yachtId, type: 'Coding certificate', expiresOn: '2099-06-08' });
    expect((await maya.call('POST', '/api/schedule', { yachtId, type: 'charter', title: 'Asked', ...saturday })).body.code).toBe(
      'booking_notices',
    );
    const [first, second] = [`first@${page.slug}.example`, `second@${page.slug}.example`];
    await ask(page, { email: first });
    await ask(page, { email: second, ...nextWeek });
    expect((await confirm(await mailedToken(first))).status).toBe(200);
    const { body: feed } = await maya.call('GET', '/api/activities?limit=20');
    expect(
      feed.filter(({ userName }: { userName: string }) => userName === 'Website').map(({ details }: { details: string }) => details),
    ).toContain('Added customer Ada Fenwick');
    await maya.call('POST', '/api/defects', { yachtId, title: 'Secret rudder', severity: 'may_not_sail' });
    const { status, text } = await confirm(await mailedToken(second));
    expect([status, JSON.parse(text).code]).toEqual([409, 'not_free']);
    expect(text).not.toMatch(/rudder|Coding/);
  });

  test('says if the dates were taken meanwhile, but not by whom', async () => {
    const page = await aPage();
    const email = `late@${page.slug}.example`;
    await ask(page, { email });
    const token = await mailedToken(email);
    for (const booking of [{ state: 'option' }, { state: 'booked' }]) {
      const { body: charter } = await page.maya.call('POST', '/api/charters', {
        yachtId: page.yachtId,
        ...saturday,
        contactLastName: 'Secret Guest',
        ...booking,
      });
      const { status, text } = await confirm(token);
      expect([status, text]).toEqual([409, expect.stringContaining('These dates were just taken. Please choose others.')]);
      expect(text).not.toMatch(/Secret|C-\d{4}/);
      const again = await ask(page);
      expect([again.status, again.body.code]).toEqual([409, 'not_free']);
      await page.maya.call('POST', `/api/charters/${charter.id}/${booking.state === 'option' ? 'release' : 'cancel'}`, {});
    }
    expect((await confirm(token)).status).toBe(200);
  });

  test('is limited to one per email address and yacht, and to the company’s maximum', async () => {
    const page = await aPage({ publicMost: 2 });
    const [first, second, third] = ['a', 'b', 'c'].map((name) => `${name}@${page.slug}.example`) as [string, string, string];
    await ask(page, { email: first });
    await ask(page, { email: first, ...nextWeek });
    const tokens = (await lettersTo(first)).map(({ text }) => /#([\w-]{43})/.exec(text)?.[1] ?? '');
    expect((await confirm(tokens[0] ?? '')).status).toBe(200);
    const again = await confirm(tokens[1] ?? '');
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'too_many_options', message: 'Too many holds are open. Please send a request instead.' },
    ]);
    await ask(page, { email: second, ...nextWeek });
    expect((await confirm(await mailedToken(second))).status).toBe(200);
    const third3 = { startDate: '2099-06-20T15:00:00.000Z', endDate: '2099-06-27T07:00:00.000Z' };
    expect((await ask(page, { email: third, ...third3 })).body.code).toBe('too_many_options');
  });

  test('is available for whole yachts, if the page offers options', async () => {
    const page = await aPage();
    const twoWeeks = await ask(page, { endDate: nextWeek.endDate });
    expect([twoWeeks.status, twoWeeks.body.errors]).toEqual([422, [{ path: 'startDate', message: 'Please choose dates from the list' }]]);
    expect((await ask(page, { startDate: '2099-06-06T03:00:00Z' })).status).toBe(422);
    await page.maya.call('PATCH', '/api/charter-terms', { publicOptions: false });
    expect((await ask(page)).body.code).toBe('no_options');
  });

  test('for one week is given once, however many confirm at once', async () => {
    const page = await aPage();
    const emails = Array.from({ length: 6 }, (_, nth) => `v${nth}@${page.slug}.example`);
    for (const email of emails) await ask(page, { email });
    await postIsSent(world);
    const tokens = await Promise.all(emails.map(mailedToken));
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

test('a company full of names reveals none of them, whatever is requested', async () => {
  const page = await aPage();
  const { maya, yachtId, slug } = page;
  const mark = 'Marker';
  await world.owner.query(
    `update companies set address = $2, contact_email = 'marker@marker.example', contact_phone = $2, tax_number = $2, payment_details = $2, description = $2 where id = $1`,
    [maya.companyId, mark],
  );
  const { body: customer } = await maya.call('POST', '/api/customers', {
    firstName: mark,
    lastName: mark,
    email: 'marker@guest.example',
    notes: mark,
  });
  await maya.call('POST', '/api/crew', { name: `${mark} Sailor`, role: 'Captain', yachtId });
  await maya.call('POST', '/api/agencies', { name: `${mark} Agency` });
  await maya.call('POST', '/api/extras', { name: `${mark} extra`, unit: 'booking', price: 1, obligatory: true });
  await maya.call('POST', '/api/charters', { yachtId, ...saturday, state: 'booked', customerId: customer.id, notes: mark, message: mark });
  await maya.call('POST', '/api/charters', { yachtId, ...nextWeek, state: 'option', customerId: customer.id });
  await maya.call('POST', '/api/charters', { yachtId, ...nextWeek, state: 'option', queue: true, contactLastName: mark });
  await maya.call('POST', '/api/schedule', {
    yachtId,
    type: 'maintenance',
    title: mark,
    startDate: '2099-06-20T15:00:00Z',
    endDate: '2099-06-22T15:00:00Z',
  });
  await aYacht(maya, { name: `${mark} Yacht` });
  const email = 'visitor@page.example';
  const answers = [
    await stranger('GET', `/api/public/${slug}`),
    await stranger('GET', `/api/public/${slug}/availability?yachtId=${yachtId}&from=2099-05-01&to=2099-08-01&guests=6`),
    await stranger('GET', `/api/public/${slug}/availability?yachtId=0&from=x&to=y`),
    await stranger('GET', `/api/public/${slug}/picture?yachtId=${yachtId}`),
    await stranger('GET', `/api/public/${slug}/picture`),
    await send(page, { email }),
    await send(page, { email, kind: 'option' }),
    await send(page, { email, kind: 'option', ...nextWeek }),
    await send(page, { email, kind: 'option', startDate: '2099-06-27T15:00:00.000Z', endDate: '2099-07-04T07:00:00.000Z' }),
    await send(page, { email, adults: 0 }),
    await confirm(await mailedToken(email)),
    await confirm('nothing'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 200, 404, 202, 409, 409, 202, 422, 200, 404]);
  for (const { text, headers } of answers)
    expect(`${text}${JSON.stringify({ ...headers, 'x-request-id': '', 'live-position': '' })}`).not.toMatch(/marker|C-\d{4}-\d/i);
  for (const letter of await lettersTo(email)) expect(`${letter.subject}${letter.text}${letter.html}`).not.toMatch(/marker/i);
});
