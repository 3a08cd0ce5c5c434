// What is missing for an electronic invoice, in words, and where to enter it.
import { categoriesFault } from '../tax-rate.ts';
import { eInvoiceProfileLabels, type EInvoice, type EInvoiceProfile } from './e-invoice.ts';
import type { EInvoiceFacts } from './facts.ts';

/** Where something is entered: the seller's details or the company profile in the settings, the customer, or the invoice. */
export const eInvoicePlaces = ['seller', 'company', 'customer', 'invoice'] as const;
type EInvoicePlace = (typeof eInvoicePlaces)[number];

/** What is missing, by its term in EN 16931, where it is entered and in which field. */
type EInvoiceMissing = { term: string; at: EInvoicePlace; field: string; message: string };
type Requirement = EInvoiceMissing & { isMissing: boolean };

const requirement = (isMissing: boolean, term: string, at: EInvoicePlace, field: string, message: string): Requirement => ({
  isMissing,
  term,
  at,
  field,
  message,
});
const inSeller = '(Settings, Books, Seller)';
const inProfile = '(Settings, company profile)';
const inCustomer = '(the customer’s business details)';

/** What is missing for a profile, in the order of entry; empty if the invoice can be sent. */
export function missingOf({ invoice, untaxed }: EInvoiceFacts, profile: EInvoiceProfile): EInvoiceMissing[] {
  const requirements = [...always(invoice), ...lines(invoice, untaxed)];
  if (profile === 'xrechnung') requirements.push(...ofXRechnung(invoice));
  if (profile === 'peppol') requirements.push(...ofPeppol(invoice));
  if (profile !== 'en16931') requirements.push(...reached(invoice, profile));
  return requirements.filter(({ isMissing }) => isMissing).map(({ isMissing: _isMissing, ...missing }) => missing);
}

function always({ seller, buyer, taxes, serviceFrom, serviceTo }: EInvoice): Requirement[] {
  const has = (...categories: string[]) => taxes.some(({ category }) => categories.includes(category));
  const isOutside = has('O');
  const needsVat = has('K', 'G');
  return [
    requirement(!seller.country, 'BT-40', 'seller', 'country', `Enter your country ${inSeller}.`),
    requirement(needsVat && !seller.vatNumber, 'BT-31', 'seller', 'vatNumber', `Enter your VAT number ${inSeller}.`),
    requirement(
      !isOutside && !needsVat && !seller.vatNumber && !seller.taxNumber,
      'BT-31',
      'seller',
      'vatNumber',
      `Enter your VAT number ${inSeller}, or a tax number ${inProfile}.`,
    ),
    requirement(
      isOutside && !seller.registrationNumber,
      'BT-30',
      'seller',
      'registrationNumber',
      `Enter your registration number ${inSeller}: an invoice that isn’t subject to VAT shows no VAT number.`,
    ),
    requirement(
      !isOutside && !needsVat && !seller.vatNumber && Boolean(seller.taxNumber) && !seller.registrationNumber,
      'BT-30',
      'seller',
      'registrationNumber',
      `Enter your VAT number or your registration number ${inSeller}.`,
    ),
    requirement(!buyer.country, 'BT-55', 'customer', 'country', `Enter the customer’s country ${inCustomer}.`),
    requirement(has('AE', 'K') && !buyer.vatNumber, 'BT-48', 'customer', 'vatNumber', `Enter the customer’s VAT number ${inCustomer}.`),
    requirement(
      has('K') && !(serviceFrom && serviceTo),
      'BG-14',
      'invoice',
      'serviceFrom',
      'An intra-community supply needs the days of service on the invoice.',
    ),
  ];
}

function lines({ taxes }: EInvoice, untaxed: EInvoiceFacts['untaxed']): Requirement[] {
  const mixed = categoriesFault(taxes.map(({ category }) => category));
  return [
    ...untaxed.map(({ place, name }) =>
      requirement(true, 'BT-151', 'invoice', `items.${place}.taxRateId`, `Choose a tax rate for line ${place + 1}, “${name}”.`),
    ),
    requirement(mixed !== null && untaxed.length === 0, 'BT-151', 'invoice', 'items', mixed ?? ''),
  ];
}

function ofXRechnung({ kind, seller, buyer, payment, buyerReference, taxes }: EInvoice): Requirement[] {
  const isOutside = taxes.some(({ category }) => category === 'O');
  const hasPhone = (seller.contact.phone?.replaceAll(/\D/g, '').length ?? 0) >= 3;
  return [
    requirement(
      isOutside,
      'BT-151',
      'invoice',
      'items',
      'XRechnung doesn’t allow lines that aren’t subject to VAT. Send EN 16931 instead.',
    ),
    requirement(!seller.postCode, 'BT-38', 'seller', 'postCode', `Enter your postal code ${inSeller}.`),
    requirement(!seller.city, 'BT-37', 'seller', 'city', `Enter your city ${inSeller}.`),
    requirement(!seller.contact.name, 'BT-41', 'seller', 'contactName', `Enter a contact person ${inSeller}.`),
    requirement(!hasPhone, 'BT-42', 'company', 'contactPhone', `Enter a contact phone ${inProfile}.`),
    requirement(!seller.contact.email, 'BT-43', 'company', 'contactEmail', `Enter a contact email ${inProfile}.`),
    requirement(kind !== 'credit_note' && !payment, 'BT-84', 'company', 'iban', `Enter your IBAN ${inProfile}.`),
    requirement(!buyer.postCode, 'BT-53', 'customer', 'postCode', `Enter the customer’s postal code ${inCustomer}.`),
    requirement(!buyer.city, 'BT-52', 'customer', 'city', `Enter the customer’s city ${inCustomer}.`),
    requirement(
      !buyerReference,
      'BT-10',
      'customer',
      'buyerReference',
      `Enter the customer’s reference, in Germany a Leitweg-ID ${inCustomer}.`,
    ),
  ];
}

function ofPeppol({ buyerReference, purchaseOrder }: EInvoice): Requirement[] {
  const message = `Enter the customer’s reference ${inCustomer}, or their order number on the invoice.`;
  return [requirement(!buyerReference && !purchaseOrder, 'BT-10', 'customer', 'buyerReference', message)];
}

/** Where it goes, and where answers go. Peppol doesn't deliver to email addresses. */
function reached({ seller, buyer }: EInvoice, profile: EInvoiceProfile): Requirement[] {
  const isEmail = (scheme: string | null) => profile === 'peppol' && scheme === 'EM';
  const name = eInvoiceProfileLabels[profile];
  const not = profile === 'peppol' ? '; an email address won’t do' : '';
  return [
    requirement(
      !seller.electronicAddress || isEmail(seller.electronicScheme),
      'BT-34',
      'seller',
      'electronicAddress',
      `Enter your electronic address for ${name} ${inSeller}${not}.`,
    ),
    requirement(
      !buyer.electronicAddress || isEmail(buyer.electronicScheme),
      'BT-49',
      'customer',
      'electronicAddress',
      `Enter the customer’s electronic address for ${name} ${inCustomer}${not}.`,
    ),
  ];
}

/** The count of missing things as a sentence. */
export function incomplete(count: number): string {
  return `${count} ${count === 1 ? 'thing is' : 'things are'} missing for an electronic invoice.`;
}
