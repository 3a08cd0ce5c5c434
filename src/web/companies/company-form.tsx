import { Building2 } from 'lucide-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { plans } from '#domain/billing/plans.ts';
import { NewCompany, planLabel, type Company } from '#domain/companies/company.ts';
import { DialogForm } from '../platform/dialog-form.tsx';
import { PictureField } from '../platform/picture-field.tsx';
import { checkedBy, useRecordForm } from '../platform/record-form.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { blankCompany, formOf, type CompanyForm as Values } from './company-entry.ts';
import { TimeZoneSelect } from './time-zone-select.tsx';

const resolver = checkedBy<Values, NewCompany>(NewCompany);
const planChoices = plans.map((plan) => ({ value: plan, label: planLabel(plan) }));

const labels: Record<keyof Values, string> = {
  name: 'Company name',
  description: 'Description',
  address: 'Address',
  contactEmail: 'Contact email',
  contactPhone: 'Contact phone',
  website: 'Website',
  logo: 'Logo',
  subscriptionTier: 'Subscription tier',
  timeZone: 'Time zone',
};

type Props = {
  company: Company | null;
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: (saved: Company) => void;
  onClose: () => void;
};

/** Adds a company, or edits one, in a dialog over the list. */
export function CompanyForm({ company, onSaved, onClose }: Props) {
  const [uploading, setUploading] = useState(false);
  const { form, frame } = useRecordForm({
    collection: '/api/companies',
    stored: company,
    formOf,
    blank: blankCompany,
    resolver,
    labels,
    words: (field, values) => (field === 'subscriptionTier' ? planLabel(values[field]) : values[field] || 'Empty'),
    failure: `Failed to ${company ? 'update' : 'create'} company`,
    onSaved,
  });

  return (
    <DialogForm
      frame={frame}
      thing="company"
      title={company ? `Edit ${company.name}` : 'Add Company'}
      text={
        company ? 'Your changes show everywhere as soon as they are saved.' : 'A name is enough to start with. Add its people under Users.'
      }
      action={company ? 'Save changes' : 'Add company'}
      waits={uploading}
      onClose={onClose}
    >
      <Fields form={form} onUploading={setUploading} />
    </DialogForm>
  );
}

function Fields({ form, onUploading }: { form: UseFormReturn<Values, unknown, NewCompany>; onUploading: (uploading: boolean) => void }) {
  const {
    register,
    setValue,
    watch,
    formState: { errors, isSubmitted },
  } = form;
  const set = { shouldDirty: true, shouldValidate: isSubmitted };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Company name" required className="sm:col-span-2" error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
      </Field>
      <Field label="Subscription tier" error={errors.subscriptionTier?.message}>
        {(control) => (
          <Select
            control={control}
            value={watch('subscriptionTier')}
            choices={planChoices}
            onChoose={(plan) => setValue('subscriptionTier', plan, set)}
          />
        )}
      </Field>
      <Field label="Time zone" error={errors.timeZone?.message}>
        {(control) => <TimeZoneSelect control={control} value={watch('timeZone')} onChoose={(zone) => setValue('timeZone', zone, set)} />}
      </Field>
      <Field label="Description" className="sm:col-span-2" error={errors.description?.message}>
        {(control) => <TextArea {...control} {...register('description')} className="!min-h-16" />}
      </Field>
      <Field label="Address" className="sm:col-span-2" error={errors.address?.message}>
        {(control) => <TextArea {...control} {...register('address')} className="!min-h-16" />}
      </Field>
      <Field label="Contact email" error={errors.contactEmail?.message}>
        {(control) => <Input {...control} {...register('contactEmail')} type="email" inputMode="email" autoComplete="off" />}
      </Field>
      <Field label="Contact phone" error={errors.contactPhone?.message}>
        {(control) => <Input {...control} {...register('contactPhone')} type="tel" autoComplete="off" />}
      </Field>
      <Field label="Website" className="sm:col-span-2" error={errors.website?.message}>
        {(control) => <Input {...control} {...register('website')} inputMode="url" placeholder="https://" autoComplete="off" />}
      </Field>
      <fieldset className="sm:col-span-2">
        <legend className="mb-1.5 text-nav font-medium">Logo</legend>
        <PictureField
          url={watch('logo')}
          error={errors.logo?.message}
          frame="aspect-square w-28"
          placeholder={
            <span className="grid size-full place-items-center text-ink-3">
              <Building2 aria-hidden className="size-8" />
            </span>
          }
          onChange={(url) => setValue('logo', url, set)}
          onUploading={onUploading}
        />
      </fieldset>
    </div>
  );
}
