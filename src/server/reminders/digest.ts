// The morning's emails. Each company has one morning a day; each of its people at most one email in it.
import { sql } from 'kysely';
import { companyAccess } from '#domain/billing/access.ts';
import type { Plan } from '#domain/billing/plans.ts';
import { morningIn } from '#domain/reminders/days.ts';
import { reminderKinds, wantedBy, type ReminderKind } from '#domain/reminders/reminder.ts';
import { areas, can } from '#domain/session/permissions.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import type { ChosenFormats } from '#domain/shared/formats.ts';
import type { Today } from '#domain/today/today.ts';
import { noCompany } from '../platform/company.ts';
import type { Database, Scope } from '../platform/database.ts';
import { asPlatform } from '../platform/scope.ts';
import { addJobs, type Job } from '../platform/jobs.ts';
import { postLetters, type NewLetter } from '../platform/letters.ts';
import type { Mail } from '../platform/mail.ts';
import type { Parts } from '../platform/parts.ts';
import { announceAll } from '../platform/write.ts';
import { readToday } from '../today/store.ts';
import { isBusy } from './day-table.ts';
import { digestLetter } from './digest-letter.ts';
import { markDue, peopleToRemind, claimMornings, type Recipient } from './settings-store.ts';
import { remindersForToday } from './store.ts';

type Post = Pick<Parts, 'db' | 'address'>;
type Company = {
  id: number;
  name: string;
  timeZone: string;
  formats: ChosenFormats;
  plan: Plan;
  standing: Parameters<typeof companyAccess>[0];
};

const platform = (db: Database) => asPlatform(db, 'daily jobs run for every company');
const minute = 60_000;
// How many mornings begin in one transaction, and for how many companies one job sends the emails.
const companiesPerPass = 5_000;
const companiesPerJob = 100;
const digestJob = 'reminders: letters';

export function reminderJobs(parts: Parts): void {
  parts.jobs.run('reminders: mornings', () => beginMornings(parts.db, new Date()), { every: minute, lane: 'mornings' });
  parts.jobs.run(digestJob, (job) => sendDigestsOfAll(parts, job), { lane: 'mornings' });
}

/** Begins the morning of every company where it is morning by its time zone, once a day, even if late on that day. */
export async function beginMornings(db: Parts['db'], now: Date): Promise<void> {
  while ((await beginBatch(db, now)) === companiesPerPass);
}

/** Begins one transaction's worth of mornings, and returns how many. */
function beginBatch(db: Parts['db'], now: Date): Promise<number> {
  return platform(db).transaction(async (t) => {
    const zones = await t.selectFrom('companies').select('timeZone').distinct().where('id', '<>', noCompany).execute();
    const mornings = zones.flatMap(({ timeZone }) => {
      const day = morningIn(timeZone, now);
      return day === null ? [] : [{ timeZone, day }];
    });
    const { rows } = await sql<Morning>`
      insert into reminder_mornings as m (company_id, day)
      select c.id, z.day from companies c join unnest(${mornings.map(({ timeZone }) => timeZone)}::text[], ${mornings.map(({ day }) => day)}::date[]) z (time_zone, day) on z.time_zone = c.time_zone
        left join reminder_mornings k on k.company_id = c.id
      where c.id <> ${noCompany} and (k.day is null or k.day < z.day) limit ${companiesPerPass}
      on conflict (company_id) do update set before = m.day, day = excluded.day where m.day < excluded.day
      returning company_id, day, before`.execute(t);
    await addJobs(
      t,
      digestJob,
      inPortions(rows).map(({ day, before, companyIds }) => ({ data: { day, before: before ?? '', companies: companyIds.join(',') } })),
    );
    return rows.length;
  });
}

type Morning = { companyId: number; day: Day; before: Day | null };

/** Companies with the same day and the same previous one, in groups of limited size. */
function inPortions(mornings: Morning[]): { day: Day; before: Day | null; companyIds: number[] }[] {
  const portions: ReturnType<typeof inPortions> = [];
  const open = new Map<string, number[]>();
  for (const { companyId, day, before } of mornings) {
    const key = `${day} ${before}`;
    const portion = open.get(key);
    if (portion && portion.length < companiesPerJob) portion.push(companyId);
    else {
      const started = [companyId];
      open.set(key, started);
      portions.push({ day, before, companyIds: started });
    }
  }
  return portions;
}

/** If one company's emails fail, those of the others are still sent: each company by itself. */
async function sendDigestsOfAll(post: Post, job: Job): Promise<void> {
  const companyIds = companiesOf(job);
  try {
    await sendDigests(post, job, new Date());
  } catch (error) {
    if (companyIds.length === 1 || job.signal.aborted) throw error;
    const { day = '', before = '' } = job.data;
    await platform(post.db).transaction((t) =>
      addJobs(
        t,
        digestJob,
        companyIds.map((id) => ({ key: `${day} ${id}`, data: { day, before, companies: String(id) } })),
      ),
    );
  }
}

/** The companies of a job. Jobs queued by an older version, one per company, name theirs differently. */
function companiesOf({ data }: Pick<Job, 'data'>): number[] {
  return String(data['companies'] ?? data['companyId'])
    .split(',')
    .map(Number);
}

