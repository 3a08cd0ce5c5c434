import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, unreadable } from './errors.ts';

export type Upload = { name: string; content: Buffer };

/** The maximum size of an uploaded file, in bytes. */
export const maxBytes = 10 * 1024 * 1024;

/** The body limit of a route that takes a file, with room for the form around it. */
export const uploadLimit = maxBytes + 64 * 1024;

/** The file in a form. A form that breaks off or has no parts is the sender's fault, though the parser's error doesn't say so. */
export async function fileIn(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new Refusal(415, 'unsupported_media_type', 'Please send the file as a form with a file in it.');
  try {
    const file = await request.file();
    if (file) return { name: file.filename, content: await file.toBuffer() };
  } catch (error) {
    throw (error as Partial<FastifyError>).code?.startsWith('FST_') ? error : unreadable();
  }
  throw new Refusal(422, 'validation', 'Please choose a file.');
}

/** Aborted when the client disconnects before it has been answered. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  reply.raw.once('close', () => reply.raw.writableFinished || leaving.abort());
  return leaving.signal;
}
