import { Export, exportSorts, NewExport } from '#domain/exports/export.ts';
import { sortOf } from '#domain/shared/fields.ts';
import { fullName } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList } from '../platform/answers.ts';
import { requiredCompany } from '../platform/company.ts';
import { notThere, Refusal } from '../platform/errors.ts';
import { addJob } from '../platform/jobs.ts';
import type { App, Parts } from '../platform/parts.ts';
import { dayFor, dayInNameFor } from '../platform/person-day.ts';
import { fileAnswer, PageOfCompany, WithId } from '../platform/schemas.ts';
import { record, write } from '../platform/write.ts';
import { plainName } from '../platform/zip.ts';
import { exportPage, exportToTake, readExport, startExport } from './store.ts';
import { makeExports } from './work.ts';
import './examples.ts';

const tags = ['Exports'];
const ExportQuery = PageOfCompany.extend({ sort: sortOf(exportSorts) });

/** Full exports of a company's data. */
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
        const id = await startExport(t, {
          companyId,
          requestedBy: person.companyId === companyId ? person.id : null,
          requestedByName: fullName(person),
        });
        if (id === undefined) throw new Refusal(409, 'export_underway', 'An export is already being made. It will be ready in a moment.');
        await addJob(t, 'export', { exportId: id }, { key: String(id) });
        await record(t, request, {
          companyId,
          action: 'export',
          resourceType: 'company',
          resourceId: companyId,
          details: 'Started an export of everything',
        });
        return readExport(t, id);
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
      const ready = await exportToTake(db, scope, params.id);
      const content = ready?.storedAs ? await files.open(ready.storedAs) : null;
      if (!ready || !content) throw notThere();
      const name = `${plainName(ready.name)} ${dayInNameFor(request.person, dayFor(request.person, ready.createdAt))}.zip`;
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
