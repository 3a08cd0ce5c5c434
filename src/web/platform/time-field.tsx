import { useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { timeTyped } from '#domain/shared/typed-time.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

type Props<Form extends FieldValues, Values> = {
  control: Control<Form, unknown, Values>;
  name: FieldPath<Form>;
  label: string;
  required?: boolean;
  placeholder?: string;
  className?: string;
};

/** A field for a time of day, typed in any usual way. It gives the form hours and minutes, and leaves what it can't read for it to refuse. */
export function TimeField<Form extends FieldValues, Values>({
  control,
  name,
  label,
  required,
  placeholder = 'HH:MM',
  className,
}: Props<Form, Values>) {
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={label} required={required} className={className} error={fieldState.error?.message}>
      {(props) => (
        <Input
          {...props}
          {...field}
          value={typed ?? field.value}
          onChange={({ target }) => {
            setTyped(target.value);
            field.onChange(timeTyped(target.value) ?? target.value);
          }}
          onBlur={() => {
            setTyped(null);
            field.onBlur();
          }}
          inputMode="numeric"
          autoComplete="off"
          placeholder={placeholder}
          className="tnum"
        />
      )}
    </Field>
  );
}
