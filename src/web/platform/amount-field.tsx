import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { centsTyped, decimalMarkOf } from '#domain/shared/typed-amount.ts';
import type { DecimalMark } from '#domain/shared/formats.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { useUser } from './session.tsx';
import { useTyping } from './typing.ts';

type Props<Form extends FieldValues, Values> = {
  control: Control<Form, unknown, Values>;
  name: FieldPath<Form>;
  label: string;
  /** The currency; a number that isn't an amount has none. */
  currency?: string | null;
  required?: boolean;
  /** Whether it may be negative: an iPhone's number pad has no minus. */
  signed?: boolean;
  placeholder?: string;
  className?: string;
  onChange?: (decimal: string) => void;
};

/** A field for an amount, typed with a point or a comma. */
export function AmountField<Form extends FieldValues, Values>({ currency = null, ...field }: Props<Form, Values>) {
  const mark = decimalMarkOf(useUser());
  return <NumberField {...field} read={(typed) => understood(typed, mark)} hintFor={(typed) => hintFor(typed, mark, currency)} />;
}

type NumberProps<Form extends FieldValues, Values> = Omit<Props<Form, Values>, 'currency'> & {
  /** The typed number as a decimal, or the text if it isn't a number. */
  read: (typed: string) => string;
  hintFor: (typed: string) => string | undefined;
};

/**
 * A field for a number typed in any usual way. It hints at how it reads the number while somebody types, reformats it afterwards, and gives
 * the form a decimal. What it can't read is passed on unchanged, for the form to refuse.
 */
export function NumberField<Form extends FieldValues, Values>({
  control,
  name,
  label,
  required,
  signed = false,
  placeholder,
  className,
  onChange,
  read,
  hintFor: hint,
}: NumberProps<Form, Values>) {
  const { field, fieldState } = useController({ control, name });
  const { typed, lastTyped, type, leave } = useTyping();
  const isLast = read(lastTyped) === field.value;
  // A form may lack the value of a row that was added later.
  const text = typed ?? field.value ?? '';
  return (
    <Field label={label} required={required} className={className} error={fieldState.error?.message} hint={hint(isLast ? lastTyped : text)}>
      {(props) => (
        <Input
          {...props}
          {...field}
          value={text}
          onChange={({ target }) => {
            const decimal = read(target.value);
            type(target.value);
            field.onChange(decimal);
            onChange?.(decimal);
          }}
          onBlur={() => {
            leave();
            field.onBlur();
          }}
          inputMode={signed ? 'text' : 'decimal'}
          autoComplete="off"
          placeholder={placeholder}
          className="tnum"
        />
      )}
    </Field>
  );
}

const decimal = /^\s*(?:[+-]?\d+(?:\.\d{1,2})?)?\s*$/;

/** The typed amount as a decimal. A decimal, and what isn't an amount, stay the same. */
export function understood(typed: string, mark: DecimalMark): string {
  const cents = decimal.test(typed) ? null : centsTyped(typed, mark);
  return cents === null ? typed : decimalOf(cents);
}

/** How a number is read that was typed in another way than as a decimal. */
export function hintFor(typed: string, mark: DecimalMark, currency: string | null): string | undefined {
  const amount = understood(typed, mark);
  if (amount === typed) return undefined;
  return `Read as ${currency ? moneyInWords(amount, currency) : Number(amount).toLocaleString('en-US', { maximumFractionDigits: 2 })}`;
}