/** Notifies the people of these companies of what became due, while it is still that day: in the panel, and by email if they want it. */
export async function sendDigests(post: Post, job: Pick<Job, 'data' | 'signal'>, now: Date): Promise<void> {
  const [today, before] = [String(job.data['day']), String(job.data['before']) || null];
  const { scope } = platform(post.db);
  const companies = await readCompanies(post, scope, companiesOf(job), { today, now });
  const companyIds = [...companies.keys()];
  if (companyIds.length === 0) return;
  const { rows: people } = await post.db.in(scope).executeQuery(peopleToRemind(scope, companyIds));
  const wanted = people.map((person) => ({ person, ...wantedBy(person, person) }));
  const kinds = reminderKinds.filter((kind) => wanted.some(({ panel, mail }) => panel.includes(kind) || mail.includes(kind)));
  const due = await remindersForToday(post.db, { scope, companyIds, today, now }, kinds, before);
  const dueOf = ({ companyId }: Recipient, these: ReminderKind[]) => (due.get(companyId) ?? []).filter(({ kind }) => these.includes(kind));
  await light(
    post,
    wanted.filter(({ person, panel }) => dueOf(person, panel).length > 0).map(({ person }) => person),
    today,
  );

  const readers = wanted.filter(({ mail }) => mail.includes('departure')).map(({ person }) => person);
  const days = await readDays(post, scope, readers, now);
  const letters = wanted
    .map(({ person, mail }) => ({ person, due: dueOf(person, mail), reading: days.get(person) ?? null }))
    .filter(({ person, due: theirs, reading }) => (theirs.length > 0 || reading) && person.mailedOn !== today);
  job.signal.throwIfAborted();
  if (letters.length === 0) return;
  await platform(post.db).transaction(async (t) => {
    const tokens = await claimMornings(
      t,
      letters.map(({ person }) => person.id),
      today,
    );
    const posted = letters.flatMap(({ person, due: theirs, reading }) => {
      const [token, company] = [tokens.get(person.id), companies.get(person.companyId)];
      if (token === undefined || !company) return [];
      return [letterTo(person, digestLetter({ company, person, due: theirs, reading, today, address: post.address(), token }))];
    });
    await postLetters(t, posted, 'whenItCan');
  });
}

/** The day of each person's company, if a yacht returns or departs, read once for all people with the same rights. */
async function readDays({ db }: Post, scope: Scope, people: Recipient[], now: Date): Promise<Map<Recipient, Today>> {
  const daysByPerson = new Map<Recipient, Today>();
  const groups = new Map<string, Recipient[]>();
  for (const person of people) {
    const rights = areas.filter((area) => can(person, `${area}:read`)).join(' ');
    groups.set(rights, [...(groups.get(rights) ?? []), person]);
  }
  for (const [rights, alike] of groups) {
    const companyIds = [...new Set(alike.map(({ companyId }) => companyId))];
    const days = await readToday(db, scope, { companyIds, now, reads: (area) => rights.split(' ').includes(area) });
    for (const person of alike) {
      const day = days.get(person.companyId);
      if (isBusy(day)) daysByPerson.set(person, day);
    }
  }
  return daysByPerson;
}

function letterTo({ id, companyId }: Recipient, { to, subject, ...data }: Mail): NewLetter {
  return { companyId, to, subject, about: { type: 'user', id }, data };
}

/** Marks the bell as new for these people, including on open pages. */
async function light({ db }: Post, people: Recipient[], day: Day): Promise<void> {
  if (people.length === 0) return;
  await platform(db).transaction(async (t) => {
    await markDue(
      t,
      people.map(({ id }) => id),
      day,
    );
    const companyIds = [...new Set(people.map(({ companyId }) => companyId))];
    await announceAll(
      t,
      companyIds.map((companyId) => ({ companyId, resourceType: 'notifications', resourceId: 0 })),
    );
  });
}

/** Those of these companies where it is still that day and that are active: former customers get no emails. */
async function readCompanies(
  { db }: Post,
  scope: Scope,
  companyIds: number[],
  { today, now }: { today: Day; now: Date },
): Promise<Map<number, Company>> {
  const { rows } = await sql<Company>`
    select c.id, c.name, c.time_zone, c.formats, c.subscription_tier as plan, (
      select json_build_object('status', s.status, 'cancelAtPeriodEnd', s.cancel_at_period_end, 'trialEnd', wire_instant(s.trial_end),
        'currentPeriodEnd', wire_instant(s.current_period_end), 'pastDueSince', wire_instant(s.past_due_since))
      from subscriptions s where s.company_id = c.id and s.status not in ('incomplete', 'incomplete_expired') order by s.created_at desc limit 1) as standing
    from companies c where c.id = any(${companyIds}::bigint[])`.execute(db.in(scope));
  const companies = rows.filter(
    ({ timeZone, standing, plan }) => morningIn(timeZone, now) === today && companyAccess(standing, plan, now)?.access !== 'read-only',
  );
  return new Map(companies.map((company) => [company.id, company]));
}
