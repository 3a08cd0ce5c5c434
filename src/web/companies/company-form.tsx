import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Building2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { plans } from '#domain/billing/plans.ts';
import { NewCompany, planLabel, type Company } from '#domain/companies/company.ts';
import { reason } from '../platform/api.ts';
import { PictureField } from '../platform/picture-field.tsx';
import { changesIn, showOnFields } from '../platform/saving.ts';
import { useVersions } from '../platform/versions.ts';
import { Button } from '../ui/button.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { blankCompany, formOf, useSaveCompany, type CompanyForm as Values } from './company-save.ts';
import { TimeZoneSelect } from './time-zone-select.tsx';

const resolver = standardSchemaResolver(NewCompany) as unknown as Resolver<Values, unknown, NewCompany>;
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
  const formId = useId();
  const [uploading, setUploading] = useState(false);
  const form = useForm({ resolver, defaultValues: company ? formOf(company) : blankCompany });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSaveCompany();
  const versions = useVersions({
    form,
    stored: company,
    formOf,
    labels,
    words: (field, values) => (field === 'subscriptionTier' ? planLabel(values[field]) : values[field] || 'Empty'),
    save: send,
  });

  function send(values: NewCompany, upon: Company | null) {
    save.mutate(upon ? { changes: changesIn(values, dirtyFields), upon } : { values }, {
      onSuccess: onSaved,
      onError: (error) => {
        if (versions.refused(error)) return;
        toast({ variant: 'destructive', title: `Failed to ${upon ? 'update' : 'create'} company`, description: reason(error) });
        showOnFields(form, error);
      },
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={company ? `Edit ${company.name}` : 'Add Company'}
      text={
        company ? 'Your changes show everywhere as soon as they are saved.' : 'A name is enough to start with. Add its people under Users.'
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" disabled={uploading} running={save.isPending && 'Saving'}>
            {company ? 'Save changes' : 'Add company'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit((values) => send(values, versions.upon))} className="mt-5">
        <Fields form={form} onUploading={setUploading} />
      </form>
      <ConflictDialog thing="company" {...versions.dialog} />
      <UnsavedChanges when={() => isDirty} />
    </Dialog>
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
