// The letters of the morning. Each company has one morning a day; each of its people at most one letter in it.
import { sql } from 'kysely';
import { companyAccess } from '#domain/billing/access.ts';
import type { Plan } from '#domain/billing/plans.ts';
import { morningIn } from '#domain/reminders/days.ts';
import { reminderKinds, wantedBy } from '#domain/reminders/reminder.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import type { ChosenFormats } from '#domain/shared/formats.ts';
import { noCompany } from '../platform/company.ts';
import type { Database, Scope } from '../platform/database.ts';
import { asCompany, asPlatform } from '../platform/scope.ts';
import { addJobs, type Job } from '../platform/jobs.ts';
import { postLetters, type NewLetter } from '../platform/letters.ts';
import type { Mail } from '../platform/mail.ts';
import type { Parts } from '../platform/parts.ts';
import { announce } from '../platform/write.ts';
import { digestLetter } from './digest-letter.ts';
import { markDue, peopleToRemind, takeMorning, type Recipient } from './settings-store.ts';
import { remindersForToday } from './store.ts';

type Post = Pick<Parts, 'db' | 'address'>;
type Company = { name: string; timeZone: string; formats: ChosenFormats; plan: Plan; standing: Parameters<typeof companyAccess>[0] };

const platform = (db: Database) => asPlatform(db, 'mornings begin for every company');
const minute = 60_000;
// How many mornings begin at a time; the rest has its turn a minute later.
const maxCompanies = 1_000;
const digestJob = 'reminders: letters';

export function reminderJobs(parts: Parts): void {
  parts.jobs.run('reminders: mornings', () => beginMornings(parts.db, new Date()), { every: minute, lane: 'letters' });
  parts.jobs.run(digestJob, (job) => sendDigests(parts, job, new Date()), { lane: 'letters' });
}

/** Begins the morning of every company whose clocks have come to it, once a day, also late on the same day. */
export async function beginMornings(db: Parts['db'], now: Date): Promise<void> {
  await platform(db).transaction(async (t) => {
    const zones = await t.selectFrom('companies').select('timeZone').distinct().where('id', '<>', noCompany).execute();
    const begun = zones.flatMap(({ timeZone }) => {
      const day = morningIn(timeZone, now);
      return day === null ? [] : [{ timeZone, day }];
    });
    const { rows } = await sql<{ companyId: number; day: Day; before: Day | null }>`
      insert into reminder_mornings as m (company_id, day)
      select c.id, z.day from companies c join unnest(${begun.map(({ timeZone }) => timeZone)}::text[], ${begun.map(({ day }) => day)}::date[]) z (time_zone, day) on z.time_zone = c.time_zone
        left join reminder_mornings k on k.company_id = c.id
      where c.id <> ${noCompany} and (k.day is null or k.day < z.day) limit ${maxCompanies}
      on conflict (company_id) do update set before = m.day, day = excluded.day where m.day < excluded.day
      returning company_id, day, before`.execute(t);
    // A morning that is still under way gives way to the next one.
    await addJobs(
      t,
      digestJob,
      rows.map(({ companyId, day, before }) => ({ key: String(companyId), data: { companyId, day, before: before ?? '' } })),
    );
  });
}

/** Tells the people of one company what became due, while it is still that day: in the panel, and by mail those who want it. */
export async function sendDigests(post: Post, { data, signal }: Pick<Job, 'data' | 'signal'>, now: Date): Promise<void> {
  const [companyId, today, before] = [Number(data['companyId']), String(data['day']), String(data['before']) || null];
  const scope = asCompany(companyId);
  const company = await readCompany(post, scope, companyId);
  if (!company || morningIn(company.timeZone, now) !== today) return;
  // Whoever has left us is left in peace.
  if (companyAccess(company.standing, company.plan, now)?.access === 'read-only') return;
  const { rows: people } = await post.db.in(scope).executeQuery(peopleToRemind(scope, companyId));
  const wanted = people.map((person) => ({ person, ...wantedBy(person, person) }));
  const kinds = reminderKinds.filter((kind) => wanted.some(({ panel, mail }) => panel.includes(kind) || mail.includes(kind)));
  const reminders = await remindersForToday(post.db, { scope, today, now }, kinds, before);
  if (reminders.length === 0) return;
  await light(
    post,
    scope,
    companyId,
    wanted.filter(({ panel }) => reminders.some(({ kind }) => panel.includes(kind))).map(({ person }) => person.id),
    today,
  );

  const letters = wanted
    .map(({ person, mail }) => ({ person, due: reminders.filter(({ kind }) => mail.includes(kind)) }))
    .filter(({ person, due }) => due.length > 0 && person.mailedOn !== today);
  signal.throwIfAborted();
  await post.db.transaction(scope, async (t) => {
    const posted = [];
    for (const { person, due } of letters) {
      const token = await takeMorning(t, person.id, today);
      if (token !== undefined) posted.push(letterTo(person, digestLetter({ company, person, due, today, address: post.address(), token })));
    }
    await postLetters(t, posted);
  });
}

function letterTo({ id, companyId }: Recipient, { to, subject, ...data }: Mail): NewLetter {
  return { companyId, to, subject, about: { type: 'user', id }, data };
}

/** Lights the mark of the new for these people, also on pages that are open. */
async function light({ db }: Post, scope: Scope, companyId: number, userIds: number[], day: Day): Promise<void> {
  if (userIds.length === 0) return;
  await markDue(db, scope, userIds, day);
  await db.transaction(scope, (t) => announce(t, { companyId, resourceType: 'notifications', resourceId: 0 }));
}

async function readCompany({ db }: Post, scope: Scope, companyId: number): Promise<Company | undefined> {
  const { rows } = await sql<Company>`
    select c.name, c.time_zone, c.formats, c.subscription_tier as plan, (
      select json_build_object('status', s.status, 'cancelAtPeriodEnd', s.cancel_at_period_end, 'trialEnd', wire_instant(s.trial_end),
        'currentPeriodEnd', wire_instant(s.current_period_end), 'pastDueSince', wire_instant(s.past_due_since))
      from subscriptions s where s.company_id = c.id and s.status not in ('incomplete', 'incomplete_expired') order by s.created_at desc limit 1) as standing
    from companies c where c.id = ${companyId}`.execute(db.in(scope));
  return rows[0];
}
