import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'kysely';
import type { TrackSegment } from '#domain/trips/track.ts';
import { documentName, pictureName } from '../files/store.ts';
import { papersOfNote } from '../finance/credit-note-documents.ts';
import { readCreditNote } from '../finance/credit-note-store.ts';
import { eInvoiceOf, embedded, storedXmlOf } from '../finance/e-invoice-facts.ts';
import { draw, storedDocument } from '../finance/invoice-documents.ts';
import { readInvoice } from '../finance/invoice-store.ts';
import { csvOf, type Cell } from '../platform/csv.ts';
import type { Scope, Transaction } from '../platform/database.ts';
import type { FileStore } from '../platform/file-store.ts';
import { plainName, type Zip } from '../platform/zip.ts';
import { gpxOf } from '../trips/gpx.ts';
import { batches, countOf, rowsOf, sheets } from './sheets.ts';

type Source = {
  t: Transaction;
  scope: Scope;
  companyId: number;
  files: FileStore;
  /** reports progress in percent */ reportProgress: (percent: number) => void;
};

const unpack = promisify(gunzip);
// Roughly how much more a file costs than a row, so that progress is even.
const fileWeight = 20;

/** Writes everything a company has into the archive: a CSV file for each kind of record, tracks, documents, and uploaded files. */
export async function fill(zip: Zip, from: Source): Promise<void> {
  const done = await measure(from);
  await zip.add('README.txt', [readme]);
  for (const sheet of sheets) await zip.add(sheet.file, csvOf(sheet.columns, counted(rowsOf(from.t, from, sheet), done)));
  await addTracks(zip, from, done);
  await addInvoices(zip, from, done);
  await addCreditNotes(zip, from, done);
  await addOwnerStatements(zip, from, done);
  await addCharterPapers(zip, from, done);
  await addFiles(zip, from, done);
}

type ReportWork = (weight: number) => void;

/** Counts the work ahead, and returns a function that reports how much of it was done. */
async function measure(from: Source): Promise<ReportWork> {
  let all = 1;
  for (const { table } of sheets) all += await countOf(from.t, from, table);
  for (const table of ['tracks', 'invoices', 'creditNotes', 'ownerStatements', 'charterDocuments', 'handovers', 'files'] as const)
    all += fileWeight * (await countOf(from.t, from, table));
  let some = 0;
  return (weight) => {
    some += weight;
    from.reportProgress(Math.min(99, Math.floor((some / all) * 100)));
  };
}

async function* counted(rows: AsyncGenerator<Cell[][]>, done: ReportWork): AsyncGenerator<Cell[][]> {
  for await (const batch of rows) {
    yield batch;
    done(batch.length);
  }
}

async function addTracks(zip: Zip, { t, ...company }: Source, done: ReportWork): Promise<void> {
  for await (const rows of batches<{ tripId: number | null; points: Buffer }>(t, company, {
    table: 'tracks',
    select: sql`trip_id, points`,
    atOnce: 10,
  })) {
    for (const { tripId, points } of rows) {
      // A track without a trip belongs to a form that is still open somewhere.
      if (tripId !== null)
        await zip.add(`tracks/trip-${tripId}.gpx`, [
          gpxOf(`Trip ${tripId}`, JSON.parse((await unpack(points)).toString()) as TrackSegment[]),
        ]);
      done(fileWeight);
    }
  }
}

/**
 * Invoices as PDF, and as XML if they have everything it needs: as they were sent, or drawn now if nobody has requested them yet. Drafts
 * have neither.
 */
async function addInvoices(zip: Zip, { t, files, ...company }: Source, done: ReportWork): Promise<void> {
  for await (const rows of batches<{ id: number; isIssued: boolean }>(t, company, {
    table: 'invoices',
    select: sql`id, status in ('sent', 'paid', 'overdue') as is_issued`,
  })) {
    for (const { id, isIssued } of rows) {
      const invoice = await readInvoice(t, company.scope, id);
      const stored = await storedDocument(t, invoice);
      const xml = stored ? await storedXmlOf(t, invoice) : isIssued ? embedded(await eInvoiceOf(t, invoice)) : null;
      const paper = stored ?? (isIssued ? await draw(t, files, invoice, xml) : null);
      await addPapers(zip, `invoices/${plainName(invoice.invoiceNumber)}-${id}`, paper, xml);
      done(fileWeight);
      // Drawing blocks the process, so let others have their turn in between.
      await setImmediate();
    }
  }
}

