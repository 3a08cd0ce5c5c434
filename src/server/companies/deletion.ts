import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { openStatuses } from '#domain/billing/words.ts';
import { Company } from '#domain/companies/company.ts';
import { formatsOf, type ChosenFormats } from '#domain/shared/formats.ts';
import { CompanyDeletion, daysOfGrace, deletionDay, names, otherName } from '#domain/companies/deletion.ts';
import { removeFile } from '../files/store.ts';
import { noCompany } from '../platform/company.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { logged, Refusal, wrongField } from '../platform/errors.ts';
import { mayRemoveFiles } from '../platform/file-hold.ts';
import { renderLetter } from '../platform/letter.ts';
import { postLetters, type Letter } from '../platform/letters.ts';
import type { App, Parts } from '../platform/parts.ts';
import { ProviderError, type PaymentProvider } from '../platform/payment-provider.ts';
import { WithId } from '../platform/schemas.ts';
import { asPlatform } from '../platform/scope.ts';
import { etag, record, recordByFairlead, write } from '../platform/write.ts';
import { releaseFromCompany } from '../users/store.ts';
import { holdCompany, readCompany, managersAndOwner } from './store.ts';

const tags = ['Companies'];
const platform = (db: Database) => asPlatform(db, 'companies due for deletion are deleted');
const hour = 60 * 60_000;
const letterOfDeletion = 'deletion';

/** Deleting a company: requested by typing its name, cancellable for thirty days, then deleted with everything it has. */
export function companyDeletion(app: App, parts: Parts): void {
  const { db, jobs, letters } = parts;

  app.post(
    '/api/companies/:id/deletion',
    {
      config: { may: 'run-company', whileLapsed: true },
      schema: {
        tags,
        operationId: 'requestCompanyDeletion',
        summary: 'Request deletion of a company',
        description: 'Schedules a company for deletion in 30 days. Its name confirms the request.',
        params: WithId,
        body: CompanyDeletion,
        response: { 200: Company },
      },
    },
    async (request, reply) => {
      const company = await write(db, request, reply, 200, (t) => requestDeletion(t, request));
      reply.header('etag', etag(company));
      return company;
    },
  );

  app.delete(
    '/api/companies/:id/deletion',
    {
      config: { may: 'run-company', whileLapsed: true },
      schema: {
        tags,
        operationId: 'cancelCompanyDeletion',
        summary: 'Keep a company scheduled for deletion',
        description: 'Cancels the deletion of a company until it is due; after that, it is being deleted (409 `being_deleted`).',
        params: WithId,
        response: { 200: Company },
      },
    },
    async (request, reply) => {
      const company = await write(db, request, reply, 200, (t) => cancelDeletion(t, request));
      reply.header('etag', etag(company));
      return company;
    },
  );

  letters.kind(letterOfDeletion, { compose: (letter) => composeLetter(parts, letter) });
  jobs.run(
    'delete-companies',
    async ({ signal }) => {
      const due = await platform(db)
        .query.selectFrom('companies')
        .select('id')
        .where('deletionDue', '<=', sql<string>`now()`)
        .where('id', '<>', noCompany)
        .orderBy('deletionDue')
        .orderBy('id')
        .execute();
      for (const { id } of due) {
        signal.throwIfAborted();
        // If one can't be deleted now, it is tried again an hour later and doesn't block the others.
        await platform(db)
          .transaction((t) => remove(t, parts, id))
          .catch(logged(app.log, `company ${id} could not be deleted`));
      }
    },
    { every: hour, lane: 'files' },
  );
}

async function requestDeletion(
  t: Transaction,
  request: FastifyRequest<{ Params: { id: number }; Body: CompanyDeletion }>,
): Promise<Company> {
  const { scope, params, body } = request;
  const company = await holdCompany(t, scope, params.id);
  if (!names(body.name, company.name)) throw wrongField('name', otherName);
  if (company.deletionDue !== null) return company;
  await t
    .updateTable('companies')
    .set({ deletionDue: sql`now() + make_interval(days => ${daysOfGrace})` })
    .where('id', '=', company.id)
    .execute();
  const marked = await readCompany(t, scope, company.id);
  await record(t, request, {
    companyId: company.id,
    action: 'alert',
    resourceType: 'company',
    resourceId: company.id,
    details: `Requested the deletion of ${company.name} on ${dayOf(marked)}`,
  });
  await notifyManagersAndOwner(t, company, 'asked');
  return marked;
}

async function cancelDeletion(t: Transaction, request: FastifyRequest<{ Params: { id: number } }>): Promise<Company> {
  const { scope, params } = request;
  const company = await holdCompany(t, scope, params.id);
  if (company.deletionDue === null) return company;
  // Its files and payments may be gone already.
  if (Date.parse(company.deletionDue) <= Date.now())
    throw new Refusal(409, 'being_deleted', `${company.name} is being deleted and can’t be kept any more.`);
  await t.updateTable('companies').set({ deletionDue: null }).where('id', '=', company.id).execute();
  await record(t, request, {
    companyId: company.id,
    action: 'status',
    resourceType: 'company',
    resourceId: company.id,
    details: `Cancelled the deletion of ${company.name}`,
  });
  await notifyManagersAndOwner(t, company, 'kept');
  return readCompany(t, scope, company.id);
}

