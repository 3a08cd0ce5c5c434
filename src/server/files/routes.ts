import { randomBytes } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyRequest } from 'fastify';
import { z } from '#domain/shared/zod.ts';
import { within } from '../platform/database.ts';
import { notThere, Refusal, unreadable } from '../platform/errors.ts';
import { take } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { noCompany, write } from '../platform/write.ts';
import { encodePicture, pictureSizes, type PictureSize } from './pictures.ts';
import { pictureName } from './store.ts';

const mostBytes = 10 * 1024 * 1024;
const sizes = Object.keys(pictureSizes) as [PictureSize, ...PictureSize[]];
const Uploaded = z.object({ url: z.string() }).meta({ id: 'Uploaded' });

/** Uploading pictures, and looking at one's own. */
export async function fileRoutes(app: App, { db, files }: Parts): Promise<void> {
  await app.register(multipart, { limits: { fileSize: mostBytes, files: 1, fields: 5, parts: 6 } });

  const upload = { tags: ['Files'], summary: 'Upload a picture (JPEG, PNG, WebP or AVIF, up to 10 MB)', consumes: ['multipart/form-data'], response: { 201: Uploaded } };
  app.post('/api/files', { config: { may: 'run-fleet' }, bodyLimit: mostBytes + 64 * 1024, schema: upload }, async (request, reply) => {
    if (!request.isMultipart()) throw new Refusal(415, 'unsupported_media_type', 'Please send the picture as a form with a file in it.');
    await take(db, { key: `upload:${request.person.id}`, most: 60, minutes: 1 }, 'You are uploading faster than we can take it. Please wait a minute.');
    const { name, content } = await fileIn(request);
    const encoded = await encodePicture(content);
    const id = randomBytes(16).toString('base64url');
    await Promise.all(sizes.map((size) => files.put(pictureName(id, size), encoded[size], 'image/webp')));
    return write(db, request, reply, 201, async (t, person) => {
      const companyId = person.role === 'admin' ? noCompany : (person.companyId ?? noCompany);
      await t.insertInto('files').values({ id, companyId, kind: 'picture', name: name.slice(0, 200), contentType: 'image/webp', size: encoded.full.length, createdBy: person.id }).execute();
      return { url: `/api/files/${id}` };
    });
  });

  const look = { tags: ['Files'], summary: 'Look at a picture', params: z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{22}$/) }), querystring: z.object({ size: z.enum(sizes).optional() }), produces: ['image/webp'] };
  app.get('/api/files/:id', { config: { may: 'run-fleet' }, schema: look }, async (request, reply) => {
    const { scope, params, query } = request;
    const row = await db.in(scope).selectFrom('files').select('contentType').where(within(scope, 'files')).where('id', '=', params.id).executeTakeFirst();
    const content = row ? await files.open(pictureName(params.id, query.size ?? 'full')) : null;
    if (!row || !content) throw notThere();
    // A picture never changes under its address, and is for those who may see it alone.
    reply.headers({ 'cache-control': 'private, max-age=31536000, immutable', vary: 'authorization', 'content-security-policy': "default-src 'none'; sandbox", 'content-type': row.contentType });
    return reply.send(content);
  });
}

/** The file of a form. A form that breaks off or has no parts is the sender's fault, which the reader of it doesn't say. */
async function fileIn(request: FastifyRequest): Promise<{ name: string; content: Buffer }> {
  try {
    const file = await request.file();
    if (file) return { name: file.filename, content: await file.toBuffer() };
  } catch (error) {
    throw (error as Partial<FastifyError>).code?.startsWith('FST_') ? error : unreadable();
  }
  throw new Refusal(422, 'validation', 'Please choose a picture.');
}