/** Credit notes as PDF and as XML. */
async function addCreditNotes(zip: Zip, { t, files, ...company }: Source, done: ReportWork): Promise<void> {
  for await (const rows of batches<{ id: number }>(t, company, { table: 'creditNotes', select: sql`id` })) {
    for (const { id } of rows) {
      const note = await readCreditNote(t, company.scope, id);
      const { content, xml } = await papersOfNote(t, files, note);
      await addPapers(zip, `credit-notes/${plainName(note.number)}-${id}`, content, xml);
      done(fileWeight);
      await setImmediate();
    }
  }
}

/** Statements for the owners of yachts as PDF, as they were issued. */
async function addOwnerStatements(zip: Zip, { t, ...company }: Source, done: ReportWork): Promise<void> {
  for await (const rows of batches<{ id: number; number: string; content: Buffer | null }>(t, company, {
    table: 'ownerStatements',
    select: sql`id, number, (select d.content from owner_statement_documents d
      where d.company_id = owner_statements.company_id and d.owner_statement_id = owner_statements.id) as content`,
    atOnce: 10,
  })) {
    for (const { id, number, content } of rows) {
      await addPapers(zip, `owner-statements/${plainName(number)}-${id}`, content, null);
      done(fileWeight);
    }
  }
}

/** Quotes and contracts as they were sent, and contracts, check-ins and check-outs as they were signed. */
async function addCharterPapers(zip: Zip, { t, ...company }: Source, done: ReportWork): Promise<void> {
  for await (const rows of batches<{ id: number; charterId: number; kind: string; content: Buffer | null }>(t, company, {
    table: 'charterDocuments',
    select: sql`id, charter_id, kind, content`,
    atOnce: 10,
  })) {
    for (const { id, charterId, kind, content } of rows) {
      if (content) await zip.add(`charters/${charterId}-${kind}-${id}.pdf`, [content], { compress: false });
      done(fileWeight);
    }
  }
  for await (const rows of batches<{ charterId: number; kind: string; content: Buffer | null }>(t, company, {
    table: 'handovers',
    select: sql`id, charter_id, kind, content`,
    atOnce: 10,
  })) {
    for (const { charterId, kind, content } of rows) {
      if (content) await zip.add(`charters/${charterId}-${kind}.pdf`, [content], { compress: false });
      done(fileWeight);
    }
  }
}

async function addPapers(zip: Zip, name: string, paper: Buffer | null, xml: string | null): Promise<void> {
  if (paper) await zip.add(`${name}.pdf`, [paper], { compress: false });
  if (xml) await zip.add(`${name}.xml`, [xml]);
}

type StoredFile = { id: string; kind: string; name: string; contentType: string; size: number; createdAt: string };

/** Uploaded files, and a list that says which is which: records refer to them as /api/files/… */
async function addFiles(zip: Zip, { t, files, ...company }: Source, done: ReportWork): Promise<void> {
  const missing = new Set<string>();
  const read = () => batches<StoredFile>(t, company, { table: 'files', select: sql`id, kind, name, content_type, size, created_at` });
  for await (const rows of read()) {
    for (const file of rows) {
      const content = await files.open(file.kind === 'document' ? documentName(file.id) : pictureName(file.id, 'full'));
      if (content) await zip.add(pathOf(file), content, { compress: false });
      else missing.add(file.id);
      done(fileWeight);
    }
  }
  async function* list(): AsyncGenerator<Cell[][]> {
    for await (const rows of read())
      yield rows.map((file) => [
        `/api/files/${file.id}`,
        missing.has(file.id) ? null : pathOf(file),
        file.name,
        file.contentType,
        file.createdAt,
      ]);
  }
  await zip.add('files.csv', csvOf(['url', 'path', 'name', 'contentType', 'createdAt'], list()));
}

function pathOf({ id, kind, name }: StoredFile): string {
  return kind === 'document' ? `documents/${id}-${plainName(name)}` : `pictures/${id}.webp`;
}

const readme = `Everything your company has in Fairlead, as of the moment the export was started.

*.csv       A table each, in UTF-8, with the names of the API above the columns. Records refer to
            each other by id: yachtId 7 is the yacht whose id is 7 in yachts.csv.
            Moments are in UTC. Prices and costs in schedule.csv are in hundredths; all other
            amounts are decimal. A cell that a spreadsheet would run as a formula begins with '.
tracks/     The tracks of your trips as GPX.
invoices/   Your invoices as PDF, and as XML by EN 16931 where nothing is missing for it. Drafts
            have none. credit-notes/ holds your credit notes in the same way, and owner-statements/
            your statements for the owners of yachts as PDF.
charters/   Quotes and contracts as they were sent, and contracts as they were signed:
            charter-documents.csv says which is which; check-ins and check-outs as they were signed.
documents/  Uploaded documents and receipts.
pictures/   Uploaded pictures. files.csv says which record's address (/api/files/...) is which file.

Passwords and secret keys are not in it.
`;
