import { beforeEach, describe, expect, test } from 'vitest';
import { CalendarFault, type Fetched } from '../platform/calendar-source.ts';
import { listenTo } from '../testing/announcements.ts';
import { aCalendar, nextYear } from '../testing/calendars.ts';
import { aPerson, aWorld, aYacht, postIsSent, type Person } from '../testing/given.ts';

/** Replaces the outside world: the answers of each address, and the requests it received. */
const answers = new Map<string, (etag: string | null) => Fetched>();
const requests: [url: string, etag: string | null][] = [];
const outside = {
  async fetch(url: string, { etag }: { etag: string | null }): Promise<Fetched> {
    requests.push([url, etag]);
    const answer = answers.get(url);
    if (!answer) throw new CalendarFault('This address couldn’t be reached');
    return answer(etag);
  },
};
const world = aWorld({ calendars: outside });
beforeEach(() => {
  answers.clear();
  requests.length = 0;
});

const address = 'https://portal.example/a.ics?secret=f3a9';
const says = (...entries: Parameters<typeof aCalendar>) =>
  answers.set(address, () => ({ unchanged: false, ics: aCalendar(...entries), etag: null }));

type Given = {
  maya: Person;
  yacht: any;
  id: number;
  read: () => Promise<any>;
  entries: () => Promise<any[]>;
  stretches: () => Promise<string[]>;
};

/** A user who runs a company, with a yacht that has an external calendar. */
async function aPortal({ url = address as string | null } = {}): Promise<Given> {
  const maya = await aPerson(world);
  const yacht = await aYacht(maya);
  const { body } = await maya.call('POST', '/api/calendar-imports', { yachtId: yacht.id, label: 'Click&Boat', url });
  const entries = async () => (await maya.call('GET', `/api/schedule?yachtId=${yacht.id}&limit=500`)).body;
  return {
    maya,
    yacht,
    id: body.id,
    read: async () => (await maya.call('POST', `/api/calendar-imports/${body.id}/refresh`)).body,
    entries,
    stretches: async () =>
      (await entries()).map(({ title, startDate, endDate }: any) => `${startDate.slice(5, 10)} ${endDate.slice(5, 10)} ${title}`),
  };
}
const book = (maya: Person, yachtId: number, from: string, to: string, more: object = {}) =>
  maya.call('POST', '/api/schedule', {
    title: 'Lindgren',
    type: 'charter',
    yachtId,
    startDate: `${from}T07:00:00Z`,
    endDate: `${to}T07:00:00Z`,
    ...more,
  });
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const theirs = 'Booked on Click&Boat';

