import { paymentMeans, profileIds, setOff, typeCode, type EInvoice, type EInvoiceParty, type EInvoiceProfile } from './e-invoice.ts';
import { document, element, type Xml } from './xml.ts';

const namespace = (kind: string) => `urn:oasis:names:specification:ubl:schema:xsd:${kind}-2`;
const cbc = (name: string, text: string | null | undefined, attributes?: Record<string, string>) =>
  element(`cbc:${name}`, text, attributes);
const cac = (name: string, inside: readonly Xml[]) => element(`cac:${name}`, inside);
const vat = cac('TaxScheme', [cbc('ID', 'VAT')]);

/** An electronic invoice in UBL 2.1. The same invoice is the same text, byte by byte. */
export function ublOf(invoice: EInvoice, profile: EInvoiceProfile): string {
  const isNote = invoice.kind === 'credit_note';
  const { id, process } = profileIds[profile];
  const amount = (name: string, value: string | null, currency = invoice.currency) => cbc(name, value, { currencyID: currency });
  const root = isNote ? 'CreditNote' : 'Invoice';
  const code = typeCode(invoice, profile);
  const namespaces = {
    xmlns: namespace(root),
    'xmlns:cac': namespace('CommonAggregateComponents'),
    'xmlns:cbc': namespace('CommonBasicComponents'),
  };
  return document(root, namespaces, [
    cbc('CustomizationID', id),
    cbc('ProfileID', process),
    cbc('ID', invoice.number),
    cbc('IssueDate', invoice.issueDate),
    isNote ? null : cbc('DueDate', invoice.dueDate),
    cbc(isNote ? 'CreditNoteTypeCode' : 'InvoiceTypeCode', code),
    cbc('Note', invoice.note),
    cbc('DocumentCurrencyCode', invoice.currency),
    cbc('TaxCurrencyCode', invoice.reporting?.currency),
    cbc('BuyerReference', invoice.buyerReference),
    cac('InvoicePeriod', [cbc('StartDate', invoice.serviceFrom), cbc('EndDate', invoice.serviceTo)]),
    cac('OrderReference', [cbc('ID', invoice.purchaseOrder)]),
    ...invoice.preceding.map(({ number, day }) =>
      cac('BillingReference', [cac('InvoiceDocumentReference', [cbc('ID', number), cbc('IssueDate', day)])]),
    ),
    cac('AccountingSupplierParty', [partyOf(invoice.seller)]),
    cac('AccountingCustomerParty', [partyOf(invoice.buyer)]),
    invoice.isDelivered && cac('Delivery', [cac('DeliveryLocation', [addressOf('Address', invoice.buyer)])]),
    paymentOf(invoice),
    isNote && cac('PaymentTerms', [cbc('Note', setOff)]),
    ...invoice.changes.map((change) =>
      cac('AllowanceCharge', [
        cbc('ChargeIndicator', String(change.isCharge)),
        cbc('AllowanceChargeReason', change.reason),
        amount('Amount', change.amount),
        taxOf('TaxCategory', change),
      ]),
    ),
    cac('TaxTotal', [
      amount('TaxAmount', invoice.taxAmount),
      ...invoice.taxes.map((tax) =>
        cac('TaxSubtotal', [amount('TaxableAmount', tax.taxable), amount('TaxAmount', tax.tax), taxOf('TaxCategory', tax)]),
      ),
    ]),
    invoice.reporting && cac('TaxTotal', [amount('TaxAmount', invoice.reporting.tax, invoice.reporting.currency)]),
    cac('LegalMonetaryTotal', [
      amount('LineExtensionAmount', invoice.lineTotal),
      amount('TaxExclusiveAmount', invoice.subtotal),
      amount('TaxInclusiveAmount', invoice.total),
      amount('AllowanceTotalAmount', unlessNothing(invoice.allowances)),
      amount('ChargeTotalAmount', unlessNothing(invoice.charges)),
      amount('PrepaidAmount', unlessNothing(invoice.prepaid)),
      amount('PayableAmount', invoice.due),
    ]),
    ...invoice.lines.map((line, place) =>
      cac(isNote ? 'CreditNoteLine' : 'InvoiceLine', [
        cbc('ID', String(place + 1)),
        cbc(isNote ? 'CreditedQuantity' : 'InvoicedQuantity', line.quantity, { unitCode: line.unit }),
        amount('LineExtensionAmount', line.net),
        line.discount &&
          cac('AllowanceCharge', [
            cbc('ChargeIndicator', 'false'),
            cbc('AllowanceChargeReason', 'Discount'),
            cbc('MultiplierFactorNumeric', line.discount.percent),
            amount('Amount', line.discount.amount),
            amount('BaseAmount', line.discount.of),
          ]),
        cac('Item', [cbc('Name', line.name), taxOf('ClassifiedTaxCategory', { ...line, reason: null, reasonCode: null })]),
        cac('Price', [amount('PriceAmount', line.price), cbc('BaseQuantity', line.perQuantity, { unitCode: line.unit })]),
      ]),
    ),
  ]);
}

