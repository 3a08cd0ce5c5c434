import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { timeTyped } from '#domain/shared/typed-time.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { sayTime } from './day-words.ts';
import { shownFormats } from './formats.ts';
import { useTyping } from './typing.ts';

type Props<Form extends FieldValues, Values> = {
  control: Control<Form, unknown, Values>;
  name: FieldPath<Form>;
  label: string;
  required?: boolean;
  /** The time that applies if it is empty. */
  otherwise?: string;
  /** The fields whose errors depend on it. */
  deps?: FieldPath<Form>[];
};

/**
 * A field for a time of day, typed in any usual way. It hints at how it reads the time while somebody types, shows it afterwards in the
 * user's clock format, and gives the form hours and minutes. What it can't read is passed on unchanged, for the form to refuse.
 */
export function TimeField<Form extends FieldValues, Values>({ control, name, label, required, otherwise, deps }: Props<Form, Values>) {
  const { field, fieldState } = useController({ control, name, rules: { deps } });
  const { typed, lastTyped, type, leave } = useTyping();
  const value: string = field.value;
  const isTwelve = shownFormats().clock === '12';
  const error = fieldState.error?.message;
  const unread =
    typed === null && value !== '' && timeTyped(value) === null ? `Please enter a time such as ${sayTime('17:30')}` : undefined;
  return (
    <Field label={label} required={required} error={error ?? unread} hint={hintFor(lastTyped, value)}>
      {(props) => (
        <div className="relative">
          <Input
            {...props}
            {...field}
            value={typed ?? sayTime(value)}
            onChange={({ target }) => {
              type(target.value);
              field.onChange(timeTyped(target.value) ?? target.value.trim());
            }}
            onBlur={() => {
              leave();
              field.onBlur();
            }}
            onKeyDown={({ key }) => key === 'Enter' && leave()}
            // A numeric keyboard has no a and no p.
            inputMode={isTwelve ? 'text' : 'numeric'}
            autoComplete="off"
            placeholder={otherwise ? sayTime(otherwise) : isTwelve ? 'HH:MM AM' : 'HH:MM'}
            className="tnum pr-9"
          />
          <Clock aria-hidden className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-ink-3" />
          <HalfHours
            label={label}
            time={value}
            onChoose={(time) => {
              leave();
              field.onChange(time);
            }}
          />
        </div>
      )}
    </Field>
  );
}

const halfHours = Array.from({ length: 48 }, (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`);

/** The times of a day to choose from, behind the clock icon: a phone shows them as a wheel. */
function HalfHours({ label, time, onChoose }: { label: string; time: string; onChoose: (time: string) => void }) {
  // A long list of half hours would burden screen readers, so it loads when a pointer comes near.
  const [isNear, setIsNear] = useState(false);
  const near = () => setIsNear(true);
  return (
    <select
      tabIndex={-1}
      onPointerDown={near}
      onFocus={near}
      onBlur={() => setIsNear(false)}
      aria-label={`Choose from a list: ${label}`}
      value={time}
      onChange={({ target }) => onChoose(target.value)}
      className="absolute inset-y-0 right-0 w-11 text-base opacity-0"
    >
      {isNear && !halfHours.includes(time) && <option value={time}>{sayTime(time)}</option>}
      {isNear &&
        halfHours.map((each) => (
          <option key={each} value={each}>
            {sayTime(each)}
          </option>
        ))}
    </select>
  );
}

/** How a time was read that was typed in another way than it is shown, as long as the field holds it. */
function hintFor(typed: string, value: string): string | undefined {
  const time = timeTyped(typed);
  return time === null || time !== value || typed.trim().toLowerCase() === sayTime(time).toLowerCase()
    ? undefined
    : `Read as ${sayTime(time)}`;
}