describe('an external calendar', () => {
  test('blocks the yacht on its dates, and is listed without its address', async () => {
    const { maya, id, read, entries } = await aPortal();
    await world.owner.query(`update companies set default_currency = 'EUR' where id = $1`, [maya.companyId]);
    says(['a', `${nextYear}-07-05`, `${nextYear}-07-12`], ['b', `${nextYear}-07-19`, `${nextYear}-07-20`]);
    const answer = await read();
    expect(answer).toMatchObject({ host: 'portal.example', state: 'fine', blocks: 2, skipped: 0, conflicts: [], lastError: null });
    expect(JSON.stringify(answer)).not.toContain('f3a9');
    expect(await entries()).toMatchObject([
      {
        title: theirs,
        type: 'charter',
        startDate: `${nextYear}-07-05T07:00:00.000Z`,
        endDate: `${nextYear}-07-12T07:00:00.000Z`,
        currency: 'EUR',
        importLabel: 'Click&Boat',
      },
      { title: theirs, type: 'day_rent', startDate: `${nextYear}-07-19T07:00:00.000Z` },
    ]);
    const { body: list, headers } = await maya.call('GET', '/api/calendar-imports');
    expect([list, headers['x-total-count']]).toEqual([[answer], '1']);
    const { rows } = await world.owner.query(
      `select details from activities where resource_type = 'calendar_import' and resource_id = $1 order by id`,
      [id],
    );
    expect(rows.map(({ details }) => details)).toEqual([
      'Added the calendar of Click&Boat for Aurelia',
      'Click&Boat on Aurelia: 2 bookings',
    ]);
  });

  test('replaces its previous contents, and unchanged dates keep their entries', async () => {
    const { read, entries, stretches } = await aPortal();
    says(
      ['a', `${nextYear}-07-05`, `${nextYear}-07-12`],
      ['b', `${nextYear}-07-19`, `${nextYear}-07-26`],
      ['c', `${nextYear}-08-02`, `${nextYear}-08-09`],
    );
    await read();
    const [first, second] = await entries();
    says(
      ['renamed', `${nextYear}-07-05`, `${nextYear}-07-12`],
      ['b', `${nextYear}-07-20`, `${nextYear}-07-27`],
      ['d', `${nextYear}-08-16`, `${nextYear}-08-23`],
    );
    expect(await read()).toMatchObject({ blocks: 3, conflicts: [] });
    expect(await stretches()).toEqual([`07-05 07-12 ${theirs}`, `07-20 07-27 ${theirs}`, `08-16 08-23 ${theirs}`]);
    expect((await entries()).slice(0, 2).map(({ id }) => id)).toEqual([first.id, second.id]);
    const before = await entries();
    await read();
    expect(await entries()).toEqual(before);
  });

  test('may swap two bookings, and move one to the place of another', async () => {
    const { read, stretches } = await aPortal();
    says(['a', `${nextYear}-07-05`, `${nextYear}-07-12`], ['b', `${nextYear}-07-12`, `${nextYear}-07-19`]);
    await read();
    says(['b', `${nextYear}-07-05`, `${nextYear}-07-13`], ['a', `${nextYear}-07-13`, `${nextYear}-07-20`]);
    expect(await read()).toMatchObject({ conflicts: [] });
    expect(await stretches()).toEqual([`07-05 07-13 ${theirs}`, `07-13 07-20 ${theirs}`]);
  });

  test('has entries that can’t be changed here, and no booking is added over them', async () => {
    const { maya, yacht, read, entries } = await aPortal();
    says(['a', `${nextYear}-07-05`, `${nextYear}-07-12`]);
    await read();
    const [entry] = await entries();
    for (const [method, body] of [
      ['PATCH', { title: 'Mine' }],
      ['DELETE', undefined],
    ] as const)
      expect(await maya.call(method, `/api/schedule/${entry.id}`, body)).toMatchObject({
        status: 409,
        body: { code: 'imported', message: 'This comes from Click&Boat. Change it there, or open it in Charter Desk.' },
      });
    expect((await book(maya, yacht.id, `${nextYear}-07-11`, `${nextYear}-07-14`)).body.code).toBe('schedule_conflict');
    expect((await book(maya, yacht.id, `${nextYear}-07-12`, `${nextYear}-07-14`)).status).toBe(201);
  });

  test('is read from a file as well, and an invalid file is refused at its field', async () => {
    const { maya, id, stretches } = await aPortal({ url: null });
    expect((await maya.call('GET', `/api/calendar-imports/${id}`)).body).toMatchObject({ state: 'new', host: null });
    const put = (ics: unknown) => maya.call('PUT', `/api/calendar-imports/${id}/file`, { ics });
    expect((await put(aCalendar(['a', `${nextYear}-07-05`, `${nextYear}-07-12`]))).body).toMatchObject({ state: 'file', blocks: 1 });
    expect(await put('hello')).toMatchObject({ status: 422, body: { errors: [{ path: 'ics', message: 'This isn’t a calendar file' }] } });
    expect((await put(aCalendar().padEnd(1024 * 1024 + 1))).status).toBe(413);
    expect((await put(undefined)).status).toBe(422);
    expect(await stretches()).toEqual([`07-05 07-12 ${theirs}`]);
    expect(await maya.call('POST', `/api/calendar-imports/${id}/refresh`)).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
  });

  test('keeps known entries that can no longer be parsed', async () => {
    const { maya, id, stretches } = await aPortal({ url: null });
    const calendar = aCalendar(['a', `${nextYear}-07-05`, `${nextYear}-07-12`], ['b', `${nextYear}-07-19`, `${nextYear}-07-26`]);
    const put = (ics: string) => maya.call('PUT', `/api/calendar-imports/${id}/file`, { ics });
    await put(calendar);
    expect((await put(calendar.replace(`${nextYear}0719`, 'soon'))).body).toMatchObject({ skipped: 1, blocks: 2 });
    expect(await stretches()).toHaveLength(2);
  });

  test('keeps the known times of a recurring entry that can no longer be parsed', async () => {
    const { maya, id, stretches } = await aPortal({ url: null });
    const calendar = aCalendar(['a', `${nextYear}-07-05`, `${nextYear}-07-06`]).replace(
      'END:VEVENT',
      'RRULE:FREQ=WEEKLY;COUNT=2\r\nEND:VEVENT',
    );
    const put = (ics: string) => maya.call('PUT', `/api/calendar-imports/${id}/file`, { ics });
    expect((await put(calendar)).body).toMatchObject({ skipped: 0, blocks: 2 });
    expect((await put(calendar.replace('FREQ=WEEKLY', 'FREQ=SOMETIMES'))).body).toMatchObject({ skipped: 1, blocks: 2 });
    expect(await stretches()).toEqual([`07-05 07-06 ${theirs}`, `07-12 07-13 ${theirs}`]);
  });

  test('is read without the characters that can’t be stored', async () => {
    const { read, entries } = await aPortal();
    const calendar = aCalendar(['a', `${nextYear}-07-05`, `${nextYear}-07-12`]).replace('SUMMARY:', 'SUMMARY:\0');
    answers.set(address, () => ({ unchanged: false, ics: calendar, etag: null }));
    expect(calendar).toContain('\0');
    expect(await read()).toMatchObject({ state: 'fine', blocks: 1, skipped: 0 });
    expect(await entries()).toHaveLength(1);
  });

  test('is deleted with all future entries; past ones stay unchanged', async () => {
    const { maya, yacht, id, read, entries } = await aPortal();
    says(['over', day(-9), day(-5)], ['ahead', day(5), day(9)]);
    await read();
    says(['ahead', day(5), day(9)]);
    await read();
    expect(await entries()).toHaveLength(2);
    expect((await maya.call('DELETE', `/api/calendar-imports/${id}`)).status).toBe(204);
    expect(await entries()).toMatchObject([{ title: theirs, importLabel: null }]);
    expect((await book(maya, yacht.id, day(5), day(9))).status).toBe(201);
  });

  test('is added to a yacht once: an address that she already reads is refused', async () => {
    const { maya, yacht, id } = await aPortal();
    const refused = { status: 422, body: { errors: [{ path: 'url', message: 'This yacht already reads this calendar' }] } };
    const add = (yachtId: number, url: string | null = address) =>
      maya.call('POST', '/api/calendar-imports', { yachtId, label: 'Again', url });
    expect(await add(yacht.id)).toMatchObject(refused);
    const { body: other } = await add(yacht.id, 'https://other.example/b.ics');
    expect(await maya.call('PATCH', `/api/calendar-imports/${other.id}`, { url: address })).toMatchObject(refused);
    expect((await maya.call('PATCH', `/api/calendar-imports/${id}`, { url: address })).status).toBe(200);
    for (const status of [
      (await add((await aYacht(maya)).id)).status,
      (await add(yacht.id, null)).status,
      (await add(yacht.id, null)).status,
    ])
      expect(status).toBe(201);
  });

  test('can be renamed and get another address, subject to its version', async () => {
    const { maya, id, read, entries, stretches } = await aPortal();
    says(['a', `${nextYear}-07-05`, `${nextYear}-07-12`]);
    const { updatedAt } = await read();
    const headers = { 'if-match': `"${updatedAt}"` };
    await read();
    const [entry] = await entries();
    const readAnnouncements = await listenTo(world, maya);
    const renamed = await maya.call('PATCH', `/api/calendar-imports/${id}`, { label: 'SamBoat' }, headers);
    expect(renamed).toMatchObject({ status: 200, body: { label: 'SamBoat' } });
    expect(await stretches()).toEqual(['07-05 07-12 Booked on SamBoat']);
    expect(await readAnnouncements()).toEqual([`schedule ${entry.id}`, `calendar_import ${id}`]);
    expect((await maya.call('PATCH', `/api/calendar-imports/${id}`, { label: 'Other' }, headers)).status).toBe(412);
    const moved = await maya.call('PATCH', `/api/calendar-imports/${id}`, { url: 'https://other.example/b.ics' });
    expect(moved.body).toMatchObject({ host: 'other.example' });
  });
});

