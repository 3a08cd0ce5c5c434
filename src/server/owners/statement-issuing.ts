// Issues a yacht's statement: one for each of her owners, with numbers and documents that stay.
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { ownerStatementNumberOf, type NewOwnerStatement, type OwnerStatementPreview } from '#domain/finance/owner-statement.ts';
import { nextOfSeries } from '../finance/document-numbers.ts';
import { logoOf } from '../finance/invoice-documents.ts';
import { sellerNow } from '../finance/invoice-issuing.ts';
import type { Scope, Transaction } from '../platform/database.ts';
import type { FileStore } from '../platform/file-store.ts';
import { addRow } from '../platform/rows.ts';
import { record } from '../platform/write.ts';
import { yachtToWrite } from './held-yacht.ts';
import { drawOwnerStatement, type StatementParties } from './statement-pdf.ts';
import { calculateStatement, type YachtOfBooks } from './statement-reckoning.ts';
import { readStatement } from './statement-store.ts';

/** Issues the statements of a yacht for these days to all her owners, and returns their ids. */
export async function issueStatements(
  t: Transaction,
  request: FastifyRequest,
  files: FileStore,
  wanted: NewOwnerStatement,
): Promise<number[]> {
  const yacht = await yachtToWrite(t, request.scope, wanted.yachtId);
  const { companyId } = yacht;
  // Owners of several yachts have one account: issuing for another of their yachts waits here.
  await sql`select id from yacht_owners where company_id = ${companyId} and id in (
    select owner_id from yacht_shares where company_id = ${companyId} and yacht_id = ${yacht.id}) order by id for update`.execute(t);
  const preview = await calculateStatement(t, yacht, wanted, request.person);
  const { logo } = await sellerNow(t, companyId);
  const issued = await storeStatements(t, request.scope, { yacht, preview, logo: await logoOf(files, logo) });
  for (const { id, number, ownerName } of issued) {
    const details = `Issued statement ${number} of ${yacht.name} to ${ownerName}`;
    await record(t, request, { companyId, action: 'create', resourceType: 'owner_statement', resourceId: id, details });
  }
  return issued.map(({ id }) => id);
}

type Issued = { id: number; number: string; ownerName: string };
type StatementToStore = {
  yacht: YachtOfBooks;
  preview: OwnerStatementPreview;
  logo: Buffer | null;
  /** the time of issue, now by default */ at?: string;
};

/** Stores the statements of a yacht for these days with their numbers and PDFs, one for each of her owners. */
export async function storeStatements(t: Transaction, scope: Scope, { yacht, preview, logo, at }: StatementToStore): Promise<Issued[]> {
  const { companyId } = yacht;
  await keepCurrency(t, companyId, preview.currency);
  const yachtStatementId = await storeWhole(t, companyId, preview);
  const seller = await sellerNow(t, companyId);
  const issued: Issued[] = [];
  for (const part of preview.owners) {
    const owner = await t
      .selectFrom('yachtOwners')
      .select(['name', 'email', 'address', 'vatNumber'])
      .where('companyId', '=', companyId)
      .where('id', '=', part.ownerId)
      .executeTakeFirstOrThrow();
    const parties: StatementParties = { seller, owner, yachtName: yacht.name };
    const { ownerName, ...figures } = part;
    const count = await nextOfSeries(t, companyId, { series: 'OS', day: preview.statementDate });
    const number = ownerStatementNumberOf(Number(preview.statementDate.slice(0, 4)), count);
    const id = await addRow(t, 'ownerStatements', {
      companyId,
      yachtStatementId,
      yachtId: yacht.id,
      number,
      fromDay: preview.from,
      toDay: preview.to,
      statementDate: preview.statementDate,
      currency: preview.currency,
      ...figures,
      issuedAs: JSON.stringify(parties),
      ...(at && { createdAt: at }),
    });
    const content = await drawOwnerStatement({ statement: await readStatement(t, scope, id), parties, logo });
    await t.insertInto('ownerStatementDocuments').values({ companyId, ownerStatementId: id, content }).execute();
    issued.push({ id, number, ownerName });
  }
  return issued;
}

/** Statements are in the company's reporting currency, which can't change after the first one. */
async function keepCurrency(t: Transaction, companyId: number, reportingCurrency: string): Promise<void> {
  await t
    .insertInto('booksSettings')
    .values({ companyId, reportingCurrency })
    .onConflict((is) => is.column('companyId').doUpdateSet({ reportingCurrency }))
    .execute();
}

async function storeWhole(t: Transaction, companyId: number, preview: OwnerStatementPreview): Promise<number> {
  const { yachtId, from: fromDay, to: toDay, lines, owners: _, yachtName: __, missingRates: ___, ...figures } = preview;
  const yachtStatementId = await addRow(t, 'yachtStatements', { companyId, yachtId, fromDay, toDay, ...figures });
  const atOnce = 500;
  for (let first = 0; first < lines.length; first += atOnce)
    await t
      .insertInto('yachtStatementLines')
      .values(
        lines
          .slice(first, first + atOnce)
          .map(({ invoiceId: _____, ...line }, at) => ({ companyId, yachtStatementId, yachtId, place: first + at + 1, ...line })),
      )
      .execute();
  return yachtStatementId;
}
