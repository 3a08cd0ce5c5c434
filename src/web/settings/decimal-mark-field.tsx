import { Controller } from 'react-hook-form';
import { decimalMarkOf } from '#domain/shared/typed-amount.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import type { ProfileForm } from './company-profile-entry.ts';

const looks = { comma: '1.250,50', point: '1,250.50' };

/** The decimal mark of typed amounts. By default the currency decides. */
export function DecimalMarkField({ form }: { form: ProfileForm }) {
  const usual = looks[decimalMarkOf({ formats: {}, currency: form.watch('defaultCurrency') })];
  return (
    <Controller
      control={form.control}
      name="formats.decimalMark"
      render={({ field, fieldState }) => (
        <Field label="Decimals" error={fieldState.error?.message} hint="How a typed amount such as 1.250 is read.">
          {(props) => (
            <Select
              control={props}
              ref={field.ref}
              value={field.value ?? '-'}
              choices={[
                { value: '-', label: `By currency: ${usual}` },
                { value: 'comma', label: `Comma: ${looks.comma}` },
                { value: 'point', label: `Point: ${looks.point}` },
              ]}
              onChoose={(chosen) => field.onChange(chosen === '-' ? null : chosen)}
            />
          )}
        </Field>
      )}
    />
  );
}
