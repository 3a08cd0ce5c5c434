import { createHash, randomBytes } from 'node:crypto';
import { LinkReport, MadeReportLink, NewReportLink, ReportLink, ReportPlace, reportsAnHour } from '#domain/defects/report-link.ts';
import { fullName } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { keepPicture } from '../files/keep-picture.ts';
import { answerList } from '../platform/answers.ts';
import { companyOf } from '../platform/company.ts';
import { withExample } from '../platform/examples.ts';
import { Refusal } from '../platform/errors.ts';
import { clientOf, consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { deleteRow } from '../platform/rows.ts';
import { PageOfCompany, WithId } from '../platform/schemas.ts';
import { hashToken } from '../platform/sign-in.ts';
import { uploadLimit, disconnectSignal } from '../platform/upload.ts';
import { announce, once, record, write } from '../platform/write.ts';
import { companyOfYacht } from '../yachts/owner.ts';
import { enterByReportLink } from './link-entry.ts';
import { holdLink, linkPage, noteUse, replaceLink } from './link-store.ts';
import { addDefect } from './reporting.ts';
import { readReport } from './link-form.ts';

const tags = ['Maintenance'];
const WithToken = z.object({ token: withExample(z.string().max(200), 'uN7Gd0cQm4rJx1Yt8KzW2aVbE5sPh6LfTo9Ri3MwXyA') });
const tooMany = 'Too many reports. Please wait a while, or call somebody.';

/** Report links of yachts, and reports made through them without an account. */
export function reportLinkRoutes(app: App, parts: Parts): void {
  managingRoutes(app, parts);
  publicRoutes(app, parts);
}

function managingRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/report-links',
    {
      config: { may: 'run-company', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listReportLinks',
        summary: 'List report links',
        description: 'Lists the secret addresses at which defects of the yachts are reported, without their secrets.',
        querystring: PageOfCompany,
        response: { 200: z.array(ReportLink) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, linkPage),
  );

  app.post(
    '/api/report-links',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'createReportLink',
        summary: 'Create a report link',
        description:
          'Creates the secret address at which anyone aboard a yacht can report defects. It replaces any earlier one, and is returned only once.',
        body: NewReportLink,
        response: { 201: MadeReportLink },
      },
    },
    async (request, reply) => {
      const token = randomBytes(32).toString('base64url');
      // A repeated request is answered without the secret, which isn't stored.
      const made = await write(db, request, reply, 201, async (t, person) => {
        const { yachtId } = request.body;
        const companyId = await companyOfYacht(t, request.scope, yachtId);
        const id = await replaceLink(t, { companyId, yachtId, tokenHash: hashToken(token), userName: fullName(person) });
        const { yachtName } = await holdLink(t, request.scope, id);
        const details = `Created a report link for ${yachtName}`;
        await record(t, request, { companyId, action: 'create', resourceType: 'defect', resourceId: id, details });
        return { id };
      });
      return { ...made, path: reply.hasHeader('idempotency-replayed') ? '' : `/report#${token}` };
    },
  );

  app.delete(
    '/api/report-links/:id',
    {
      config: { may: 'run-company', whileLapsed: true },
      schema: {
        tags,
        operationId: 'revokeReportLink',
        summary: 'Revoke a report link',
        description: 'Deletes the report link of a yacht. It stops working immediately.',
        params: WithId,
        response: { 204: z.null() },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const link = await holdLink(t, request.scope, request.params.id);
        const companyId = companyOf(link);
        await deleteRow(t, 'reportLinks', { companyId, id: link.id });
        const details = `Revoked the report link of ${link.yachtName}`;
        await record(t, request, { companyId, action: 'delete', resourceType: 'defect', resourceId: link.id, details });
        return null;
      }),
  );
}

function publicRoutes(app: App, { db, files, workshops }: Parts): void {
  app.get(
    '/api/report/:token',
    {
      config: { may: 'anyone' },
      schema: {
        tags,
        operationId: 'openReportLink',
        summary: 'Open a report link',
        description:
          'Returns which yacht a secret address belongs to. An unknown or revoked one answers 404; after 20 unknown ones in 15 minutes from one IP address, 429.',
        params: WithToken,
        response: { 200: ReportPlace },
      },
    },
    async (request) => {
      const { yachtName, companyName } = await enterByReportLink(db, request, request.params.token);
      return { yachtName, companyName };
    },
  );

  app.post(
    '/api/report/:token',
    {
      config: { may: 'anyone' },
      bodyLimit: uploadLimit,
      schema: {
        tags,
        operationId: 'reportDefectByLink',
        summary: 'Report a defect by link',
        description: `Reports a defect without an account, as a form with \`title\`, \`severity\`, \`name\` and one picture as \`file\`. It blocks nothing until it is confirmed. With an \`Idempotency-Key\`, repeated sends count as one report. ${reportsAnHour.ofLink} an hour by link and ${reportsAnHour.ofAddress} from one IP address, then 429.`,
        consumes: ['multipart/form-data'],
        params: WithToken,
        response: { 201: ReportPlace },
      },
    },
    async (request, reply) => {
      const link = await enterByReportLink(db, request, request.params.token);
      await consumeAttempt(db, { key: `report from:${clientOf(request)}`, max: reportsAnHour.ofAddress, minutes: 60 }, tooMany);
      await consumeAttempt(db, { key: `report link:${link.id}`, max: reportsAnHour.ofLink, minutes: 60 }, tooMany);
      const { companyId, yachtId, yachtName, companyName } = link;
      const { picture, ...fields } = await readReport(request);
      // The Idempotency-Key is checked against these fields and this very picture, since the form itself was a stream.
      request.body = { ...fields, picture: picture && createHash('sha256').update(picture.content).digest('hex') };
      const parsed = LinkReport.safeParse(fields);
      if (!parsed.success) {
        const errors = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
        throw new Refusal(422, 'validation', errors[0]?.message ?? '', { errors });
      }
      const { title, severity = 'normal', name } = parsed.data;
      const photoUrl =
        picture &&
        (await keepPicture({ db, files, workshops }, { companyId, scope: request.scope, left: disconnectSignal(reply) }, picture));
      const outcome = await db.transaction(request.scope, (t) =>
        once(t, request, 201, async () => {
          const reportedBy = name ?? `Someone aboard ${yachtName}`;
          const report = { companyId, yachtId, title, severity, confirmed: false, reportedBy, photoUrls: photoUrl ? [photoUrl] : [] };
          const { id, ...activity } = await addDefect(t, report);
          await noteUse(t, { companyId, id: link.id });
          await record(t, request, { companyId, resourceType: 'defect', resourceId: id, ...activity });
          await announce(t, { companyId, resourceType: 'yacht', resourceId: yachtId });
          return { yachtName, companyName };
        }),
      );
      if (outcome.replayed) reply.header('idempotency-replayed', 'true');
      reply.code(201);
      return outcome.body;
    },
  );
}
