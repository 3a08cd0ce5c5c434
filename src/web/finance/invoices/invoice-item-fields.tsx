import { Plus, Trash2 } from 'lucide-react';
import { memo, useRef, useState, type KeyboardEvent } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { invoiceTotals } from '#domain/finance/invoice-totals.ts';
import { maxItems } from '#domain/finance/invoice.ts';
import { decimalOf } from '#domain/shared/money.ts';
import { AmountField } from '../../platform/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Amount } from '../amount-words.tsx';
import { blankItem } from './invoice-entry.ts';
import type { InvoiceFormState } from './invoice-fields.tsx';

// Where there is room the captions stand above the columns once, and each label is left to screen readers.
const columns = 'lg:grid lg:grid-cols-[minmax(0,1fr)_6rem_8rem_6rem_8rem_2rem] lg:gap-3';

/** What is billed, line by line, and what it comes to. */
export function InvoiceItemFields({ form }: { form: InvoiceFormState }) {
  const {
    control,
    formState: { errors },
  } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'items' });
  const add = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number | null>(null);

  function addItem() {
    append(blankItem, { shouldFocus: false });
    setAdded(fields.length);
  }

  function removeItem(index: number) {
    setAdded(null);
    remove(index);
    // The button that had the focus goes with its item.
    add.current?.focus();
  }

  return (
    <Sheet title="Items">
      <div aria-hidden className={`mb-2 hidden text-xs font-medium text-ink-3 ${columns}`}>
        <span className="pl-3.25">Description</span>
        <span className="pl-3.25">Quantity</span>
        <span className="pl-3.25">Unit price</span>
        <span>Tax exempt</span>
        <span className="text-right">Amount</span>
      </div>
      <ol className="grid gap-3 max-lg:gap-4">
        {fields.map((field, index) => (
          <Item key={field.id} form={form} index={index} isAdded={index === added} onRemove={fields.length > 1 ? removeItem : null} />
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
      <div className="mt-4 flex flex-wrap items-start justify-between gap-6">
        <Button ref={add} disabled={fields.length >= maxItems} onClick={addItem}>
          <Plus aria-hidden />
          Add item
        </Button>
        <Totals form={form} />
      </div>
    </Sheet>
  );
}

type ItemProps = {
  form: InvoiceFormState;
  index: number;
  /** Just now: then one wants to fill it in. */ isAdded: boolean;
  onRemove: ((index: number) => void) | null;
};

function Item({ form, index, isAdded, onRemove }: ItemProps) {
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
        <label className="flex h-9 items-center gap-2 text-nav lg:justify-center">
          <input type="checkbox" {...register(`items.${index}.taxExempt`)} className="size-4 accent-(--accent)" />
          <span className="lg:sr-only">Tax exempt</span>
        </label>
        <div className="flex min-h-9 items-center justify-end gap-3 lg:contents">
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
    </li>
  );
}

/** Enter saves, as in the fields beside it; with Shift it begins a line. */
function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

const LineTotal = memo(function LineTotal({ form: { control }, index }: { form: InvoiceFormState; index: number }) {
  const [item, currency] = useWatch({ control, name: [`items.${index}`, 'currency'] });
  const [line = 0] = item ? invoiceTotals([item], 0, currency).lines : [];
  return <Amount amount={decimalOf(line)} currency={currency} />;
});

/** The totals as the server will reckon them, by the very same function. */
function Totals({ form }: { form: InvoiceFormState }) {
  const { control } = form;
  const [items, taxRate, currency] = useWatch({ control, name: ['items', 'taxRate', 'currency'] });
  const { subtotal, taxable, taxAmount, total } = invoiceTotals(items, taxRate, currency);
  const say = (cents: number) => <Amount amount={decimalOf(cents)} currency={currency} />;
  return (
    <div className="grid w-full gap-3 sm:w-80">
      <AmountField control={control} name="taxRate" label="Tax rate (%)" />
      <dl aria-label="Totals" className="grid grid-cols-[1fr_auto] gap-y-1.5 border-t pt-3 [&>dd]:pl-6 [&>dd]:text-right [&>dt]:text-ink-2">
        <dt>Subtotal</dt>
        <dd>{say(subtotal)}</dd>
        {taxable !== subtotal && (
          <>
            <dt>of which taxable</dt>
            <dd className="text-ink-2">{say(taxable)}</dd>
          </>
        )}
        <dt>Tax</dt>
        <dd>{say(taxAmount)}</dd>
        <dt className="mt-1.5 border-t pt-2 text-panel font-semibold !text-ink">Total</dt>
        <dd className="mt-1.5 border-t pt-2 text-panel font-semibold">{say(total)}</dd>
      </dl>
    </div>
  );
}
