import sharp from 'sharp';
import { Refusal } from '../platform/errors.ts';
import { damaged, maxPixels } from './pictures.ts';

type EncodedDocument = { content: Buffer; contentType: string; extension: string };

const kinds: Record<string, { contentType: string; extension: string }> = {
  pdf: { contentType: 'application/pdf', extension: 'pdf' },
  jpeg: { contentType: 'image/jpeg', extension: 'jpg' },
  png: { contentType: 'image/png', extension: 'png' },
  webp: { contentType: 'image/webp', extension: 'webp' },
};

/** The longest side of a photographed paper: its small print stays legible. */
const maxSide = 4000;

/**
 * A document as it is kept: a PDF as it came, a picture drawn anew, which leaves its metadata and whatever hid behind it. Decided
 * by the content alone; anything else is refused.
 */
export async function encodeDocument(upload: Buffer): Promise<EncodedDocument> {
  const kind = isPdf(upload) ? 'pdf' : await pictureFormat(upload);
  const known = kinds[kind];
  if (!known) throw new Refusal(415, 'not_a_document', 'Please choose a document (PDF, JPEG, PNG or WebP).');
  return { ...known, content: kind === 'pdf' ? upload : await drawnAnew(upload) };
}

/** A name for the document when it is downloaded: what the uploader called it, with the ending its content has. */
export function documentTitle(name: string, extension: string): string {
  const title = name
    .replace(/\p{Cc}/gu, '')
    .replace(/\.[^.]{0,10}$/, '')
    .replace(/[/\\]/g, ' ')
    .trim()
    .slice(0, 180);
  return `${title || 'Document'}.${extension}`;
}

// What a browser might take for a page of its own, if it looked at the first bytes rather than at the declared type.
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|title|table|a\s)/i;

/** A PDF begins as one and ends as one: nothing stands before it, no page hides in its head and no archive hangs on its end. */
function isPdf(upload: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(upload.toString('latin1', 0, 8))) return false;
  const end = upload.toString('latin1', Math.max(0, upload.length - 1024));
  return /%%EOF[\s\0]*$/.test(end) && !markup.test(upload.toString('latin1', 0, 1024));
}

async function pictureFormat(upload: Buffer): Promise<string> {
  try {
    return (await sharp(upload, { limitInputPixels: false }).metadata()).format ?? '';
  } catch {
    return '';
  }
}

async function drawnAnew(upload: Buffer): Promise<Buffer> {
  try {
    return await sharp(upload, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .toBuffer();
  } catch {
    throw damaged();
  }
}
