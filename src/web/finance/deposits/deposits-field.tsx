import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { depositLines } from '#domain/finance/deposit.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import { decimalOf } from '#domain/shared/money.ts';
import { invoiceTotals } from '#domain/finance/invoice-totals.ts';
import { useDates } from '../../platform/dates.ts';
import { InvoiceBadge } from '../../words/book-words.tsx';
import { Amount } from '../amount-words.tsx';
import { depositsOfQuery } from '../finance-query.ts';
import { isDeductible } from '../invoices/invoice-entry.ts';
import type { InvoiceFormState } from '../invoices/invoice-fields.tsx';

const none: Invoice[] = [];

type Deposits = {
  rows: Invoice[];
  /** False while they are loading: a cached answer may lack a deposit sent since. */ isKnown: boolean;
};

/** The deposits that this invoice may deduct: those of its customer in its currency that no other invoice deducts. */
export function useDeposits({ control }: InvoiceFormState, invoiceId: number | undefined): Deposits {
  const [kind, customerId, currency] = useWatch({ control, name: ['kind', 'customerId', 'currency'] });
  const asks = kind === 'invoice' && customerId !== null;
  const { data, isFetching } = useQuery({ ...depositsOfQuery(customerId ?? 0), enabled: asks });
  if (!asks || !data) return { rows: none, isKnown: !asks };
  return { rows: data.filter((deposit) => deposit.currency === currency && isDeductible(deposit, invoiceId)), isKnown: !isFetching };
}

/** The deposits to deduct, each with its amount. */
export function DepositsField({ form, deposits: { rows, isKnown } }: { form: InvoiceFormState; deposits: Deposits }) {
  const { control, getValues, setValue, formState } = form;
  const [depositIds, prices, currency] = useWatch({ control, name: ['depositIds', 'prices', 'currency'] });
  const dates = useDates();
  // With another customer or currency, chosen deposits no longer fit and are dropped.
  useEffect(() => {
    if (!isKnown) return;
    const remainingIds = getValues('depositIds').filter((id) => rows.some((deposit) => deposit.id === id));
    if (remainingIds.length < getValues('depositIds').length) setValue('depositIds', remainingIds, { shouldDirty: true });
  }, [rows, isKnown, getValues, setValue]);
  const fault = formState.errors.depositIds?.message;
  if (rows.length === 0) return null;
  const choose = (id: number, isChosen: boolean) =>
    setValue('depositIds', isChosen ? [...depositIds, id] : depositIds.filter((other) => other !== id), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  return (
    <fieldset className="mt-4 rounded-lg border px-3 py-2.5">
      <legend className="px-1 text-nav font-medium">Deposits to deduct</legend>
      <ul className="divide-y">
        {rows.map((deposit) => {
          const { id, invoiceNumber, issueDate, status } = deposit;
          const off = invoiceTotals(depositLines(deposit, prices), { currency, prices }).lines.reduce((sum, { total }) => sum + total, 0);
          return (
            <li key={id}>
              <label className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-nav">
                <input
                  type="checkbox"
                  className="size-4 accent-(--accent)"
                  checked={depositIds.includes(id)}
                  onChange={({ target }) => choose(id, target.checked)}
                />
                <span className="tnum font-medium">{invoiceNumber}</span>
                <span className="tnum text-ink-2">of {dates.calendarDay(issueDate)}</span>
                <InvoiceBadge status={status} />
                <span className={`ml-auto font-medium ${depositIds.includes(id) ? '' : 'text-ink-3'}`}>
                  <Amount amount={decimalOf(off)} currency={currency} />
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      {fault && (
        <p role="alert" className="mt-1 text-xs text-red">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
