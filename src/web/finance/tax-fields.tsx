import { Controller, useWatch, type Control, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import { includedTax } from '#domain/finance/included-tax.ts';
import { isValidOn } from '#domain/finance/tax-rate.ts';
import { AmountField } from '../platform/amount-field.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { rateWords } from './books/rate-words.ts';
import { ExchangeRateField } from './exchange-rate-field.tsx';
import { useOwnTaxRates } from './tax-rate-query.ts';

type Taxed = FieldValues & { amount: string; currency: string; taxRateId: number | null; taxAmount: string; exchangeRate: string };
type Props<Form extends Taxed, Values> = { control: Control<Form, unknown, Values>; day: FieldPath<Form> };

/** The tax included in the amount, calculated from the rate unless entered, and the exchange rate of a foreign currency. */
export function TaxFields<Form extends Taxed, Values>({ control, day: dayField }: Props<Form, Values>) {
  const { data: rates = [] } = useOwnTaxRates();
  const [rateField, taxField] = ['taxRateId', 'taxAmount'] as FieldPath<Form>[] as [FieldPath<Form>, FieldPath<Form>];
  const names = [dayField, 'amount', 'currency', 'taxRateId'] as FieldPath<Form>[];
  const [day, amount, currency, chosen] = useWatch({ control, name: names }) as unknown as [string, string, string, number | null];
  const ofDay = rates.filter((rate) => isValidOn(rate, day) || rate.id === chosen);
  const rate = ofDay.find(({ id }) => id === chosen);
  return (
    <>
      <ExchangeRateField control={control} />
      {ofDay.length > 0 && (
        <>
          <Controller
            control={control}
            name={rateField}
            render={({ field, fieldState }) => (
              <Field label="Tax rate" error={fieldState.error?.message}>
                {(props) => (
                  <Select
                    control={props}
                    ref={field.ref}
                    value={String(field.value ?? '-')}
                    choices={[
                      { value: '-', label: 'Not specified' },
                      ...ofDay.map((each) => ({ value: String(each.id), label: rateWords(each) })),
                    ]}
                    onChoose={(value) => field.onChange((value === '-' ? null : Number(value)) as FieldPathValue<Form, typeof rateField>)}
                  />
                )}
              </Field>
            )}
          />
          <AmountField
            control={control}
            name={taxField}
            label="Tax included"
            currency={currency}
            placeholder={rate && amount ? includedTax(amount, rate.percent, currency) : '0.00'}
          />
        </>
      )}
    </>
  );
}
