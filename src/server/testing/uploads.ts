import sharp from 'sharp';
import type { Person } from './given.ts';

type As = { name?: string; type?: string; kind?: 'picture' | 'document'; key?: string };

/** Uploads a file like a browser's form. */
export function upload(person: Person, content: Buffer, { name = 'yacht.jpg', type = 'image/jpeg', kind, key }: As = {}) {
  const boundary = 'boundary-of-an-upload';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  const form = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return person.call('POST', `/api/files${kind ? `?kind=${kind}` : ''}`, form, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    ...(key ? { 'idempotency-key': key } : {}),
  });
}

/** A small picture. */
export function aPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 30, height: 20, channels: 3, background: '#0e8a9d' } })
    .png()
    .toBuffer();
}

/** A PDF of one empty page. */
export function aPdf(): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const starts = body.map((_, index) => '%PDF-1.7\n'.length + body.slice(0, index).join('').length);
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const end = '%PDF-1.7\n'.length + body.join('').length;
  return Buffer.from(
    `%PDF-1.7\n${body.join('')}xref\n0 4\n0000000000 65535 f \n${table}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`,
    'latin1',
  );
}
