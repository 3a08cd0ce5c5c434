import type { FastifyRequest } from 'fastify';
import { Company, CompanyChanges, companyDeletionRefusal, companySorts, inOurSpelling, NewCompany } from '#domain/companies/company.ts';
import { Page, sortOf } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { adoptPicture } from '../files/store.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { noCompany } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { mayRemoveFiles } from '../platform/file-hold.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { companyDeletion, removeElsewhere } from './deletion.ts';
import { companyById, companyPage, countRecordsOfCompany, holdCompany, readCompany, updateCompany, deleteCompany } from './store.ts';
import './examples.ts';

const CompanyQuery = Page.extend({ sort: sortOf(companySorts) });

/** Companies: the caller's own, or all of them for platform admins. */
export function companyRoutes(app: App, parts: Parts): void {
  const { db } = parts;
  companyDeletion(app, parts);

  app.get(
    '/api/companies',
    {
      config: { may: 'any:read', signInWithRead: true },
      schema: {
        tags: ['Companies'],
        operationId: 'listCompanies',
        summary: 'List companies',
        description: 'Lists companies: all of them for the platform’s admins, their own for everybody else.',
        querystring: CompanyQuery,
        response: { 200: z.array(Company) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, companyPage),
  );

  app.get(
    '/api/companies/:id',
    {
      config: { may: 'any:read', signInWithRead: true },
      schema: {
        tags: ['Companies'],
        operationId: 'getCompany',
        summary: 'Read a company',
        description: 'Returns one company.',
        params: WithId,
        response: { 200: Company },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => companyById(place, request.params.id)),
  );

  app.post(
    '/api/companies',
    {
      config: { may: 'run-platform' },
      schema: {
        tags: ['Companies'],
        operationId: 'createCompany',
        summary: 'Add a company',
        description: 'Adds a company.',
        body: z.preprocess(inOurSpelling, NewCompany),
        response: { 201: Company },
      },
    },
    async (request, reply) => {
      const company = await write(db, request, reply, 201, async (t) => {
        const id = await addRow(t, 'companies', request.body);
        await adoptPicture(t, id, 'logo', request.body.logo);
        const made = await readCompany(t, request.scope, id);
        await record(t, request, {
          companyId: id,
          action: 'create',
          resourceType: 'company',
          resourceId: id,
          details: `Added company ${made.name}`,
        });
        return made;
      });
      reply.header('etag', etag(company)).header('location', `/api/companies/${company.id}`);
      return company;
    },
  );

  app.patch(
    '/api/companies/:id',
    {
      config: { may: 'run-company' },
      schema: {
        tags: ['Companies'],
        operationId: 'updateCompany',
        summary: 'Change a company',
        description: 'Changes the given fields of a company.',
        params: WithId,
        body: z.preprocess(inOurSpelling, CompanyChanges),
        response: { 200: Company, 412: Changed(Company) },
      },
    },
    async (request, reply) => {
      const company = await write(db, request, reply, 200, (t) => changeCompany(t, request));
      reply.header('etag', etag(company));
      return company;
    },
  );

  app.delete(
    '/api/companies/:id',
    {
      config: { may: 'run-platform' },
      schema: {
        tags: ['Companies'],
        operationId: 'deleteCompany',
        summary: 'Delete a company',
        description: 'Deletes a company that has no users, yachts and customers.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Company) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const company = await holdCompany(t, request.scope, request.params.id);
        refuseIfChanged(request, company);
        const refusal = companyDeletionRefusal(await countRecordsOfCompany(t, company.id));
        if (refusal) throw new Refusal(409, 'company_in_use', refusal);
        if (!(await mayRemoveFiles(t)))
          throw new Refusal(
            503,
            'backup_running',
            'A backup is running, and no files can be deleted until it is done. Please try again in a few minutes.',
            { retryAfter: 60 },
          );
        await removeElsewhere(t, parts, company.id);
        await deleteCompany(t, company.id);
        // Its own feed was deleted with it, so the platform's feed says so.
        await record(t, request, {
          companyId: noCompany,
          action: 'delete',
          resourceType: 'company',
          resourceId: company.id,
          details: `Deleted company ${company.name}`,
        });
        return null;
      }),
  );
}

async function changeCompany(t: Transaction, request: FastifyRequest<{ Params: { id: number }; Body: CompanyChanges }>): Promise<Company> {
  const stored = await holdCompany(t, request.scope, request.params.id);
  refuseIfChanged(request, stored);
  const changes = difference(stored, request.body);
  if (changes['subscriptionTier'] && request.person.role !== 'admin')
    throw new Refusal(403, 'not_allowed', 'The plan follows your subscription. You can change it there.');
  if (Object.keys(changes).length === 0) return stored;
  await adoptPicture(t, stored.id, 'logo', request.body.logo);
  await updateCompany(t, stored.id, request.body);
  const changed = await readCompany(t, request.scope, stored.id);
  await record(t, request, {
    companyId: changed.id,
    action: 'update',
    resourceType: 'company',
    resourceId: changed.id,
    details: `Updated company ${changed.name}`,
    changes,
  });
  return changed;
}