describe('an entry that conflicts with a booking', () => {
  test('isn’t placed and is listed, while the others are placed; it is placed once it fits', async () => {
    const { maya, yacht, read, stretches } = await aPortal();
    const mine = await book(maya, yacht.id, `${nextYear}-07-07`, `${nextYear}-07-09`);
    says(['a', `${nextYear}-07-05`, `${nextYear}-07-12`]);
    expect((await read()).conflicts).toEqual([
      {
        key: 'a',
        summary: 'Reserved a',
        startDate: `${nextYear}-07-05T07:00:00.000Z`,
        endDate: `${nextYear}-07-12T07:00:00.000Z`,
        with: { eventId: mine.body.id, title: 'Lindgren', charterId: null, startDate: mine.body.startDate, endDate: mine.body.endDate },
      },
    ]);
    expect(await stretches()).toEqual([`07-05 07-07 ${theirs}`, '07-07 07-09 Lindgren', `07-09 07-12 ${theirs}`]);
    // Deleting the overlapping entry here places the block immediately, so nobody can sell the dates in between.
    await maya.call('DELETE', `/api/schedule/${mine.body.id}`);
    expect(await stretches()).toEqual([`07-05 07-12 ${theirs}`]);
    expect((await maya.call('GET', '/api/calendar-imports')).body).toMatchObject([{ conflicts: [] }]);
    expect((await book(maya, yacht.id, `${nextYear}-07-07`, `${nextYear}-07-09`)).body.code).toBe('schedule_conflict');
  });

  test('can be marked as the same booking, which holds until that is deleted or the dates change', async () => {
    const { maya, yacht, id, read, stretches } = await aPortal();
    const mine = await book(maya, yacht.id, `${nextYear}-07-06`, `${nextYear}-07-12`);
    says(['a', `${nextYear}-07-05`, `${nextYear}-07-12`]);
    await read();
    const same = await maya.call('POST', `/api/calendar-imports/${id}/same`, { key: 'a' });
    expect(same.body).toMatchObject({ conflicts: [] });
    expect(await stretches()).toEqual(['07-06 07-12 Lindgren']);
    await read();
    expect(await stretches()).toEqual(['07-06 07-12 Lindgren']);
    says(['a', `${nextYear}-07-05`, `${nextYear}-07-13`]);
    expect((await read()).conflicts).toHaveLength(1);
    await maya.call('POST', `/api/calendar-imports/${id}/same`, { key: 'a' });
    await maya.call('DELETE', `/api/schedule/${mine.body.id}`);
    expect(await stretches()).toEqual([`07-05 07-13 ${theirs}`]);
    expect((await maya.call('POST', `/api/calendar-imports/${id}/same`, { key: 'a' })).status).toBe(404);
    expect((await maya.call('POST', `/api/calendar-imports/${id}/same`, { key: 'b' })).status).toBe(404);
  });

  test('of another portal belongs to whichever was first, and the conflict is listed once', async () => {
    const { maya, yacht, read, stretches } = await aPortal();
    says(['a', `${nextYear}-07-05`, `${nextYear}-07-12`]);
    await read();
    const { body: other } = await maya.call('POST', '/api/calendar-imports', { yachtId: yacht.id, label: 'SamBoat' });
    const ics = aCalendar(['x', `${nextYear}-07-10`, `${nextYear}-07-14`], ['y', `${nextYear}-07-13`, `${nextYear}-07-15`]);
    const { body } = await maya.call('PUT', `/api/calendar-imports/${other.id}/file`, { ics });
    expect(body).toMatchObject({ blocks: 1, conflicts: [{ key: 'x', with: { title: theirs } }] });
    expect(await stretches()).toEqual([`07-05 07-12 ${theirs}`, '07-12 07-15 Booked on SamBoat']);
    says();
    await read();
    expect(await stretches()).toEqual(['07-10 07-15 Booked on SamBoat']);
  });

  test('waits for options to end like any booking, and comes before waiting charters', async () => {
    const { maya, yacht, read, stretches } = await aPortal();
    const wish = {
      yachtId: yacht.id,
      startDate: `${nextYear}-07-05T15:00:00Z`,
      endDate: `${nextYear}-07-12T07:00:00Z`,
      contactLastName: 'Okafor',
    };
    const { body: first } = await maya.call('POST', '/api/charters', { ...wish, state: 'option' });
    const { body: second } = await maya.call('POST', '/api/charters', { ...wish, state: 'option', queue: true });
    expect([first.state, second.state]).toEqual(['option', 'waiting']);
    says(['a', `${nextYear}-07-05`, `${nextYear}-07-12`]);
    expect((await read()).conflicts).toMatchObject([{ with: { charterId: first.id } }]);
    expect(await stretches()).toEqual([`07-05 07-05 ${theirs}`, `07-05 07-12 Okafor ${first.number}`]);
    await maya.call('POST', `/api/charters/${first.id}/release`);
    expect(await stretches()).toEqual([`07-05 07-12 ${theirs}`]);
    expect((await maya.call('GET', `/api/charters/${second.id}`)).body.state).toBe('waiting');
    await read();
    expect((await maya.call('GET', '/api/calendar-imports')).body).toMatchObject([{ conflicts: [] }]);
  });

  test('takes dates as soon as their option ends, regardless of jobs', async () => {
    const { maya, yacht, read, stretches } = await aPortal();
    const wish = {
      yachtId: yacht.id,
      startDate: `${nextYear}-07-05T07:00:00Z`,
      endDate: `${nextYear}-07-12T07:00:00Z`,
      contactLastName: 'Okafor',
    };
    const { body: option } = await maya.call('POST', '/api/charters', { ...wish, state: 'option' });
    await world.owner.query(`begin; set constraints all deferred;
      update charters set option_until = now() - interval '1 minute' where id = ${option.id};
      update schedule_events set held_until = now() - interval '1 minute' where charter_id = ${option.id}; commit`);
    says(['a', `${nextYear}-07-05`, `${nextYear}-07-12`]);
    expect((await read()).conflicts).toEqual([]);
    expect(await stretches()).toEqual([`07-05 07-12 ${theirs}`]);
    expect((await maya.call('GET', `/api/charters/${option.id}`)).body.state).toBe('expired');
  });
});

