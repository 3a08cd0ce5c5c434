import type { UseFormReturn } from 'react-hook-form';
import type { Expense, NewExpense } from '#domain/finance/expense.ts';
import { likelyCategory } from '#domain/finance/likely-category.ts';
import { expenseCategoryLabels, paymentMethodLabels } from '#domain/finance/words.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { AmountField } from '../../platform/amount-field.tsx';
import { DateField } from '../../platform/date-field.tsx';
import { useProposal } from '../../platform/proposal.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { SelectOption } from '../../ui/search-select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { CompanyField } from '../../companies/company-field.tsx';
import { CurrencyField, WordField, YachtField } from '../books-fields.tsx';
import { TaxFields } from '../tax-fields.tsx';
import type { Belonging } from '../usual-terms-state.ts';
import type { ExpenseForm } from './expense-entry.ts';
import { PassOnField } from './pass-on-field.tsx';
import { ReceiptField } from './receipt-field.tsx';
import { SubcategoryField } from './subcategory-field.tsx';
import { WorkField } from './work-field.tsx';

type Props = {
  form: UseFormReturn<ExpenseForm, unknown, NewExpense>;
  stored: Expense | null;
  user: SessionUser;
  yacht: SelectOption | null;
  onYacht: (yacht: SelectOption | null) => void;
  onBelong: (change: Belonging) => void;
  onUploading: (uploading: boolean) => void;
};

export function ExpenseFields({ form, stored, user, yacht, onYacht, onBelong, onUploading }: Props) {
  const {
    control,
    register,
    watch,
    setValue,
    formState: { errors, isSubmitted },
  } = form;
  const propose = useProposedCategory(form);
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-6 [&>*]:col-span-2 [&>*]:sm:col-span-3">
      {!stored && <CompanyField control={control} name="companyId" user={user} onChoose={(companyId) => onBelong({ companyId })} />}
      <Field label="Description" required className="sm:!col-span-6" error={errors.description?.message}>
        {(props) => (
          <Input {...props} {...register('description', { onChange: propose })} autoComplete="off" placeholder="9,400 liters of diesel" />
        )}
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
      <DateField control={control} name="expenseDate" label="Date" required expected="past" className="sm:!col-span-2" />
      <WordField
        control={control}
        name="category"
        label="Category"
        required
        words={expenseCategoryLabels}
        placeholder="Choose a category"
      />
      <SubcategoryField control={control} />
      <Field label="Vendor" error={errors.vendor?.message}>
        {(props) => <Input {...props} {...register('vendor', { onChange: propose })} autoComplete="off" />}
      </Field>
      <WordField control={control} name="paymentMethod" label="Payment method" words={paymentMethodLabels} none="Not specified" />
      <TaxFields control={control} day="expenseDate" />
      <div className="sm:!col-span-6">
        <YachtField
          control={control}
          name="yachtId"
          chosen={yacht}
          onChoose={(next) => {
            onYacht(next);
            // Work belongs to its yacht.
            if (next?.id !== yacht?.id) setValue('maintenanceId', null, { shouldDirty: true });
          }}
        />
      </div>
      <WorkField form={form} user={user} yacht={yacht} onYacht={onYacht} />
      <PassOnField control={control} className="sm:!col-span-6" />
      <div className="sm:!col-span-6">
        <ReceiptField
          url={watch('receiptUrl')}
          expense={stored}
          error={errors.receiptUrl?.message}
          onUploading={onUploading}
          onChange={(url) => setValue('receiptUrl', url, { shouldDirty: true, shouldValidate: isSubmitted })}
        />
      </div>
      <Field label="Notes" className="sm:!col-span-6" error={errors.notes?.message}>
        {(props) => <TextArea {...props} {...register('notes')} className="!min-h-16" />}
      </Field>
    </div>
  );
}

/** Chooses the category that description and vendor suggest, until somebody chooses another. */
function useProposedCategory(form: Props['form']) {
  const { isSubmitted } = form.formState;
  const propose = useProposal(form, 'category', '');
  return () => {
    const { description, vendor } = form.getValues();
    propose(likelyCategory(`${description} ${vendor}`) ?? '', isSubmitted);
  };
}
