import type { FastifyRequest } from 'fastify';
import { fileNameOf, maxWorkbookRows, periodWords, reportFormats, reportNames, reports } from '#domain/reports/report.ts';
import { can } from '#domain/session/permissions.ts';
import { formatsOf } from '#domain/shared/formats.ts';
import { DayInAddress, IdInAddress } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { dayWords, shortDate } from '#domain/shared/date-words.ts';
import { companyPlace } from '../platform/company.ts';
import { withExample } from '../platform/examples.ts';
import type { Database } from '../platform/database.ts';
import { notAllowed, notThere, Refusal, unreadable, wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { fileAnswer } from '../platform/schemas.ts';
import { record } from '../platform/write.ts';
import { reportFile } from './file.ts';
import { countRows, type ReportRequest, reportedCompany } from './store.ts';

const ReportQuery = z.object({
  report: z.enum(reportNames, `report must be one of ${reportNames.join(', ')}`),
  from: DayInAddress.optional(),
  to: DayInAddress.optional(),
  companyId: IdInAddress.optional(),
});
type ReportQuery = z.infer<typeof ReportQuery>;

const FileQuery = ReportQuery.extend({ format: z.enum(reportFormats, `format must be one of ${reportFormats.join(', ')}`) });
const ReportSize = withExample(z.object({ rows: z.int() }).meta({ id: 'ReportSize' }), { rows: 128 });

const tags = ['Reports'];
const types = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };

/** A company's records of a period as a spreadsheet file. */
export function reportRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/reports/size',
    {
      config: { may: 'any:read' },
      schema: {
        tags,
        operationId: 'getReportSize',
        summary: 'Count the rows of a report',
        description: 'Returns how many rows a report of a period would have.',
        querystring: ReportQuery,
        response: { 200: ReportSize },
      },
    },
    async (request) => {
      const reportRequest = await requestedReport(db, request, request.query);
      return { rows: await countRows(db.in(request.scope), request.scope, reportRequest) };
    },
  );

  app.get(
    '/api/reports/export',
    {
      config: { may: 'any:read' },
      schema: {
        tags,
        operationId: 'exportReport',
        summary: 'Download a report',
        description:
          'Returns a report as CSV or as an Excel workbook; its period is in days of the company’s own calendar, the last one included.',
        querystring: FileQuery,
        response: fileAnswer('The report as a file of the requested format', 'text/csv', types.xlsx),
      },
    },
    async (request, reply) => {
      const {
        scope,
        query: { report, format, ...period },
      } = request;
      const reportRequest = await requestedReport(db, request, request.query);
      if (format === 'xlsx' && (await countRows(db.in(scope), scope, reportRequest)) > maxWorkbookRows)
        throw wrongField('format', 'This is more than a workbook can hold. Please choose CSV or a shorter period.');
      await recordExport(db, request, reportRequest, format);
      reply.headers({
        'content-type': types[format],
        'content-disposition': `attachment; filename="${fileNameOf(report, period, format, formatsOf(request.person.ownFormats, request.person.formats))}"`,
      });
      return reply.send(reportFile(db, scope, reportRequest, format));
    },
  );
}

/** The requested report for the caller's company; platform admins, who have none, name one. */
async function requestedReport(
  db: Database,
  { scope, person }: FastifyRequest,
  { report, from, to, companyId }: ReportQuery,
): Promise<ReportRequest> {
  if (!can(person, `${reports[report].area}:read`)) throw notAllowed();
  if (from && to && to < from) throw unreadable('The period ends before it begins.');
  const id = companyId ?? person.companyId;
  if (id === null)
    throw new Refusal(400, 'bad_request', 'Please choose a company', {
      errors: [{ path: 'companyId', message: 'Please choose a company' }],
    });
  if (person.role !== 'admin' && id !== person.companyId) throw notThere();
  const company = await reportedCompany(db, scope, id);
  if (!company) throw notThere();
  const { timeZone, formats } = company;
  return { report, from, to, companyId: id, timeZone, formats: formatsOf(person.ownFormats, formats) };
}

/** The feed shows who exported what. */
async function recordExport(db: Database, request: FastifyRequest, reportRequest: ReportRequest, format: string): Promise<void> {
  const { companyId, report } = reportRequest;
  await db.transaction(request.scope, async (t) => {
    const { formats } = await companyPlace(t, companyId);
    const period = periodWords(reportRequest, (day) => dayWords(day, shortDate, formats)) || 'all time';
    await record(t, request, {
      companyId,
      action: 'export',
      resourceType: 'company',
      resourceId: companyId,
      details: `Exported the ${reports[report].label.toLowerCase()} report, ${period}, as ${format.toUpperCase()}`,
    });
  });
}
