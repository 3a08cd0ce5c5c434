import { useController, useWatch, type Control } from 'react-hook-form';
import type { NewExpense } from '#domain/finance/expense.ts';
import { workSubcategoryLabels } from '#domain/finance/words.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { ExpenseForm } from './expense-entry.ts';

/** Any subcategory. For work, the usual ones are suggested. */
export function SubcategoryField({ control }: { control: Control<ExpenseForm, unknown, NewExpense> }) {
  const isForWork = useWatch({ control, name: 'maintenanceId' }) !== null;
  const { field, fieldState } = useController({ control, name: 'subcategory' });
  return (
    <Field label="Subcategory" error={fieldState.error?.message}>
      {(props) => (
        <>
          <Input {...props} {...field} list={isForWork ? `${props.id}-usual` : undefined} autoComplete="off" placeholder="Diesel" />
          <datalist id={`${props.id}-usual`}>
            {Object.values(workSubcategoryLabels).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
