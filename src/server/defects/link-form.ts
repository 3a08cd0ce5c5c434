import type { FastifyError, FastifyRequest } from 'fastify';
import { Refusal, unreadable } from '../platform/errors.ts';
import type { Upload } from '../platform/upload.ts';

const fields = ['title', 'severity', 'name'] as const;
type Written = Partial<Record<(typeof fields)[number], string>>;

/** What a form of the link says, and the picture in it, if there is one. */
export async function readReport(request: FastifyRequest): Promise<Written & { picture: Upload | null }> {
  if (!request.isMultipart()) throw new Refusal(415, 'unsupported_media_type', 'Please send the report as a form.');
  const written: Written = {};
  let picture: Upload | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const content = await part.toBuffer();
        if (content.length > 0) picture = { name: part.filename, content };
      } else {
        const field = fields.find((each) => each === part.fieldname);
        if (field && typeof part.value === 'string' && part.value !== '') written[field] = part.value;
      }
    }
  } catch (error) {
    throw (error as Partial<FastifyError>).code?.startsWith('FST_') ? error : unreadable();
  }
  return { ...written, picture };
}
