import { useWatch } from 'react-hook-form';
import type { TaxRate } from '#domain/finance/tax-rate.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { rateWords } from '../books/rate-words.ts';
import type { InvoiceFormState } from './invoice-fields.tsx';

type Props = { form: InvoiceFormState; index: number; rates: TaxRate[]; className?: string };

/** The tax of a line: one of the company's rates, the rate of the invoice, or none because the line is exempt. */
export function InvoiceItemTaxSelect({ form: { control, setValue, formState }, index, rates, className }: Props) {
  const [taxRateId, taxExempt] = useWatch({ control, name: [`items.${index}.taxRateId`, `items.${index}.taxExempt`] });
  const fault = formState.errors.items?.[index]?.taxRateId?.message;
  const choices = [
    ...rates.map((rate) => ({ value: String(rate.id), label: rateWords(rate) })),
    { value: 'invoice', label: 'Invoice’s rate' },
    { value: 'exempt', label: 'Tax exempt' },
  ];
  function choose(chosen: string) {
    const set = { shouldDirty: true, shouldValidate: fault !== undefined };
    setValue(`items.${index}.taxExempt`, chosen === 'exempt', set);
    setValue(`items.${index}.taxRateId`, chosen === 'exempt' || chosen === 'invoice' ? null : Number(chosen), set);
  }
  return (
    <Field label="Tax" className={className} error={fault}>
      {(props) => (
        <Select control={props} value={String(taxRateId ?? (taxExempt ? 'exempt' : 'invoice'))} choices={choices} onChoose={choose} />
      )}
    </Field>
  );
}
