import { sync as reader, type VEvent } from 'node-ical';
import { describe, expect, test } from 'vitest';
import { aCalendar, nextYear } from '../testing/calendars.ts';
import { aPerson, aWorld, aYacht, anEvent, caller, type Person } from '../testing/given.ts';

const world = aWorld();
const anybody = caller(world);

async function aFeed(person: Person, body: object = {}): Promise<{ id: number; path: string }> {
  const made = await person.call('POST', '/api/calendar-feeds', body);
  expect(made.status).toBe(201);
  return made.body;
}

async function entry(person: Person, yachtId: number, more: object = {}): Promise<any> {
  const made = await person.call('POST', '/api/schedule', {
    title: 'Charter',
    type: 'charter',
    yachtId,
    startDate: '2031-06-07T10:00:00Z',
    endDate: '2031-06-14T10:00:00Z',
    ...more,
  });
  expect(made.status).toBe(201);
  return made.body;
}

/** The calendar behind an address, as read by a third-party reader. */
async function read(path: string): Promise<{ text: string; events: VEvent[] }> {
  const { status, text, headers } = await anybody('GET', path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  return { text, events: Object.values(reader.parseICS(text)).filter((each): each is VEvent => each?.type === 'VEVENT') };
}

const nextYears = (day: string) => `${nextYear}-${day}`;
const inBrief = (event: VEvent | undefined) =>
  event && {
    uid: event.uid,
    title: event.summary,
    description: event.description,
    start: event.start.toISOString(),
    end: event.end?.toISOString(),
    status: event.status,
    location: event.location,
  };

describe('a calendar address', () => {
  test('contains the schedule event by event, as a third-party reader understands it', async () => {
    const robin = await aPerson(world);
    const [aurelia, boreas] = [await aYacht(robin), await aYacht(robin, { name: 'Boréas, the “second”; fast' })];
    const titles = [
      'Smith, Jones; and others',
      'Back\\slash and "quotes"',
      'Été à Portofino ⛵️👨‍👩‍👧‍👦',
      `Long ${'très long 🛥️ '.repeat(15).trim()}`,
      'BEGIN:VEVENT',
    ];
    const stored = [];
    for (const [index, title] of titles.entries()) {
      const at = { startDate: `2031-0${index + 1}-07T10:00:00Z`, endDate: `2031-0${index + 1}-09T10:30:00Z` };
      stored.push(
        await entry(robin, index % 2 ? boreas.id : aurelia.id, {
          title,
          description: `One line\nand another; with, all: of\\it\n${title}`,
          ...at,
        }),
      );
    }
    const { text, events } = await read((await aFeed(robin)).path);
    const expected = stored.map((event) => ({
      uid: `${event.id}@schedule.fairlead`,
      title: `${event.yachtId === boreas.id ? boreas.name : 'Aurelia'}: ${event.title}`,
      description: event.description,
      start: event.startDate,
      end: event.endDate,
      status: 'CONFIRMED',
      location: event.yachtId === boreas.id ? boreas.name : 'Aurelia',
    }));
    expect(events.map(inBrief)).toEqual(expected);
    expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.match(/^DTSTAMP:\d{8}T\d{6}Z$/gm)).toHaveLength(stored.length);
    expect(text.match(/^DTSTART:\d{8}T\d{6}Z$/gm)).toHaveLength(stored.length);
    expect(text.match(/^BEGIN:VEVENT$/gm)).toHaveLength(stored.length);
    expect(text).toContain(`X-WR-CALNAME:${robin.companyName}`);
  });

  test("keeps instants across clock changes, and an entry's identifier when it moves", async () => {
    const robin = await aPerson(world);
    const yacht = await aYacht(robin);
    const over = await entry(robin, yacht.id, { startDate: '2031-03-29T20:00:00Z', endDate: '2031-03-30T19:00:00Z', type: 'other' });
    const { path } = await aFeed(robin);
    const [before] = (await read(path)).events;
    expect(inBrief(before)).toMatchObject({ start: '2031-03-29T20:00:00.000Z', end: '2031-03-30T19:00:00.000Z' });
    await robin.call('PATCH', `/api/schedule/${over.id}`, { startDate: '2031-03-29T21:00:00Z' });
    const [after] = (await read(path)).events;
    expect(inBrief(after)).toMatchObject({ uid: before?.uid, start: '2031-03-29T21:00:00.000Z' });
    expect(after?.dtstamp.getTime()).toBeGreaterThanOrEqual(before?.dtstamp.getTime() ?? Infinity);
  });

  test('of one yacht contains only that yacht, with plain titles', async () => {
    const robin = await aPerson(world);
    const [aurelia, boreas] = [await aYacht(robin), await aYacht(robin, { name: 'Boreas' })];
    await entry(robin, aurelia.id, { title: 'Hers' });
    await entry(robin, boreas.id, { title: 'His' });
    const { text, events } = await read((await aFeed(robin, { yachtId: boreas.id })).path);
    expect(events.map(({ summary }) => summary)).toEqual(['His']);
    expect(text).toContain('X-WR-CALNAME:Boreas');
  });

  test('shows maintenance that was cancelled as cancelled, and other maintenance as planned', async () => {
    const robin = await aPerson(world);
    const yacht = await aYacht(robin);
    const plannedWork = await robin.call('POST', '/api/maintenance', {
      yachtId: yacht.id,
      title: 'Antifouling',
      type: 'hull',
      scheduledDate: '2031-02-01T08:00:00Z',
    });
    const cancelledWork = await robin.call('POST', '/api/maintenance', {
      yachtId: yacht.id,
      title: 'Engine',
      type: 'engine',
      scheduledDate: '2031-03-01T08:00:00Z',
    });
    await robin.call('PATCH', `/api/maintenance/${cancelledWork.body.id}`, { status: 'cancelled' });
    expect(plannedWork.status).toBe(201);
    const { events } = await read((await aFeed(robin, { yachtId: yacht.id })).path);
    expect(events.map(({ summary, status }) => [summary, status])).toEqual([
      ['Antifouling', 'CONFIRMED'],
      ['Engine', 'CANCELLED'],
    ]);
  });

  test('goes back one year', async () => {
    const robin = await aPerson(world);
    const yacht = await aYacht(robin);
    const days = 24;
    const recent = await anEvent(world, robin.companyId as number, yacht.id, { startsIn: -364 * days });
    await anEvent(world, robin.companyId as number, yacht.id, { startsIn: -367 * days });
    const { events } = await read((await aFeed(robin)).path);
    expect(events.map(({ uid }) => uid)).toEqual([`${recent}@schedule.fairlead`]);
  });

  test('has an empty calendar if there is nothing yet', async () => {
    const { text, events } = await read((await aFeed(await aPerson(world))).path);
    expect(events).toEqual([]);
    expect(text).toContain('END:VCALENDAR');
  });

  test('answers 304 to a reader with the current version, until something changes', async () => {
    const robin = await aPerson(world);
    const yacht = await aYacht(robin);
    const event = await entry(robin, yacht.id);
    const { path } = await aFeed(robin);
    const first = await anybody('GET', path);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.headers['last-modified']).toBeUndefined();
    for (const tags of [first.headers['etag'], `W/${first.headers['etag']}`, `"other", ${first.headers['etag']}`]) {
      const again = await anybody('GET', path, undefined, { 'if-none-match': tags as string });
      expect([again.status, again.text]).toEqual([304, '']);
    }
    await world.owner.query(`update activities set timestamp = now() - interval '1 hour' where company_id = $1`, [robin.companyId]);
    const dated = (await anybody('GET', path)).headers['last-modified'] as string;
    expect((await anybody('GET', path, undefined, { 'if-modified-since': dated })).status).toBe(304);
    await robin.call('DELETE', `/api/schedule/${event.id}`);
    expect((await anybody('GET', path, undefined, { 'if-modified-since': dated })).status).toBe(200);
    expect((await anybody('GET', path, undefined, { 'if-none-match': first.headers['etag'] as string })).status).toBe(200);
  });

  test('says when it was last read, to the minute', async () => {
    const robin = await aPerson(world);
    const { path, id } = await aFeed(robin);
    const lastRead = async () =>
      (await robin.call('GET', '/api/calendar-feeds')).body.find((each: { id: number }) => each.id === id).lastReadAt;
    expect(await lastRead()).toBeNull();
    await read(path);
    const first = await lastRead();
    expect(first).not.toBeNull();
    await read(path);
    expect(await lastRead()).toBe(first);
    await world.owner.query(`update calendar_feeds set last_read_at = now() - interval '61 seconds' where id = $1`, [id]);
    await read(path);
    expect(Date.parse(await lastRead())).toBeGreaterThanOrEqual(Date.parse(first));
  });
});

