import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { usualTerms } from '#domain/companies/house-rules.ts';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { eventCurrencies } from '#domain/shared/money.ts';
import { yachtTypes, yachtStatusLabels } from '#domain/yachts/words.ts';
import type { NewYacht, Yacht, YachtForm } from '#domain/yachts/yacht.ts';
import { CompanySelect, ownCompany } from '../companies/company-select.tsx';
import { HouseRulesFields } from '../companies/house-rules-fields.tsx';
import { companyQuery } from '../companies/company-query.ts';
import { PictureField } from '../platform/picture-field.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import type { Found } from '../ui/search-select.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { CaptainSelect } from './captain-select.tsx';
import { DrawnPicture } from './drawn-picture.tsx';

const typeChoices = yachtTypes.map((value) => ({ value, label: value }));
const statusChoices = choicesOf(yachtStatusLabels);
const currencyChoices = eventCurrencies.map((value) => ({ value: value as string, label: value }));

type Form = UseFormReturn<YachtForm, unknown, NewYacht>;
type Props = { form: Form; yacht: Yacht | null; user: SessionUser; onUploading: (uploading: boolean) => void };

export function YachtFields({ form, yacht, user, onUploading }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-5">
        <Sheet title="The yacht">
          <Build form={form} />
        </Sheet>
        <Sheet title="Where and who">
          <WhereAndWho form={form} yacht={yacht} user={user} />
        </Sheet>
        <Sheet title="House rules">
          <OwnHouseRules form={form} />
        </Sheet>
      </div>
      <Sheet title="Picture">
        <YachtPictureField form={form} id={yacht?.id ?? 4} onUploading={onUploading} />
      </Sheet>
    </div>
  );
}

function Build({ form }: { form: Form }) {
  const {
    register,
    control: state,
    formState: { errors },
  } = form;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Name" required error={errors.name?.message} className="sm:col-span-2">
        {(control) => <Input {...control} {...register('name')} placeholder="Aurelia" autoComplete="off" />}
      </Field>
      <Field label="Type" required error={errors.type?.message}>
        {(control) => (
          <Controller
            control={state}
            name="type"
            render={({ field }) => (
              <Select
                control={control}
                ref={field.ref}
                value={field.value}
                choices={typeChoices}
                onChoose={field.onChange}
                placeholder="Choose a type"
              />
            )}
          />
        )}
      </Field>
      <Field label="Status" required error={errors.status?.message}>
        {(control) => (
          <Controller
            control={state}
            name="status"
            render={({ field }) => (
              <Select control={control} ref={field.ref} value={field.value} choices={statusChoices} onChoose={field.onChange} />
            )}
          />
        )}
      </Field>
      <Field label="Length" required error={errors.length?.message} hint="With its unit, such as 42m or 138 ft">
        {(control) => <Input {...control} {...register('length')} placeholder="42m" autoComplete="off" />}
      </Field>
      <Field label="Year built" error={errors.year?.message}>
        {(control) => <Input {...control} {...register('year')} inputMode="numeric" placeholder="2019" autoComplete="off" />}
      </Field>
    </div>
  );
}

function WhereAndWho({ form, yacht, user }: Omit<Props, 'onUploading'>) {
  const {
    register,
    formState: { errors },
    setValue,
    watch,
  } = form;
  const picks = can(user, 'run-platform');
  const [captain, setCaptain] = useState<Found | null>(yacht?.captainId ? { id: yacht.captainId, label: yacht.captainName ?? '' } : null);
  const [company, setCompany] = useState<Found | null>(
    yacht?.companyId ? { id: yacht.companyId, label: yacht.companyName ?? '' } : ownCompany(user),
  );
  const companyId = watch('companyId');

  function chooseCaptain(chosen: Found | null) {
    setCaptain(chosen);
    setValue('captainId', chosen?.id ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  function chooseCompany(chosen: Found | null) {
    setCompany(chosen);
    setValue('companyId', chosen?.id ?? null, { shouldDirty: true });
    // A captain is somebody of the yacht's own company.
    if (chosen?.id !== companyId) chooseCaptain(null);
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Location" error={errors.location?.message}>
        {(control) => <Input {...control} {...register('location')} placeholder="Palma" autoComplete="off" />}
      </Field>
      <Field label="Flag country" error={errors.flagCountry?.message}>
        {(control) => <Input {...control} {...register('flagCountry')} placeholder="Malta" autoComplete="off" />}
      </Field>
      <Field label="Captain" error={errors.captainId?.message}>
        {(control) => <CaptainSelect control={control} chosen={captain} companyId={companyId} onChoose={chooseCaptain} />}
      </Field>
      <Field label="Company" error={errors.companyId?.message}>
        {(control) =>
          picks ? (
            <CompanySelect control={control} none="None" chosen={company} onChoose={chooseCompany} />
          ) : (
            <Input {...control} disabled value={user.companyName ?? 'None'} />
          )
        }
      </Field>
    </div>
  );
}

/** Only what this yacht does otherwise: the rest follows its company, today and when that changes. */
function OwnHouseRules({ form: { control } }: { form: Form }) {
  const companyId = useWatch({ control, name: 'companyId' });
  const company = useQuery({ ...companyQuery(companyId ?? 0), enabled: companyId !== null });
  const otherwise = usualTerms(company.data ?? null);
  return (
    <>
      <p className="-mt-2.5 mb-4 text-xs text-ink-3">
        What new bookings, work and invoices begin with. Leave empty what is as in the rest of the company.
      </p>
      <HouseRulesFields control={control} otherwise={otherwise} />
      <Controller
        control={control}
        name="houseRules.currency"
        render={({ field, fieldState }) => (
          <Field label="Usual currency" className="mt-4 sm:w-1/2 sm:pr-2" error={fieldState.error?.message}>
            {(props) => (
              <Select
                control={props}
                ref={field.ref}
                value={field.value || '-'}
                choices={[{ value: '-', label: `As the company: ${otherwise.currency}` }, ...currencyChoices]}
                onChoose={(chosen) => field.onChange(chosen === '-' ? '' : chosen)}
              />
            )}
          </Field>
        )}
      />
    </>
  );
}

function YachtPictureField({ form, id, onUploading }: { form: Form; id: number; onUploading: (uploading: boolean) => void }) {
  const {
    setValue,
    watch,
    formState: { errors, isSubmitted },
  } = form;
  const type = watch('type') || 'Motor Yacht';
  return (
    <PictureField
      url={watch('imageUrl')}
      error={errors.imageUrl?.message}
      placeholder={<DrawnPicture id={id} type={type} className="size-full" />}
      onChange={(url) => setValue('imageUrl', url, { shouldDirty: true, shouldValidate: isSubmitted })}
      onUploading={onUploading}
    />
  );
}
