import {
  Certificate,
  CertificateChanges,
  certificateSorts,
  CertificateState,
  expiryFault,
  NewCertificate,
} from '#domain/crew/certificate.ts';
import { IdInAddress, Page } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { adoptDocument } from '../files/store.ts';
import { answerList, answerRecord, withTotal } from '../platform/answers.ts';
import { notThere, wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow, hasRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { certificateById, certificatePage, holdCertificate, readCertificate } from './certificate-store.ts';
import { holdCrewMember } from './store.ts';

const CertificatesPage = Page.extend({ sort: z.enum(certificateSorts).optional() });
const CertificatesQuery = CertificatesPage.extend({ yachtId: IdInAddress.optional(), state: CertificateState.optional() });

/** The certificates of crew members. */
export function certificateRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/certificates',
    {
      config: { may: 'crew:read', signInWithRead: true },
      schema: {
        tags: ['Crew'],
        operationId: 'listCertificates',
        summary: 'List certificates',
        description:
          'Lists certificates of the whole crew, the ones that expire first at the top; a state leaves out those that were replaced.',
        querystring: CertificatesQuery,
        response: { 200: z.array(Certificate) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, certificatePage),
  );

  app.get(
    '/api/certificates/:id',
    {
      config: { may: 'crew:read', signInWithRead: true },
      schema: {
        tags: ['Crew'],
        operationId: 'getCertificate',
        summary: 'Read a certificate',
        description: 'Returns one certificate.',
        params: WithId,
        response: { 200: Certificate },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => certificateById(place, request.params.id)),
  );

  app.get(
    '/api/crew/:id/certificates',
    {
      config: { may: 'crew:read' },
      schema: {
        tags: ['Crew'],
        operationId: 'listCrewMemberCertificates',
        summary: 'List a crew member’s certificates',
        description: 'Lists the certificates of one crew member.',
        params: WithId,
        querystring: CertificatesPage,
        response: { 200: z.array(Certificate) },
      },
    },
    async (request, reply) => {
      const { scope, params } = request;
      const filter = { ...request.query, crewId: params.id };
      if (!(await hasRow(db, scope, 'crew', params.id))) throw notThere();
      const { rows } = await db.in(scope).executeQuery(certificatePage(scope, filter));
      return withTotal(db, scope, reply, filter, certificatePage, rows);
    },
  );

  // The holder is checked before the body: an unknown holder is a 404 even if the body is invalid.
  app.post(
    '/api/crew/:id/certificates',
    {
      config: { may: 'crew:write' },
      attachValidation: true,
      schema: {
        tags: ['Crew'],
        operationId: 'createCertificate',
        summary: 'Add a certificate',
        description: 'Adds a certificate to a crew member.',
        params: WithId,
        body: NewCertificate,
        response: { 201: Certificate },
      },
    },
    async (request, reply) => {
      const { validationError } = request;
      if (validationError?.validationContext === 'params') throw validationError;
      const certificate = await write(db, request, reply, 201, async (t) => {
        const { row: member, companyId } = await holdCrewMember(t, request.scope, request.params.id);
        if (validationError) throw validationError;
        refuseImpossibleDates(request.body);
        await adoptDocument(t, companyId, 'fileUrl', request.body.fileUrl);
        const id = await addRow(t, 'certificates', { ...request.body, companyId, crewId: member.id });
        const made = await readCertificate(t, request.scope, id);
        await record(t, request, {
          companyId,
          action: 'update',
          resourceType: 'crew',
          resourceId: member.id,
          details: `Added ${made.type} to ${member.name}`,
        });
        return made;
      });
      reply.header('etag', etag(certificate)).header('location', `/api/certificates/${certificate.id}`);
      return certificate;
    },
  );

  app.patch(
    '/api/certificates/:id',
    {
      config: { may: 'crew:write' },
      schema: {
        tags: ['Crew'],
        operationId: 'updateCertificate',
        summary: 'Change a certificate',
        description: 'Changes the given fields of a certificate.',
        params: WithId,
        body: CertificateChanges,
        response: { 200: Certificate, 412: Changed(Certificate) },
      },
    },
    async (request, reply) => {
      const certificate = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdCertificate(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        refuseImpossibleDates({ ...stored, ...request.body });
        await adoptDocument(t, companyId, 'fileUrl', request.body.fileUrl);
        const changes = difference(stored, request.body);
        if (Object.keys(changes).length === 0) return stored;
        await changeRow(t, 'certificates', { companyId, id: stored.id }, request.body);
        const changed = await readCertificate(t, request.scope, stored.id);
        await record(t, request, {
          companyId,
          action: 'update',
          resourceType: 'crew',
          resourceId: changed.crewId,
          details: `Updated ${changed.type} of ${changed.crewName}`,
          changes,
        });
        return changed;
      });
      reply.header('etag', etag(certificate));
      return certificate;
    },
  );

  app.delete(
    '/api/certificates/:id',
    {
      config: { may: 'crew:write' },
      schema: {
        tags: ['Crew'],
        operationId: 'deleteCertificate',
        summary: 'Delete a certificate',
        description: 'Deletes a certificate.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Certificate) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: certificate, companyId } = await holdCertificate(t, request.scope, request.params.id);
        refuseIfChanged(request, certificate);
        await deleteRow(t, 'certificates', { companyId, id: certificate.id });
        await record(t, request, {
          companyId,
          action: 'update',
          resourceType: 'crew',
          resourceId: certificate.crewId,
          details: `Removed ${certificate.type} from ${certificate.crewName}`,
        });
        return null;
      }),
  );
}

function refuseImpossibleDates(dates: Parameters<typeof expiryFault>[0]): void {
  const fault = expiryFault(dates);
  if (fault) throw wrongField('expiryDate', fault);
}
