import './examples.ts';
import {
  Document,
  DocumentChanges,
  documentDatesFault,
  DocumentRecord,
  documentSorts,
  NewDocument,
  NewDocumentVersion,
} from '#domain/documents/document.ts';
import { DocumentNeed, StoredDocumentNeed } from '#domain/documents/document-needs.ts';
import { DocumentMatrix, matrixOf } from '#domain/documents/matrix.ts';
import { expiryStates } from '#domain/shared/expiry.ts';
import { IdInAddress, Page, sortOf } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { isOnYacht } from '../equipment/store.ts';
import { adoptDocument } from '../files/store.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { requiredCompany } from '../platform/company.ts';
import { wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { companyOfYacht, refuseYachtOfOthers } from '../yachts/owner.ts';
import { changeVersion, documentById, documentPage, holdDocument, holdNeeds, keepNeed, matrixFacts, readDocument } from './store.ts';

const tags = ['Documents'];
const DocumentsQuery = Page.extend({
  yachtId: IdInAddress.optional(),
  equipmentId: IdInAddress.optional(),
  companyId: IdInAddress.optional(),
  state: z.enum(expiryStates).optional(),
  sort: sortOf(documentSorts),
});

/** The documents of the yachts and of the company. */
export function documentRoutes(app: App, parts: Parts): void {
  readingRoutes(app, parts);
  writingRoutes(app, parts);
  needRoutes(app, parts);
}

function readingRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/documents',
    {
      config: { may: 'documents:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listDocuments',
        summary: 'List documents',
        description:
          'Lists the documents of the yachts and the company with what their newest versions say, the ones that expire first at the top; a state leaves out those that were replaced, or are about retired equipment.',
        querystring: DocumentsQuery,
        response: { 200: z.array(Document) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, documentPage),
  );

  app.get(
    '/api/documents/matrix',
    {
      config: { may: 'documents:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getDocumentMatrix',
        summary: 'Read the document matrix',
        description:
          'Returns each yacht and, last, the company with one cell for each type: the document that lasts longest (of those for different equipment, the first of them to expire), or that a needed one is missing.',
        querystring: z.object({ companyId: IdInAddress.optional() }),
        response: { 200: DocumentMatrix },
      },
    },
    async (request) => matrixOf(await enterAndRead(db, request, (place) => matrixFacts(place, request.query))),
  );

  app.get(
    '/api/documents/:id',
    {
      config: { may: 'documents:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getDocument',
        summary: 'Read a document',
        description: 'Returns one document with all its versions, the newest first.',
        params: WithId,
        response: { 200: DocumentRecord },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => documentById(place, request.params.id)),
  );
}

function writingRoutes(app: App, { db }: Parts): void {
  app.post(
    '/api/documents',
    {
      config: { may: 'documents:write' },
      schema: {
        tags,
        operationId: 'createDocument',
        summary: 'Add a document',
        description: 'Adds a document of a yacht, about one thing on board where that is named, or of the company where no yacht is named.',
        body: NewDocument,
        response: { 201: DocumentRecord },
      },
    },
    async (request, reply) => {
      const document = await write(db, request, reply, 201, async (t) => {
        const { yachtId = null, equipmentId = null, type, companyId: wanted, ...version } = request.body;
        refuseImpossibleDates(version, null);
        const companyId = yachtId
          ? await companyOfYacht(t, request.scope, yachtId)
          : await requiredCompany(t, request.person, wanted, 'Please choose the company of this document');
        if (equipmentId !== null && !(await isOnYacht(t, { companyId, yachtId: yachtId ?? 0 }, equipmentId)))
          throw wrongField('equipmentId', 'Please choose equipment on the same yacht');
        await adoptDocument(t, companyId, 'fileUrl', version.fileUrl);
        const id = await addRow(t, 'documents', { companyId, yachtId, equipmentId, type });
        await addRow(t, 'documentVersions', { ...version, companyId, documentId: id, version: 1 });
        const made = await readDocument(t, request.scope, id);
        const details = `Added ${made.type} of ${whose(made)}`;
        await record(t, request, { companyId, action: 'create', resourceType: 'document', resourceId: id, details });
        return made;
      });
      reply.header('etag', etag(document)).header('location', `/api/documents/${document.id}`);
      return document;
    },
  );

  app.patch(
    '/api/documents/:id',
    {
      config: { may: 'documents:write' },
      schema: {
        tags,
        operationId: 'updateDocument',
        summary: 'Change a document',
        description: 'Changes the given fields of a document and of its newest version. A renewal is a version of its own.',
        params: WithId,
        body: DocumentChanges,
        response: { 200: DocumentRecord, 412: Changed(DocumentRecord) },
      },
    },
    async (request, reply) => {
      const document = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdDocument(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        const { yachtId = stored.yachtId, type, equipmentId: named, ...version } = request.body;
        // Its equipment stays with the previous yacht.
        const equipmentId = named === undefined ? (yachtId === stored.yachtId ? stored.equipmentId : null) : named;
        refuseImpossibleDates({ ...stored, ...version }, stored.versions[1] ?? null);
        if (yachtId) await refuseYachtOfOthers(t, request.scope, yachtId, companyId);
        if (equipmentId !== null && !(await isOnYacht(t, { companyId, yachtId: yachtId ?? 0 }, equipmentId)))
          throw wrongField('equipmentId', 'Please choose equipment on the same yacht');
        await adoptDocument(t, companyId, 'fileUrl', version.fileUrl);
        const changes = difference(stored, { ...request.body, equipmentId });
        if (Object.keys(changes).length === 0) return stored;
        if (Object.keys(version).length > 0) await changeVersion(t, { companyId, documentId: stored.id, version: stored.version }, version);
        await changeRow(t, 'documents', { companyId, id: stored.id }, { type: type ?? stored.type, yachtId, equipmentId });
        const changed = await readDocument(t, request.scope, stored.id);
        const details = `Updated ${changed.type} of ${whose(changed)}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'document', resourceId: stored.id, details, changes });
        return changed;
      });
      reply.header('etag', etag(document));
      return document;
    },
  );

  app.delete(
    '/api/documents/:id',
    {
      config: { may: 'documents:write' },
      schema: {
        tags,
        operationId: 'deleteDocument',
        summary: 'Delete a document',
        description: 'Deletes a document with all its versions.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(DocumentRecord) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: stored, companyId } = await holdDocument(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        await deleteRow(t, 'documents', { companyId, id: stored.id });
        const details = `Deleted ${stored.type} of ${whose(stored)}`;
        await record(t, request, { companyId, action: 'delete', resourceType: 'document', resourceId: stored.id, details });
        return null;
      }),
  );

  app.post(
    '/api/documents/:id/versions',
    {
      config: { may: 'documents:write' },
      schema: {
        tags,
        operationId: 'renewDocument',
        summary: 'Renew a document',
        description: 'Adds a newer version of a document, which counts from then on; the ones before it stay. It can’t end before them.',
        params: WithId,
        body: NewDocumentVersion,
        response: { 201: DocumentRecord, 412: Changed(DocumentRecord) },
      },
    },
    async (request, reply) => {
      const document = await write(db, request, reply, 201, async (t) => {
        const { row: stored, companyId } = await holdDocument(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        refuseImpossibleDates(request.body, stored);
        await adoptDocument(t, companyId, 'fileUrl', request.body.fileUrl);
        await addRow(t, 'documentVersions', { ...request.body, companyId, documentId: stored.id, version: stored.version + 1 });
        // Touches the document, so that it gets a new version for If-Match even if nothing else changed.
        await changeRow(t, 'documents', { companyId, id: stored.id }, { type: stored.type });
        const renewed = await readDocument(t, request.scope, stored.id);
        const details = `Renewed ${renewed.type} of ${whose(renewed)}`;
        await record(t, request, { companyId, action: 'renew', resourceType: 'document', resourceId: stored.id, details });
        return renewed;
      });
      reply.header('etag', etag(document)).header('location', `/api/documents/${document.id}`);
      return document;
    },
  );
}

function needRoutes(app: App, { db }: Parts): void {
  app.put(
    '/api/document-needs',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'setDocumentNeed',
        summary: 'Set whether a document is needed',
        description:
          'Sets whether every yacht, one yacht or the company must hold documents of a type. A rule for one yacht overrides the rule for the fleet.',
        body: DocumentNeed,
        response: { 200: StoredDocumentNeed },
      },
    },
    (request, reply) =>
      write(db, request, reply, 200, async (t) => {
        const { of, type, needed, yachtId = null, companyId: wanted } = request.body;
        if (of === 'yacht' && !yachtId) throw wrongField('yachtId', 'Please choose the yacht');
        if (of !== 'yacht' && yachtId) throw wrongField('yachtId', 'Leave the yacht empty unless one yacht needs it');
        const companyId = yachtId
          ? await companyOfYacht(t, request.scope, yachtId)
          : await requiredCompany(t, request.person, wanted, 'Please choose the company');
        const need = { of, yachtId, type, needed };
        const name = await holdNeeds(t, companyId, yachtId);
        await keepNeed(t, companyId, need);
        const who = of === 'fleet' ? 'every yacht' : name;
        const details = needed ? `${type} is now required for ${who}` : `${type} is no longer required for ${who}`;
        // The rule is about a type, not about one document.
        await record(t, request, { companyId, action: 'update', resourceType: 'document', resourceId: 0, details });
        return need;
      }),
  );
}

function whose({ yachtName, companyName }: DocumentRecord): string {
  return yachtName ?? companyName ?? 'the company';
}

function refuseImpossibleDates(dates: Parameters<typeof documentDatesFault>[0], before: Parameters<typeof documentDatesFault>[1]): void {
  const fault = documentDatesFault(dates, before);
  if (fault) throw wrongField('expiresOn', fault);
}