describe('the secret of an address', () => {
  test('opens nothing if it is revoked, replaced, mistyped, or its creator was deleted, always with the same answer', async () => {
    const robin = await aPerson(world);
    const company = { id: robin.companyId as number, name: robin.companyName as string };
    const leaver = await aPerson(world, { company });
    const yacht = await aYacht(robin);
    const [replaced, orphaned] = [await aFeed(robin), await aFeed(leaver, { yachtId: yacht.id })];
    const revoked = await aFeed(robin);
    expect((await robin.call('DELETE', `/api/calendar-feeds/${revoked.id}`)).status).toBe(204);
    await read(orphaned.path);
    await world.owner.query(`update users set deactivated_at = now() where id = $1`, [leaver.id]);
    const answers = await Promise.all(
      [
        replaced.path,
        revoked.path,
        orphaned.path,
        `/api/calendar/${'A'.repeat(43)}.ics`,
        '/api/calendar/short.ics',
        orphaned.path.replace('.ics', ''),
      ].map((path) => anybody('GET', path)),
    );
    for (const { status, text } of answers) expect([status, text]).toEqual([404, answers[3]?.text]);
    expect((await robin.call('GET', '/api/calendar-feeds')).body).toMatchObject([{ yachtName: 'Aurelia', works: false }]);
  });

  test('is stored as a hash, returned once, and appears in no activity, stored answer or log', async () => {
    const robin = await aPerson(world);
    const headers = { 'idempotency-key': 'feed-once' };
    const made = await robin.call('POST', '/api/calendar-feeds', {}, headers);
    const secret = /calendar\/([\w-]{43})\.ics$/.exec(made.body.path)?.[1] as string;
    const again = await robin.call('POST', '/api/calendar-feeds', {}, headers);
    expect(again.body).toEqual({ ...made.body, path: '' });
    await read(made.body.path);
    await anybody('GET', made.body.path.replace('.ics', ''));
    await anybody('GET', made.body.path.replace(secret, secret.slice(0, -1)));
    expect((await robin.call('GET', '/api/calendar-feeds')).text).not.toContain(secret);
    expect((await robin.call('GET', '/api/activities')).text).not.toContain(secret);
    const { rows } = await world.owner.query(
      `select (select string_agg(f::text, '') from calendar_feeds f) || (select string_agg(k::text, '') from idempotency_keys k) || (select string_agg(r::text, '') from rate_limits r) as stored`,
    );
    expect(rows[0].stored).not.toContain(secret);
    expect(world.logged.join('')).not.toContain(secret.slice(0, -1));
  });
});

