/** Whether this is a PDF and nothing else: it begins and ends as one, without a web page at its start or an archive at its end. */
export function isPdf(upload: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(upload.toString('latin1', 0, 8))) return false;
  const end = upload.toString('latin1', Math.max(0, upload.length - 1024));
  return /%%EOF[\s\0]*$/.test(end) && !markup.test(upload.toString('latin1', 0, 1024));
}

// What a browser might take for a web page if it looked at the first bytes rather than at the declared type.
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|title|table|a\s)/i;

/** A name for the document when it is downloaded: the name it was uploaded under, with the extension of its actual type. */
export function documentTitle(name: string, extension: string): string {
  const title = name
    .replace(/\p{Cc}/gu, '')
    .replace(/\.[^.]{0,10}$/, '')
    .replace(/[/\\]/g, ' ')
    .trim()
    .slice(0, 180);
  return `${title || 'Document'}.${extension}`;
}
