// Credits an issued invoice, in whole or in part.
import type { FastifyRequest } from 'fastify';
import { creditNoteNumberOf, type NewCreditNote } from '#domain/finance/credit-note.ts';
import { creditFault, creditTotals, leftToCredit, type Crediting } from '#domain/finance/crediting.ts';
import { isIssued, type Invoice } from '#domain/finance/invoice.ts';
import { centsOf, decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { companyOf } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import type { FileStore } from '../platform/file-store.ts';
import { addRow } from '../platform/rows.ts';
import { record } from '../platform/write.ts';
import { documentOfNote } from './credit-note-documents.ts';
import { nextOfSeries } from './document-numbers.ts';
import { creditNotesOf, readCreditNote } from './credit-note-store.ts';
import { refuseDeducted } from './invoice-deposits.ts';
import { partiesOf } from './invoice-issuing.ts';
import { settle, setOffNotes } from './invoice-settling.ts';

type DatedCreditNote = NewCreditNote & { issueDate: string };

/**
 * Credits an invoice that is held, with activities and a PDF, and answers the id of the credit note. It is set off against what is
 * outstanding.
 */
export async function creditInvoice(
  t: Transaction,
  request: FastifyRequest,
  files: FileStore,
  invoice: Invoice,
  creditNote: DatedCreditNote,
): Promise<number> {
  const companyId = companyOf(invoice);
  const id = await addCreditNote(t, invoice, creditNote);
  const note = await readCreditNote(t, request.scope, id);
  await documentOfNote(t, files, note);
  await record(t, request, {
    companyId,
    action: 'create',
    resourceType: 'invoice',
    resourceId: invoice.id,
    details: `Credited ${moneyInWords(note.total, note.currency)} of ${invoice.invoiceNumber} with ${note.number}: ${note.reason}`,
  });
  await settle(t, request, companyId, [invoice.id]);
  return id;
}

/** Stores a credit note, sets it off, and answers its id; its number is taken last. The caller has to hold the invoice. */
export async function addCreditNote(t: Transaction, invoice: Invoice, { reason, issueDate, items }: DatedCreditNote): Promise<number> {
  const companyId = companyOf(invoice);
  if (!isIssued(invoice.status)) {
    const why = invoice.status === 'draft' ? 'hasn’t been sent' : 'is cancelled';
    throw new Refusal(409, 'not_issued', `${invoice.invoiceNumber} ${why}, so there is nothing to credit.`);
  }
  await refuseDeducted(t, invoice);
  const earlier = await creditNotesOf(t, companyId, invoice.id);
  const chosen = items
    ? items.map(({ itemId, amount }) => ({ itemId, amount: centsOf(amount) ?? 0 }))
    : leftToCredit(invoice, earlier).filter(({ amount }) => amount !== 0);
  const fault = creditFault(invoice, earlier, chosen);
  if (fault?.code === 'credited_more')
    throw new Refusal(409, 'credited_more', fault.message, { errors: [{ path: fault.path, message: fault.message }] });
  if (fault) throw wrongField(fault.path, fault.message);
  if (issueDate < invoice.issueDate) throw wrongField('issueDate', 'A credit note can’t be dated before its invoice');
  const credited = creditTotals(invoice, earlier, chosen);
  const { lineTotal, discountTotal, subtotal, taxAmount, total } = credited;
  const issuedAs = JSON.stringify(await partiesOf(t, invoice));
  const id = await addRow(t, 'creditNotes', {
    companyId,
    invoiceId: invoice.id,
    customerId: invoice.customerId,
    number: await nextCreditNoteNumber(t, companyId, issueDate),
    issueDate,
    reason,
    currency: invoice.currency,
    prices: invoice.prices,
    lineTotal: decimalOf(lineTotal),
    discountTotal: decimalOf(discountTotal),
    subtotal: decimalOf(subtotal),
    taxAmount: decimalOf(taxAmount),
    total: decimalOf(total),
    issuedAs,
  });
  await storeLines(t, companyId, id, credited);
  // An invoice that somebody marked as paid has nothing outstanding, so all of its note becomes credit.
  if (invoice.open !== '0.00') await setOffNotes(t, companyId, invoice.id);
  return id;
}

async function storeLines(t: Transaction, companyId: number, creditNoteId: number, { lines, taxes }: Crediting): Promise<void> {
  await t
    .insertInto('creditNoteItems')
    .values(
      lines.map(({ item, amount, net, outside }, place) => ({
        companyId,
        creditNoteId,
        position: place + 1,
        invoiceItemId: item.id,
        description: item.description,
        amount: decimalOf(amount),
        net: decimalOf(net),
        taxName: item.taxName,
        taxCategory: item.taxCategory,
        taxPercent: item.taxPercent,
        taxReason: item.taxReason,
        outsideShare: item.outsideShare,
        outsideAmount: item.outsideShare ? decimalOf(outside) : null,
        outsideCategory: item.outsideCategory,
        outsideReason: item.outsideReason,
      })),
    )
    .execute();
  await t
    .insertInto('creditNoteTaxes')
    .values(
      taxes.map(({ category, reason, percent, taxable, tax }, place) => ({
        companyId,
        creditNoteId,
        position: place + 1,
        category,
        reason,
        percent: decimalOf(percent),
        taxable: decimalOf(taxable),
        tax: decimalOf(tax),
      })),
    )
    .execute();
}

/** Takes the next number of the company and year. */
async function nextCreditNoteNumber(t: Transaction, companyId: number, day: string): Promise<string> {
  return creditNoteNumberOf(Number(day.slice(0, 4)), await nextOfSeries(t, companyId, { series: 'CN', day }));
}
