// Recalculates an electronic invoice from its XML, to the cent. The official rules tolerate a whole unit of currency, so a tax wrong by two
// cents passes them (BR-CO-17, BR-S-08, BR-S-09).
import { SaxesParser } from 'saxes';
import { smallestCoin } from '#domain/shared/money.ts';

type Node = { name: string; attributes: Record<string, string>; text: string; children: Node[] };
type Read = {
  currency: string;
  lines: { quantity: bigint; price: bigint; per: bigint; discount: bigint; net: bigint; tax: string }[];
  changes: { isCharge: boolean; amount: bigint; tax: string }[];
  taxes: { taxable: bigint; tax: bigint; percent: bigint; key: string }[];
  totals: Record<'lines' | 'allowances' | 'charges' | 'subtotal' | 'tax' | 'total' | 'prepaid' | 'due', bigint>;
};

/** What doesn't add up in an electronic invoice, in words. With gross prices, a tax may be a cent off. */
export function inexact(xml: string, prices: 'net' | 'gross' | 'parts'): string[] {
  const root = treeOf(xml);
  const read = root.name === 'CrossIndustryInvoice' ? readCii(root) : readUbl(root);
  const { lines, changes, taxes, totals } = read;
  const coin = BigInt(smallestCoin(read.currency));
  const faults: string[] = [];
  const same = (what: string, one: bigint, other: bigint, slack = 0n) => {
    if (one - other > slack || other - one > slack) faults.push(`${what}: ${one} isn't ${other}`);
  };
  for (const [place, { quantity, price, per, discount, net }] of lines.entries())
    same(`line ${place + 1}`, rounded(quantity * price, per * 10_000n) - discount, net);
  same('lines', add(lines.map(({ net }) => net)), totals.lines);
  same('allowances', add(changes.filter(({ isCharge }) => !isCharge).map(({ amount }) => amount)), totals.allowances);
  same('charges', add(changes.filter(({ isCharge }) => isCharge).map(({ amount }) => amount)), totals.charges);
  for (const { key, taxable, tax, percent } of taxes) {
    const own = add(lines.filter((line) => line.tax === key).map(({ net }) => net));
    const changed = add(changes.filter((change) => change.tax === key).map(({ isCharge, amount }) => (isCharge ? amount : -amount)));
    same(`taxable of ${key}`, own + changed, taxable);
    // The last credit note of an invoice takes what is left of a tax: exact in total, but by itself a cent or two off.
    same(`tax of ${key}`, rounded(taxable * percent, 10_000n * coin) * coin, tax, prices === 'net' ? 0n : prices === 'gross' ? 1n : 3n);
  }
  same('subtotal', add(taxes.map(({ taxable }) => taxable)), totals.subtotal);
  same('subtotal of lines', totals.lines - totals.allowances + totals.charges, totals.subtotal);
  same('tax', add(taxes.map(({ tax }) => tax)), totals.tax);
  same('total', totals.subtotal + totals.tax, totals.total);
  same('due', totals.total - totals.prepaid, totals.due);
  return faults;
}

function readUbl(root: Node): Read {
  const total = the(root, 'LegalMonetaryTotal');
  return {
    currency: textOf(root, 'DocumentCurrencyCode'),
    lines: [...all(root, 'InvoiceLine'), ...all(root, 'CreditNoteLine')].map((line) => ({
      quantity: number(textOf(line, 'InvoicedQuantity') || textOf(line, 'CreditedQuantity'), 2),
      price: number(textOf(the(line, 'Price'), 'PriceAmount'), 6),
      per: number(textOf(the(line, 'Price'), 'BaseQuantity') || '1', 2),
      discount: add(all(line, 'AllowanceCharge').map((each) => number(textOf(each, 'Amount'), 2))),
      net: number(textOf(line, 'LineExtensionAmount'), 2),
      tax: keyOf(the(the(line, 'Item'), 'ClassifiedTaxCategory'), 'ID', 'Percent'),
    })),
    changes: all(root, 'AllowanceCharge').map((change) => ({
      isCharge: textOf(change, 'ChargeIndicator') === 'true',
      amount: number(textOf(change, 'Amount'), 2),
      tax: keyOf(the(change, 'TaxCategory'), 'ID', 'Percent'),
    })),
    taxes: all(the(root, 'TaxTotal'), 'TaxSubtotal').map((each) => ({
      taxable: number(textOf(each, 'TaxableAmount'), 2),
      tax: number(textOf(each, 'TaxAmount'), 2),
      percent: number(textOf(the(each, 'TaxCategory'), 'Percent') || '0', 2),
      key: keyOf(the(each, 'TaxCategory'), 'ID', 'Percent'),
    })),
    totals: {
      lines: number(textOf(total, 'LineExtensionAmount'), 2),
      allowances: number(textOf(total, 'AllowanceTotalAmount') || '0', 2),
      charges: number(textOf(total, 'ChargeTotalAmount') || '0', 2),
      subtotal: number(textOf(total, 'TaxExclusiveAmount'), 2),
      tax: number(textOf(the(root, 'TaxTotal'), 'TaxAmount'), 2),
      total: number(textOf(total, 'TaxInclusiveAmount'), 2),
      prepaid: number(textOf(total, 'PrepaidAmount') || '0', 2),
      due: number(textOf(total, 'PayableAmount'), 2),
    },
  };
}

