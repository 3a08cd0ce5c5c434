import { expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { aDesk } from '../testing/charters.ts';

const world = aWorld();

const charter = { title: 'Charter', type: 'charter', startDate: '2099-10-06T15:00:00Z', endDate: '2099-10-13T07:00:00Z' };
const book = (person: Person, yachtId: number, more: object = {}) => person.call('POST', '/api/schedule', { ...charter, yachtId, ...more });

/** A yacht whose required coding certificate ends on Oct 12, and whose radio license is missing. */
async function withPapers(person: Person, yachtId: number) {
  for (const type of ['Coding certificate', 'Radio license'])
    await person.call('PUT', '/api/document-needs', { of: 'fleet', type, needed: true });
  return (await person.call('POST', '/api/documents', { yachtId, type: 'Coding certificate', expiresOn: '2099-10-12' })).body;
}
const ends = 'Coding certificate of Aurelia ends on Oct 12, 2099.';

test('a booking needs confirmation if a required document expires before its last day; other notices are only shown', async () => {
  const maya = await aPerson(world);
  const yacht = await aYacht(maya);
  const document = await withPapers(maya, yacht.id);
  const refused = await book(maya, yacht.id);
  expect([refused.status, refused.body]).toEqual([
    409,
    {
      code: 'booking_notices',
      message: `${ends} Save it anyway?`,
      notices: [
        { kind: 'document_expires', severity: 'ask', message: ends, resource: 'document', resourceId: document.id },
        {
          kind: 'document_missing',
          severity: 'tell',
          message: 'Radio license of Aurelia is missing.',
          resource: 'yacht',
          resourceId: yacht.id,
        },
      ],
    },
  ]);
  const slots = `/api/schedule/free-slots?yachtId=${yacht.id}&startDate=${charter.startDate}&endDate=${charter.endDate}`;
  expect((await maya.call('GET', slots)).body).toMatchObject({ conflict: null, notices: refused.body.notices });
  expect((await maya.call('GET', `${slots}&type=inspection`)).body.notices).toEqual([]);
  expect((await book(maya, yacht.id, { type: 'inspection' })).status).toBe(201);
  expect((await book(maya, yacht.id, { endDate: '2099-10-12T20:00:00Z', allowOverlap: true })).status).toBe(201);
  const later = { startDate: '2099-11-06T15:00:00Z', endDate: '2099-11-13T07:00:00Z' };
  const { status, body: booked } = await book(maya, yacht.id, { ...later, allowNotices: true });
  expect(status).toBe(201);
  // Its texts can be changed without a question, its yacht and dates can't.
  expect((await maya.call('PATCH', `/api/schedule/${booked.id}`, { title: 'The Lunds' })).status).toBe(200);
  const moved = { startDate: '2099-11-07T15:00:00Z' };
  expect((await maya.call('PATCH', `/api/schedule/${booked.id}`, moved)).body.code).toBe('booking_notices');
  expect((await maya.call('PATCH', `/api/schedule/${booked.id}`, { ...moved, allowNotices: true })).status).toBe(200);
});

test('an overlap comes before notices and brings them along, so that one answer does for both', async () => {
  const maya = await aPerson(world);
  const yacht = await aYacht(maya);
  await withPapers(maya, yacht.id);
  await maya.call('POST', '/api/maintenance', { yachtId: yacht.id, title: 'Paint', type: 'hull', scheduledDate: '2099-10-08T08:00:00Z' });
  const { body } = await book(maya, yacht.id);
  expect([body.code, body.notices.length]).toEqual(['schedule_overlap', 2]);
  expect((await book(maya, yacht.id, { allowOverlap: true })).body.code).toBe('booking_notices');
  expect((await book(maya, yacht.id, { allowNotices: true })).body.notices).toBeUndefined();
  expect((await book(maya, yacht.id, { allowOverlap: true, allowNotices: true })).status).toBe(201);
});

test('the charter desk asks for the same confirmation before an option and a booking, after checking the yacht’s terms', async () => {
  const { maya, aurelia, customer, aQuote } = await aDesk(world);
  await maya.call('PUT', '/api/document-needs', { of: 'fleet', type: 'Coding certificate', needed: true });
  await maya.call('POST', '/api/documents', { yachtId: aurelia.id, type: 'Coding certificate', expiresOn: '2026-01-01' });
  const quote = await aQuote({ customerId: customer.id });
  const move = (id: number, to: string, body: object = {}) => maya.call('POST', `/api/charters/${id}/${to}`, body);
  expect((await move(quote.id, 'option')).body.code).toBe('booking_notices');
  expect((await move(quote.id, 'option', { allowNotices: true })).status).toBe(200);
  expect((await move(quote.id, 'book')).body.code).toBe('booking_notices');
  expect((await move(quote.id, 'book', { allowNotices: true })).status).toBe(200);
  const { body: entry } = await maya.call('GET', `/api/charters/${quote.id}`);
  const away = { startDate: '2099-06-20T15:00:00.000Z', endDate: '2099-06-27T07:00:00.000Z' };
  expect((await maya.call('PATCH', `/api/schedule/${entry.eventId}`, away)).body.code).toBe('booking_notices');
  expect((await maya.call('PATCH', `/api/charters/${quote.id}`, away)).body.code).toBe('booking_notices');
  expect((await maya.call('PATCH', `/api/charters/${quote.id}`, { ...away, allowNotices: true })).status).toBe(200);
  const odd = await maya.call('POST', '/api/charters', {
    yachtId: aurelia.id,
    customerId: customer.id,
    startDate: '2099-07-05T15:00:00Z',
    endDate: '2099-07-07T07:00:00Z',
    state: 'booked',
  });
  expect(['off_terms', 'booking_notices']).toContain(odd.body.code);
  expect(odd.body.notices).toHaveLength(1);
});
