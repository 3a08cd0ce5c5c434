// The letters of the morning. Each company has one morning a day; each of its people at most one letter in it.
import { sql } from 'kysely';
import { companyAccess } from '#domain/billing/access.ts';
import type { Plan } from '#domain/billing/plans.ts';
import { morningIn } from '#domain/reminders/days.ts';
import { reminderKinds, wantedBy } from '#domain/reminders/reminder.ts';
import type { Day } from '#domain/schedule/calendar-days.ts';
import { mintScope, type Scope } from '../platform/database.ts';
import { addJobs, type Job } from '../platform/jobs.ts';
import type { Parts } from '../platform/parts.ts';
import { announce, noCompany } from '../platform/write.ts';
import { digestLetter } from './digest-letter.ts';
import { giveMorningBack, markDue, peopleToRemind, takeMorning, type Recipient } from './settings-store.ts';
import { toldToday, type Due } from './store.ts';

type Post = Pick<Parts, 'db' | 'mail' | 'address'>;
type Company = { name: string; timeZone: string; plan: Plan; standing: Parameters<typeof companyAccess>[0] };

const platform = mintScope({ role: 'admin', companyId: null });
const minute = 60_000;
// How many mornings begin at a time; the rest has its turn a minute later.
const most = 1_000;
const digestJob = 'reminders: letters';

export function reminderJobs(parts: Parts): void {
  parts.jobs.run('reminders: mornings', () => beginMornings(parts.db, new Date()), { every: minute });
  parts.jobs.run(digestJob, (job) => sendDigests(parts, job, new Date()));
}

/** Begins the morning of every company whose clocks have come to it, once a day, also late on the same day. */
export async function beginMornings(db: Parts['db'], now: Date): Promise<void> {
  await db.transaction(platform, async (t) => {
    const zones = await t.selectFrom('companies').select('timeZone').distinct().where('id', '<>', noCompany).execute();
    const begun = zones.flatMap(({ timeZone }) => {
      const day = morningIn(timeZone, now);
      return day === null ? [] : [{ timeZone, day }];
    });
    const { rows } = await sql<{ companyId: number; day: Day; before: Day | null }>`
      insert into reminder_mornings as m (company_id, day)
      select c.id, z.day from companies c join unnest(${begun.map(({ timeZone }) => timeZone)}::text[], ${begun.map(({ day }) => day)}::date[]) z (time_zone, day) on z.time_zone = c.time_zone
        left join reminder_mornings k on k.company_id = c.id
      where c.id <> ${noCompany} and (k.day is null or k.day < z.day) limit ${most}
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
  const scope = mintScope({ role: 'user', companyId });
  const company = await readCompany(post, scope, companyId);
  if (!company || morningIn(company.timeZone, now) !== today) return;
  // Whoever has left us is left in peace.
  if (companyAccess(company.standing, company.plan, now)?.access === 'read-only') return;
  const { rows: people } = await post.db.in(scope).executeQuery(peopleToRemind(scope, companyId));
  const wanted = people.map((person) => ({ person, ...wantedBy(person, person) }));
  const kinds = reminderKinds.filter((kind) => wanted.some(({ panel, mail }) => panel.includes(kind) || mail.includes(kind)));
  const told = await toldToday(post.db, { scope, companyId, timeZone: company.timeZone, today, now }, kinds, before);
  if (told.length === 0) return;
  await light(
    post,
    scope,
    companyId,
    wanted.filter(({ panel }) => told.some(({ kind }) => panel.includes(kind))).map(({ person }) => person.id),
    today,
  );

  const letters = wanted
    .map(({ person, mail }) => ({ person, due: told.filter(({ kind }) => mail.includes(kind)) }))
    .filter(({ person, due }) => due.length > 0 && person.mailedOn !== today);
  const failures: unknown[] = [];
  for (const { person, due } of letters) {
    signal.throwIfAborted();
    await send(post, scope, company, person, due, today).catch((error: unknown) => failures.push(error));
  }
  // One address that is refused keeps nobody else from their letter.
  if (failures.length > 0) throw failures[0];
}

async function send({ db, mail, address }: Post, scope: Scope, company: Company, person: Recipient, due: Due[], today: Day): Promise<void> {
  const token = await takeMorning(db, scope, person.id, today);
  if (token === undefined) return;
  try {
    await mail.send(digestLetter({ company, person, due, today, address: address(), token }));
  } catch (error) {
    await giveMorningBack(db, scope, person.id, today);
    throw error;
  }
}

/** Lights the mark of the new for these people, also on pages that are open. */
async function light({ db }: Post, scope: Scope, companyId: number, userIds: number[], day: Day): Promise<void> {
  if (userIds.length === 0) return;
  await markDue(db, scope, userIds, day);
  await db.transaction(scope, (t) => announce(t, { companyId, resourceType: 'notifications', resourceId: 0 }));
}

async function readCompany({ db }: Post, scope: Scope, companyId: number): Promise<Company | undefined> {
  const { rows } = await sql<Company>`
    select c.name, c.time_zone, c.subscription_tier as plan, (
      select json_build_object('status', s.status, 'cancelAtPeriodEnd', s.cancel_at_period_end, 'trialEnd', wire_instant(s.trial_end),
        'currentPeriodEnd', wire_instant(s.current_period_end), 'pastDueSince', wire_instant(s.past_due_since))
      from subscriptions s where s.company_id = c.id and s.status not in ('incomplete', 'incomplete_expired') order by s.created_at desc limit 1) as standing
    from companies c where c.id = ${companyId}`.execute(db.in(scope));
  return rows[0];
}
