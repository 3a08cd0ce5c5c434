// What has to be known when an invoice is issued, and what is stored of seller and buyer at that moment.
import { formatsOf, type ChosenFormats } from '#domain/shared/formats.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import { fullName } from '#domain/shared/words.ts';
import { companyOf } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';

/** Seller and buyer as an invoice shows them. */
type Parties = Awaited<ReturnType<typeof partiesNow>>;

const sellerDetails = [
  'legalName',
  'contactName',
  'street',
  'postCode',
  'city',
  'country',
  'vatNumber',
  'registrationNumber',
  'bic',
  'accountName',
  'electronicAddress',
  'electronicScheme',
] as const;

const noDetails = Object.fromEntries(sellerDetails.map((name) => [name, null])) as Record<(typeof sellerDetails)[number], null>;

/** The seller's details as they are today. */
export async function sellerNow(t: Transaction, companyId: number) {
  const seller = await t
    .selectFrom('companies')
    .select(['name', 'address', 'contactPhone', 'contactEmail', 'website', 'taxNumber', 'paymentDetails', 'iban', 'logo', 'formats'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const details = await t.selectFrom('booksSettings').select(sellerDetails).where('companyId', '=', companyId).executeTakeFirst();
  return { ...seller, ...(details ?? noDetails), formats: formatsOf(seller.formats as ChosenFormats) };
}

/** Seller and buyer as they are today. */
export async function partiesNow(t: Transaction, { companyId: owner, customerId }: Pick<Invoice, 'companyId' | 'customerId'>) {
  const companyId = companyOf({ companyId: owner });
  const buyer = await t
    .selectFrom('customers')
    .select(['firstName', 'lastName', 'organisation', 'address', 'postCode', 'city', 'country', 'vatNumber', 'registrationNumber'])
    .select(['buyerReference', 'electronicAddress', 'electronicScheme', 'email', 'phone'])
    .where('companyId', '=', companyId)
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return {
    seller: await sellerNow(t, companyId),
    buyer: { ...buyer, name: buyer.organisation ?? fullName(buyer) },
  };
}

/** Seller and buyer as they were when the invoice was issued, else as they are today. */
export async function partiesOf(t: Transaction, invoice: Invoice): Promise<Parties> {
  const { issuedAs } = await t
    .selectFrom('invoices')
    .select('issuedAs')
    .where('companyId', '=', companyOf(invoice))
    .where('id', '=', invoice.id)
    .executeTakeFirstOrThrow();
  return (issuedAs as Parties | null) ?? partiesNow(t, invoice);
}

/**
 * How much of an invoice was paid when it was issued, as decimal text; later payments don't change the document. 0 for invoices issued
 * before this was stored.
 */
export async function paidWhenIssued(t: Transaction, invoice: Invoice): Promise<string> {
  const { issuedAs } = await t
    .selectFrom('invoices')
    .select('issuedAs')
    .where('companyId', '=', companyOf(invoice))
    .where('id', '=', invoice.id)
    .executeTakeFirstOrThrow();
  return (issuedAs as { paid?: string } | null)?.paid ?? '0.00';
}

/** What is stored when an invoice is issued now; 422 where its taxes require something that isn't known of the customer. */
export async function issuedNow(t: Transaction, invoice: Invoice): Promise<Parties> {
  const parties = await partiesNow(t, invoice);
  const { vatNumber, country } = parties.buyer;
  const categories = new Set(invoice.taxes.map(({ category }) => category));
  if (categories.has('AE') && !vatNumber) throw wrongField('customerId', "Reverse charge needs the customer's VAT number.");
  if (!categories.has('K')) return parties;
  if (!vatNumber) throw wrongField('customerId', "An intra-community supply needs the customer's VAT number.");
  if (!country) throw wrongField('customerId', "An intra-community supply needs the customer's country.");
  if (!invoice.serviceFrom || !invoice.serviceTo) throw wrongField('serviceFrom', 'An intra-community supply needs the days of service.');
  return parties;
}
