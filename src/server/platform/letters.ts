// The queue of emails (decision 013): each is stored in the transaction of the change it reports, and retried by a job until the mail
// server accepts it. It may arrive twice, with the same Message-ID, but is never lost. One that is given up appears in its company's feed.
import { sql, type RawBuilder } from 'kysely';
import type { ResourceType } from '#domain/activities/words.ts';
import { failureReasons, type Failure } from '#domain/letters/words.ts';
import { companyOf, noCompany } from './company.ts';
import type { Database, Scope, Transaction } from './database.ts';
import { addJobs, Hopeless, type Job, type JobData, type Jobs } from './jobs.ts';
import { NotTaken, type Mail, type Mailer } from './mail.ts';
import { deleteRow } from './rows.ts';
import { asCompany, asPlatform } from './scope.ts';
import { announce, recordByFairlead } from './write.ts';

/** An email to be sent. Without a kind, `data` is the complete email. */
export type NewLetter = {
  companyId: number | null;
  to: string;
  subject: string;
  about: { type: ResourceType; id: number };
  kind?: string;
  data: object;
};

/** A stored email as it is loaded to be sent. */
export type Letter = {
  id: number;
  companyId: number;
  kind: string;
  recipient: string;
  subject: string;
  data: Record<string, unknown>;
  aboutType: ResourceType;
  aboutId: number;
  messageId: string;
};

/** How emails of a kind are composed when they are sent: the missing parts, or undefined if the email is no longer needed. */
type Kind = {
  compose: (letter: Letter, scope: Scope) => Promise<(Partial<Mail> & Pick<Mail, 'text'>) | undefined>;
  /** Runs in the transaction that marks it as sent. */ sent?: (t: Transaction, letter: Letter) => Promise<void>;
};

// Morning digests wait in a lane of their own, because somebody is waiting for the other emails.
const jobNames = { soon: 'letter', whenItCan: 'letter of the morning', together: 'letters of the morning' };
// How many digests one job sends, and how many it marks as sent at once: so many may arrive twice if a process dies.
const [inOneJob, notedAtOnce] = [20, 5];
// The kinds of record that show the delivery state of their email.
const showing: ResourceType[] = ['invitation', 'invoice', 'credit_note', 'owner_statement', 'charter'];
// The pauses grow to an hour, so a mail server may be down for three days.
const maxTries = 80;
const whole: Kind = { compose: async ({ data }) => data as Pick<Mail, 'text'> };

/** Queues an email, in the transaction of the change it reports. */
export function postLetter(t: Transaction, letter: NewLetter): Promise<void> {
  return postLetters(t, [letter]);
}

/** The same for many at once; nobody is waiting for those sent `whenItCan`. */
export async function postLetters(t: Transaction, letters: NewLetter[], when: 'soon' | 'whenItCan' = 'soon'): Promise<void> {
  if (letters.length === 0) return;
  const posted = await t
    .insertInto('letters')
    .values(
      letters.map(({ companyId, to, subject, about, kind = 'whole', data }) => ({
        companyId: companyOf({ companyId }),
        recipient: to,
        subject,
        aboutType: about.type,
        aboutId: about.id,
        kind,
        data: JSON.stringify(data),
      })),
    )
    .returning(['id', 'companyId'])
    .execute();
  const keys = posted.map(({ id, companyId }) => ({ companyId, letterId: id }));
  await (when === 'soon'
    ? addJobs(
        t,
        jobNames.soon,
        keys.map((data) => ({ data })),
      )
    : addJobs(t, jobNames.together, portionsOf(keys)));
}

type Key = { companyId: number; letterId: number };

/** Groups emails into jobs of this size, whichever companies they belong to. */
function portionsOf(keys: Key[]): { data: JobData }[] {
  return inPortions(keys, inOneJob).map((portion) => ({
    data: { letters: portion.map(({ companyId, letterId }) => `${companyId}:${letterId}`).join() },
  }));
}

