import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { openStatuses } from '#domain/billing/subscription.ts';
import { Company } from '#domain/companies/company.ts';
import { CompanyDeletion, daysOfGrace, deletionDay, names, otherName } from '#domain/companies/deletion.ts';
import { removeFile } from '../files/store.ts';
import { mintScope, type Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { mayRemoveFiles } from '../platform/file-hold.ts';
import { addJob, type JobData } from '../platform/jobs.ts';
import { written } from '../platform/letter.ts';
import type { App, Parts } from '../platform/parts.ts';
import type { PaymentProvider } from '../platform/payment-provider.ts';
import { WithId } from '../platform/schemas.ts';
import { announce, etag, noCompany, record, write } from '../platform/write.ts';
import { releaseFromCompany } from '../users/store.ts';
import { holdCompany, readCompany, thoseWhoRun } from './store.ts';

const tags = ['Companies'];
const platform = mintScope({ role: 'admin', companyId: null });
const hour = 60 * 60_000;

/** Letting a company go: asked for by name, taken back within thirty days, then gone with everything it has. */
export function companyDeletion(app: App, parts: Parts): void {
  const { db, jobs } = parts;

  app.post(
    '/api/companies/:id/deletion',
    {
      config: { may: 'run-company', whileLapsed: true },
      schema: {
        tags,
        summary: 'Ask for a company to be deleted in 30 days',
        params: WithId,
        body: CompanyDeletion,
        response: { 200: Company },
      },
    },
    async (request, reply) => {
      const company = await write(db, request, reply, 200, (t) => ask(t, request));
      reply.header('etag', etag(company));
      return company;
    },
  );

  app.delete(
    '/api/companies/:id/deletion',
    {
      config: { may: 'run-company', whileLapsed: true },
      schema: { tags, summary: 'Keep a company that is to be deleted', params: WithId, response: { 200: Company } },
    },
    async (request, reply) => {
      const company = await write(db, request, reply, 200, (t) => takeBack(t, request));
      reply.header('etag', etag(company));
      return company;
    },
  );

  jobs.run('letter-of-deletion', ({ data }) => sendLetter(parts, data));
  jobs.run(
    'delete-companies',
    async ({ signal }) => {
      const due = await db
        .in(platform)
        .selectFrom('companies')
        .select('id')
        .where('deletionDue', '<=', sql<string>`now()`)
        .where('id', '<>', noCompany)
        .execute();
      for (const { id } of due) {
        signal.throwIfAborted();
        await db.transaction(platform, (t) => remove(t, parts, id));
      }
    },
    { every: hour },
  );
}

async function ask(t: Transaction, request: FastifyRequest<{ Params: { id: number }; Body: CompanyDeletion }>): Promise<Company> {
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
    details: `Asked for ${company.name} to be deleted on ${dayOf(marked)}`,
  });
  await tellThoseWhoRunIt(t, company.id, 'asked');
  return marked;
}

async function takeBack(t: Transaction, request: FastifyRequest<{ Params: { id: number } }>): Promise<Company> {
  const { scope, params } = request;
  const company = await holdCompany(t, scope, params.id);
  if (company.deletionDue === null) return company;
  await t.updateTable('companies').set({ deletionDue: null }).where('id', '=', company.id).execute();
  await record(t, request, {
    companyId: company.id,
    action: 'status',
    resourceType: 'company',
    resourceId: company.id,
    details: `Kept ${company.name}: it will not be deleted`,
  });
  await tellThoseWhoRunIt(t, company.id, 'kept');
  return readCompany(t, scope, company.id);
}

/** A letter to each of its managers and its owner, who might not be looking. */
async function tellThoseWhoRunIt(t: Transaction, companyId: number, what: 'asked' | 'kept'): Promise<void> {
  for (const userId of await thoseWhoRun(t, companyId)) await addJob(t, 'letter-of-deletion', { companyId, userId, what });
}

async function sendLetter({ db, mail, address }: Parts, { companyId, userId, what }: JobData): Promise<void> {
  const {
    rows: [found],
  } = await sql<{ email: string; name: string; deletionDue: string | null; timeZone: string }>`
    select u.email, c.name, c.deletion_due, c.time_zone from users u join companies c on c.id = u.company_id
    where c.id = ${companyId} and u.id = ${userId} and u.deactivated_at is null`.execute(db.in(platform));
  // By now it may stand otherwise, and then another letter tells of that.
  if (!found || (found.deletionDue !== null) !== (what === 'asked')) return;
  const { name, email } = found;
  const url = `${address()}/settings`;
  if (what === 'kept') {
    await mail.send({
      to: email,
      subject: `${name} stays on Fairlead`,
      ...written({
        heading: `${name} stays`,
        paragraphs: [`${name} will not be deleted. Everything is as it was.`],
        action: { label: 'Open settings', url },
      }),
    });
    return;
  }
  await mail.send({
    to: email,
    subject: `${name} will be deleted on ${dayOf(found)}`,
    ...written({
      heading: `${name} will be deleted on ${dayOf(found)}`,
      paragraphs: [
        `Somebody who runs ${name} has asked Fairlead to delete it. On ${dayOf(found)} all of it goes: yachts, crew, customers, calendar, trips, books, files, and the accounts of everybody in it.`,
        'Until then everything works as before, and anybody who runs the company can keep it, or take an export of everything along.',
      ],
      action: { label: 'Keep the company', url },
      note: 'If you agree, there is nothing to do.',
    }),
  });
}

/** The company with everything it has. */
async function remove(t: Transaction, parts: Parts, id: number): Promise<void> {
  const company = await t
    .selectFrom('companies')
    .select('name')
    .where('id', '=', id)
    .where('deletionDue', '<=', sql<string>`now()`)
    .forUpdate()
    .executeTakeFirst();
  // Kept at the last moment, gone already, or held by a backup: then it goes an hour later.
  if (!company || !(await mayRemoveFiles(t))) return;
  await keepAdmins(t, id);
  await removeElsewhere(t, parts, id);
  await t.deleteFrom('companies').where('id', '=', id).execute();
  // Its own feed has gone with it, so the platform's tells of it.
  await t
    .insertInto('activities')
    .values({
      companyId: noCompany,
      action: 'delete',
      resourceType: 'company',
      resourceId: id,
      details: `Deleted company ${company.name}, as it had been asked for`,
      userName: 'Fairlead',
    })
    .execute();
  await announce(t, { companyId: noCompany, resourceType: 'company', resourceId: id });
}

/** What a company has elsewhere, its subscription and its files. It goes before the row: should that fail, the rows still know of it, and it is tried again. */
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

/** Whoever runs the platform may sit in a company, and doesn't go with it. */
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

/** Nobody is charged for what is gone. An earlier try may have come as far as this. */
async function endPayments(payments: PaymentProvider, id: string): Promise<void> {
  const { status } = await payments.readSubscription(id);
  if (status !== 'canceled' && status !== 'incomplete_expired') await payments.cancelNow(id);
}

/** The day it is due, as the company's clocks tell it. */
function dayOf({ deletionDue, timeZone }: { deletionDue: string | null; timeZone: string }): string {
  return deletionDue === null ? '' : deletionDay(deletionDue, timeZone);
}
