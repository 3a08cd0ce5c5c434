import type { ReactNode } from 'react';
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { financeCurrencies } from '#domain/finance/words.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { CustomerSelect } from '../customers/customer-select.tsx';
import { FocusOn } from '../platform/focus-on.tsx';
import { Field } from '../ui/field.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import { YachtSelect } from '../yachts/yacht-select.tsx';

/** The default currency of a new record. */
export function usualCurrency(user: SessionUser): string {
  return user.currency ?? 'USD';
}

type Bound<Form extends FieldValues, Values> = { control: Control<Form, unknown, Values>; name: FieldPath<Form> };
type FieldLook = { label: string; required?: boolean; className?: string };

/** A choice of a few words. A stored value that is no longer in the list stays selectable. */
export function WordField<Form extends FieldValues, Values>({
  control,
  name,
  label,
  required,
  className,
  words,
  none,
  placeholder,
}: Bound<Form, Values> &
  FieldLook & { words: Record<string, string>; /** The label of choosing none of them. */ none?: string; placeholder?: string }) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => {
        const known = choicesOf(words);
        const stored = field.value && !(field.value in words) ? [{ value: field.value, label: field.value }] : [];
        const choices = [...(none ? [{ value: '-', label: none }] : []), ...known, ...stored];
        return (
          <Field label={label} required={required} className={className} error={fieldState.error?.message}>
            {(props) => (
              <Select
                control={props}
                ref={field.ref}
                value={field.value || (none ? '-' : '')}
                choices={choices}
                placeholder={placeholder}
                onChoose={(chosen) => field.onChange(chosen === '-' ? '' : chosen)}
              />
            )}
          </Field>
        );
      }}
    />
  );
}

export function CurrencyField<Form extends FieldValues, Values>(bound: Bound<Form, Values>) {
  return <WordField {...bound} label="Currency" required words={Object.fromEntries(financeCurrencies.map((each) => [each, each]))} />;
}

type ChosenProps = { chosen: SelectOption | null; onChoose: (chosen: SelectOption | null) => void };

export function YachtField<Form extends FieldValues, Values>({ control, name, chosen, onChoose }: Bound<Form, Values> & ChosenProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label="Yacht" error={fieldState.error?.message}>
          {(props) => (
            <FocusOn refer={field.ref}>
              <YachtSelect
                control={props}
                chosen={chosen}
                placeholder="No yacht"
                onChoose={(next) => {
                  onChoose(next && { id: next.id, label: next.name, note: next.type });
                  field.onChange(next?.id ?? null);
                }}
              />
            </FocusOn>
          )}
        </Field>
      )}
    />
  );
}

export function CustomerField<Form extends FieldValues, Values>({
  control,
  name,
  chosen,
  onChoose,
  companyId,
  required,
  className,
  act,
}: Bound<Form, Values> & ChosenProps & { companyId: number | 'any' | null; required?: boolean; className?: string; act?: ReactNode }) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label="Customer" required={required} className={className} act={act} error={fieldState.error?.message}>
          {(props) => (
            <FocusOn refer={field.ref}>
              <CustomerSelect
                control={props}
                chosen={chosen}
                companyId={companyId}
                nobody={required ? null : 'No customer'}
                onChoose={(next) => {
                  onChoose(next);
                  field.onChange(next?.id ?? null);
                }}
              />
            </FocusOn>
          )}
        </Field>
      )}
    />
  );
}
