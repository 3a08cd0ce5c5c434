import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/shared/calendar-days.ts';
import { wallClockIn } from '#domain/shared/zoned-time.ts';
import { buildApp } from '../app.ts';
import { openDatabase } from '../platform/database.ts';
import { openFileStore } from '../platform/file-store.ts';
import { addJob, openJobs } from '../platform/jobs.ts';
import { openLetters } from '../platform/letters.ts';
import type { Mail, Mailer } from '../platform/mail.ts';
import { aCompany, aCrewMember, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import type { Parts } from '../platform/parts.ts';
import { beginMornings, reminderJobs, sendDigests } from './digest.ts';
import { until } from '../testing/until.ts';

const world = aWorld();
const address = () => 'https://fairlead.example';
const silent = pino({ level: 'silent' });
const hour = 3_600_000;

/** A mailbox, and the addresses it refuses. */
function aMailbox(refused: string[] = []) {
  const letters: Mail[] = [];
  const send = (letter: Mail) =>
    refused.includes(letter.to) ? Promise.reject(new Error('no such mailbox')) : Promise.resolve(void letters.push(letter));
  return { letters, refused, mail: { send }, to: ({ email }: Person) => letters.filter((letter) => letter.to === email) };
}

async function inCompany(timeZone = 'Europe/Paris') {
  const company = await aCompany(world);
  await world.owner.query('update companies set time_zone = $1 where id = $2', [timeZone, company.id]);
  const maya = await aPerson(world, { company });
  return { company, maya, colleague: (role: 'user' | 'manager' = 'user') => aPerson(world, { role, company }) };
}

async function aCertificate(companyId: number, expiryDate: string, type = 'ENG1 Medical'): Promise<void> {
  const holder = await aCrewMember(world, companyId, { name: 'Ana Ferrer' });
  await world.owner.query('insert into certificates (company_id, crew_id, type, expiry_date) values ($1, $2, $3, $4)', [
    companyId,
    holder.id,
    type,
    expiryDate,
  ]);
}

/** What a server does at this time: it begins due mornings, and writes this company's due emails. */
async function tick(companyId: number, now: string | Date, { mail }: { mail: Mailer }): Promise<void> {
  await beginMornings(world.db, new Date(now));
  const job = await jobOf(companyId);
  if (!job) return;
  await sendDigests({ db: world.db, address }, { data: job, signal: new AbortController().signal }, new Date(now));
  await world.owner.query(`delete from jobs where name = 'reminders: letters'`);
  await deliver(mail);
}

/** Sends the emails that are due. */
async function deliver(mail: Mailer): Promise<void> {
  const jobs = openJobs(world.db, silent);
  openLetters({ db: world.db, mail, jobs });
  await world.owner.query(`update jobs set run_at = now() where name like 'letter% of the morning'`);
  await jobs.doWhatIsDue('mornings');
}

/** The job that writes this company's emails, as if it covered this company alone. */
async function jobOf(companyId: number) {
  const { rows } = await world.owner.query(
    `select data from jobs where name = 'reminders: letters' and $1 = any(string_to_array(data ->> 'companies', ','))`,
    [String(companyId)],
  );
  return rows[0] && { ...rows[0].data, companies: String(companyId) };
}

beforeEach(() => world.owner.query('delete from jobs'));
afterEach(() => world.owner.query('delete from jobs'));

describe('the morning comes once a day', () => {
  // Three days around each change of the clocks, in steps of half an hour.
  test.each([
    ['Europe/Paris', '2027-03-27', 'forward'],
    ['Europe/Paris', '2027-10-30', 'back'],
    ['America/New_York', '2027-03-13', 'forward'],
    ['America/New_York', '2027-11-06', 'back'],
    ['Australia/Lord_Howe', '2027-10-02', 'forward by half an hour'],
    ['Australia/Lord_Howe', '2027-04-03', 'back by half an hour'],
    ['Pacific/Kiritimati', '2027-03-27', 'never'],
    ['Asia/Kolkata', '2027-03-27', 'never'],
  ])('in %s from %s on, where clocks go %s: at seven, one email', async (timeZone, first) => {
    const { company, maya } = await inCompany(timeZone);
    const days = [0, 1, 2].map((ahead) => new Date(Date.parse(first) + ahead * 24 * hour).toISOString().slice(0, 10));
    for (const day of days) await aCertificate(company.id, day);
    const mailbox = aMailbox();
    const sentAt: string[] = [];
    // Starts at noon UTC on the day before, so that the morning is included in every time zone.
    for (let at = Date.parse(first) - 12 * hour; at < Date.parse(first) + 84 * hour; at += hour / 2) {
      const before = mailbox.letters.length;
      await tick(company.id, new Date(at), mailbox);
      const { day, time } = wallClockIn(timeZone, new Date(at).toISOString());
      if (mailbox.letters.length > before) sentAt.push(`${day} ${time}`);
    }
    expect(sentAt).toEqual(days.map((day) => `${day} 07:00`));
    expect(mailbox.to(maya)).toHaveLength(3);
  });

  test('later on the same day if no server ran in the morning, and never for past days', async () => {
    const { company, maya } = await inCompany();
    for (const day of ['2027-06-01', '2027-06-02', '2027-06-03', '2027-06-04']) await aCertificate(company.id, day, `Licence of ${day}`);
    const mailbox = aMailbox();
    await tick(company.id, '2027-06-01T05:00:00Z', mailbox);
    // Nothing runs for two mornings; the server is back late in the evening of the third.
    await tick(company.id, '2027-06-03T21:30:00Z', mailbox);
    await tick(company.id, '2027-06-03T21:31:00Z', mailbox);
    expect(mailbox.to(maya).map(({ subject }) => subject)).toEqual([
      'One reminder for Tuesday, June 1',
      '2 reminders for Thursday, June 3',
    ]);
    expect(mailbox.to(maya)[1]?.text).toContain('Licence of 2027-06-02 (Ana Ferrer · Expired yesterday)');
    expect(mailbox.to(maya)[1]?.text).not.toContain('Licence of 2027-06-01');
    // An email that is still waiting at the end of its day is no longer written.
    await beginMornings(world.db, new Date('2027-06-04T05:00:00Z'));
    const job = await jobOf(company.id);
    await sendDigests({ db: world.db, address }, { data: job, signal: new AbortController().signal }, new Date('2027-06-05T05:00:00Z'));
    expect(mailbox.to(maya)).toHaveLength(2);
  });

  test('even if a company moves to a time zone where it is the day before', async () => {
    const { company, maya } = await inCompany('Pacific/Kiritimati');
    for (const day of ['2027-06-01', '2027-06-02']) await aCertificate(company.id, day);
    const mailbox = aMailbox();
    await tick(company.id, '2027-05-31T17:00:00Z', mailbox);
    await world.owner.query(`update companies set time_zone = 'Pacific/Honolulu' where id = $1`, [company.id]);
    for (const at of ['2027-05-31T17:01:00Z', '2027-06-01T16:59:00Z', '2027-06-01T17:00:00Z']) await tick(company.id, at, mailbox);
    expect(mailbox.to(maya).map(({ subject }) => subject)).toEqual(['One reminder for Tuesday, June 1']);
    await tick(company.id, '2027-06-02T17:00:00Z', mailbox);
    expect(mailbox.to(maya)).toHaveLength(2);
  });
});

describe('the mornings of many companies', () => {
  test('begin together, in jobs of a hundred, each company in one of them', async () => {
    const { rows } = await world.owner.query(
      `insert into companies (name, time_zone) select 'Fleet ' || n || ' ' || gen_random_uuid(), 'Indian/Chagos' from generate_series(1, 250) n returning id::text`,
    );
    await beginMornings(world.db, new Date('2031-06-01T05:00:00Z'));
    const { rows: jobs } = await world.owner.query(
      `select data ->> 'companies' as companies, data ->> 'day' as day from jobs where name = 'reminders: letters'`,
    );
    const queued = jobs.flatMap(({ companies }) => companies.split(','));
    const ours = rows.map(({ id }) => id);
    expect(queued.filter((id) => ours.includes(id)).toSorted()).toEqual(ours.toSorted());
    expect(Math.max(...jobs.map(({ companies }) => companies.split(',').length))).toBeLessThanOrEqual(100);
    await world.owner.query(`delete from companies where id = any($1::bigint[])`, [ours]);
  });

  test('are sent one by one after an error, so one company can’t keep others from their emails', async () => {
    const timeZone = noonSomewhere();
    const [a, b] = [await inCompany(timeZone), await inCompany(timeZone)];
    for (const { company } of [a, b]) await aCertificate(company.id, wallClockIn(timeZone, new Date().toISOString()).day);
    await beginMornings(world.db, new Date());
    const job = { ...(await jobOf(a.company.id)), companies: `${a.company.id},${b.company.id}` };
    await world.owner.query('delete from jobs');
    await world.db.outside.transaction().execute((t) => addJob(t, 'reminders: letters', job));
    const jobs = openJobs(world.db, silent);
    // Each email needs the address when it is written: here it fails for the first of the two companies.
    let calls = 0;
    const broken = () => {
      if (++calls === 1) throw new Error('this one can’t be written');
      return address();
    };
    const mailbox = aMailbox();
    openLetters({ db: world.db, mail: mailbox.mail, jobs });
    reminderJobs({ db: world.db, address: broken, jobs } as unknown as Parts);
    await jobs.doWhatIsDue('mornings');
    expect(mailbox.letters.map(({ to }) => to).toSorted()).toEqual([a.maya.email, b.maya.email].toSorted());
  });
});

describe('an email', () => {
  test('lists a certificate at 90, 60, 30, 7 and 0 days, each once, and never on the days between', async () => {
    const { company, maya } = await inCompany();
    await aCertificate(company.id, '2027-09-01');
    const mailbox = aMailbox();
    const deadlines: string[] = [];
    for (let at = Date.parse('2027-05-30T05:00:00Z'); at < Date.parse('2027-09-05T05:00:00Z'); at += 24 * hour) {
      await tick(company.id, new Date(at), mailbox);
      deadlines.push(...mailbox.letters.splice(0).map(({ text }) => /Ana Ferrer · (.*?)\)/.exec(text)?.[1] ?? ''));
    }
    expect(deadlines).toEqual(['Expires in 90 days', 'Expires in 60 days', 'Expires in 30 days', 'Expires in 7 days', 'Expires today']);
    expect(maya.companyId).toBe(company.id);
  });

  test('lists missing documents in one line per yacht, the morning after and 30 days later; the bell until they are added', async () => {
    const { company, maya } = await inCompany();
    const [aurelia, boreas] = [await aYacht(maya, { name: 'Aurelia' }), await aYacht(maya, { name: 'Boreas' })];
    const needs = (of: object) => maya.call('PUT', '/api/document-needs', { needed: true, ...of });
    for (const type of ['Insurance policy', 'Radio license', 'Tonnage certificate']) await needs({ of: 'fleet', type });
    await needs({ of: 'yacht', yachtId: boreas.id, type: 'Tonnage certificate', needed: false });
    await needs({ of: 'company', type: 'Liability insurance' });
    await maya.call('POST', '/api/documents', { yachtId: boreas.id, type: 'insurance POLICY' });
    const bell = async () =>
      (await maya.call('GET', '/api/reminders')).body.rows
        .filter(({ kind }: { kind: string }) => kind === 'missing')
        .map(({ resource, resourceId, label, of, daysLeft }: any) => [resource, resourceId, label, of, daysLeft]);
    expect(await bell()).toEqual([
      ['yacht', aurelia.id, 'Insurance policy and 2 more', 'Aurelia', 0],
      ['yacht', boreas.id, 'Radio license', 'Boreas', 0],
      ['company', company.id, 'Liability insurance', company.name, 0],
    ]);
    const today = wallClockIn('Europe/Paris', new Date().toISOString()).day;
    const mailbox = aMailbox();
    const reminders: string[] = [];
    for (const days of [1, 2, 29, 30, 31]) {
      await tick(company.id, `${addDays(today, days)}T10:00:00Z`, mailbox);
      reminders.push(
        ...mailbox.letters.splice(0).flatMap(({ text }) => [...text.matchAll(/\(Boreas · .*?\)/g)].map(([line]) => `${days} ${line}`)),
      );
    }
    expect(reminders).toEqual(['1 (Boreas · Missing since yesterday)', '30 (Boreas · Missing for 30 days)']);
    await maya.call('POST', '/api/documents', { yachtId: boreas.id, type: 'Radio license' });
    expect((await bell()).map(([, , , of]: string[]) => of)).toEqual(['Aurelia', company.name]);
    // A need that comes back is announced again.
    const since = async () =>
      (await world.owner.query(`select created_at from document_needs where company_id = $1 and of = 'company'`, [company.id])).rows[0]
        ?.created_at;
    await world.owner.query(`update document_needs set created_at = now() - interval '40 days' where company_id = $1`, [company.id]);
    const before = await since();
    await needs({ of: 'company', type: 'Liability insurance' });
    expect(await since()).toEqual(before);
    await needs({ of: 'company', type: 'Liability insurance', needed: false });
    await needs({ of: 'company', type: 'Liability insurance' });
    expect(await since()).not.toEqual(before);
  });

  test('lists a service that is due in a week, with a link to its equipment', async () => {
    const { company, maya } = await inCompany();
    const yacht = await aYacht(maya, { name: 'Aurelia' });
    const raft = (await maya.call('POST', '/api/equipment', { yachtId: yacht.id, name: 'Life raft', kind: 'life_raft' })).body;
    await maya.call('POST', '/api/service-plans', { equipmentId: raft.id, title: 'Service', dueOn: '2027-09-01' });
    const mailbox = aMailbox();
    await tick(company.id, '2027-08-25T05:00:00Z', mailbox);
    expect(mailbox.to(maya)[0]?.text).toContain(`https://fairlead.example/maintenance/equipment?item=${raft.id}`);
    expect(mailbox.to(maya)[0]?.text).toContain('Life raft, Service (Aurelia · Due in 7 days)');
  });

  test('lists a service due soon by hours once, the morning after the reading; the bell until it is done', async () => {
    const { company, maya } = await inCompany();
    const yacht = await aYacht(maya, { name: 'Aurelia' });
    const engine = (await maya.call('POST', '/api/equipment', { yachtId: yacht.id, name: 'Port engine', kind: 'engine' })).body;
    const meter = (await maya.call('POST', '/api/meters', { equipmentId: engine.id })).body;
    const read = (hours: number) => maya.call('POST', '/api/readings', { readings: [{ meterId: meter.id, hours }], confirm: true });
    await read(1200);
    const wish = { equipmentId: engine.id, title: '250 h service', everyHours: 250, meterId: meter.id, dueHours: 1230 };
    const plan = (await maya.call('POST', '/api/service-plans', wish)).body;
    const bell = async () =>
      (await maya.call('GET', '/api/reminders')).body.rows.map(({ label, daysLeft, overdue, hoursLeft }: any) => [
        label,
        daysLeft,
        overdue,
        hoursLeft,
      ]);
    expect(await bell()).toEqual([]);
    const today = wallClockIn('Europe/Paris', new Date().toISOString()).day;
    await read(1211.6);
    expect(await bell()).toEqual([['Port engine, 250 h service', 0, false, 18.4]]);
    const mailbox = aMailbox();
    const reminders: string[] = [];
    for (const days of [1, 2, 8, 31]) {
      await tick(company.id, `${addDays(today, days)}T10:00:00Z`, mailbox);
      reminders.push(...mailbox.letters.splice(0).map(({ text }) => `${days} ${/Port engine.*?\)/.exec(text)?.[0]}`));
    }
    expect(reminders).toEqual(['1 Port engine, 250 h service (Aurelia · Due in 18.4 h)']);
    // It was noticed ten days ago: changing it or postponing it by days keeps that, but changing its hours doesn't.
    const noticedOn = async () =>
      (await world.owner.query('select noticed_on::text as day from service_plans where id = $1', [plan.id])).rows[0].day;
    const path = `/api/service-plans/${plan.id}`;
    await world.owner.query('update service_plans set noticed_on = $2 where id = $1', [plan.id, addDays(today, -10)]);
    await maya.call('PATCH', path, { title: '250 h', everyMonths: 12, dueOn: addDays(today, 40) });
    await maya.call('POST', `${path}/postponements`, { toOn: addDays(today, 50), reason: 'The yard is full' });
    expect(await noticedOn()).toBe(addDays(today, -10));
    await maya.call('PATCH', path, { title: '250 h service', dueHours: 1231 });
    expect(await noticedOn()).toBe(today);
    await world.owner.query('update service_plans set noticed_on = $2 where id = $1', [plan.id, addDays(today, -10)]);
    await maya.call('PATCH', path, { dueHours: 1900 });
    expect(await noticedOn()).toBeNull();
    await world.owner.query('delete from postponements where plan_id = $1', [plan.id]);
    await maya.call('PATCH', path, { dueHours: 1230 });
    await read(1233);
    // Also due by date, it is listed once, under the more urgent of the two.
    await maya.call('PATCH', `/api/service-plans/${plan.id}`, { everyMonths: 12, dueOn: addDays(today, 20), dueHours: 1230 });
    expect(await bell()).toEqual([['Port engine, 250 h service', 0, true, -3]]);
    await maya.call('PATCH', `/api/service-plans/${plan.id}`, { dueHours: 1240 });
    expect(await bell()).toEqual([['Port engine, 250 h service', 20, false, null]]);
    await maya.call('POST', `/api/service-plans/${plan.id}/completions`, { cycle: 1, doneOn: today });
    expect(await bell()).toEqual([]);
  });

  test('lists a service again that is due by hours after an earlier reading, which was wrong, is deleted', async () => {
    const { company, maya } = await inCompany();
    const yacht = await aYacht(maya, { name: 'Aurelia' });
    const engine = (await maya.call('POST', '/api/equipment', { yachtId: yacht.id, name: 'Port engine', kind: 'engine' })).body;
    const meter = (await maya.call('POST', '/api/meters', { equipmentId: engine.id })).body;
    const read = async (hours: number) =>
      (await maya.call('POST', '/api/readings', { readings: [{ meterId: meter.id, hours }], confirm: true })).body.readings[0];
    const wish = { equipmentId: engine.id, title: '250 h service', everyHours: 250, meterId: meter.id, dueHours: 1230 };
    const plan = (await maya.call('POST', '/api/service-plans', wish)).body;
    const today = wallClockIn('Europe/Paris', new Date().toISOString()).day;
    const wrong = await read(1300);
    await world.owner.query('update service_plans set noticed_on = $2 where id = $1', [plan.id, addDays(today, -10)]);
    await maya.call('DELETE', `/api/readings/${wrong.id}`);
    await read(1231);
    const mailbox = aMailbox();
    await tick(company.id, `${addDays(today, 1)}T10:00:00Z`, mailbox);
    expect(mailbox.to(maya)[0]?.text).toContain('Port engine, 250 h service (Aurelia · 1.0 h past due)');
  });

  test('begins with the day’s returns and departures if there are any, and why a yacht isn’t ready', async () => {
    const { company, maya } = await inCompany();
    const [crewed, without] = [await aYacht(maya, { name: 'Aurelia' }), await aYacht(maya, { name: 'Santa <i>Livia</i>' })];
    await world.owner.query(`update yachts y set captain_id = k.id from crew k where y.id = $1 and k.id = $2`, [
      crewed.id,
      (await aCrewMember(world, company.id)).id,
    ]);
    const customer = await maya.call('POST', '/api/customers', { firstName: 'Willem', lastName: 'de Graaf' });
    const charter = async (yachtId: number, startDate: string, endDate: string) =>
      (
        await maya.call('POST', '/api/schedule', {
          yachtId,
          customerId: customer.body.id,
          title: 'Charter',
          type: 'charter',
          startDate,
          endDate,
        })
      ).body.id;
    await charter(crewed.id, '2027-07-10T15:00:00Z', '2027-07-17T07:00:00Z');
    const leaving = await charter(crewed.id, '2027-07-17T15:00:00Z', '2027-07-24T07:00:00Z');
    const stopped = await charter(without.id, '2027-07-17T16:00:00Z', '2027-07-24T07:00:00Z');
    const mailbox = aMailbox();
    await tick(company.id, '2027-07-17T05:00:00Z', mailbox);
    const [letter] = mailbox.to(maya);
    expect(letter?.subject).toBe('Saturday: 1 back, 2 out, 1 not ready');
    expect(letter?.text).toContain('Today at ' + company.name + ': 1 back · 2 out · 1 not ready');
    expect(letter?.text).toContain(
      `Aurelia, back 9:00 AM de Graaf, between 8 h, out 5:00 PM de Graaf\nhttps://fairlead.example/schedule/${leaving}\n` +
        `Santa <i>Livia</i>, out 6:00 PM de Graaf. Not ready: No captain\nhttps://fairlead.example/schedule/${stopped}`,
    );
    expect(letter?.html).toContain('Santa &lt;i&gt;Livia&lt;/i&gt;');
    expect(letter?.html).toContain('Not ready: No captain');
    // Without departures by email, a person only gets what is due, and nothing is due here.
    await maya.call('PATCH', '/api/profile/reminders', { mail: ['certificate'] });
    await tick(company.id, '2027-07-24T05:00:00Z', mailbox);
    expect(mailbox.to(maya)).toHaveLength(1);
  });

  test('calls work that ended at midnight overdue since the day before', async () => {
    const { company, maya } = await inCompany();
    await maya.call('POST', '/api/maintenance', {
      yachtId: (await aYacht(maya, { name: 'Aurelia' })).id,
      title: 'Hull cleaning',
      type: 'hull',
      scheduledDate: '2027-05-31T22:00:00Z',
      endDate: '2027-06-01T22:00:00Z',
    });
    const mailbox = aMailbox();
    await tick(company.id, '2027-06-02T05:00:00Z', mailbox);
    expect(mailbox.to(maya)[0]?.text).toContain('Hull cleaning (Aurelia · 1 day overdue)');
  });

  test('lists kind by kind what is due, with links, and how to unsubscribe', async () => {
    const { company, maya } = await inCompany();
    const yacht = await aYacht(maya, { name: 'Aurelia' });
    await aCertificate(company.id, '2027-07-01', 'STCW <b>Basic</b>\nSafety');
    const work = await maya.call('POST', '/api/maintenance', {
      yachtId: yacht.id,
      title: 'Hull cleaning',
      type: 'hull',
      scheduledDate: '2027-06-08T08:00:00Z',
    });
    const charter = await maya.call('POST', '/api/schedule', {
      yachtId: yacht.id,
      title: 'Lindgren charter',
      type: 'charter',
      startDate: '2027-06-02T07:30:00Z',
      endDate: '2027-06-07T07:00:00Z',
    });
    const trip = await maya.call('POST', '/api/trips', {
      yachtId: yacht.id,
      departureLocation: 'Nice',
      arrivalLocation: 'Calvi',
      departureDate: '2027-06-02T16:00:00Z',
    });
    const customer = await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren' });
    const invoice = await maya.call('POST', '/api/invoices', {
      customerId: customer.body.id,
      issueDate: '2027-05-01',
      dueDate: '2027-05-25',
      currency: 'EUR',
      status: 'sent',
      items: [{ description: 'Charter', unitPrice: 10 }],
    });
    await world.owner.query(
      `insert into subscriptions (company_id, provider, customer_id, plan_id, status, trial_end) values ($1, 'sandbox', 'cus_1', 'starter-monthly', 'trialing', '2027-06-08T10:00:00Z')`,
      [company.id],
    );
    const mailbox = aMailbox();
    await tick(company.id, '2027-06-01T05:00:00Z', mailbox);
    const [letter] = mailbox.to(maya);
    expect(mailbox.letters).toHaveLength(1);
    expect(letter?.subject).toBe('6 reminders for Tuesday, June 1');
    const lines = letter?.text.split('\n') ?? [];
    expect(lines.filter((line) => /^[A-Z ]+$|\(.* · |^https/.test(line))).toEqual([
      'DEPARTURES',
      'Lindgren charter (Aurelia · Departs tomorrow, 9:30 AM)',
      `https://fairlead.example/schedule/${charter.body.id}`,
      'Nice to Calvi (Aurelia · Departs tomorrow, 6:00 PM)',
      `https://fairlead.example/routes/${trip.body.id}/edit`,
      'MAINTENANCE',
      'Hull cleaning (Aurelia · Begins in 7 days, 10:00 AM)',
      `https://fairlead.example/maintenance/${work.body.id}`,
      'CERTIFICATES',
      'STCW <b>Basic</b> Safety (Ana Ferrer · Expires in 30 days)',
      expect.stringMatching(/\/crew\/\d+\/edit$/),
      'OVERDUE INVOICES',
      `${invoice.body.invoiceNumber} (Ada Lindgren · 7 days overdue)`,
      `https://fairlead.example/finance/invoices/${invoice.body.id}`,
      'YOUR SUBSCRIPTION',
      `Free trial (${company.name} · Ends in 7 days, 12:00 PM)`,
      'https://fairlead.example/profile',
      'https://fairlead.example/dashboard',
      'https://fairlead.example/profile#reminders',
    ]);
    expect(letter?.html).toContain('STCW &lt;b&gt;Basic&lt;/b&gt;');
    expect(letter?.html).toContain('href="https://fairlead.example/profile#reminders"');
    expect(letter?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<https:\/\/fairlead\.example\/api\/reminders\/unsubscribe\/[0-9a-f-]{36}>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test('contains nothing of another company, in whatever order their mornings come', async () => {
    const [a, b] = [await inCompany(), await inCompany('Asia/Kolkata')];
    const mailbox = aMailbox();
    for (const [marker, { company, maya }] of [
      ['Azure marker', a],
      ['Northwind marker', b],
    ] as const) {
      const yacht = await aYacht(maya, { name: marker });
      await aCertificate(company.id, '2027-06-01', marker);
      await maya.call('POST', '/api/schedule', {
        yachtId: yacht.id,
        title: marker,
        type: 'charter',
        startDate: '2027-06-02T07:30:00Z',
        endDate: '2027-06-09T07:00:00Z',
      });
    }
    // One job writes the emails of both.
    const now = new Date('2027-06-01T05:00:00Z');
    await beginMornings(world.db, now);
    const job = { ...(await jobOf(a.company.id)), companies: `${a.company.id},${b.company.id}` };
    await sendDigests({ db: world.db, address }, { data: job, signal: new AbortController().signal }, now);
    await deliver(mailbox.mail);
    expect(mailbox.letters).toHaveLength(2);
    expect(mailbox.to(a.maya)[0]?.text).toContain('Azure marker');
    expect(JSON.stringify(mailbox.to(a.maya))).not.toContain('Northwind marker');
    expect(mailbox.to(b.maya)[0]?.text).toContain('Northwind marker');
    expect(JSON.stringify(mailbox.to(b.maya))).not.toContain('Azure marker');
  });

  test('contains what each person may see and wants; people who left, want nothing or have nothing due get none', async () => {
    const { company, maya, colleague } = await inCompany();
    const [tom, former, silentOne] = [await colleague(), await colleague(), await colleague()];
    await world.owner.query('update users set deactivated_at = now() where id = $1', [former.id]);
    await silentOne.call('PATCH', '/api/profile/reminders', { mail: [] });
    await world.owner.query(
      `insert into subscriptions (company_id, provider, customer_id, plan_id, status, trial_end) values ($1, 'sandbox', 'cus_1', 'starter-monthly', 'trialing', '2027-06-04T10:00:00Z')`,
      [company.id],
    );
    const mailbox = aMailbox();
    await tick(company.id, '2027-06-01T05:00:00Z', mailbox);
    expect(mailbox.letters.map(({ to }) => to)).toEqual([maya.email]);
    await aCertificate(company.id, '2027-06-02');
    await tick(company.id, '2027-06-02T05:00:00Z', mailbox);
    expect(
      mailbox.letters
        .slice(1)
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([maya.email, tom.email].toSorted());
    expect(mailbox.to(tom)[0]?.text).not.toContain('trial');
    // On the day before the trial ends, a separate email announces it.
    await tick(company.id, '2027-06-03T05:00:00Z', mailbox);
    expect(mailbox.letters).toHaveLength(3);
  });

  test('is not sent to former customers, whose company is read-only', async () => {
    const { company } = await inCompany();
    await aCertificate(company.id, '2027-06-01');
    await world.owner.query(
      `insert into subscriptions (company_id, provider, customer_id, plan_id, status, ended_at) values ($1, 'sandbox', 'cus_1', 'starter-monthly', 'canceled', now())`,
      [company.id],
    );
    const mailbox = aMailbox();
    await tick(company.id, '2027-06-01T05:00:00Z', mailbox);
    expect(mailbox.letters).toEqual([]);
  });

  test('lists at most twenty of each kind, and how many more there are', async () => {
    const { company, maya } = await inCompany();
    for (let count = 0; count < 23; count++) await aCertificate(company.id, '2027-06-01');
    const mailbox = aMailbox();
    await tick(company.id, '2027-06-01T05:00:00Z', mailbox);
    const text = mailbox.to(maya)[0]?.text ?? '';
    expect(text.match(/Expires today/g)).toHaveLength(20);
    expect(text).toContain('and 3 more');
  });
});

describe('emails are sent once', () => {
  test('by two processes at the same time: one email each', async () => {
    const { company, maya, colleague } = await inCompany();
    const people = [maya, await colleague(), await colleague(), await colleague()];
    await aCertificate(company.id, '2027-06-01');
    const mailbox = aMailbox();
    const now = new Date('2027-06-01T05:00:00Z');
    const other = openDatabase(world.appUrl, { max: 3 });
    await Promise.all([beginMornings(world.db, now), beginMornings(other, now)]);
    const data = await jobOf(company.id);
    await Promise.all(
      [world.db, other, world.db, other].map((db) => sendDigests({ db, address }, { data, signal: new AbortController().signal }, now)),
    );
    await other.close();
    await deliver(mailbox.mail);
    expect(mailbox.letters.map(({ to }) => to).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
  });

  test('a refused address keeps nobody else from their email, and is tried again', async () => {
    const { company, maya, colleague } = await inCompany();
    const tom = await colleague();
    await aCertificate(company.id, '2027-06-01');
    const mailbox = aMailbox([maya.email]);
    await tick(company.id, '2027-06-01T05:00:00Z', mailbox);
    expect(mailbox.letters.map(({ to }) => to)).toEqual([tom.email]);
    mailbox.refused.length = 0;
    await deliver(mailbox.mail);
    expect(mailbox.letters.map(({ to }) => to)).toEqual([tom.email, maya.email]);
  });

  test('when a process dies while sending, another one sends the rest, and any duplicate has the same Message-ID', async () => {
    const timeZone = noonSomewhere();
    const { company, maya, colleague } = await inCompany(timeZone);
    const people = [maya, await colleague(), await colleague()];
    await aCertificate(company.id, wallClockIn(timeZone, new Date().toISOString()).day);
    await beginMornings(world.db, new Date());
    const ours = await jobOf(company.id);
    await world.owner.query('delete from jobs');
    await world.db.outside.transaction().execute((t) => addJob(t, 'reminders: letters', ours));

    const mailbox = aMailbox();
    let sent = 0;
    const dying = aProcess(async (letter) => {
      await mailbox.mail.send(letter);
      // It stops once all emails but the first have been sent, and never learns that they were.
      if (++sent >= 2) await new Promise(() => {});
    });
    await until(() => sent >= 2);
    await dying.die();
    const successor = aProcess(mailbox.mail.send);
    await until(async () => (await world.owner.query('select from jobs')).rowCount === 0);
    await successor.die();
    const ids = new Map(people.map((person) => [person.email, mailbox.to(person).map(({ messageId }) => messageId)]));
    expect([...ids.values()].map((each) => new Set(each).size)).toEqual([1, 1, 1]);
    expect(mailbox.letters.length).toBeGreaterThan(people.length);
  });

  test('with two whole servers on one database, everyone at a company where it is about noon gets exactly one email', async () => {
    const timeZone = noonSomewhere();
    const { company, maya, colleague } = await inCompany(timeZone);
    const people = [maya, await colleague()];
    await aCertificate(company.id, wallClockIn(timeZone, new Date().toISOString()).day);
    const mailbox = aMailbox();
    const servers = [await aServer(mailbox.mail.send), await aServer(mailbox.mail.send)];
    const ours = () =>
      mailbox.letters
        .filter(({ to }) => people.some(({ email }) => email === to))
        .map(({ to }) => to)
        .toSorted();
    await until(() => ours().length >= people.length);
    for (let round = 0; round < 3; round++) await until(checkForMorningsNow);
    await until(async () => (await jobOf(company.id)) === undefined);
    for (const server of servers) await server.close();
    expect(ours()).toEqual(people.map(({ email }) => email).toSorted());
  });
});

describe('unsubscribing from emails', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  test('works without signing in, as email programs do it, and can be undone in the profile', async () => {
    const { company, maya } = await inCompany();
    for (const day of ['2027-06-01', '2027-06-02', '2027-06-03']) await aCertificate(company.id, day);
    const mailbox = aMailbox();
    await tick(company.id, '2027-06-01T05:00:00Z', mailbox);
    const way = /<https:\/\/fairlead\.example(.*)>/.exec(mailbox.letters[0]?.headers?.['List-Unsubscribe'] ?? '')?.[1] as string;
    // Just opening the address doesn't unsubscribe anyone.
    const looked = await world.app.inject({ method: 'GET', url: way });
    expect([looked.statusCode, looked.headers['location']]).toEqual([302, '/profile#reminders']);
    expect((await maya.call('GET', '/api/profile/reminders')).body.mail).not.toEqual([]);
    const ended = await world.app.inject({ method: 'POST', url: way, headers: form, payload: 'List-Unsubscribe=One-Click' });
    expect(ended.statusCode).toBe(204);
    expect((await maya.call('GET', '/api/profile/reminders')).body).toMatchObject({
      mail: [],
      panel: expect.arrayContaining(['certificate']),
    });
    await tick(company.id, '2027-06-02T05:00:00Z', mailbox);
    expect(mailbox.letters).toHaveLength(1);
    await maya.call('PATCH', '/api/profile/reminders', { mail: ['certificate'] });
    await tick(company.id, '2027-06-03T05:00:00Z', mailbox);
    expect(mailbox.letters).toHaveLength(2);
  });

  test('does nothing with another secret', async () => {
    for (const secret of ['00000000-0000-4000-8000-000000000000', 'x']) {
      const { statusCode } = await world.app.inject({
        method: 'POST',
        url: `/api/reminders/unsubscribe/${secret}`,
        headers: form,
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(statusCode).toBe(404);
    }
  });
});

/** A time zone in which it is about noon when these tests run. */
function noonSomewhere(): string {
  const ahead = 12 - new Date().getUTCHours();
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** A process with its own connections that runs the work of reminders, and dies without cleaning up. */
function aProcess(send: (letter: Mail) => Promise<void>) {
  const db = openDatabase(world.appUrl, { max: 3 });
  const jobs = openJobs(db, silent, { hold: 1_500, look: 20, wait: 20 });
  jobs.run('reminders: letters', (job) => sendDigests({ db, address }, job, new Date()), { lane: 'mornings' });
  openLetters({ db, mail: { send }, jobs });
  jobs.start();
  return {
    die: async () => {
      void jobs.close();
      await db.close().catch(() => {});
    },
  };
}

/** A complete server of its own that runs background work. */
async function aServer(send: (letter: Mail) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-test-'));
  const db = openDatabase(world.appUrl, { max: 4 });
  const app = await buildApp(
    {
      db,
      files: await openFileStore({ s3: undefined, dataDir: folder }),
      mail: { send },
      address,
      payments: null,
      salesEmail: 'sales@fairlead.example',
    },
    { log: silent, background: true },
  );
  return {
    close: async () => {
      await app.close();
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the next check for mornings due now, so that it happens within the test. */
async function checkForMorningsNow(): Promise<boolean> {
  return (await world.owner.query(`update jobs set run_at = now() where name = 'reminders: mornings' and holder is null`)).rowCount === 1;
}
