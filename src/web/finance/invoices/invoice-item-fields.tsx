import { Plus, Trash2 } from 'lucide-react';
import { memo, useRef, useState, type KeyboardEvent } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { invoiceTotals, plainTax } from '#domain/finance/invoice-totals.ts';
import type { TaxRate } from '#domain/finance/tax-rate.ts';
import { maxItems } from '#domain/finance/invoice.ts';
import { decimalOf } from '#domain/shared/money.ts';
import { AmountField } from '../../platform/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Amount } from '../amount-words.tsx';
import { DepositsField, useDeposits } from '../deposits/deposits-field.tsx';
import { blankItem } from './invoice-entry.ts';
import type { InvoiceFormState } from './invoice-fields.tsx';
import { InvoiceItemMoreFields } from './invoice-item-more-fields.tsx';
import { InvoiceItemTaxSelect } from './invoice-item-tax-select.tsx';
import { InvoiceTotalsSection } from './invoice-totals-section.tsx';
import { useRatesOfDay } from './invoice-tax-query.ts';

// In a wide layout the captions are above the columns, and the labels are only for screen readers.
const columns = 'lg:grid lg:grid-cols-[minmax(0,1fr)_5rem_7rem_10rem_7.5rem_2rem] lg:gap-3';

/** The items that are billed, and their total. */
export function InvoiceItemFields({ form, invoiceId }: { form: InvoiceFormState; invoiceId: number | undefined }) {
  const rates = useRatesOfDay(form);
  const deposits = useDeposits(form, invoiceId);
  const {
    control,
    formState: { errors },
  } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'items' });
  const add = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number | null>(null);

  function addItem() {
    const last = form.getValues('items').at(-1);
    append({ ...blankItem, taxRateId: last?.taxRateId ?? null }, { shouldFocus: false });
    setAdded(fields.length);
  }

  function removeItem(index: number) {
    setAdded(null);
    remove(index);
    // The focused button was removed with its item.
    add.current?.focus();
  }

  return (
    <Sheet title="Items">
      <div aria-hidden className={`mb-2 hidden text-xs font-medium text-ink-3 ${columns}`}>
        <span className="pl-3.25">Description</span>
        <span className="pl-3.25">Quantity</span>
        <span className="pl-3.25">Unit price</span>
        <span>{rates.length > 0 ? 'Tax' : 'Tax exempt'}</span>
        <span className="text-right">Amount</span>
      </div>
      <ol className="grid gap-3 max-lg:gap-4">
        {fields.map((field, index) => (
          <Item
            key={field.id}
            form={form}
            index={index}
            rates={rates}
            isAdded={index === added}
            onRemove={fields.length > 1 ? removeItem : null}
          />
        ))}
      </ol>
      {errors.items?.root?.message && (
        <p role="alert" className="mt-2 text-xs text-red">
          {errors.items.root.message}
        </p>
      )}
      {errors.items?.message && (
        <p role="alert" className="mt-2 text-xs text-red">
          {errors.items.message}
        </p>
      )}
      <DepositsField form={form} deposits={deposits} />
      <div className="mt-4 flex flex-wrap items-start justify-between gap-6">
        <Button ref={add} disabled={fields.length >= maxItems} onClick={addItem}>
          <Plus aria-hidden />
          Add item
        </Button>
        <InvoiceTotalsSection form={form} rates={rates} deposits={deposits.rows} />
      </div>
    </Sheet>
  );
}

type ItemProps = {
  form: InvoiceFormState;
  index: number;
  rates: TaxRate[];
  /** Whether it was just added and should take the focus. */ isAdded: boolean;
  onRemove: ((index: number) => void) | null;
};

function Item({ form, index, rates, isAdded, onRemove }: ItemProps) {
  const {
    control,
    register,
    formState: { errors },
  } = form;
  const currency = useWatch({ control, name: 'currency' });
  const faults = errors.items?.[index];
  const name = `Item ${index + 1}`;
  const cell = 'lg:[&>label]:sr-only';
  return (
    <li>
      <div role="group" aria-label={name} className={`grid grid-cols-2 gap-3 max-lg:rounded-lg max-lg:border max-lg:p-3 ${columns}`}>
        <Field label="Description" className={`${cell} max-lg:col-span-2`} error={faults?.description?.message}>
          {(props) => (
            <TextArea
              {...props}
              aria-required
              autoFocus={isAdded}
              {...register(`items.${index}.description`)}
              autoComplete="off"
              rows={1}
              onKeyDown={saveOnEnter}
              placeholder="Charter of Aurelia, 7 days"
            />
          )}
        </Field>
        <AmountField control={control} name={`items.${index}.quantity`} label="Quantity" className={cell} />
        <AmountField control={control} name={`items.${index}.unitPrice`} label="Unit price" className={cell} currency={currency} />
        {rates.length > 0 ? (
          <InvoiceItemTaxSelect
            form={form}
            index={index}
            rates={rates}
            className={`${cell} min-w-0 grid-cols-[minmax(0,1fr)] max-lg:col-span-2`}
          />
        ) : (
          <label className="flex h-9 items-center gap-2 text-nav lg:justify-center">
            <input type="checkbox" {...register(`items.${index}.taxExempt`)} className="size-4 accent-(--accent)" />
            <span className="lg:sr-only">Tax exempt</span>
          </label>
        )}
        <div className={`flex min-h-9 items-center justify-end gap-3 lg:contents ${rates.length > 0 ? 'max-lg:col-span-2' : ''}`}>
          <p className="font-medium lg:self-start lg:pt-2 lg:text-right">
            <LineTotal form={form} index={index} />
          </p>
          {onRemove ? (
            <Button
              variant="ghost"
              size="iconSmall"
              aria-label={`Remove ${name.toLowerCase()}`}
              className="lg:mt-0.5"
              onClick={() => onRemove(index)}
            >
              <Trash2 />
            </Button>
          ) : (
            <span className="max-lg:hidden" />
          )}
        </div>
      </div>
      <InvoiceItemMoreFields form={form} index={index} rates={rates} />
    </li>
  );
}

/** Enter saves, as in the fields beside it; Shift Enter starts a new line. */
function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

const LineTotal = memo(function LineTotal({ form: { control }, index }: { form: InvoiceFormState; index: number }) {
  const [item, currency] = useWatch({ control, name: [`items.${index}`, 'currency'] });
  const [line] = item ? invoiceTotals([{ ...item, tax: plainTax(true, 0) }], { currency }).lines : [];
  return <Amount amount={decimalOf(line?.total ?? 0)} currency={currency} />;
});
