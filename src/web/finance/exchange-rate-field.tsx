import { Controller, useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { useOwnBooksSettings } from './tax-rate-query.ts';

type Rated = FieldValues & { currency: string; exchangeRate: string };
type Props<Form extends Rated, Values> = { control: Control<Form, unknown, Values>; className?: string };

/** What the currency of a document is worth, where the company reports in another: that of its day, unless somebody writes it. */
export function ExchangeRateField<Form extends Rated, Values>({ control, className }: Props<Form, Values>) {
  const { data: books } = useOwnBooksSettings();
  const currency = useWatch({ control, name: 'currency' as FieldPath<Form> }) as string;
  if (books === undefined || currency === books.reportingCurrency) return null;
  return (
    <Controller
      control={control}
      name={'exchangeRate' as FieldPath<Form>}
      render={({ field, fieldState }) => (
        <Field
          label="Exchange rate"
          hint={`${books.reportingCurrency} for one ${currency}`}
          error={fieldState.error?.message}
          className={className}
        >
          {(props) => <Input {...props} {...field} inputMode="decimal" autoComplete="off" placeholder="Rate of the day" className="tnum" />}
        </Field>
      )}
    />
  );
}