describe('a calendar that is suddenly empty', () => {
  const three = [
    ['a', `${nextYear}-07-05`, `${nextYear}-07-12`],
    ['b', `${nextYear}-07-19`, `${nextYear}-07-26`],
    ['c', `${nextYear}-08-02`, `${nextYear}-08-09`],
  ] as const;

  test('frees nothing until a user confirms it', async () => {
    const { maya, id, read, stretches } = await aPortal();
    says(...three);
    await read();
    says();
    expect(await read()).toMatchObject({ state: 'doubtful', blocks: 3 });
    expect(await stretches()).toHaveLength(3);
    const accept = () => maya.call('POST', `/api/calendar-imports/${id}/accept`);
    expect((await accept()).body).toMatchObject({ state: 'fine', blocks: 0 });
    expect(await stretches()).toEqual([]);
    expect(await accept()).toMatchObject({ status: 409, body: { code: 'wrong_state', message: 'There is nothing to confirm.' } });
  });

  test('is accepted again once it has entries, and at once if it had fewer than three', async () => {
    const { read, stretches } = await aPortal();
    says(...three);
    await read();
    says();
    await read();
    says(three[0], three[1]);
    expect(await read()).toMatchObject({ state: 'fine', blocks: 2 });
    says();
    expect(await read()).toMatchObject({ state: 'fine', blocks: 0 });
    expect(await stretches()).toEqual([]);
  });
});

