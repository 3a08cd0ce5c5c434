import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { invoiceTotals, plainTax, type LineTax } from '#domain/finance/invoice-totals.ts';
import { depositLines } from '#domain/finance/deposit.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import type { TaxRate } from '#domain/finance/tax-rate.ts';
import { priceModeLabels } from '#domain/finance/tax-words.ts';
import { decimalOf, type Cents } from '#domain/shared/money.ts';
import { percentWords } from '#domain/shared/words.ts';
import { AmountField } from '../../platform/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Amount } from '../amount-words.tsx';
import { WordField } from '../books-fields.tsx';
import type { ItemForm } from './invoice-entry.ts';
import type { InvoiceFormState } from './invoice-fields.tsx';

type Props = { form: InvoiceFormState; rates: TaxRate[]; deposits: Invoice[] };

/** The totals, calculated by the server's own function, and the fields that apply to the whole invoice. */
export function InvoiceTotalsSection({ form: { control, getValues }, rates, deposits }: Props) {
  const [items, taxRate, currency, prices, discountPercent, discountAmount, depositIds] = useWatch({
    control,
    name: ['items', 'taxRate', 'currency', 'prices', 'discountPercent', 'discountAmount', 'depositIds'],
  });
  const [discounts, setDiscounts] = useState(() => getValues('discountPercent') !== '' || getValues('discountAmount') !== '');
  const deducted = deposits.filter(({ id }) => depositIds.includes(id));
  const totals = invoiceTotals(
    [...items.map((item) => lineOf(item, taxRate, rates)), ...deducted.flatMap((deposit) => depositLines(deposit, prices))],
    { currency, prices, discountPercent, discountAmount },
  );
  const { lineTotal, discountTotal, taxes, taxAmount, total } = totals;
  const say = (cents: Cents) => <Amount amount={decimalOf(cents)} currency={currency} />;
  const taxable = taxes.reduce((sum, group) => sum + (group.category === 'S' || !group.category ? group.taxable : 0), 0);
  const hasRates = items.some(({ taxRateId }) => taxRateId !== null);
  return (
    <div className="grid w-full gap-3 sm:w-80">
      {rates.length > 0 && <WordField control={control} name="prices" label="Prices" words={priceModeLabels} />}
      {items.some((item) => item.taxRateId === null) && <AmountField control={control} name="taxRate" label="Tax rate (%)" />}
      {discounts ? (
        <div className="grid grid-cols-2 gap-3">
          <AmountField control={control} name="discountPercent" label="Discount (%)" />
          <AmountField control={control} name="discountAmount" label="or an amount" currency={currency} />
        </div>
      ) : (
        <Button variant="ghost" size="sm" className="justify-self-start text-ink-2" onClick={() => setDiscounts(true)}>
          Discount on all items
        </Button>
      )}
      <dl aria-label="Totals" className="grid grid-cols-[1fr_auto] gap-y-1.5 border-t pt-3 [&>dd]:pl-6 [&>dd]:text-right [&>dt]:text-ink-2">
        <Sum name="Subtotal">{say(lineTotal)}</Sum>
        {discountTotal !== 0 && <Sum name="Discount">−{say(discountTotal)}</Sum>}
        {hasRates ? (
          taxes.map((group) => (
            <Sum
              key={`${group.category} ${group.percent}`}
              name={group.category === 'S' ? `Tax ${percentWords(decimalOf(group.percent))}` : (group.reason ?? 'No tax')}
            >
              {say(group.tax)} <span className="block text-xs text-ink-3">on {say(group.taxable)}</span>
            </Sum>
          ))
        ) : (
          <>
            {taxable !== totals.subtotal && <Sum name="of which taxable">{say(taxable)}</Sum>}
            <Sum name="Tax">{say(taxAmount)}</Sum>
          </>
        )}
        <dt className="mt-1.5 border-t pt-2 text-panel font-semibold !text-ink">Total</dt>
        <dd className="mt-1.5 border-t pt-2 text-panel font-semibold">{say(total)}</dd>
      </dl>
    </div>
  );
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A line with the taxes of its rates. */
function lineOf({ taxRateId, taxExempt, outsideShare, outsideTaxRateId, ...item }: ItemForm, taxRate: string, rates: TaxRate[]) {
  const taxOf = (id: number | null): LineTax | undefined => rates.find((rate) => rate.id === id);
  const outside = taxOf(outsideTaxRateId);
  return {
    ...item,
    tax: taxOf(taxRateId) ?? plainTax(taxExempt, taxRate),
    outside: outside && outsideShare !== '' ? { share: outsideShare, tax: outside } : null,
  };
}
