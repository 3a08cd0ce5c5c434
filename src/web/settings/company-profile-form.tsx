import { useQueryClient } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { NewCompany, type Company } from '#domain/companies/company.ts';
import { eventCurrencies } from '#domain/shared/money.ts';
import { companyQuery } from '../companies/company-query.ts';
import { TimeZoneSelect } from '../companies/time-zone-select.tsx';
import { PictureField } from '../platform/picture-field.tsx';
import { checkedBy, useRecordForm } from '../platform/record-form.ts';
import { sessionQuery } from '../platform/session.tsx';
import { Button } from '../ui/button.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';

type Values = {
  name: string;
  address: string;
  contactEmail: string;
  contactPhone: string;
  website: string;
  logo: string;
  timeZone: string;
  defaultCurrency: string;
  taxNumber: string;
  paymentDetails: string;
};
type Form = UseFormReturn<Values, unknown, NewCompany>;

const Profile = NewCompany.omit({ subscriptionTier: true, description: true });
const resolver = checkedBy<Values, NewCompany>(Profile);
const labels: Record<keyof Values, string> = {
  name: 'Company name',
  address: 'Address',
  contactEmail: 'Contact email',
  contactPhone: 'Contact phone',
  website: 'Website',
  logo: 'Logo',
  timeZone: 'Time zone',
  defaultCurrency: 'Default currency',
  taxNumber: 'Tax number',
  paymentDetails: 'Payment details',
};
const currencies = eventCurrencies.map((currency) => ({ value: currency as string, label: currency }));

function formOf(company: Company): Values {
  const { name, timeZone, defaultCurrency } = company;
  return {
    name,
    timeZone,
    defaultCurrency,
    address: company.address ?? '',
    contactEmail: company.contactEmail ?? '',
    contactPhone: company.contactPhone ?? '',
    website: company.website ?? '',
    logo: company.logo ?? '',
    taxNumber: company.taxNumber ?? '',
    paymentDetails: company.paymentDetails ?? '',
  };
}

/** What stands on a company's invoices, and the clocks and the currency its people work with. */
export function CompanyProfileForm({ company }: { company: Company }) {
  const queries = useQueryClient();
  const [uploading, setUploading] = useState(false);
  const { form, take, frame } = useRecordForm({
    collection: '/api/companies',
    stored: company,
    formOf,
    blank: formOf(company),
    resolver,
    labels,
    words: (field, values) => values[field] || 'Empty',
    failure: "Your settings weren't saved",
    onSaved: (saved) => {
      take(saved);
      queries.setQueryData(companyQuery(saved.id).queryKey, saved);
      // The session carries the company's name, time zone and currency.
      void queries.invalidateQueries(sessionQuery);
      toast({ title: 'Settings saved', description: `${saved.name} is up to date.` });
    },
  });
  const { isDirty, saving } = frame;

  return (
    <section aria-labelledby="company-profile" className="card p-5">
      <h2 id="company-profile" className="text-panel font-semibold">
        Company profile
      </h2>
      <p className="mt-1 text-ink-2">It appears on your invoices and sets the time zone of your calendar.</p>
      <form noValidate className="mt-5" onSubmit={frame.onSubmit}>
        <Fields form={form} onUploading={setUploading} />
        <div className="mt-5 flex flex-wrap justify-end gap-2 border-t pt-4">
          <Button disabled={!isDirty} onClick={() => form.reset()}>
            Discard changes
          </Button>
          <Button type="submit" variant="primary" disabled={!isDirty || uploading} running={saving && 'Saving'}>
            Save changes
          </Button>
        </div>
      </form>
      <ConflictDialog thing="company" {...frame.conflict} />
      <UnsavedChanges when={() => isDirty} />
    </section>
  );
}

function Fields({ form, onUploading }: { form: Form; onUploading: (uploading: boolean) => void }) {
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
          label="Payment details"
          className="sm:col-span-2"
          error={errors.paymentDetails?.message}
          hint="Printed on your invoices: bank, IBAN, BIC or other ways to pay"
        >
          {(control) => <TextArea {...control} {...register('paymentDetails')} />}
        </Field>
      </div>
    </div>
  );
}