function unlessNothing(amount: string): string | null {
  return amount === '0.00' ? null : amount;
}

type Taxed = Pick<EInvoice['taxes'][number], 'category' | 'percent'> & { reason?: string | null; reasonCode?: string | null };

/** Lines not subject to VAT have no percentage. Reasons appear only in the tax totals. */
function taxOf(name: string, { category, percent, reason, reasonCode, ...rest }: Taxed & { isCharge?: boolean }): Xml {
  const exemption = 'isCharge' in rest ? [] : [cbc('TaxExemptionReasonCode', reasonCode), cbc('TaxExemptionReason', reason)];
  return cac(name, [cbc('ID', category), category === 'O' ? null : cbc('Percent', percent), ...exemption, vat]);
}

function addressOf(name: string, { street, city, postCode, country }: EInvoiceParty): Xml {
  return cac(name, [
    cbc('StreetName', street),
    cbc('CityName', city),
    cbc('PostalZone', postCode),
    cac('Country', [cbc('IdentificationCode', country)]),
  ]);
}

function partyOf(party: EInvoiceParty): Xml {
  const { name, tradingName, vatNumber, taxNumber, registrationNumber, electronicAddress, electronicScheme, contact } = party;
  return cac('Party', [
    electronicScheme ? cbc('EndpointID', electronicAddress, { schemeID: electronicScheme }) : null,
    cac('PartyName', [cbc('Name', tradingName)]),
    addressOf('PostalAddress', party),
    vatNumber ? cac('PartyTaxScheme', [cbc('CompanyID', vatNumber), vat]) : null,
    taxNumber ? cac('PartyTaxScheme', [cbc('CompanyID', taxNumber), cac('TaxScheme', [cbc('ID', 'FC')])]) : null,
    cac('PartyLegalEntity', [cbc('RegistrationName', name), cbc('CompanyID', registrationNumber)]),
    cac('Contact', [cbc('Name', contact.name), cbc('Telephone', contact.phone), cbc('ElectronicMail', contact.email)]),
  ]);
}

function paymentOf(invoice: EInvoice): Xml {
  const means = paymentMeans(invoice);
  if (!means) return null;
  const { payment, kind, number } = invoice;
  if (kind === 'credit_note' || !payment) return cac('PaymentMeans', [cbc('PaymentMeansCode', means)]);
  return cac('PaymentMeans', [
    cbc('PaymentMeansCode', means),
    cbc('PaymentID', number),
    cac('PayeeFinancialAccount', [
      cbc('ID', payment.iban),
      cbc('Name', payment.accountName),
      cac('FinancialInstitutionBranch', [cbc('ID', payment.bic)]),
    ]),
  ]);
}
