import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { rateTyped } from '#domain/shared/typed-rate.ts';
import { NumberField, type AmountField } from './amount-field.tsx';

type Props<Form extends FieldValues, Values> = Omit<ComponentProps<typeof AmountField<Form, Values>>, 'currency'> & { hint?: string };

/** A field for an exchange rate or a share, which has more decimals than an amount. */
export function RateField<Form extends FieldValues, Values>({ hint, ...field }: Props<Form, Values>) {
  return <NumberField {...field} read={readRate} hintFor={(typed) => rateHint(typed, hint)} />;
}

const decimal = /^\s*(?:[+-]?\d+(?:\.\d+)?)?\s*$/;

/** The typed number as a decimal. A decimal, and what isn't a number, stay the same. */
export function readRate(typed: string): string {
  return decimal.test(typed) ? typed : (rateTyped(typed) ?? typed);
}

/** The hint of the field, and how a number is read that was typed in another way than as a decimal. */
export function rateHint(typed: string, hint?: string): string | undefined {
  const rate = readRate(typed);
  return rate === typed ? hint : [hint, `Read as ${rate}`].filter(Boolean).join('. ');
}
