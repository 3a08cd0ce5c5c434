import type { ReactNode } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { Expected } from '#domain/shared/typed-day.ts';
import { Field } from '../ui/field.tsx';
import { DateInput } from './date-input.tsx';
import type { DayMarks } from './day-marks.ts';
import { useTypedDay } from './typed-day.ts';

type Look = { label: string; required?: boolean; hint?: ReactNode; expected?: Expected; marks?: DayMarks | undefined; className?: string };
type Props<Form extends FieldValues, Values> = Look & {
  control: Control<Form, unknown, Values>;
  name: FieldPath<Form>;
  /** The fields whose errors depend on it. */
  deps?: FieldPath<Form>[];
  onChange?: (day: string) => void;
  onFocus?: () => void;
  onLeave?: () => void;
  /** Called after a day was chosen in the calendar, with what was there before. */
  onPick?: (day: string, before: string) => void;
};

/**
 * A day in a form, typed in any usual way or chosen in a calendar. It gives the form the day; what it can't read is passed on unchanged,
 * for the form to refuse.
 */
export function DateField<Form extends FieldValues, Values>({
  control,
  name,
  deps,
  onChange,
  onFocus,
  onLeave,
  onPick,
  ...look
}: Props<Form, Values>) {
  const { field, fieldState } = useController({ control, name, rules: { deps } });
  return (
    <DayField
      {...look}
      value={field.value}
      error={fieldState.error?.message}
      inputRef={field.ref}
      onChange={(day) => {
        field.onChange(day);
        onChange?.(day);
      }}
      onFocus={onFocus}
      onLeave={() => {
        field.onBlur();
        onLeave?.();
      }}
      onPick={onPick}
    />
  );
}

type DayFieldProps = Look & {
  value: string;
  error?: string;
  inputRef?: (input: HTMLInputElement | null) => void;
  onChange: (day: string) => void;
  onFocus?: () => void;
  onLeave?: () => void;
  onPick?: (day: string, before: string) => void;
};

/** The same outside a form. */
export function DayField({
  label,
  required,
  hint,
  expected,
  marks,
  className,
  value,
  error,
  inputRef,
  onChange,
  onFocus,
  onLeave,
  onPick,
}: DayFieldProps) {
  const typing = useTypedDay({ value, onChange, onPick, expected });
  const isRefused = error !== undefined || !typing.isTyping;
  return (
    <Field label={label} required={required} className={className} error={(isRefused && typing.unread) || error} hint={typing.hint ?? hint}>
      {(props) => (
        <DateInput control={props} typing={typing} label={label} marks={marks} ref={inputRef} onFocus={onFocus} onLeave={onLeave} />
      )}
    </Field>
  );
}
