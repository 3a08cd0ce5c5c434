import { useWatch } from 'react-hook-form';
import type { TaxRate } from '#domain/finance/tax-rate.ts';
import { taxCategoryLabels, usualReasons } from '#domain/finance/tax-words.ts';
import { AmountField } from '../../platform/amount-field.tsx';
import { DateField } from '../../platform/date-field.tsx';
import { useToday } from '../../platform/dates.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { useRecordForm } from '../../platform/record-form.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { WordField } from '../books-fields.tsx';
import { blankRate, formOf, rateResolver, type RateForm as Values } from './rate-entry.ts';

const labels: Record<keyof Values, string> = {
  name: 'Name',
  category: 'Category',
  percent: 'Rate',
  reason: 'Reason',
  country: 'Country',
  validFrom: 'First day',
  validTo: 'Last day',
  companyId: 'Company',
};

type Props = { rate: TaxRate | null; companyId: number; onClose: () => void };

/** Adds a tax rate, or edits or ends one. */
export function RateForm({ rate, companyId, onClose }: Props) {
  const { form, frame } = useRecordForm({
    collection: '/api/tax-rates',
    stored: rate,
    formOf,
    blank: blankRate(useToday(), companyId),
    resolver: rateResolver,
    labels,
    // A category determines percentage and reason, so all fields are sent.
    changed: ({ companyId: _companyId, ...values }) => values,
    words: (field, values) => String(values[field] ?? '') || 'Empty',
    failure: rate ? 'The tax rate wasn’t changed' : 'The tax rate wasn’t added',
    onSaved: ({ name }) => {
      toast({ title: rate ? 'Tax rate updated' : 'Tax rate added', description: `${name} is up to date.` });
      onClose();
    },
  });
  const {
    control,
    register,
    formState: { errors },
  } = form;
  const category = useWatch({ control, name: 'category' });
  const isCharged = category === 'S';
  const hasReason = !isCharged && category !== 'Z';
  return (
    <DialogForm
      frame={frame}
      thing="tax rate"
      title={rate ? `${rate.isInUse ? 'End' : 'Edit'} ${rate.name}` : 'New tax rate'}
      text={
        rate?.isInUse ? `${rate.name} is in the books, so it can only be ended.` : 'Ask your tax adviser which rates your company charges.'
      }
      action={rate ? 'Save changes' : 'Add rate'}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {!rate?.isInUse && (
          <>
            <Field label="Name" required error={errors.name?.message}>
              {(props) => <Input {...props} {...register('name')} autoComplete="off" placeholder="France standard" />}
            </Field>
            <WordField control={control} name="category" label="Category" required words={taxCategoryLabels} />
            {isCharged && <AmountField control={control} name="percent" label="Rate (%)" required />}
            {hasReason && (
              <Field
                label="Reason"
                required={category === 'E'}
                className="sm:col-span-2"
                error={errors.reason?.message}
                hint={
                  usualReasons[category]
                    ? `Shown on the invoice. Leave empty for “${usualReasons[category].reason}”`
                    : 'Shown on the invoice'
                }
              >
                {(props) => <Input {...props} {...register('reason')} autoComplete="off" />}
              </Field>
            )}
            <Field label="Country" error={errors.country?.message} hint="Two letters, such as FR">
              {(props) => <Input {...props} {...register('country')} autoComplete="off" maxLength={2} />}
            </Field>
            <DateField control={control} name="validFrom" label="First day" required />
          </>
        )}
        <DateField control={control} name="validTo" label="Last day" expected="ahead" hint="Leave empty if there is no end date" />
      </div>
    </DialogForm>
  );
}