function readCii(root: Node): Read {
  const trade = the(root, 'SupplyChainTradeTransaction');
  const settlement = the(trade, 'ApplicableHeaderTradeSettlement');
  const total = the(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation');
  return {
    currency: textOf(settlement, 'InvoiceCurrencyCode'),
    lines: all(trade, 'IncludedSupplyChainTradeLineItem').map((line) => {
      const price = the(the(line, 'SpecifiedLineTradeAgreement'), 'NetPriceProductTradePrice');
      const own = the(line, 'SpecifiedLineTradeSettlement');
      return {
        quantity: number(textOf(the(line, 'SpecifiedLineTradeDelivery'), 'BilledQuantity'), 2),
        price: number(textOf(price, 'ChargeAmount'), 6),
        per: number(textOf(price, 'BasisQuantity') || '1', 2),
        discount: add(all(own, 'SpecifiedTradeAllowanceCharge').map((each) => number(textOf(each, 'ActualAmount'), 2))),
        net: number(textOf(the(own, 'SpecifiedTradeSettlementLineMonetarySummation'), 'LineTotalAmount'), 2),
        tax: keyOf(the(own, 'ApplicableTradeTax'), 'CategoryCode', 'RateApplicablePercent'),
      };
    }),
    changes: all(settlement, 'SpecifiedTradeAllowanceCharge').map((change) => ({
      isCharge: textOf(the(change, 'ChargeIndicator'), 'Indicator') === 'true',
      amount: number(textOf(change, 'ActualAmount'), 2),
      tax: keyOf(the(change, 'CategoryTradeTax'), 'CategoryCode', 'RateApplicablePercent'),
    })),
    taxes: all(settlement, 'ApplicableTradeTax').map((each) => ({
      taxable: number(textOf(each, 'BasisAmount'), 2),
      tax: number(textOf(each, 'CalculatedAmount'), 2),
      percent: number(textOf(each, 'RateApplicablePercent') || '0', 2),
      key: keyOf(each, 'CategoryCode', 'RateApplicablePercent'),
    })),
    totals: {
      lines: number(textOf(total, 'LineTotalAmount'), 2),
      allowances: number(textOf(total, 'AllowanceTotalAmount'), 2),
      charges: number(textOf(total, 'ChargeTotalAmount'), 2),
      subtotal: number(textOf(total, 'TaxBasisTotalAmount'), 2),
      tax: number(textOf(total, 'TaxTotalAmount'), 2),
      total: number(textOf(total, 'GrandTotalAmount'), 2),
      prepaid: number(textOf(total, 'TotalPrepaidAmount'), 2),
      due: number(textOf(total, 'DuePayableAmount'), 2),
    },
  };
}

function treeOf(xml: string): Node {
  const parser = new SaxesParser();
  const root: Node = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  parser.on('opentag', ({ name, attributes }) => {
    const node: Node = { name: name.replace(/^.*:/, ''), attributes: attributes as Record<string, string>, text: '', children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return root.children[0] ?? root;
}

const all = (node: Node | undefined, name: string) => node?.children.filter((child) => child.name === name) ?? [];
const the = (node: Node | undefined, name: string) => all(node, name)[0];
const textOf = (node: Node | undefined, name: string) => the(node, name)?.text ?? '';
const keyOf = (node: Node | undefined, category: string, percent: string) =>
  `${textOf(node, category)} ${Number(textOf(node, percent) || '0')}`;
const add = (amounts: bigint[]) => amounts.reduce((sum, each) => sum + each, 0n);

function number(text: string, places: number): bigint {
  const [, sign, whole, part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || part.length > places) throw new Error(`${text} isn't a number with ${places} decimals`);
  return BigInt(`${sign}${whole}${part.padEnd(places, '0')}`);
}

function rounded(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const half = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -half : half;
}