const due = async (id: number) => {
  // Leave calendars of other tests alone.
  await world.owner.query(`delete from jobs where name = 'calendar from outside' and (data->>'importId')::int <> $1`, [id]);
  await world.owner.query(`update jobs set run_at = now() where name = 'calendar from outside' and (data->>'importId')::int = $1`, [id]);
  await world.jobs.doWhatIsDue('calendars');
};
const nextIn = async (id: number) => {
  const { rows } = await world.owner.query(
    `select round(extract(epoch from i.next_read_at - now()) / 60)::int as minutes, (select count(*)::int from jobs j where j.name = 'calendar from outside' and j.data->>'at' = wire_instant(i.next_read_at)) as jobs
     from calendar_imports i where i.id = $1`,
    [id],
  );
  return rows[0];
};

describe('periodic reading', () => {
  test('starts at once, repeats every 15 minutes, and asks only for changes', async () => {
    const { maya, id, stretches } = await aPortal();
    answers.set(address, (etag) =>
      etag === '"1"'
        ? { unchanged: true }
        : { unchanged: false, ics: aCalendar(['a', `${nextYear}-07-05`, `${nextYear}-07-12`]), etag: '"1"' },
    );
    await due(id);
    expect(await stretches()).toHaveLength(1);
    await due(id);
    expect(requests).toEqual([
      [address, null],
      [address, '"1"'],
    ]);
    const next = await nextIn(id);
    expect(next.jobs).toBe(1);
    expect(next.minutes).toBeGreaterThanOrEqual(14);
    expect(next.minutes).toBeLessThanOrEqual(16);
    // A calendar whose meaning may have changed is read in full.
    const [{ id: yachtId }] = (await maya.call('GET', '/api/yachts')).body;
    await maya.call('PATCH', `/api/yachts/${yachtId}/charter-terms`, { checkOutTime: '10:00' });
    await due(id);
    expect(requests.at(-1)).toEqual([address, null]);
    expect((await maya.call('GET', '/api/schedule')).body[0].startDate).toBe(`${nextYear}-07-05T08:00:00.000Z`);
  });

  test('pauses longer after each failure, keeps the entries, and emails the people who run the company once after three hours', async () => {
    const { maya, id, read, stretches } = await aPortal();
    says(['a', `${nextYear}-07-05`, `${nextYear}-07-12`]);
    await read();
    answers.clear();
    const pauses = [];
    for (let failure = 0; failure < 3; failure++) {
      await due(id);
      pauses.push((await nextIn(id)).minutes);
    }
    expect(pauses).toEqual([15, 30, 60]);
    const emails = () => world.letters.filter(({ to }) => to === maya.email);
    await postIsSent(world);
    expect(emails()).toEqual([]);
    expect((await maya.call('GET', `/api/calendar-imports/${id}`)).body).toMatchObject({
      state: 'failing',
      lastError: 'This address couldn’t be reached',
      blocks: 1,
    });
    await world.owner.query(`update calendar_imports set failing_since = now() - interval '181 minutes' where id = $1`, [id]);
    await due(id);
    await due(id);
    await postIsSent(world);
    expect(emails().map(({ subject }) => subject)).toEqual(['A calendar can’t be read']);
    expect(emails()[0]?.text).toContain(
      'Click&Boat’s calendar for Aurelia couldn’t be read for three hours: This address couldn’t be reached.',
    );
    expect(await stretches()).toHaveLength(1);
    says(['a', `${nextYear}-07-05`, `${nextYear}-07-12`]);
    await due(id);
    expect((await maya.call('GET', `/api/calendar-imports/${id}`)).body).toMatchObject({
      state: 'fine',
      lastError: null,
      failingSince: null,
    });
  });

  test('reports a clear message for each wrong answer', async () => {
    const { read } = await aPortal();
    answers.set(address, () => ({ unchanged: false, ics: 'BEGIN:VCALENDAR\r\nsecret words', etag: null }));
    expect(await read()).toMatchObject({ state: 'failing', lastError: 'This calendar is incomplete' });
  });

  test('ends with the calendar, and follows its address', async () => {
    const { maya, id } = await aPortal();
    says(['a', `${nextYear}-07-05`, `${nextYear}-07-12`]);
    await maya.call('PATCH', `/api/calendar-imports/${id}`, { url: 'https://other.example/b.ics' });
    await due(id);
    expect(requests).toEqual([['https://other.example/b.ics', null]]);
    await maya.call('DELETE', `/api/calendar-imports/${id}`);
    await due(id);
    expect(requests).toHaveLength(1);
  });
});

