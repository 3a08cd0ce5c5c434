import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { outsideShareOf } from '#domain/finance/outside-share.ts';
import type { TaxRate } from '#domain/finance/tax-rate.ts';
import { unitLabels } from '#domain/finance/tax-words.ts';
import { daysBetween } from '#domain/shared/calendar-days.ts';
import { AmountField } from '../../platform/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { choicesOf, Select } from '../../ui/select.tsx';
import { rateWords } from '../books/rate-words.ts';
import type { InvoiceFormState } from './invoice-fields.tsx';

const unitChoices = [{ value: '-' as const, label: 'Not specified' }, ...choicesOf(unitLabels)];

type Props = { form: InvoiceFormState; index: number; rates: TaxRate[] };

/** What few lines have: a unit, a discount of their own, and a part that was sailed outside EU waters. */
export function InvoiceItemMoreFields({ form, index, rates }: Props) {
  const { control, getValues, setValue, formState } = form;
  const item = getValues(`items.${index}`);
  const [isOpen, setIsOpen] = useState(item.unit !== null || item.discountPercent !== '' || item.outsideShare !== '');
  const [outsideTaxRateId, unit, serviceFrom, serviceTo] = useWatch({
    control,
    name: [`items.${index}.outsideTaxRateId`, `items.${index}.unit`, 'serviceFrom', 'serviceTo'],
  });
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
          <OutsideDays
            days={serviceFrom < serviceTo ? daysBetween(serviceFrom, serviceTo) : null}
            onShare={(share) =>
              setValue(`items.${index}.outsideShare`, share, { shouldDirty: true, shouldValidate: formState.isSubmitted })
            }
          />
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

/** Reckons the part outside from days: of the days of service, where those are known. */
function OutsideDays({ days, onShare }: { days: number | null; onShare: (share: string) => void }) {
  const [outside, setOutside] = useState('');
  const [typed, setTyped] = useState<string>();
  const all = typed ?? (days ? String(days) : '');

  function reckon(nextOutside: string, nextAll: string) {
    const share = outsideShareOf(Number(nextOutside), Number(nextAll));
    if (share) onShare(share);
  }

  return (
    <>
      <Field label="Days outside EU waters" className="sm:col-start-1">
        {(props) => (
          <Input
            {...props}
            inputMode="numeric"
            value={outside}
            onChange={({ target }) => {
              setOutside(target.value);
              reckon(target.value, all);
            }}
          />
        )}
      </Field>
      <Field label="of total days">
        {(props) => (
          <Input
            {...props}
            inputMode="numeric"
            value={all}
            onChange={({ target }) => {
              setTyped(target.value);
              reckon(outside, target.value);
            }}
          />
        )}
      </Field>
    </>
  );
}
