import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { Export, exportSorts, NewExport, type ExportSort } from '#domain/exports/export.ts';
import { sortOf } from '#domain/shared/fields.ts';
import { fullName } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList } from '../platform/answers.ts';
import { requiredCompany } from '../platform/company.ts';
import { build, within, type Place } from '../platform/database.ts';
import { notThere, Refusal } from '../platform/errors.ts';
import { addJob } from '../platform/jobs.ts';
import { pageOf, type PageQuery } from '../platform/lists.ts';
import type { App, Parts } from '../platform/parts.ts';
import { fileAnswer, PageOfCompany, WithId } from '../platform/schemas.ts';
import { record, write } from '../platform/write.ts';
import { plainName } from '../platform/zip.ts';
import { makeExports } from './work.ts';
import './examples.ts';

const tags = ['Exports'];
const ExportQuery = PageOfCompany.extend({ sort: sortOf(exportSorts) });

/** Taking along everything a company has. */
export function exportRoutes(app: App, parts: Parts): void {
  const { db, files } = parts;
  makeExports(app, parts);

  app.get(
    '/api/exports',
    {
      config: { may: 'run-company', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listExports',
        summary: 'List exports',
        description: 'Lists the exports of everything a company has, with their progress.',
        querystring: ExportQuery,
        response: { 200: z.array(Export) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, exportPage),
  );

  app.post(
    '/api/exports',
    {
      config: { may: 'run-company', whileLapsed: true },
      schema: {
        tags,
        operationId: 'createExport',
        summary: 'Start an export of everything',
        description: 'Starts an export of everything a company has; the file is ready when its status says so.',
        body: NewExport,
        response: { 201: Export },
      },
    },
    (request, reply) =>
      write(db, request, reply, 201, async (t, person) => {
        const companyId = await requiredCompany(t, person, request.body?.companyId, 'Please choose a company');
        const started = await t
          .insertInto('exports')
          .values({
            companyId,
            requestedBy: person.companyId === companyId ? person.id : null,
            requestedByName: fullName(person),
          })
          // Written out: with parameters PostgreSQL stops finding the index once it has planned the statement for good.
          .onConflict((conflict) =>
            conflict
              .column('companyId')
              .where(sql<boolean>`status in ('queued', 'running')`)
              .doNothing(),
          )
          .returning('id')
          .executeTakeFirst();
        if (!started) throw new Refusal(409, 'export_underway', 'An export is already being made. It will be ready in a moment.');
        await addJob(t, 'export', { exportId: started.id }, { key: String(started.id) });
        await record(t, request, {
          companyId,
          action: 'export',
          resourceType: 'company',
          resourceId: companyId,
          details: 'Started an export of everything',
        });
        const { rows } = await sql<Export>`select ${answered} from exports e where e.id = ${started.id}`.execute(t);
        return rows[0] as Export;
      }),
  );

  app.get(
    '/api/exports/:id/file',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'downloadExport',
        summary: 'Download an export',
        description: 'Returns a finished export as a ZIP archive.',
        params: WithId,
        response: fileAnswer('The export as a ZIP archive', 'application/zip'),
      },
    },
    async (request, reply) => {
      const { scope, params } = request;
      const ready = await db
        .in(scope)
        .selectFrom('exports')
        .innerJoin('companies', 'companies.id', 'exports.companyId')
        .select(['exports.storedAs', 'exports.size', 'exports.createdAt', 'companies.name'])
        .where(within(scope, 'exports'))
        .where('exports.id', '=', params.id)
        .where('exports.status', '=', 'ready')
        .where('exports.expiresAt', '>', sql<string>`now()`)
        .executeTakeFirst();
      const content = ready?.storedAs ? await files.open(ready.storedAs) : null;
      if (!ready || !content) throw notThere();
      const name = `${plainName(ready.name)} ${ready.createdAt.slice(0, 10)}.zip`;
      reply.headers({
        'content-type': 'application/zip',
        'content-length': String(ready.size),
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        'content-security-policy': "default-src 'none'; sandbox",
      });
      return reply.send(content);
    },
  );
}

const answered = sql`e.id, e.company_id, e.status, e.progress, e.size, e.failure, e.requested_by_name, e.created_at, e.finished_at, e.expires_at`;

const order: Record<ExportSort, RawBuilder<unknown>> = { created: sql`e.id`, '-created': sql`e.id desc` };

/** A page of exports, the latest first unless asked otherwise. */
function exportPage(
  place: Place,
  filter: PageQuery & { companyId?: number; sort?: ExportSort },
): CompiledQuery<Export & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const ofCompany = filter.companyId ? sql`e.company_id = ${filter.companyId}` : sql`true`;
  return sql<Export & { total: number }>`
    select ${answered}, count(*) over () as total from exports e
    where ${within(place, 'e')} and ${ofCompany} and (e.expires_at is null or e.expires_at > now()) order by ${order[filter.sort ?? '-created']} limit ${limit} offset ${offset}`.compile(
    build,
  );
}