describe('an address', () => {
  test.each([
    ['http://127.0.0.1/a.ics', 'This address isn’t on the public internet'],
    ['http://0x7f000001/a.ics', 'This address isn’t on the public internet'],
    ['http://[::ffff:127.0.0.1]/a.ics', 'This address isn’t on the public internet'],
    ['http://169.254.169.254/latest/meta-data', 'This address isn’t on the public internet'],
    ['file:///etc/passwd', 'Please enter the address of a calendar, starting with https://'],
    ['https://maya:secret@portal.example/a.ics', 'Please leave out the username and password'],
  ])('that is internal is refused at once: %s', async (url, message) => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const body = { yachtId: yacht.id, label: 'Portal', url };
    expect(await maya.call('POST', '/api/calendar-imports', body)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'url', message }] },
    });
    expect(requests).toEqual([]);
  });
});

test('fifty concurrent requests for one week, some by portals: one gets it', async () => {
  const maya = await aPerson(world);
  const yacht = await aYacht(maya);
  const made = await Promise.all(
    Array.from({ length: 15 }, (_, place) => maya.call('POST', '/api/calendar-imports', { yachtId: yacht.id, label: `Portal ${place}` })),
  );
  const ics = aCalendar(['a', `${nextYear}-07-05`, `${nextYear}-07-12`]);
  const answered = await Promise.all([
    ...made.slice(0, 5).map(({ body }) => maya.call('PUT', `/api/calendar-imports/${body.id}/file`, { ics })),
    ...Array.from({ length: 20 }, () => book(maya, yacht.id, `${nextYear}-07-05`, `${nextYear}-07-12`)),
  ]);
  expect(answered.filter(({ status }) => status >= 500)).toEqual([]);
  const { body: entries } = await maya.call('GET', `/api/schedule?yachtId=${yacht.id}`);
  expect(entries).toHaveLength(1);
  const isTheirs = entries[0].importLabel !== null;
  expect(answered.slice(5).filter(({ status }) => status === 201)).toHaveLength(isTheirs ? 0 : 1);
  const { body: imports } = await maya.call('GET', '/api/calendar-imports');
  expect(imports.filter((each: any) => each.conflicts.length === 1)).toHaveLength(isTheirs ? 4 : 5);
});

