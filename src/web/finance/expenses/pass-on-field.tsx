import { useQuery } from '@tanstack/react-query';
import { useController, useWatch, type Control } from 'react-hook-form';
import type { NewExpense } from '#domain/finance/expense.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { sharesQuery } from '../owners/owners-query.ts';
import type { ExpenseForm } from './expense-entry.ts';
import { passOnWords } from './pass-on-words.ts';

const choices = [null, true, false].map((passOn) => ({ value: String(passOn), label: passOnWords(passOn) }));

/** Whether the yacht's owners bear the cost, if she has any. */
export function PassOnField({ control, className }: { control: Control<ExpenseForm, unknown, NewExpense>; className?: string }) {
  const yachtId = useWatch({ control, name: 'yachtId' });
  const { field, fieldState } = useController({ control, name: 'passOn' });
  const shares = useQuery({ ...sharesQuery, enabled: yachtId !== null });
  const isOwned = yachtId !== null && shares.data?.some((share) => share.yachtId === yachtId);
  if (!isOwned && field.value === null) return null;
  return (
    <Field label="Passed on to the owners" className={className} error={fieldState.error?.message}>
      {(props) => (
        <Select
          control={props}
          ref={field.ref}
          value={String(field.value)}
          choices={choices}
          onChoose={(chosen) => field.onChange(chosen === 'null' ? null : chosen === 'true')}
        />
      )}
    </Field>
  );
}
