import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { RateField } from '../platform/rate-field.tsx';
import { useOwnBooksSettings } from './tax-rate-query.ts';

type Rated = FieldValues & { currency: string; exchangeRate: string };
type Props<Form extends Rated, Values> = { control: Control<Form, unknown, Values>; className?: string };

/** The exchange rate of a document in a currency other than the company's reporting currency. An empty field means the rate of the day. */
export function ExchangeRateField<Form extends Rated, Values>({ control, className }: Props<Form, Values>) {
  const { data: books } = useOwnBooksSettings();
  const currency = useWatch({ control, name: 'currency' as FieldPath<Form> }) as string;
  if (books === undefined || currency === books.reportingCurrency) return null;
  return (
    <RateField
      control={control}
      name={'exchangeRate' as FieldPath<Form>}
      label="Exchange rate"
      hint={`${books.reportingCurrency} for one ${currency}`}
      placeholder="Rate of the day"
      className={className}
    />
  );
}
