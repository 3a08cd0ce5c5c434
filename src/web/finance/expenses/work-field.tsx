import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { NewExpense } from '#domain/finance/expense.ts';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { useDates } from '../../platform/dates.ts';
import { EntrySelect } from '../../platform/entry-select.tsx';
import { FocusOn } from '../../platform/focus-on.tsx';
import { Field } from '../../ui/field.tsx';
import type { SelectOption } from '../../ui/search-select.tsx';
import { workQuery } from '../finance-query.ts';
import type { ExpenseForm } from './expense-entry.ts';

type Props = {
  form: UseFormReturn<ExpenseForm, unknown, NewExpense>;
  user: SessionUser;
  yacht: SelectOption | null;
  onYacht: (yacht: SelectOption) => void;
};

/** The maintenance an expense is for, limited to the chosen yacht. Without a yacht, its yacht is chosen. */
export function WorkField({ form: { control, setValue, watch }, user, yacht, onYacht }: Props) {
  const dates = useDates();
  const id = watch('maintenanceId');
  const work = useQuery({ ...workQuery(id ?? 0), enabled: id !== null });
  if (!can(user, 'maintenance:read')) return null;
  return (
    <Controller
      control={control}
      name="maintenanceId"
      render={({ field, fieldState }) => (
        <Field
          label="Maintenance"
          className="sm:!col-span-6"
          error={fieldState.error?.message}
          act={
            field.value !== null && (
              <Link
                to="/maintenance/$recordId"
                params={{ recordId: String(field.value) }}
                className="text-accent underline underline-offset-4"
              >
                See the work
              </Link>
            )
          }
        >
          {(props) => (
            <FocusOn refer={field.ref}>
              <EntrySelect
                control={props}
                path="/api/maintenance"
                query={{ yachtId: yacht?.id }}
                foundOf={({ id: workId, title, yachtName, startDate }) => ({
                  id: workId,
                  label: title,
                  note: [!yacht && yachtName, dates.day(startDate)].filter(Boolean).join(' · '),
                })}
                chosen={field.value === null ? null : { id: field.value, label: work.data?.title ?? '' }}
                placeholder="Not for maintenance"
                noneFound="No maintenance found"
                onChoose={(next, row) => {
                  field.onChange(next?.id ?? null);
                  if (!row || yacht) return;
                  onYacht({ id: row.yachtId, label: row.yachtName });
                  setValue('yachtId', row.yachtId, { shouldDirty: true });
                }}
              />
            </FocusOn>
          )}
        </Field>
      )}
    />
  );
}