const week = (from: string, to: string, uid = 'a'): [string, string, string] => [uid, `${nextYear}-${from}`, `${nextYear}-${to}`];

const call = async (maya: Person, id: number) => (await maya.call('GET', `/api/charters/${id}`)).body;

async function anAdopted() {
  const portal = await aPortal();
  says(week('07-05', '07-12'));
  await portal.read();
  const [entry] = await portal.entries();
  const { maya } = portal;
  const adopt = (more: object = {}) => maya.call('POST', '/api/charters/adopt', { eventId: entry.id, ...more });
  return { ...portal, entry, adopt };
}

describe('a portal’s booking that is turned into a charter', () => {
  test('keeps its entry, gets a customer, and stays the same however often the calendar is read', async () => {
    const { maya, entry, adopt, read, entries, stretches } = await anAdopted();
    expect(await adopt()).toMatchObject({ status: 422, body: { errors: [{ path: 'customerId', message: 'Please choose a customer' }] } });
    expect(await adopt({ customerId: 999_999_999 })).toMatchObject({ status: 422, body: { errors: [{ path: 'customerId' }] } });
    await maya.call('PATCH', `/api/yachts/${entry.yachtId}/charter-terms`, { currency: 'GBP' });
    const { status, body: charter } = await adopt({ contactFirstName: 'Ida', contactLastName: 'Lindgren', price: '4900' });
    expect(status).toBe(201);
    expect(charter).toMatchObject({
      state: 'booked',
      source: 'portal',
      customerName: 'Ida Lindgren',
      total: '4900.00',
      currency: 'GBP',
      eventId: entry.id,
      startDate: entry.startDate,
      endDate: entry.endDate,
      portalNotice: null,
      attention: [],
    });
    expect(charter.plan.length).toBeGreaterThan(0);
    const before = await entries();
    expect(before).toMatchObject([
      { id: entry.id, charterId: charter.id, importLabel: null, title: `Lindgren ${charter.number}`, price: 490_000 },
    ]);
    for (let reading = 0; reading < 3; reading++) {
      // Some portals change the title of an entry every day.
      says(week('07-05', '07-12', `renamed ${reading}`));
      expect(await read()).toMatchObject({ state: 'fine', conflicts: [], blocks: 1 });
      expect(await entries()).toEqual(before);
    }
    expect((await call(maya, charter.id)).attention).toEqual([]);
    expect((await adopt({ customerId: charter.customerId })).body.code).toBe('charter_entry');
    // It is like any other charter: a request for its dates is refused, and adjacent dates aren't affected.
    expect((await book(maya, charter.yachtId, `${nextYear}-07-11`, `${nextYear}-07-14`)).body.code).toBe('schedule_conflict');
    says(week('07-05', '07-12'), week('07-12', '07-19', 'b'));
    await read();
    expect(await stretches()).toEqual([`07-05 07-12 Lindgren ${charter.number}`, `07-12 07-19 ${theirs}`]);
  });

  test('gets a notice if the portal moves it, doesn’t move, and loses the notice once it was seen or the dates match again', async () => {
    const { maya, adopt, read, stretches } = await anAdopted();
    const { body: charter } = await adopt({ contactLastName: 'Lindgren' });
    says(week('07-12', '07-19'));
    expect(await read()).toMatchObject({ conflicts: [] });
    expect(await stretches()).toEqual([`07-05 07-12 Lindgren ${charter.number}`]);
    const afterMove = await call(maya, charter.id);
    expect(afterMove.attention[0]).toEqual({ code: 'portal_changed', message: afterMove.portalNotice });
    expect(afterMove.portalNotice).toMatch(new RegExp(`^Click&Boat has this booking on .*Jul 12.*Jul 19.*${nextYear}.* now\\.$`));
    const { body: feed } = await maya.call('GET', `/api/activities?resourceType=charter&resourceId=${charter.id}`);
    expect(feed[0].details).toBe(afterMove.portalNotice);
    // Reading the same change again isn't news.
    await read();
    expect((await maya.call('GET', `/api/activities?resourceType=charter&resourceId=${charter.id}`)).body).toHaveLength(feed.length);

    const seen = await maya.call('PATCH', `/api/charters/${charter.id}`, { portalNotice: null });
    expect([seen.status, seen.body.portalNotice, seen.body.attention.length]).toEqual([200, null, afterMove.attention.length - 1]);
    await read();
    expect((await call(maya, charter.id)).portalNotice).toBeNull();
    expect((await maya.call('PATCH', `/api/charters/${charter.id}`, { portalNotice: 'Mine' })).status).toBe(422);

    says(week('07-06', '07-13'));
    await read();
    expect((await call(maya, charter.id)).portalNotice).not.toBeNull();
    says(week('07-05', '07-12'));
    await read();
    expect((await call(maya, charter.id)).portalNotice).toBeNull();
    // Moving the charter to the portal's dates clears the notice, and the portal's own block doesn't get in the way.
    says(week('07-12', '07-19'));
    await read();
    const moved = await maya.call('PATCH', `/api/charters/${charter.id}`, {
      startDate: `${nextYear}-07-12T07:00:00Z`,
      endDate: `${nextYear}-07-19T07:00:00Z`,
    });
    expect([moved.status, moved.body.portalNotice]).toEqual([200, null]);
    expect(await read()).toMatchObject({ conflicts: [] });
    expect(await stretches()).toEqual([`07-12 07-19 Lindgren ${charter.number}`]);
  });

  test('gets a notice if the portal drops it, and stays', async () => {
    const { maya, adopt, read, stretches } = await anAdopted();
    const { body: charter } = await adopt({ contactLastName: 'Lindgren' });
    says(week('08-02', '08-09', 'b'));
    expect(await read()).toMatchObject({ blocks: 1, conflicts: [] });
    expect((await call(maya, charter.id)).portalNotice).toBe('Click&Boat no longer has this booking.');
    expect(await stretches()).toEqual([`07-05 07-12 Lindgren ${charter.number}`, `08-02 08-09 ${theirs}`]);
  });

  test('that is cancelled here blocks the yacht again while the portal lists it, ahead of waiting charters', async () => {
    const { maya, yacht, adopt, read, stretches } = await anAdopted();
    const { body: charter } = await adopt({ contactLastName: 'Lindgren' });
    expect((await maya.call('POST', `/api/charters/${charter.id}/cancel`, { fee: '0' })).status).toBe(200);
    expect(await stretches()).toEqual([`07-05 07-12 ${theirs}`]);
    await read();
    expect(await stretches()).toEqual([`07-05 07-12 ${theirs}`]);
    says(week('08-02', '08-09', 'b'));
    await read();
    expect((await book(maya, yacht.id, `${nextYear}-07-05`, `${nextYear}-07-12`)).status).toBe(201);
    expect((await call(maya, charter.id)).portalNotice).toBeNull();
  });

  test('can’t be turned into one while another booking overlaps it', async () => {
    const { maya, yacht, read, entries } = await aPortal();
    await book(maya, yacht.id, `${nextYear}-07-10`, `${nextYear}-07-14`);
    says(week('07-05', '07-12'));
    await read();
    const [part] = await entries();
    expect(part.importLabel).toBe('Click&Boat');
    expect(await maya.call('POST', '/api/charters/adopt', { eventId: part.id, contactLastName: 'Lindgren' })).toMatchObject({
      status: 409,
      body: { code: 'imported', message: 'Another booking overlaps what Click&Boat reports. Resolve that first.' },
    });
  });

  test('isn’t exported to the portal as our booking, and stays when the calendar is deleted', async () => {
    const { maya, id, yacht, adopt, stretches } = await anAdopted();
    const { body: charter } = await adopt({ contactLastName: 'Lindgren' });
    const { body: feed } = await maya.call('POST', '/api/calendar-feeds', { yachtId: yacht.id, detail: 'busy', importId: id });
    const own = async () => (await world.app.inject({ method: 'GET', url: feed.path })).body;
    expect(await own()).not.toContain('BEGIN:VEVENT');
    await maya.call('DELETE', `/api/calendar-imports/${id}`);
    expect(await stretches()).toEqual([`07-05 07-12 Lindgren ${charter.number}`]);
    expect((await call(maya, charter.id)).portalNotice).toBeNull();
  });
});
