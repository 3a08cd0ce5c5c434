// What an electronic invoice can't be written without, in words, and where it is entered.
import { categoriesFault } from '../tax-rate.ts';
import { eInvoiceProfileLabels, type EInvoice, type EInvoiceProfile } from './e-invoice.ts';
import type { EInvoiceFacts } from './facts.ts';

/** Where something is entered: the seller's details and the company's profile in the settings, the customer, or the invoice. */
export const eInvoicePlaces = ['seller', 'company', 'customer', 'invoice'] as const;
type EInvoicePlace = (typeof eInvoicePlaces)[number];

/** What is missing, by its term in EN 16931, where it is entered and in which field. */
type EInvoiceMissing = { term: string; at: EInvoicePlace; field: string; message: string };
type Asked = EInvoiceMissing & { isMissing: boolean };

const ask = (isMissing: boolean, term: string, at: EInvoicePlace, field: string, message: string): Asked => ({
  isMissing,
  term,
  at,
  field,
  message,
});
const inSeller = '(Settings, Books, Seller)';
const inProfile = '(Settings, company profile)';
const inCustomer = '(the customer’s business details)';

/** What is missing for a profile, in the order in which it is entered; nothing of what can be sent. */
export function missingOf({ invoice, untaxed }: EInvoiceFacts, profile: EInvoiceProfile): EInvoiceMissing[] {
  const asked = [...always(invoice), ...lines(invoice, untaxed)];
  if (profile === 'xrechnung') asked.push(...ofXRechnung(invoice));
  if (profile === 'peppol') asked.push(...ofPeppol(invoice));
  if (profile !== 'en16931') asked.push(...reached(invoice, profile));
  return asked.filter(({ isMissing }) => isMissing).map(({ isMissing: _isMissing, ...missing }) => missing);
}

function always({ seller, buyer, taxes, serviceFrom, serviceTo }: EInvoice): Asked[] {
  const has = (...categories: string[]) => taxes.some(({ category }) => categories.includes(category));
  const isOutside = has('O');
  const needsVat = has('K', 'G');
  return [
    ask(!seller.country, 'BT-40', 'seller', 'country', `Enter your country ${inSeller}.`),
    ask(needsVat && !seller.vatNumber, 'BT-31', 'seller', 'vatNumber', `Enter your VAT number ${inSeller}.`),
    ask(
      !isOutside && !needsVat && !seller.vatNumber && !seller.taxNumber,
      'BT-31',
      'seller',
      'vatNumber',
      `Enter your VAT number ${inSeller}, or a tax number ${inProfile}.`,
    ),
    ask(
      isOutside && !seller.registrationNumber,
      'BT-30',
      'seller',
      'registrationNumber',
      `Enter your registration number ${inSeller}: an invoice that isn’t subject to VAT shows no VAT number.`,
    ),
    ask(
      !isOutside && !needsVat && !seller.vatNumber && Boolean(seller.taxNumber) && !seller.registrationNumber,
      'BT-30',
      'seller',
      'registrationNumber',
      `Enter your VAT number or your registration number ${inSeller}.`,
    ),
    ask(!buyer.country, 'BT-55', 'customer', 'country', `Enter the customer’s country ${inCustomer}.`),
    ask(has('AE', 'K') && !buyer.vatNumber, 'BT-48', 'customer', 'vatNumber', `Enter the customer’s VAT number ${inCustomer}.`),
    ask(
      has('K') && !(serviceFrom && serviceTo),
      'BG-14',
      'invoice',
      'serviceFrom',
      'An intra-community supply needs the days of service on the invoice.',
    ),
  ];
}

function lines({ taxes }: EInvoice, untaxed: EInvoiceFacts['untaxed']): Asked[] {
  const mixed = categoriesFault(taxes.map(({ category }) => category));
  return [
    ...untaxed.map(({ place, name }) =>
      ask(true, 'BT-151', 'invoice', `items.${place}.taxRateId`, `Choose a tax rate for line ${place + 1}, “${name}”.`),
    ),
    ask(mixed !== null && untaxed.length === 0, 'BT-151', 'invoice', 'items', mixed ?? ''),
  ];
}

function ofXRechnung({ kind, seller, buyer, payment, buyerReference, taxes }: EInvoice): Asked[] {
  const isOutside = taxes.some(({ category }) => category === 'O');
  const hasPhone = (seller.contact.phone?.replaceAll(/\D/g, '').length ?? 0) >= 3;
  return [
    ask(isOutside, 'BT-151', 'invoice', 'items', 'XRechnung doesn’t allow lines that aren’t subject to VAT. Send EN 16931 instead.'),
    ask(!seller.postCode, 'BT-38', 'seller', 'postCode', `Enter your postal code ${inSeller}.`),
    ask(!seller.city, 'BT-37', 'seller', 'city', `Enter your city ${inSeller}.`),
    ask(!seller.contact.name, 'BT-41', 'seller', 'contactName', `Enter a contact person ${inSeller}.`),
    ask(!hasPhone, 'BT-42', 'company', 'contactPhone', `Enter a contact phone ${inProfile}.`),
    ask(!seller.contact.email, 'BT-43', 'company', 'contactEmail', `Enter a contact email ${inProfile}.`),
    ask(kind !== 'credit_note' && !payment, 'BT-84', 'company', 'iban', `Enter your IBAN ${inProfile}.`),
    ask(!buyer.postCode, 'BT-53', 'customer', 'postCode', `Enter the customer’s postal code ${inCustomer}.`),
    ask(!buyer.city, 'BT-52', 'customer', 'city', `Enter the customer’s city ${inCustomer}.`),
    ask(!buyerReference, 'BT-10', 'customer', 'buyerReference', `Enter the customer’s reference, in Germany a Leitweg-ID ${inCustomer}.`),
  ];
}

function ofPeppol({ buyerReference, purchaseOrder }: EInvoice): Asked[] {
  const message = `Enter the customer’s reference ${inCustomer}, or their order number on the invoice.`;
  return [ask(!buyerReference && !purchaseOrder, 'BT-10', 'customer', 'buyerReference', message)];
}

/** Where it goes, and where answers go. Peppol delivers to no email address. */
function reached({ seller, buyer }: EInvoice, profile: EInvoiceProfile): Asked[] {
  const isEmail = (scheme: string | null) => profile === 'peppol' && scheme === 'EM';
  const name = eInvoiceProfileLabels[profile];
  const not = profile === 'peppol' ? '; an email address won’t do' : '';
  return [
    ask(
      !seller.electronicAddress || isEmail(seller.electronicScheme),
      'BT-34',
      'seller',
      'electronicAddress',
      `Enter your electronic address for ${name} ${inSeller}${not}.`,
    ),
    ask(
      !buyer.electronicAddress || isEmail(buyer.electronicScheme),
      'BT-49',
      'customer',
      'electronicAddress',
      `Enter the customer’s electronic address for ${name} ${inCustomer}${not}.`,
    ),
  ];
}

/** How many things are missing, in one sentence. */
export function incomplete(count: number): string {
  return `${count} ${count === 1 ? 'thing is' : 'things are'} missing for an electronic invoice.`;
}
