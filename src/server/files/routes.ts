import { createHash, randomBytes } from 'node:crypto';
import multipart from '@fastify/multipart';
import { z } from '#domain/shared/zod.ts';
import { tenantOf } from '../platform/company.ts';
import { withExample } from '../platform/examples.ts';
import { logged, notThere } from '../platform/errors.ts';
import { consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { fileAnswer } from '../platform/schemas.ts';
import { fileIn, maxBytes, uploadLimit, disconnectSignal, type Upload } from '../platform/upload.ts';
import type { Workshop } from '../platform/workshop.ts';
import { write } from '../platform/write.ts';
import { documentTitle, isPdf } from './documents.ts';
import { pictureSizes, type PictureSize } from './picture-sizes.ts';
import type { encodePicture, redrawPicture } from './pictures.ts';
import { documentName, fileById, forgetFile, noteFile, pictureName } from './store.ts';

const sizes = Object.keys(pictureSizes) as [PictureSize, ...PictureSize[]];
const Uploaded = z.object({ url: z.string(), name: z.string() }).meta({ id: 'Uploaded' });
const FileId = withExample(z.string().regex(/^[A-Za-z0-9_-]{22}$/), 'q1w2e3r4t5y6u7i8o9p0aA');
withExample(Uploaded, { url: '/api/files/q1w2e3r4t5y6u7i8o9p0aA', name: 'aurelia.jpg' });

/** Uploads of pictures and documents, and reading them. */
export async function fileRoutes(app: App, { db, files, workshops }: Parts): Promise<void> {
  await app.register(multipart, { limits: { fileSize: maxBytes, files: 1, fields: 5, parts: 6 } });

  const upload = {
    tags: ['Files'],
    operationId: 'uploadFile',
    summary: 'Upload a picture or a document',
    description:
      'Stores a picture (JPEG, PNG, WebP or AVIF) or, with kind=document, a document (PDF, JPEG, PNG or WebP) of up to 10 MB, and returns its address. A picture may have 25 megapixels, as an ordinary JPEG 50, as AVIF 12.',
    consumes: ['multipart/form-data'],
    querystring: z.object({ kind: z.enum(['picture', 'document']).optional() }),
    response: { 201: Uploaded },
  };
  app.post('/api/files', { config: { may: 'any:write' }, bodyLimit: uploadLimit, schema: upload }, async (request, reply) => {
    await consumeAttempt(
      db,
      { key: `upload:${request.person.id}`, max: 60, minutes: 1 },
      'You’re uploading too quickly. Please wait a minute.',
    );
    const id = randomBytes(16).toString('base64url');
    const { person, scope } = request;
    const companyId = tenantOf(person);
    // Before the upload is read, because waiting ones are kept in memory. A document may be a PDF, which needs no reader.
    if (request.query.kind !== 'document') workshops.pictures.refuseIfFull(companyId);
    const sent = await fileIn(request);
    // An Idempotency-Key identifies this very file: the form itself went by as a stream.
    request.body = createHash('sha256').update(sent.content).digest('hex');
    const draw = drawing(workshops.pictures, companyId, disconnectSignal(reply));
    const { contents, ...file } = await (request.query.kind === 'document' ? encodedDocument : encodedPicture)(id, sent, draw);
    const mine = { url: `/api/files/${id}`, name: file.name };
    // The row is written before the file: however this process ends, the sweep finds what it left.
    await noteFile(db, scope, { ...file, id, companyId, createdBy: person.id });
    let answer: typeof mine | undefined;
    try {
      const stored = await Promise.allSettled(contents.map(([name, content]) => files.put(name, content, file.contentType)));
      for (const each of stored) if (each.status === 'rejected') throw each.reason;
      answer = await write(db, request, reply, 201, () => Promise.resolve(mine));
      return answer;
    } finally {
      // It failed, or an Idempotency-Key was used again and the answer names the earlier file.
      if (answer?.url !== mine.url)
        await forgetFile(db, files, scope, { id, kind: file.kind }).catch(logged(app.log, 'an upload could not be taken back'));
    }
  });

  const look = {
    tags: ['Files'],
    operationId: 'getFile',
    summary: 'View a picture or download a document',
    description: 'Returns a stored picture in the requested size, or a document as it was uploaded.',
    params: z.object({ id: FileId }),
    querystring: z.object({ size: z.enum(sizes).optional() }),
    response: fileAnswer('The picture or the document', 'image/webp', 'image/jpeg', 'image/png', 'application/pdf'),
  };
  app.get('/api/files/:id', { config: { may: 'any:read' }, schema: look }, async (request, reply) => {
    const { scope, params, query } = request;
    const row = await fileById(db, scope, params.id);
    const isDocument = row?.kind === 'document';
    const content = row ? await files.open(isDocument ? documentName(params.id) : pictureName(params.id, query.size ?? 'full')) : null;
    if (!row || !content) throw notThere();
    // A file never changes under its address, and only those with access may cache it.
    reply.headers({
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'authorization',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': row.contentType,
    });
    if (isDocument) reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`);
    return reply.send(content);
  });
}

type Encoded = {
  kind: string;
  name: string;
  contentType: string;
  size: number;
  /** by the names they are stored under */ contents: [string, Buffer][];
};

type Drawing = ReturnType<typeof drawing>;

/** Pictures are read beside the server, in their company's turn. */
function drawing(pictures: Workshop, company: number, left: AbortSignal) {
  return {
    sizes: (upload: Buffer) => pictures.work<typeof encodePicture>('encodePicture', upload, company, left),
    anew: (upload: Buffer) => pictures.work<typeof redrawPicture>('redrawPicture', upload, company, left),
  };
}

async function encodedPicture(id: string, { name, content }: Upload, draw: Drawing): Promise<Encoded> {
  const encoded = await draw.sizes(content);
  return {
    kind: 'picture',
    name: name.slice(0, 200),
    contentType: 'image/webp',
    size: encoded.full.length,
    contents: sizes.map((size) => [pictureName(id, size), encoded[size]]),
  };
}

/** A PDF is stored unchanged, a picture is re-encoded. The content alone decides; anything else is refused. */
async function encodedDocument(id: string, { name, content: upload }: Upload, draw: Drawing): Promise<Encoded> {
  const pdf = { content: upload, contentType: 'application/pdf', extension: 'pdf' };
  const { content, contentType, extension } = isPdf(upload) ? pdf : await draw.anew(upload);
  return {
    kind: 'document',
    name: documentTitle(name, extension),
    contentType,
    size: content.length,
    contents: [[documentName(id), content]],
  };
}