function keysIn({ letters }: JobData): Key[] {
  return String(letters)
    .split(',')
    .map((key) => {
      const [companyId, letterId] = key.split(':').map(Number);
      return { companyId: Number(companyId), letterId: Number(letterId) };
    });
}

function inPortions<Each>(all: readonly Each[], size: number): Each[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}

export type Letters = ReturnType<typeof openLetters>;

/** Sends queued emails. Rooms register by `kind` how theirs are composed. */
export function openLetters({ db, mail, jobs }: { db: Database; mail: Mailer; jobs: Jobs }) {
  const kinds = new Map<string, Kind>([['whole', whole]]);
  const tries = { maxTries, givenUp: ({ data }: { data: JobData }, error: unknown) => giveUp(data, error) };
  jobs.run(jobNames.soon, ({ data }) => send(data), { lane: 'letters', ...tries });
  jobs.run(jobNames.whenItCan, ({ data }) => send(data), { lane: 'mornings', ...tries });
  jobs.run(jobNames.together, sendTogether, {
    lane: 'mornings',
    ...tries,
    givenUp: async ({ data }, error) => {
      for (const key of keysIn(data)) await giveUp(key, error);
    },
  });

  return {
    kind(name: string, how: Kind): void {
      if (kinds.has(name)) throw new Error(`two say how a letter of the kind ${name} is put together`);
      kinds.set(name, how);
    },
  };

  async function send({ companyId, letterId }: JobData): Promise<void> {
    const scope = scopeOfLetter(Number(companyId));
    const [letter] = await unsent(db.in(scope), [{ companyId: Number(companyId), letterId: Number(letterId) }]);
    if (!letter) return;
    const isWanted = await carry(letter, scope);
    await db.transaction(scope, (t) => noteSent(t, [{ letter, isWanted }]));
  }

  /** Digests: loaded and marked many at once. One that isn't accepted is retried by itself. */
  async function sendTogether({ data, signal }: Pick<Job, 'data' | 'signal'>): Promise<void> {
    const { scope } = asPlatform(db, 'morning emails are sent for many companies at once');
    const letters = await unsent(db.in(scope), keysIn(data));
    for (const portion of inPortions(letters, notedAtOnce)) {
      signal.throwIfAborted();
      const tried = await Promise.all(
        portion.map(async (letter) => ({ letter, isWanted: await carry(letter, scopeOfLetter(letter.companyId)).catch(() => null) })),
      );
      const sent = tried.flatMap(({ letter, isWanted }) => (isWanted === null ? [] : [{ letter, isWanted }]));
      const left = tried.filter(({ isWanted }) => isWanted === null).map(({ letter: { companyId, id } }) => ({ companyId, letterId: id }));
      await db.transaction(scope, async (t) => {
        await noteSent(t, sent);
        await addJobs(
          t,
          jobNames.whenItCan,
          left.map((key) => ({ key: `${key.companyId}:${key.letterId}`, data: key })),
        );
      });
    }
  }

  /** Hands an email to the mail server; returns whether it was still needed. */
  async function carry(letter: Letter, scope: Scope): Promise<boolean> {
    const kind = kinds.get(letter.kind);
    if (!kind) throw new Error(`nobody says how a letter of the kind ${letter.kind} is put together`);
    const rest = await kind.compose(letter, scope);
    const { recipient, subject, messageId } = letter;
    if (rest) await mail.send({ to: recipient, subject, ...rest, messageId }).catch(giveUpIfRefused);
    return rest !== undefined;
  }

  async function noteSent(t: Transaction, sent: { letter: Letter; isWanted: boolean }[]): Promise<void> {
    const gone = sent.filter(({ isWanted }) => isWanted).map(({ letter }) => letter);
    for (const { letter, isWanted } of sent) if (!isWanted) await deleteRow(t, 'letters', { companyId: letter.companyId, id: letter.id });
    await note(t, gone, 'sentAt');
    for (const letter of gone) {
      await kinds.get(letter.kind)?.sent?.(t, letter);
      if (showing.includes(letter.aboutType))
        await announce(t, { companyId: letter.companyId, resourceType: letter.aboutType, resourceId: letter.aboutId });
    }
  }

  /** Records it once in the company's feed. */
  async function giveUp({ companyId, letterId }: JobData, error: unknown): Promise<void> {
    const scope = scopeOfLetter(Number(companyId));
    await db.transaction(scope, async (t) => {
      const [letter] = await unsent(t, [{ companyId: Number(companyId), letterId: Number(letterId) }], true);
      if (!letter) return;
      const failure = failureOf(error);
      await note(t, [letter], 'failedAt', failure);
      const { companyId: of, recipient, subject, aboutType, aboutId } = letter;
      const details = `The email “${subject}” could not be delivered to ${recipient}: ${failureReasons[failure]}`;
      await recordByFairlead(t, { companyId: of, action: 'alert', resourceType: aboutType, resourceId: aboutId, details });
    });
  }

  function scopeOfLetter(companyId: number): Scope {
    return companyId === noCompany ? asPlatform(db, 'emails that belong to no company are sent').scope : asCompany(companyId);
  }
}

