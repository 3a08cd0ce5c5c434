import type { UseFormReturn } from 'react-hook-form';
import type { NewIncome } from '#domain/finance/income.ts';
import { incomeCategoryLabels, paymentMethodLabels, paymentStatusLabels } from '#domain/finance/words.ts';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { AmountField } from '../../platform/amount-field.tsx';
import { DateField } from '../../platform/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { SelectOption } from '../../ui/search-select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { CompanyField } from '../../companies/company-field.tsx';
import { CurrencyField, CustomerField, WordField, YachtField } from '../books-fields.tsx';
import { TaxFields } from '../tax-fields.tsx';
import type { Belonging } from '../usual-terms-state.ts';
import type { IncomeForm } from './income-entry.ts';

type Props = {
  form: UseFormReturn<IncomeForm, unknown, NewIncome>;
  isNew: boolean;
  user: SessionUser;
  /** Decides which customers you can choose. */
  companyId: number | null;
  yacht: SelectOption | null;
  customer: SelectOption | null;
  onYacht: (yacht: SelectOption | null) => void;
  onCustomer: (customer: SelectOption | null) => void;
  onBelong: (change: Belonging) => void;
};

export function IncomeFields({
  form: {
    control,
    register,
    watch,
    formState: { errors },
  },
  isNew,
  user,
  companyId,
  yacht,
  customer,
  onYacht,
  onCustomer,
  onBelong,
}: Props) {
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-6 [&>*]:col-span-2 [&>*]:sm:col-span-3">
      {isNew && <CompanyField control={control} name="companyId" user={user} onChoose={(chosen) => onBelong({ companyId: chosen })} />}
      <Field label="Description" required className="sm:!col-span-6" error={errors.description?.message}>
        {(props) => <Input {...props} {...register('description')} autoComplete="off" placeholder="Charter of Aurelia, first half" />}
      </Field>
      <AmountField
        control={control}
        name="amount"
        label="Amount"
        required
        className="!col-span-1 sm:!col-span-2"
        currency={watch('currency')}
        placeholder="0.00"
      />
      <div className="!col-span-1 grid content-start sm:!col-span-2">
        <CurrencyField control={control} name="currency" />
      </div>
      <DateField control={control} name="incomeDate" label="Date" required expected="past" className="sm:!col-span-2" />
      <WordField control={control} name="category" label="Category" required words={incomeCategoryLabels} placeholder="Choose a category" />
      <Field label="Subcategory" error={errors.subcategory?.message}>
        {(props) => <Input {...props} {...register('subcategory')} autoComplete="off" />}
      </Field>
      <WordField control={control} name="paymentStatus" label="Payment status" required words={paymentStatusLabels} />
      <WordField control={control} name="paymentMethod" label="Payment method" words={paymentMethodLabels} none="Not specified" />
      <CustomerField
        control={control}
        name="customerId"
        chosen={customer}
        companyId={can(user, 'run-platform') ? (companyId ?? 'any') : companyId}
        onChoose={onCustomer}
      />
      <YachtField control={control} name="yachtId" chosen={yacht} onChoose={onYacht} />
      <TaxFields control={control} day="incomeDate" />
      <Field label="Notes" className="sm:!col-span-6" error={errors.notes?.message}>
        {(props) => <TextArea {...props} {...register('notes')} className="!min-h-16" />}
      </Field>
    </div>
  );
}
