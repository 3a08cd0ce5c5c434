// CAMT.053 files in a ZIP archive, as banks provide a month of them. Nothing is written to disk: file names only determine the order.
import type { Readable } from 'node:stream';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { maxBankFile } from '#domain/finance/bank.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusedContent } from './refused-content.ts';

const maxFiles = 400;
const damaged = () => refusedContent('This archive is damaged: it can’t be read as a ZIP file.');
const tooLarge = () => refusedContent('An archive can unpack to at most 5 MB.');

/** Whether these bytes are a ZIP archive. */
export function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
}

/**
 * The XML files of an archive as texts, in the order of their names. Refused if it unpacks to more than 5 MB, is encrypted or contains
 * paths outside itself.
 */
export async function packedTexts(archive: Buffer): Promise<string[]> {
  try {
    const zip = await fromBufferPromise(archive, { lazyEntries: true, validateEntrySizes: true });
    const entries = await statementsIn(zip);
    const texts: string[] = [];
    let left = maxBankFile;
    for (const entry of entries) {
      const bytes = await unpacked(await zip.openReadStreamPromise(entry), left);
      left -= bytes.length;
      texts.push(textOf(bytes));
    }
    return texts;
  } catch (error) {
    throw error instanceof Refusal ? error : damaged();
  }
}

/** The entries that may be statements, by name. Declared sizes are used only to refuse what is too large. */
async function statementsIn(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > maxFiles) throw refusedContent(`An archive can have at most ${maxFiles} files.`);
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) if (isStatement(entry.fileName)) entries.push(entry);
  if (entries.length === 0) throw refusedContent('There is no CAMT.053 file in this archive.');
  if (entries.some((entry) => entry.isEncrypted())) throw refusedContent('This archive is password-protected. Please unpack it first.');
  if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > maxBankFile) throw tooLarge();
  return entries.toSorted((one, other) => (one.fileName < other.fileName ? -1 : 1));
}

/** An XML file, but not the metadata that macOS adds for each file. */
function isStatement(name: string): boolean {
  return /\.xml$/i.test(name) && !/(^|\/)(__MACOSX\/|\._)/.test(name);
}

async function unpacked(stream: Readable, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The text of an XML file in its declared encoding, UTF-8 by default. */
function textOf(bytes: Buffer): string {
  const declared = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(bytes.toString('latin1', 0, 200))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(declared).decode(bytes);
  } catch {
    // The encoding is unknown.
    return bytes.toString('utf8');
  }
}
