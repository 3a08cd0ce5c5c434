import type { FastifyError, FastifyRequest } from 'fastify';
import { Refusal, unreadable } from '../platform/errors.ts';
import type { Upload } from '../platform/upload.ts';

const fields = ['title', 'severity', 'name'] as const;
type ReportFields = Partial<Record<(typeof fields)[number], string>>;

/** The fields of a report form, and its picture if there is one. */
export async function readReport(request: FastifyRequest): Promise<ReportFields & { picture: Upload | null }> {
  if (!request.isMultipart()) throw new Refusal(415, 'unsupported_media_type', 'Please send the report as a form.');
  const report: ReportFields = {};
  let picture: Upload | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const content = await part.toBuffer();
        if (content.length > 0) picture = { name: part.filename, content };
      } else {
        const field = fields.find((each) => each === part.fieldname);
        if (field && typeof part.value === 'string' && part.value !== '') report[field] = part.value;
      }
    }
  } catch (error) {
    throw (error as Partial<FastifyError>).code?.startsWith('FST_') ? error : unreadable();
  }
  return { ...report, picture };
}
