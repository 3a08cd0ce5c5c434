import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { decimalTyped } from '#domain/shared/typed-amount.ts';
import { AmountField, NumberField } from './amount-field.tsx';

type Props<Form extends FieldValues, Values> = Omit<ComponentProps<typeof AmountField<Form, Values>>, 'currency'> & { hint?: string };

/** A field for a number with more places than an amount, such as an exchange rate or a share. */
export function DecimalField<Form extends FieldValues, Values>({ hint, ...field }: Props<Form, Values>) {
  return <NumberField {...field} read={readDecimal} hintFor={(typed) => decimalHint(typed, hint)} />;
}

const decimal = /^\s*(?:[+-]?\d+(?:\.\d+)?)?\s*$/;

/** What was typed as the decimal that it means; a decimal, and what is no number, as it is. */
export function readDecimal(typed: string): string {
  return decimal.test(typed) ? typed : (decimalTyped(typed) ?? typed);
}

/** What the field asks for, and how something typed in another way than a decimal is read. */
export function decimalHint(typed: string, hint?: string): string | undefined {
  const meant = readDecimal(typed);
  return meant === typed ? hint : [hint, `Read as ${meant}`].filter(Boolean).join('. ');
}
