// Collects what an electronic invoice says about a stored invoice or credit note.
import type { CreditNote } from '#domain/finance/credit-note.ts';
import { ciiOf } from '#domain/finance/e-invoice/cii.ts';
import {
  factsOfInvoice,
  factsOfNote,
  type EInvoiceContext,
  type EInvoiceFacts,
  type EInvoiceParties,
} from '#domain/finance/e-invoice/facts.ts';
import { missingOf } from '#domain/finance/e-invoice/missing.ts';
import { inReportingCurrency } from '#domain/finance/e-invoice/reporting.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import { companyOf } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { readBooksSettings } from './books-settings-store.ts';
import { paidWhenIssued, partiesNow, partiesOf } from './invoice-issuing.ts';

/** The facts of an invoice: seller and buyer as they were when it was issued; what wasn't known then is filled in from today. */
export async function eInvoiceOf(t: Transaction, invoice: Invoice): Promise<EInvoiceFacts> {
  const parties = await completed(t, invoice, await partiesOf(t, invoice));
  const prepaid = await paidWhenIssued(t, invoice);
  return factsOfInvoice(invoice, parties, { prepaid, preceding: await depositsOf(t, invoice), ...(await reportingOf(t, invoice)) });
}

/** The facts of a credit note, which takes the days and the purchase order from its invoice. */
export async function eInvoiceOfNote(t: Transaction, note: CreditNote): Promise<EInvoiceFacts> {
  const companyId = companyOf(note);
  const stored = await t
    .selectFrom('creditNotes as n')
    .innerJoin('invoices as i', (join) => join.onRef('i.companyId', '=', 'n.companyId').onRef('i.id', '=', 'n.invoiceId'))
    .select(['n.issuedAs', 'n.exchangeRate', 'i.issueDate', 'i.serviceFrom', 'i.serviceTo', 'i.purchaseOrder'])
    .where('n.companyId', '=', companyId)
    .where('n.id', '=', note.id)
    .executeTakeFirstOrThrow();
  const parties = await completed(t, note, stored.issuedAs as unknown as EInvoiceParties);
  return factsOfNote(note, stored, parties, await reportingOf(t, { ...note, exchangeRate: stored.exchangeRate }));
}

/** The electronic invoice for a PDF, or null where something is missing for it. */
export function embedded(facts: EInvoiceFacts): string | null {
  return missingOf(facts, 'en16931').length === 0 ? ciiOf(facts.invoice, 'en16931') : null;
}

/** The details as they were stored, with whatever they lack filled in from today's. */
function filled<Party extends object>(was: Party, is: object): Party {
  return { ...is, ...Object.fromEntries(Object.entries(was).filter(([, value]) => value !== null && value !== undefined)) } as Party;
}

type CompanyAndCustomer = Pick<Invoice, 'companyId' | 'customerId'>;

async function completed(t: Transaction, document: CompanyAndCustomer, issued: EInvoiceParties): Promise<EInvoiceParties> {
  const now = await partiesNow(t, document);
  return { seller: filled(issued.seller, now.seller), buyer: filled(issued.buyer, now.buyer) };
}

/** The deposits that an invoice deducts. */
async function depositsOf(t: Transaction, { companyId, items }: Invoice): Promise<NonNullable<EInvoiceContext['preceding']>> {
  const ids = items.flatMap(({ depositInvoiceId }) => depositInvoiceId ?? []);
  if (ids.length === 0) return [];
  return t
    .selectFrom('invoices')
    .select(['invoiceNumber as number', 'issueDate as day'])
    .where('companyId', '=', companyOf({ companyId }))
    .where('id', 'in', ids)
    .orderBy('issueDate')
    .orderBy('id')
    .execute();
}

type TaxedDocument = Pick<Invoice, 'companyId' | 'currency' | 'taxAmount' | 'exchangeRate'>;

/** The tax in the currency the company reports in, where that is a different one and its rate is known. */
async function reportingOf(t: Transaction, { companyId, currency, taxAmount, exchangeRate }: TaxedDocument): Promise<EInvoiceContext> {
  const { reportingCurrency } = await readBooksSettings(t, companyOf({ companyId }));
  if (reportingCurrency === currency || exchangeRate === null) return {};
  return { reporting: { currency: reportingCurrency, tax: inReportingCurrency(taxAmount, exchangeRate, reportingCurrency) } };
}

/** The XML inside an invoice's PDF; null where none is stored. */
export async function storedXmlOf(t: Transaction, { id, companyId }: Pick<Invoice, 'id' | 'companyId'>): Promise<string | null> {
  const stored = await t
    .selectFrom('invoiceDocuments')
    .select('xml')
    .where('companyId', '=', companyOf({ companyId }))
    .where('invoiceId', '=', id)
    .executeTakeFirst();
  return stored?.xml ?? null;
}

/** The same for a credit note. */
export async function storedXmlOfNote(t: Transaction, { id, companyId }: Pick<CreditNote, 'id' | 'companyId'>): Promise<string | null> {
  const stored = await t
    .selectFrom('creditNoteDocuments')
    .select('xml')
    .where('companyId', '=', companyOf({ companyId }))
    .where('creditNoteId', '=', id)
    .executeTakeFirst();
  return stored?.xml ?? null;
}
