import { centsOf, decimalOf, type Cents } from '../../shared/money.ts';
import type { InvoiceItem } from '../invoice.ts';
import { fraction, hundredths } from '../reckoning.ts';
import type { PriceMode } from '../tax-words.ts';
import type { EInvoiceLine } from './e-invoice.ts';

/** A line as stored. */
export type WrittenLine = Pick<
  InvoiceItem,
  'description' | 'quantity' | 'unitPrice' | 'total' | 'net' | 'unit' | 'taxCategory' | 'taxPercent' | 'outsideAmount' | 'outsideCategory'
> & { discountPercent?: string | null };

const cents = (amount: string | null | undefined): Cents => centsOf(amount ?? '0') ?? 0;

/** A line, or two if a part was sailed outside EU waters, because a line of an electronic invoice bears one tax. */
export function lineOf(item: WrittenLine, prices: PriceMode): EInvoiceLine[] {
  const { description, quantity, taxCategory, taxPercent, outsideCategory } = item;
  const common = { name: description, quantity, unit: item.unit ?? 'C62' };
  const own = { category: taxCategory ?? ('S' as const), percent: taxPercent };
  const [net, outside] = [cents(item.net), cents(item.outsideAmount)];
  if (outside === 0 || !outsideCategory) return [{ ...common, ...own, ...priced(item, prices) }];
  // An untaxed amount is the same with and without tax.
  const beyond = { ...common, category: outsideCategory, percent: '0.00', ...apart(quantity, outside) };
  return outside === net ? [beyond] : [{ ...common, ...own, ...apart(quantity, net - outside) }, beyond];
}

type Priced = Pick<EInvoiceLine, 'price' | 'perQuantity' | 'discount' | 'net'>;

/** Net prices stay as entered, with the line's discount. */
function priced(item: WrittenLine, prices: PriceMode): Priced {
  const { quantity, unitPrice, total, net, discountPercent } = item;
  const base = Number(fraction(hundredths(quantity) * hundredths(unitPrice), 100n, 1n));
  const off = base - cents(total);
  if (prices === 'gross' || total !== net || (off !== 0 && !discountPercent)) return apart(quantity, cents(net));
  const discount = off === 0 || !discountPercent ? null : { amount: decimalOf(off), of: decimalOf(base), percent: discountPercent };
  return { price: unitPrice, perQuantity: null, discount, net };
}

/**
 * A price with six decimals, or the price of the whole quantity if price times quantity isn't the line's amount to the cent. Where a
 * deposit is deducted, the quantity is negative, not the price.
 */
function apart(quantity: string, net: Cents): Priced {
  const whole = quantity.replace('-', '');
  const [count, amount] = [hundredths(whole), BigInt(Math.abs(net))];
  const millionths = fraction(amount * 1_000_000n, count, 1n);
  const isExact = fraction(millionths * count, 1_000_000n, 1n) === amount;
  const price = isExact ? decimalsOf(millionths) : decimalOf(Math.abs(net));
  return { price, perQuantity: isExact ? null : whole, discount: null, net: decimalOf(net) };
}

function decimalsOf(millionths: bigint): string {
  const digits = String(millionths).padStart(7, '0');
  const places = digits.slice(-6).replace(/0{1,4}$/, '');
  return `${digits.slice(0, -6)}.${places}`;
}
