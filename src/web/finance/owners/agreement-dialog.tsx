import { Controller } from 'react-hook-form';
import { ManagementAgreementChanges, NewManagementAgreement, type ManagementAgreement } from '#domain/finance/yacht-owner.ts';
import { expenseCategories, expenseCategoryLabels } from '#domain/finance/words.ts';
import { firstOfMonth } from '#domain/shared/calendar-days.ts';
import { AmountField } from '../../platform/amount-field.tsx';
import { CompanyOf } from '../../platform/company-of.tsx';
import { DateField } from '../../platform/date-field.tsx';
import { useToday } from '../../platform/dates.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { checkedBy, useRecordForm } from '../../platform/record-form.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { rateWords } from '../books/rate-words.ts';
import { plain } from '../decimal-words.ts';
import { useOwnTaxRates } from '../tax-rate-query.ts';

type Values = {
  yachtId: number;
  feePercent: string;
  feeMonthly: string;
  feeTaxRateId: number | null;
  passedOn: string[];
  validFrom: string;
  validTo: string;
};
type Props = {
  agreement: ManagementAgreement | null;
  yacht: { id: number; name: string; companyName: string | null; currency: string | null };
  onClose: () => void;
};
const labels: Record<keyof Values, string> = {
  yachtId: 'Yacht',
  feePercent: 'Fee in percent of revenue',
  feeMonthly: 'Monthly fee',
  feeTaxRateId: 'Tax on the fee',
  passedOn: 'Costs passed on',
  validFrom: 'From',
  validTo: 'Until',
};

function formOf({ yachtId, feePercent, feeMonthly, feeTaxRateId, passedOn, validFrom, validTo }: ManagementAgreement): Values {
  return {
    yachtId,
    feePercent: plain(feePercent),
    feeMonthly: plain(feeMonthly),
    feeTaxRateId,
    passedOn,
    validFrom,
    validTo: validTo ?? '',
  };
}

/** The management fee of a yacht, and the costs passed on. */
export function AgreementDialog({ agreement, yacht, onClose }: Props) {
  const today = useToday();
  const { data: rates = [] } = useOwnTaxRates();
  const { form, upon, frame } = useRecordForm({
    collection: '/api/management-agreements',
    stored: agreement,
    formOf,
    blank: {
      yachtId: yacht.id,
      feePercent: '20',
      feeMonthly: '0',
      feeTaxRateId: null,
      passedOn: [],
      validFrom: firstOfMonth(today),
      validTo: '',
    },
    resolver: checkedBy<Values, NewManagementAgreement>(agreement ? ManagementAgreementChanges : NewManagementAgreement),
    labels,
    words: (field, values) => String(values[field] ?? '') || 'Empty',
    failure: `Error ${agreement ? 'updating' : 'adding'} agreement`,
    onSaved: ({ yachtName }) => {
      toast({ title: agreement ? 'Agreement updated' : 'Agreement added', description: `It applies to ${yachtName}.` });
      onClose();
    },
  });
  const { control } = form;
  return (
    <DialogForm
      frame={frame}
      thing="agreement"
      wide
      title={`Agreement for ${yacht.name}`}
      text="Your fee, the tax on it, and the costs her owners bear. Statements already issued don’t change."
      action={agreement ? 'Save changes' : 'Add agreement'}
      onClose={onClose}
    >
      {!agreement && <CompanyOf record={yacht} className="-mt-3 mb-4 text-xs text-ink-3" />}
      <div key={upon?.updatedAt} className="grid gap-4 sm:grid-cols-2">
        <AmountField control={control} name="feePercent" label={labels.feePercent} />
        <AmountField control={control} name="feeMonthly" label={labels.feeMonthly} currency={yacht.currency} />
        <Controller
          control={control}
          name="feeTaxRateId"
          render={({ field, fieldState }) => (
            <Field label={labels.feeTaxRateId} className="sm:col-span-full" error={fieldState.error?.message}>
              {(props) => (
                <Select
                  control={props}
                  ref={field.ref}
                  value={String(field.value ?? '-')}
                  choices={[{ value: '-', label: 'None' }, ...rates.map((each) => ({ value: String(each.id), label: rateWords(each) }))]}
                  onChoose={(value) => field.onChange(value === '-' ? null : Number(value))}
                />
              )}
            </Field>
          )}
        />
        <Controller
          control={control}
          name="passedOn"
          render={({ field }) => (
            <fieldset className="sm:col-span-full">
              <legend className="text-nav font-medium">{labels.passedOn}</legend>
              <div className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
                {expenseCategories.map((category) => (
                  <label key={category} className="flex min-h-11 items-center gap-2">
                    <input
                      type="checkbox"
                      className="size-4 accent-(--accent)"
                      checked={field.value.includes(category)}
                      onChange={({ target }) =>
                        field.onChange(target.checked ? [...field.value, category] : field.value.filter((each) => each !== category))
                      }
                    />
                    {expenseCategoryLabels[category]}
                  </label>
                ))}
              </div>
            </fieldset>
          )}
        />
        <DateField control={control} name="validFrom" label="From" required />
        <DateField control={control} name="validTo" label="Until" hint="Leave empty if there is no end date" />
      </div>
    </DialogForm>
  );
}