describe('creating and revoking addresses', () => {
  test('is for managers, owners and platform admins, and noted in the feed', async () => {
    const robin = await aPerson(world);
    const company = { id: robin.companyId as number, name: robin.companyName as string };
    const user = await aPerson(world, { role: 'user', company });
    expect((await user.call('POST', '/api/calendar-feeds', {})).status).toBe(403);
    expect((await user.call('GET', '/api/calendar-feeds')).status).toBe(403);
    await world.owner.query('update companies set owner_id = $1 where id = $2', [user.id, company.id]);
    const { id } = await aFeed(user);
    expect((await robin.call('DELETE', `/api/calendar-feeds/${id}`)).status).toBe(204);
    const admin = await aPerson(world, { role: 'admin' });
    expect((await admin.call('POST', '/api/calendar-feeds', {})).body).toMatchObject({
      code: 'validation',
      errors: [{ path: 'companyId' }],
    });
    const made = await admin.call('POST', '/api/calendar-feeds', { companyId: company.id });
    await read(made.body.path);
    const details = (await robin.call('GET', '/api/activities')).body.map((each: { details: string }) => each.details);
    expect(details).toEqual([
      'Created a calendar address for the whole fleet',
      'Revoked the calendar address of the whole fleet',
      'Created a calendar address for the whole fleet',
    ]);
  });

  test("can't touch another company's yacht or address", async () => {
    const [robin, stranger] = [await aPerson(world), await aPerson(world)];
    const yacht = await aYacht(robin);
    const { id } = await aFeed(robin, { yachtId: yacht.id });
    expect((await stranger.call('POST', '/api/calendar-feeds', { yachtId: yacht.id })).body).toMatchObject({
      errors: [{ path: 'yachtId' }],
    });
    expect((await stranger.call('DELETE', `/api/calendar-feeds/${id}`)).status).toBe(404);
    expect((await stranger.call('GET', '/api/calendar-feeds')).body).toEqual([]);
  });

  test('leaves one address per calendar, however many are created at once', async () => {
    const robin = await aPerson(world);
    const made = await Promise.all(Array.from({ length: 8 }, () => robin.call('POST', '/api/calendar-feeds', {})));
    const working = (await Promise.all(made.filter(({ status }) => status === 201).map(({ body }) => anybody('GET', body.path)))).filter(
      ({ status }) => status === 200,
    );
    expect(working).toHaveLength(1);
    expect(made.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect((await robin.call('GET', '/api/calendar-feeds')).body).toHaveLength(1);
  });

  test("revokes a yacht's address when the yacht is deleted or moves to another company", async () => {
    const admin = await aPerson(world, { role: 'admin' });
    const [from, to] = [await aPerson(world), await aPerson(world)];
    const [moved, deleted] = [await aYacht(from), await aYacht(from)];
    const paths = [(await aFeed(from, { yachtId: moved.id })).path, (await aFeed(from, { yachtId: deleted.id })).path];
    expect((await admin.call('PATCH', `/api/yachts/${moved.id}`, { companyId: to.companyId })).status).toBe(200);
    expect((await from.call('DELETE', `/api/yachts/${deleted.id}`)).status).toBe(204);
    for (const path of paths) expect((await anybody('GET', path)).status).toBe(404);
  });
});

describe('a calendar that shows only busy times', () => {
  test('has no names, marks options, and leaves out entries that don’t block a charter', async () => {
    const robin = await aPerson(world);
    const yacht = await aYacht(robin);
    await entry(robin, yacht.id, { title: 'Lindgren', description: 'Ask for Ada' });
    await entry(robin, yacht.id, {
      title: 'Crew change',
      type: 'crew_change',
      startDate: '2031-07-07T10:00:00Z',
      endDate: '2031-07-08T10:00:00Z',
    });
    await entry(robin, yacht.id, {
      title: 'Antifouling',
      type: 'maintenance',
      startDate: '2031-08-07T10:00:00Z',
      endDate: '2031-08-08T10:00:00Z',
    });
    const wish = { yachtId: yacht.id, startDate: '2031-09-06T10:00:00Z', endDate: '2031-09-13T10:00:00Z', contactLastName: 'Okafor' };
    expect((await robin.call('POST', '/api/charters', { ...wish, state: 'option' })).status).toBe(201);
    const feed = await aFeed(robin, { yachtId: yacht.id, detail: 'busy' });
    const { text, events } = await read(feed.path);
    expect(events.map(({ summary, status }) => [summary, status])).toEqual([
      ['Booked', 'CONFIRMED'],
      ['Booked', 'CONFIRMED'],
      ['On option', 'TENTATIVE'],
    ]);
    for (const name of ['Lindgren', 'Ada', 'Okafor', 'Antifouling', 'Robin', 'Maintenance', robin.companyName as string])
      expect(text).not.toContain(name);
    const full = await aFeed(robin, { yachtId: yacht.id });
    expect((await read(full.path)).text).toContain('Lindgren');
    expect((await read(feed.path)).events).toHaveLength(3);
  });

  test('for a portal leaves out what was imported from it, and is deleted with the import', async () => {
    const robin = await aPerson(world);
    const yacht = await aYacht(robin);
    await entry(robin, yacht.id, { startDate: `${nextYears('06-07')}T10:00:00Z`, endDate: `${nextYears('06-14')}T10:00:00Z` });
    const importBlock = async (label: string, from: string, to: string) => {
      const { body } = await robin.call('POST', '/api/calendar-imports', { yachtId: yacht.id, label });
      await robin.call('PUT', `/api/calendar-imports/${body.id}/file`, { ics: aCalendar([label, nextYears(from), nextYears(to)]) });
      return body.id;
    };
    const clickAndBoat = await importBlock('Click&Boat', '07-05', '07-12');
    await importBlock('SamBoat', '08-02', '08-09');
    const feed = await aFeed(robin, { importId: clickAndBoat });
    expect(feed).toMatchObject({ yachtId: yacht.id, detail: 'busy', importLabel: 'Click&Boat' });
    const days = (await read(feed.path)).events.map(({ start }) => start.toISOString().slice(5, 10));
    expect(days).toEqual(['06-07', '08-02']);
    expect(await robin.call('POST', '/api/calendar-feeds', { importId: clickAndBoat, detail: 'full' })).toMatchObject({ status: 422 });
    const stranger = await aPerson(world);
    expect(await stranger.call('POST', '/api/calendar-feeds', { importId: clickAndBoat })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'importId', message: 'This calendar doesn’t belong to your company' }] },
    });
    await robin.call('DELETE', `/api/calendar-imports/${clickAndBoat}`);
    expect((await anybody('GET', feed.path)).status).toBe(404);
  });

  test('is never imported again: our own entries are left out of an import', async () => {
    const robin = await aPerson(world);
    const [aurelia, boreas] = [await aYacht(robin), await aYacht(robin, { name: 'Boreas' })];
    await entry(robin, aurelia.id, { startDate: `${nextYear}-06-07T10:00:00Z`, endDate: `${nextYear}-06-14T10:00:00Z` });
    const { text } = await read((await aFeed(robin, { yachtId: aurelia.id, detail: 'busy' })).path);
    const { body } = await robin.call('POST', '/api/calendar-imports', { yachtId: boreas.id, label: 'Mirror' });
    expect((await robin.call('PUT', `/api/calendar-imports/${body.id}/file`, { ics: text })).body).toMatchObject({ blocks: 0, skipped: 0 });
  });
});