const columns = ['id', 'companyId', 'kind', 'recipient', 'subject', 'data', 'aboutType', 'aboutId', 'messageId'] as const;

/** Which of these emails were neither sent nor given up; locked if this is about to change. */
async function unsent(t: Transaction, keys: readonly Key[], held = false): Promise<Letter[]> {
  const query = t
    .selectFrom('letters')
    .select(columns)
    .where(isOneOf(keys))
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .orderBy('id');
  return (await (held ? query.forUpdate() : query).execute()) as Letter[];
}

async function note(t: Transaction, letters: readonly Letter[], what: 'sentAt' | 'failedAt', failure?: Failure): Promise<void> {
  if (letters.length === 0) return;
  await t
    .updateTable('letters')
    // One that was given up keeps its content, so that it can be sent again.
    .set({ [what]: sql`now()`, failure, ...(what === 'sentAt' ? { data: '{}' } : {}) })
    .where(isOneOf(letters.map(({ companyId, id }) => ({ companyId, letterId: id }))))
    .execute();
}

function isOneOf(keys: readonly Key[]): RawBuilder<boolean> {
  const [companies, ids] = [keys.map(({ companyId }) => companyId), keys.map(({ letterId }) => letterId)];
  return sql<boolean>`(company_id, id) in (select * from unnest(${companies}::bigint[], ${ids}::bigint[]))`;
}

/** The delivery state of the latest email about the record of this row, as the API returns it: of any kind, unless one is named. */
export function deliveryOf(type: ResourceType, row: string, kind?: string): RawBuilder<unknown> {
  const [companyId, id] = [sql.ref(`${row}.companyId`), sql.ref(`${row}.id`)];
  return sql`(
    select json_build_object('state', case when l.sent_at is not null then 'sent' when l.failed_at is not null then 'failed' else 'waiting' end,
      'to', l.recipient, 'reason', l.failure, 'at', wire_instant(coalesce(l.sent_at, l.failed_at, l.created_at)))
    from letters l where l.company_id = ${companyId} and l.about_type = ${sql.lit(type)} and l.about_id = ${id}
      ${kind === undefined ? sql`` : sql`and l.kind = ${sql.lit(kind)}`} order by l.id desc limit 1)`;
}

/** What was permanently refused, the address or the email itself; otherwise time ran out. */
function failureOf(error: unknown): Failure {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof NotTaken && cause.forGood)) return 'time';
  return cause.ofAddress ? 'address' : 'letter';
}

/** What was permanently refused would be refused again. */
function giveUpIfRefused(error: unknown): never {
  if (error instanceof NotTaken && error.forGood) throw new Hopeless(error.message, { cause: error });
  throw error;
}

/** Deletes emails a month after they were sent, or three months after they were given up. */
export async function sweepLetters(db: Database): Promise<void> {
  await sql`
    delete from letters where coalesce(sent_at, failed_at) < now() - interval '1 month' and (failed_at is null or failed_at < now() - interval '3 months')`.execute(
    asPlatform(db, 'old emails are deleted').query,
  );
}
