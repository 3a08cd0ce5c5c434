import { useQuery } from '@tanstack/react-query';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { usualTerms } from '#domain/companies/usual-terms.ts';
import { eventCurrencies } from '#domain/shared/money.ts';
import { companyQuery } from '../companies/company-query.ts';
import { HouseRulesFields } from '../companies/house-rules-fields.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import type { NewYacht, YachtForm } from '#domain/yachts/yacht.ts';

const currencyChoices = eventCurrencies.map((value) => ({ value: value as string, label: value }));

/** Where this yacht differs from her company; everything else follows the company, also when it changes. */
export function HouseRulesSection({ control }: { control: Control<YachtForm, unknown, NewYacht> }) {
  const companyId = useWatch({ control, name: 'companyId' });
  const company = useQuery({ ...companyQuery(companyId ?? 0), enabled: companyId !== null });
  const otherwise = usualTerms(company.data ?? null);
  return (
    <>
      <p className="-mt-2.5 mb-4 text-xs text-ink-3">What new bookings, work and invoices start with. Leave empty to follow the company.</p>
      <HouseRulesFields control={control} otherwise={otherwise}>
        <Controller
          control={control}
          name="houseRules.currency"
          render={({ field, fieldState }) => (
            <Field label="Usual currency" className="col-span-2" error={fieldState.error?.message}>
              {(props) => (
                <Select
                  control={props}
                  ref={field.ref}
                  value={field.value || '-'}
                  choices={[{ value: '-', label: `Same as the company: ${otherwise.currency}` }, ...currencyChoices]}
                  onChoose={(chosen) => field.onChange(chosen === '-' ? '' : chosen)}
                />
              )}
            </Field>
          )}
        />
      </HouseRulesFields>
    </>
  );
}
