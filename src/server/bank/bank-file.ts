// Reads a bank file. The server does this in a worker because a large file takes a while: see workshops/readings.ts.
import { createHash } from 'node:crypto';
import papa from 'papaparse';
import { maxBankLines, type StatementRead } from '#domain/finance/bank.ts';
import { bankTableIn, likelyHeader, mappingOf, readBankRows, type BankMapping } from '#domain/finance/bank-csv.ts';
import type { Statement } from '#domain/finance/bank-line.ts';
import type { DecimalMark, Formats } from '#domain/shared/formats.ts';
import { isXml, readCamt } from './camt.ts';
import { refusedContent } from './refused-content.ts';
import { isZip, packedTexts } from './zipped.ts';

export type ReadFile = Pick<StatementRead, 'faults' | 'columns' | 'mapping' | 'dates'> & {
  statements: Statement[];
  sha256: string;
};
type BankFileToRead = {
  content: string;
  /** whether the content is an archive, as base64 */ isPacked: boolean;
  currency: string;
  mapping?: BankMapping | null;
  /** the column mapping of the last file, used for this one if it has those columns */ remembered?: BankMapping | null;
  usualOrder: Formats['dateOrder'];
  chosenOrder?: Formats['dateOrder'] | null;
  mark: DecimalMark;
};

/**
 * The statements in a bank file: CAMT.053, alone or several in an archive, or CSV by its columns. Unreadable cells of a CSV file are listed
 * line by line.
 */
export async function readBankFile(file: BankFileToRead): Promise<ReadFile> {
  const { content } = file;
  if (file.isPacked) return readArchive(Buffer.from(content, 'base64'));
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { ...(isXml(content) ? camtOf(readCamt(content)) : csvOf(file)), sha256 };
}

async function readArchive(bytes: Buffer): Promise<ReadFile> {
  if (!isZip(bytes)) throw notOfABank();
  const statements = (await packedTexts(bytes)).flatMap((text, packed) => readCamt(text).map((each) => ({ ...each, packed })));
  if (statements.reduce((sum, { lines }) => sum + lines.length, 0) > maxBankLines) throw tooManyLines();
  return { ...camtOf(statements), sha256: createHash('sha256').update(bytes).digest('hex') };
}

function camtOf(statements: Statement[]): Omit<ReadFile, 'sha256'> {
  return { statements, faults: [], columns: [], mapping: null, dates: null };
}

const notOfABank = () => refusedContent('This isn’t a bank statement. Please choose a CAMT.053 or CSV file.');
const tooManyLines = () => refusedContent('A file can have at most 5,000 lines.');

const delimiters = [';', ',', '\t', '|'];

function csvOf({ content, mapping, remembered, ...reading }: BankFileToRead): Omit<ReadFile, 'sha256'> {
  // Without a delimiter it isn't a table.
  const readings = delimiters.map((delimiter) => rowsOf(content, delimiter, 45));
  const tableIn = (rows: string[][]) =>
    mapping ? bankTableIn(rows, mapping) : ((remembered && bankTableIn(rows, remembered)) ?? bankTableIn(rows, null));
  const tables = readings.map(tableIn);
  const place = tables.findIndex((each) => each !== null);
  const [table, delimiter] = [tables[place], delimiters[place]];
  if (!table || !delimiter) {
    const columns = readings.map(likelyHeader).toSorted((one, other) => other.length - one.length)[0] ?? [];
    if (columns.length === 0) throw notOfABank();
    const isWhole = mapping?.day && (mapping.amount ?? mapping.in ?? mapping.out);
    const message = isWhole ? 'This file doesn’t have all of these columns' : 'We can’t tell which columns hold the date and the amount';
    return { statements: [], faults: [{ line: 1, column: '', message }], columns, mapping: null, dates: null };
  }
  const rows = rowsOf(content, delimiter, maxBankLines + 100);
  if (rows.length > maxBankLines + 45) throw tooManyLines();
  const { statements, dates, faults } = readBankRows(rows, table, reading);
  return { statements, faults: faults.slice(0, 200), columns: table.named.filter(Boolean), mapping: mappingOf(table), dates };
}

function rowsOf(content: string, delimiter: string, preview: number): string[][] {
  return papa.parse<string[]>(content.replace(/^\ufeff/, ''), { delimiter, preview, skipEmptyLines: false }).data;
}
