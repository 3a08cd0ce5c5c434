import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { hoursInField, hoursText, hoursTyped } from '#domain/equipment/hours.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

type Props<Form extends FieldValues, Values> = {
  control: Control<Form, unknown, Values>;
  name: FieldPath<Form>;
  label: string;
  hint?: string | undefined;
  placeholder?: string;
  onChange?: () => void;
};

/** A field for hours, however they are typed. It hints at how it reads them if that isn't obvious. */
export function HoursField<Form extends FieldValues, Values>({ control, name, label, hint, placeholder, onChange }: Props<Form, Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} error={fieldState.error?.message} hint={hoursHint(field.value) ?? hint}>
      {(props) => (
        <Input
          {...props}
          {...field}
          onChange={(event) => {
            field.onChange(event);
            onChange?.();
          }}
          inputMode="decimal"
          autoComplete="off"
          className="tnum"
          placeholder={placeholder}
        />
      )}
    </Field>
  );
}

/** How hours are read that were typed in another way than they are shown. */
export function hoursHint(typed: string): string | undefined {
  const hours = hoursTyped(typed);
  if (hours === null || Number(typed) === hours || hoursInField(hours) === typed.trim()) return undefined;
  return `Read as ${hoursText(hours)}`;
}
