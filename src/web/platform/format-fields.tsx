import type { ReactNode } from 'react';
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { dayWords, shortDate, timeWords } from '#domain/shared/date-words.ts';
import { clockFormats, dateOrders, weekStarts, type Formats } from '#domain/shared/formats.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';

const labels = { clock: 'Clock', dateOrder: 'Dates', weekStart: 'Weeks begin on' };
const choices: { [Format in keyof Formats]: { value: string; label: string }[] } = {
  clock: clockFormats.map((clock) => ({ value: clock, label: `${clock} hours: ${timeWords('17:30', { clock })}` })),
  dateOrder: dateOrders.map((dateOrder) => ({
    value: dateOrder,
    label: dayWords('2026-11-21', shortDate, { dateOrder }),
  })),
  weekStart: weekStarts.map((day) => ({ value: day, label: day.replace(/^./, (letter) => letter.toUpperCase()) })),
};

type Props<Form extends FieldValues, Values> = {
  control: Control<Form, unknown, Values>;
  /** What applies if nothing is chosen. */
  otherwise: Formats;
  /** The label of the choice that chooses nothing, if there is one. */
  none?: string;
  children?: ReactNode;
};

/** How dates and times are shown, in a form that keeps it under `formats`. */
export function FormatFields<Form extends FieldValues, Values>({ control, otherwise, none, children }: Props<Form, Values>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(Object.keys(labels) as (keyof Formats)[]).map((format) => {
        const usual = choices[format].find(({ value }) => value === otherwise[format]);
        return (
          <Controller
            key={format}
            control={control}
            name={`formats.${format}` as FieldPath<Form>}
            render={({ field, fieldState }) => (
              <Field label={labels[format]} error={fieldState.error?.message}>
                {(props) => (
                  <Select
                    control={props}
                    ref={field.ref}
                    value={field.value ?? (none ? '-' : otherwise[format])}
                    choices={none ? [{ value: '-', label: `${none}: ${usual?.label}` }, ...choices[format]] : choices[format]}
                    onChoose={(chosen) => field.onChange(chosen === '-' ? null : chosen)}
                  />
                )}
              </Field>
            )}
          />
        );
      })}
      {children}
    </div>
  );
}
