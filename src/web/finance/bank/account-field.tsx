import { useQuery } from '@tanstack/react-query';
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { bankAccountsQuery } from './bank-query.ts';

type Props<Form extends FieldValues, Values> = {
  control: Control<Form, unknown, Values>;
  name: FieldPath<Form>;
  companyId: number | null;
  currency: string;
};

/** The bank account of a payment, if the company has several in its currency. */
export function AccountField<Form extends FieldValues, Values>({ control, name, companyId, currency }: Props<Form, Values>) {
  const accounts = useQuery(bankAccountsQuery);
  const fitting = (accounts.data ?? []).filter((each) => each.currency === currency && each.companyId === companyId);
  if (fitting.length < 2) return null;
  const choices = [{ value: '-', label: 'Not specified' }, ...fitting.map((each) => ({ value: String(each.id), label: each.name }))];
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label="Bank account" error={fieldState.error?.message}>
          {(props) => (
            <Select
              control={props}
              ref={field.ref}
              value={field.value ? String(field.value) : '-'}
              choices={choices}
              onChoose={(chosen) => field.onChange(chosen === '-' ? null : Number(chosen))}
            />
          )}
        </Field>
      )}
    />
  );
}
