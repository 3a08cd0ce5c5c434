import { Building2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { eventCurrencies } from '#domain/shared/money.ts';
import { TimeZoneSelect } from '../companies/time-zone-select.tsx';
import { PictureField } from '../platform/picture-field.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { ProfileForm } from './company-profile-entry.ts';

const currencies = eventCurrencies.map((currency) => ({ value: currency as string, label: currency }));

/** The company's name, contact and bank details, and its formats, time zone and currency. */
export function CompanyProfileFields({ form, onUploading }: { form: ProfileForm; onUploading: (uploading: boolean) => void }) {
  const {
    register,
    setValue,
    control: of,
    formState: { errors, isSubmitted },
  } = form;
  const [logo, timeZone, defaultCurrency] = useWatch({ control: of, name: ['logo', 'timeZone', 'defaultCurrency'] });
  const set = { shouldDirty: true, shouldValidate: isSubmitted };
  return (
    <div className="grid gap-5 md:grid-cols-[9rem_minmax(0,1fr)]">
      <fieldset>
        <legend className="mb-1.5 text-nav font-medium">Logo</legend>
        <PictureField
          url={logo}
          error={errors.logo?.message}
          frame="aspect-square max-md:w-28"
          placeholder={
            <span className="grid size-full place-items-center text-ink-3">
              <Building2 aria-hidden className="size-10" />
            </span>
          }
          onChange={(url) => setValue('logo', url, set)}
          onUploading={onUploading}
        />
      </fieldset>
      <div className="grid content-start gap-4 sm:grid-cols-2">
        <Field label="Company name" required className="sm:col-span-2" error={errors.name?.message}>
          {(control) => <Input {...control} {...register('name')} autoComplete="organization" />}
        </Field>
        <Field label="Address" className="sm:col-span-2" error={errors.address?.message}>
          {(control) => <TextArea {...control} {...register('address')} className="!min-h-16" />}
        </Field>
        <Field label="Contact email" error={errors.contactEmail?.message}>
          {(control) => <Input {...control} {...register('contactEmail')} type="email" inputMode="email" />}
        </Field>
        <Field label="Contact phone" error={errors.contactPhone?.message}>
          {(control) => <Input {...control} {...register('contactPhone')} type="tel" />}
        </Field>
        <Field label="Website" error={errors.website?.message}>
          {(control) => <Input {...control} {...register('website')} inputMode="url" placeholder="https://" />}
        </Field>
        <Field label="Tax number" error={errors.taxNumber?.message}>
          {(control) => <Input {...control} {...register('taxNumber')} />}
        </Field>
        <Field label="Time zone" error={errors.timeZone?.message} hint="Days and hours are shown in this time zone">
          {(control) => <TimeZoneSelect control={control} value={timeZone} onChoose={(zone) => setValue('timeZone', zone, set)} />}
        </Field>
        <Field label="Default currency" error={errors.defaultCurrency?.message}>
          {(control) => (
            <Select
              control={control}
              value={defaultCurrency}
              choices={currencies}
              onChoose={(currency) => setValue('defaultCurrency', currency, set)}
            />
          )}
        </Field>
        <Field
          label="IBAN"
          className="sm:col-span-2"
          error={errors.iban?.message}
          hint="Adds a payment code to invoices in euros that the customer’s banking app can read"
        >
          {(control) => <Input {...control} {...register('iban')} autoComplete="off" spellCheck={false} className="tnum" />}
        </Field>
        <Field
          label="Payment details"
          className="sm:col-span-2"
          error={errors.paymentDetails?.message}
          hint="Also printed on your invoices: bank, BIC or other ways to pay"
        >
          {(control) => <TextArea {...control} {...register('paymentDetails')} />}
        </Field>
      </div>
    </div>
  );
}