/** Emails the managers and the owner, who might not be signed in. */
async function notifyManagersAndOwner(t: Transaction, { id, name }: Company, what: 'asked' | 'kept'): Promise<void> {
  const letters = (await managersAndOwner(t, id)).map(({ id: userId, email }) => ({
    companyId: id,
    to: email,
    subject: what === 'asked' ? `${name} will be deleted` : `${name} stays on Fairlead`,
    about: { type: 'company' as const, id },
    kind: letterOfDeletion,
    data: { userId, what },
  }));
  await postLetters(t, letters);
}

async function composeLetter({ db, address }: Parts, { companyId, data: { userId, what } }: Letter) {
  const {
    rows: [found],
  } = await sql<Dated & { email: string; name: string }>`
    select u.email, c.name, c.deletion_due, c.time_zone, c.formats, u.formats as own_formats from users u join companies c on c.id = u.company_id
    where c.id = ${companyId} and u.id = ${userId} and u.deactivated_at is null`.execute(platform(db).query);
  // The state may have changed since; then another email says so.
  if (!found || (found.deletionDue !== null) !== (what === 'asked')) return undefined;
  const { name, email } = found;
  const url = `${address()}/settings`;
  if (what === 'kept') {
    return {
      to: email,
      subject: `${name} stays on Fairlead`,
      ...renderLetter({
        heading: `${name} stays`,
        paragraphs: [`${name} will not be deleted. Nothing has changed.`],
        action: { label: 'Open settings', url },
      }),
    };
  }
  return {
    to: email,
    subject: `${name} will be deleted on ${dayOf(found)}`,
    ...renderLetter({
      heading: `${name} will be deleted on ${dayOf(found)}`,
      paragraphs: [
        `A manager of ${name} has asked Fairlead to delete it. On ${dayOf(found)} everything will be deleted: yachts, crew, customers, calendar, trips, finance, files, and the accounts of everyone in it.`,
        'Until then everything works as before, and any manager can keep the company or download an export of everything.',
      ],
      action: { label: 'Keep the company', url },
      note: 'If you agree, you don’t need to do anything.',
    }),
  };
}

/** Deletes the company with everything it has. */
async function remove(t: Transaction, parts: Parts, id: number): Promise<void> {
  const company = await t
    .selectFrom('companies')
    .select('name')
    .where('id', '=', id)
    .where('deletionDue', '<=', sql<string>`now()`)
    .forUpdate()
    .executeTakeFirst();
  // If it was kept at the last moment, already deleted, or is blocked by a backup, nothing happens or the job tries again in an hour.
  if (!company || !(await mayRemoveFiles(t))) return;
  await keepAdmins(t, id);
  await removeElsewhere(t, parts, id);
  // All its rows are deleted by one statement, which may take longer than a request.
  await sql`set local statement_timeout = 0`.execute(t);
  await t.deleteFrom('companies').where('id', '=', id).execute();
  // Its own feed was deleted with it, so the platform's feed says so.
  const details = `Deleted company ${company.name}, as requested`;
  await recordByFairlead(t, { companyId: noCompany, action: 'delete', resourceType: 'company', resourceId: id, details });
}

/**
 * Deletes what a company has elsewhere: its subscription and its files. This comes before the row: if it fails, the rows still refer to
 * them and it is tried again.
 */
export async function removeElsewhere(t: Transaction, { files, payments }: Parts, id: number): Promise<void> {
  const paying = await t
    .selectFrom('subscriptions')
    .select('providerSubscriptionId')
    .where('companyId', '=', id)
    .where('status', 'in', openStatuses)
    .execute();
  for (const { providerSubscriptionId } of paying)
    if (payments && providerSubscriptionId !== null) await endPayments(payments, providerSubscriptionId);
  for (const file of await t.selectFrom('files').select(['id', 'kind']).where('companyId', '=', id).execute())
    await removeFile(files, file);
  for (const { storedAs } of await t
    .selectFrom('exports')
    .select('storedAs')
    .where('companyId', '=', id)
    .where('storedAs', 'is not', null)
    .execute())
    await files.remove(storedAs as string);
}

/** Platform admins may belong to a company and aren't deleted with it. */
async function keepAdmins(t: Transaction, companyId: number): Promise<void> {
  const admins = await t
    .selectFrom('users')
    .select(['id', 'companyId', 'imageUrl'])
    .where('companyId', '=', companyId)
    .where('role', '=', 'admin')
    .forUpdate()
    .execute();
  for (const admin of admins) {
    await t.updateTable('companies').set({ ownerId: null }).where('id', '=', companyId).where('ownerId', '=', admin.id).execute();
    await releaseFromCompany(t, admin, noCompany);
    await t.updateTable('users').set({ companyId: null }).where('id', '=', admin.id).execute();
  }
}

/** Ends the subscription at the provider. An earlier try may have done so already, and one the provider doesn't know charges nobody. */
async function endPayments(payments: PaymentProvider, id: string): Promise<void> {
  const found = await payments.readSubscription(id).catch((error: unknown) => {
    if (error instanceof ProviderError && error.kind === 'not_found') return null;
    throw error;
  });
  if (!found) return;
  const { status } = found;
  if (status !== 'canceled' && status !== 'incomplete_expired') await payments.cancelNow(id);
}

type Dated = {
  deletionDue: string | null;
  timeZone: string;
  formats: ChosenFormats;
  /** the reader's formats, if chosen */ ownFormats?: ChosenFormats;
};

/** The due day in the company's time zone, in the date order of the reader, or else of the company. */
function dayOf({ deletionDue, timeZone, formats, ownFormats }: Dated): string {
  return deletionDue === null ? '' : deletionDay(deletionDue, timeZone, formatsOf(ownFormats, formats));
}
