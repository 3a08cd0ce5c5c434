import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import type { ApaEntry, NewApaEntry } from '#domain/finance/apa.ts';
import { apaCategories, apaCategoryLabels, paymentMethodLabels } from '#domain/finance/words.ts';
import { CurrencyField, WordField } from '../../finance/books-fields.tsx';
import { ReceiptField } from '../../finance/expenses/receipt-field.tsx';
import { AmountField } from '../../platform/amount-field.tsx';
import { DateField } from '../../platform/date-field.tsx';
import { RateField } from '../../platform/rate-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { receiptLabels, type ReceiptEntry } from './receipt-entry.ts';

type Props = {
  form: UseFormReturn<ReceiptEntry, unknown, NewApaEntry>;
  stored: ApaEntry | null;
  /** The currency of the account. */
  apaCurrency: string;
  onUploading: (uploading: boolean) => void;
};

/** What a receipt needs first: its picture, the amount, and what it was for. */
export function ReceiptFields({ form, stored, apaCurrency, onUploading }: Props) {
  const { control, setValue, formState } = form;
  const currency = useWatch({ control, name: 'currency' });
  const receiptUrl = useWatch({ control, name: 'receiptUrl' });
  return (
    <>
      <ReceiptField
        url={receiptUrl}
        expense={stored}
        error={formState.errors.receiptUrl?.message}
        onChange={(url) => setValue('receiptUrl', url, { shouldDirty: true })}
        onUploading={onUploading}
      />
      <div className="grid grid-cols-2 gap-3">
        <AmountField control={control} name="amount" label={receiptLabels.amount} required currency={currency} />
        <CurrencyField control={control} name="currency" />
      </div>
      {currency !== apaCurrency && (
        <RateField
          control={control}
          name="exchangeRate"
          label={receiptLabels.exchangeRate}
          hint={`${apaCurrency} for one ${currency}`}
          placeholder="Rate of the day"
        />
      )}
      <CategoryField form={form} />
    </>
  );
}

/** What it was for: a row of chips, one of them chosen. */
function CategoryField({ form: { control } }: Pick<Props, 'form'>) {
  return (
    <Controller
      control={control}
      name="category"
      render={({ field, fieldState }) => (
        <fieldset aria-describedby={fieldState.error && 'category-fault'}>
          <legend className="text-nav font-medium">
            {receiptLabels.category}
            <span className="text-red" aria-hidden>
              {' '}
              *
            </span>
          </legend>
          <div className="mt-1.5 grid grid-cols-2 gap-2 sm:grid-cols-4">
            {apaCategories.map((category, place) => (
              <label
                key={category}
                className={`flex min-h-11 items-center gap-2 rounded-lg border px-3 text-nav font-medium ${field.value === category ? 'border-ring bg-accent-soft' : 'border-line-strong bg-surface'}`}
              >
                <input
                  type="radio"
                  name="category"
                  ref={place === 0 ? field.ref : undefined}
                  className="size-4 shrink-0 accent-(--accent)"
                  checked={field.value === category}
                  onChange={() => field.onChange(category)}
                />
                {apaCategoryLabels[category]}
              </label>
            ))}
          </div>
          {fieldState.error && (
            <p id="category-fault" role="alert" className="mt-1.5 text-xs text-red">
              {fieldState.error.message}
            </p>
          )}
        </fieldset>
      )}
    />
  );
}

/** The other details of a receipt. */
export function MoreReceiptFields({ form }: Pick<Props, 'form'>) {
  const { control, register, formState } = form;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField control={control} name="day" label={receiptLabels.day} required expected="past" />
      <WordField control={control} name="method" label={receiptLabels.method} words={paymentMethodLabels} none="Not specified" />
      <Field label={receiptLabels.supplier} error={formState.errors.supplier?.message}>
        {(props) => <Input {...props} {...register('supplier')} maxLength={200} autoComplete="off" placeholder="Port Vauban" />}
      </Field>
      <Field label={receiptLabels.description} error={formState.errors.description?.message}>
        {(props) => <Input {...props} {...register('description')} maxLength={500} autoComplete="off" placeholder="Diesel, 120 liters" />}
      </Field>
    </div>
  );
}
