import { paymentMeans, profileIds, setOff, typeCode, type EInvoice, type EInvoiceParty, type EInvoiceProfile } from './e-invoice.ts';
import { document, element, type Xml } from './xml.ts';

const ram = (name: string, inside: string | readonly Xml[] | null | undefined, attributes?: Record<string, string>) =>
  element(`ram:${name}`, inside, attributes);
const [unCefact, standard] = ['urn:un:unece:uncefact:data', 'standard'];
const namespaces = {
  'xmlns:rsm': `${unCefact}:${standard}:CrossIndustryInvoice:100`,
  'xmlns:qdt': `${unCefact}:${standard}:QualifiedDataType:100`,
  'xmlns:ram': `${unCefact}:${standard}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:udt': `${unCefact}:${standard}:UnqualifiedDataType:100`,
};

/** An electronic invoice as a Cross Industry Invoice, D16B. The same invoice is the same text, byte by byte. */
export function ciiOf(invoice: EInvoice, profile: EInvoiceProfile): string {
  const { id, process } = profileIds[profile];
  return document('rsm:CrossIndustryInvoice', namespaces, [
    element('rsm:ExchangedDocumentContext', [
      ram('BusinessProcessSpecifiedDocumentContextParameter', [ram('ID', process)]),
      ram('GuidelineSpecifiedDocumentContextParameter', [ram('ID', id)]),
    ]),
    element('rsm:ExchangedDocument', [
      ram('ID', invoice.number),
      ram('TypeCode', typeCode(invoice, profile)),
      ram('IssueDateTime', [dayOf(invoice.issueDate)]),
      ram('IncludedNote', [ram('Content', invoice.note)]),
    ]),
    element('rsm:SupplyChainTradeTransaction', [...linesOf(invoice), agreementOf(invoice), deliveryOf(invoice), settlementOf(invoice)]),
  ]);
}

function dayOf(day: string | null, type = 'udt'): Xml {
  return day === null ? null : element(`${type}:DateTimeString`, day.replaceAll('-', ''), { format: '102' });
}

function linesOf({ lines }: EInvoice): Xml[] {
  return lines.map((line, place) =>
    ram('IncludedSupplyChainTradeLineItem', [
      ram('AssociatedDocumentLineDocument', [ram('LineID', String(place + 1))]),
      ram('SpecifiedTradeProduct', [ram('Name', line.name)]),
      ram('SpecifiedLineTradeAgreement', [
        ram('NetPriceProductTradePrice', [
          ram('ChargeAmount', line.price),
          ram('BasisQuantity', line.perQuantity, { unitCode: line.unit }),
        ]),
      ]),
      ram('SpecifiedLineTradeDelivery', [ram('BilledQuantity', line.quantity, { unitCode: line.unit })]),
      ram('SpecifiedLineTradeSettlement', [
        ram('ApplicableTradeTax', taxOf(line)),
        line.discount &&
          ram('SpecifiedTradeAllowanceCharge', [
            indicator(false),
            ram('CalculationPercent', line.discount.percent),
            ram('BasisAmount', line.discount.of),
            ram('ActualAmount', line.discount.amount),
            ram('Reason', 'Discount'),
          ]),
        ram('SpecifiedTradeSettlementLineMonetarySummation', [ram('LineTotalAmount', line.net)]),
      ]),
    ]),
  );
}

function indicator(isCharge: boolean): Xml {
  return ram('ChargeIndicator', [element('udt:Indicator', String(isCharge))]);
}

/** Lines not subject to VAT have no percentage. */
function taxOf({ category, percent }: Pick<EInvoice['taxes'][number], 'category' | 'percent'>): Xml[] {
  return [ram('TypeCode', 'VAT'), ram('CategoryCode', category), percentOf({ category, percent })];
}

function percentOf({ category, percent }: Pick<EInvoice['taxes'][number], 'category' | 'percent'>): Xml {
  return category === 'O' ? null : ram('RateApplicablePercent', percent);
}

function agreementOf(invoice: EInvoice): Xml {
  return ram('ApplicableHeaderTradeAgreement', [
    ram('BuyerReference', invoice.buyerReference),
    ram('SellerTradeParty', partyOf(invoice.seller)),
    ram('BuyerTradeParty', partyOf(invoice.buyer)),
    ram('BuyerOrderReferencedDocument', [ram('IssuerAssignedID', invoice.purchaseOrder)]),
  ]);
}

function partyOf(party: EInvoiceParty): Xml[] {
  const { name, tradingName, vatNumber, taxNumber, registrationNumber, electronicAddress, electronicScheme, contact } = party;
  return [
    ram('Name', name),
    ram('SpecifiedLegalOrganization', [ram('ID', registrationNumber), ram('TradingBusinessName', tradingName)]),
    ram('DefinedTradeContact', [
      ram('PersonName', contact.name),
      ram('TelephoneUniversalCommunication', [ram('CompleteNumber', contact.phone)]),
      ram('EmailURIUniversalCommunication', [ram('URIID', contact.email)]),
    ]),
    addressOf(party),
    electronicScheme ? ram('URIUniversalCommunication', [ram('URIID', electronicAddress, { schemeID: electronicScheme })]) : null,
    ram('SpecifiedTaxRegistration', [ram('ID', vatNumber, { schemeID: 'VA' })]),
    ram('SpecifiedTaxRegistration', [ram('ID', taxNumber, { schemeID: 'FC' })]),
  ];
}

function addressOf({ postCode, street, city, country }: EInvoiceParty): Xml {
  return ram('PostalTradeAddress', [
    ram('PostcodeCode', postCode),
    ram('LineOne', street),
    ram('CityName', city),
    ram('CountryID', country),
  ]);
}

/** The element is mandatory, even without a delivery. */
function deliveryOf({ buyer, isDelivered }: EInvoice): Xml {
  return isDelivered
    ? ram('ApplicableHeaderTradeDelivery', [ram('ShipToTradeParty', [addressOf(buyer)])])
    : '<ram:ApplicableHeaderTradeDelivery></ram:ApplicableHeaderTradeDelivery>';
}

function settlementOf(invoice: EInvoice): Xml {
  const isNote = invoice.kind === 'credit_note';
  return ram('ApplicableHeaderTradeSettlement', [
    isNote ? null : ram('PaymentReference', invoice.number),
    ram('TaxCurrencyCode', invoice.reporting?.currency),
    ram('InvoiceCurrencyCode', invoice.currency),
    paymentOf(invoice),
    ...invoice.taxes.map((tax) =>
      ram('ApplicableTradeTax', [
        ram('CalculatedAmount', tax.tax),
        ram('TypeCode', 'VAT'),
        ram('ExemptionReason', tax.reason),
        ram('BasisAmount', tax.taxable),
        ram('CategoryCode', tax.category),
        ram('ExemptionReasonCode', tax.reasonCode),
        percentOf(tax),
      ]),
    ),
    ram('BillingSpecifiedPeriod', [ram('StartDateTime', [dayOf(invoice.serviceFrom)]), ram('EndDateTime', [dayOf(invoice.serviceTo)])]),
    ...invoice.changes.map((change) =>
      ram('SpecifiedTradeAllowanceCharge', [
        indicator(change.isCharge),
        ram('ActualAmount', change.amount),
        ram('Reason', change.reason),
        ram('CategoryTradeTax', taxOf(change)),
      ]),
    ),
    ram('SpecifiedTradePaymentTerms', [isNote ? ram('Description', setOff) : ram('DueDateDateTime', [dayOf(invoice.dueDate)])]),
    totalsOf(invoice),
    ...invoice.preceding.map(({ number, day }) =>
      ram('InvoiceReferencedDocument', [ram('IssuerAssignedID', number), ram('FormattedIssueDateTime', [dayOf(day, 'qdt')])]),
    ),
  ]);
}

function paymentOf(invoice: EInvoice): Xml {
  const { payment, kind } = invoice;
  const account = kind === 'credit_note' ? null : payment;
  return ram('SpecifiedTradeSettlementPaymentMeans', [
    ram('TypeCode', paymentMeans(invoice)),
    account && ram('PayeePartyCreditorFinancialAccount', [ram('IBANID', account.iban), ram('AccountName', account.accountName)]),
    account && ram('PayeeSpecifiedCreditorFinancialInstitution', [ram('BICID', account.bic)]),
  ]);
}

function totalsOf({ reporting, ...invoice }: EInvoice): Xml {
  return ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
    ram('LineTotalAmount', invoice.lineTotal),
    ram('ChargeTotalAmount', invoice.charges),
    ram('AllowanceTotalAmount', invoice.allowances),
    ram('TaxBasisTotalAmount', invoice.subtotal),
    ram('TaxTotalAmount', invoice.taxAmount, { currencyID: invoice.currency }),
    reporting && ram('TaxTotalAmount', reporting.tax, { currencyID: reporting.currency }),
    ram('GrandTotalAmount', invoice.total),
    ram('TotalPrepaidAmount', invoice.prepaid),
    ram('DuePayableAmount', invoice.due),
  ]);
}
