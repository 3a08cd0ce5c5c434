import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { outsideShareOf } from '#domain/finance/outside-share.ts';
import type { TaxRate } from '#domain/finance/tax-rate.ts';
import { unitLabels } from '#domain/finance/tax-words.ts';
import { AmountField } from '../../platform/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { choicesOf, Select } from '../../ui/select.tsx';
import { rateWords } from '../books/rate-words.ts';
import { serviceDaysOf } from './invoice-entry.ts';
import type { InvoiceFormState } from './invoice-fields.tsx';

const unitChoices = [{ value: '-' as const, label: 'Not specified' }, ...choicesOf(unitLabels)];

type Props = { form: InvoiceFormState; index: number; rates: TaxRate[] };

/** The less common fields of an item: a unit, a discount, and a part outside EU waters. */
export function InvoiceItemMoreFields({ form, index, rates }: Props) {
  const { control, getValues, setValue, formState } = form;
  const item = getValues(`items.${index}`);
  const [isOpen, setIsOpen] = useState(item.unit !== null || item.discountPercent !== '' || item.outsideShare !== '');
  const [outsideTaxRateId, unit] = useWatch({ control, name: [`items.${index}.outsideTaxRateId`, `items.${index}.unit`] });
  const untaxed = rates.filter(({ category }) => category === 'E' || category === 'Z' || category === 'O');
  const faults = formState.errors.items?.[index];
  const hasOutside = untaxed.length > 0;
  if (!isOpen && !faults?.discountPercent && !faults?.outsideShare && !faults?.outsideTaxRateId)
    return (
      <Button variant="ghost" size="sm" className="mt-1 text-ink-2" onClick={() => setIsOpen(true)}>
        {hasOutside ? 'Unit, discount, part outside EU waters' : 'Unit, discount'}
      </Button>
    );
  return (
    <div role="group" aria-label={`More on item ${index + 1}`} className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-4">
      <Field label="Unit">
        {(props) => (
          <Select
            control={props}
            value={unit ?? '-'}
            choices={unitChoices}
            onChoose={(chosen) => setValue(`items.${index}.unit`, chosen === '-' ? null : chosen, { shouldDirty: true })}
          />
        )}
      </Field>
      <AmountField control={control} name={`items.${index}.discountPercent`} label="Discount (%)" />
      {hasOutside && (
        <>
          <OutsideDays form={form} index={index} />
          <AmountField control={control} name={`items.${index}.outsideShare`} label="Part outside (%)" />
          <Field label="Tax outside" error={faults?.outsideTaxRateId?.message}>
            {(props) => (
              <Select
                control={props}
                value={String(outsideTaxRateId ?? '-')}
                choices={[{ value: '-', label: 'None' }, ...untaxed.map((rate) => ({ value: String(rate.id), label: rateWords(rate) }))]}
                onChoose={(chosen) =>
                  setValue(`items.${index}.outsideTaxRateId`, chosen === '-' ? null : Number(chosen), { shouldDirty: true })
                }
              />
            )}
          </Field>
        </>
      )}
    </div>
  );
}

/** Calculates the part outside from days: a share of the days of service, or of a total that is entered. */
function OutsideDays({ form: { control, getValues, setValue, formState }, index }: Omit<Props, 'rates'>) {
  const service = useWatch({ control, name: ['serviceFrom', 'serviceTo'] });
  const serviceDays = serviceDaysOf({ serviceFrom: service[0], serviceTo: service[1] });
  function calculateShare() {
    const { daysOutside, daysInAll } = getValues(`items.${index}`);
    const share = outsideShareOf(Number(daysOutside), daysInAll.trim() === '' ? (serviceDays ?? 0) : Number(daysInAll));
    const isNone = daysOutside.trim() !== '' && Number(daysOutside) === 0;
    if (share !== null || isNone)
      setValue(`items.${index}.outsideShare`, share ?? '', { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }
  return (
    <>
      <AmountField
        control={control}
        name={`items.${index}.daysOutside`}
        label="Days outside EU waters"
        className="sm:col-start-1"
        onChange={calculateShare}
      />
      <AmountField
        control={control}
        name={`items.${index}.daysInAll`}
        label="of total days"
        placeholder={serviceDays === null ? undefined : String(serviceDays)}
        onChange={calculateShare}
      />
    </>
  );
}
