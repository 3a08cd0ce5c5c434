import { lazy, Suspense, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { yachtTypes, yachtStatusLabels } from '#domain/yachts/words.ts';
import type { NewYacht, Yacht, YachtForm } from '#domain/yachts/yacht.ts';
import { CompanySelect, ownCompany } from '../companies/company-select.tsx';
import { PictureField } from '../platform/picture-field.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CaptainSelect } from './captain-select.tsx';

const typeChoices = yachtTypes.map((value) => ({ value, label: value }));
const statusChoices = choicesOf(yachtStatusLabels);

// The form shows before the drawn picture, and before the rules that few yachts have.
const DrawnPicture = lazy(() => import('./drawn-picture.tsx').then((file) => ({ default: file.DrawnPicture })));
const HouseRulesSection = lazy(() => import('./house-rules-section.tsx').then((file) => ({ default: file.HouseRulesSection })));

type Form = UseFormReturn<YachtForm, unknown, NewYacht>;
type Props = { form: Form; yacht: Yacht | null; user: SessionUser; onUploading: (uploading: boolean) => void };

export function YachtFields({ form, yacht, user, onUploading }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-5">
        <Sheet title="The yacht">
          <Build form={form} />
        </Sheet>
        <Sheet title="Location and captain">
          <WhereAndWho form={form} yacht={yacht} user={user} />
        </Sheet>
        <Sheet title="House rules">
          <Suspense fallback={<Skeleton className="h-48" />}>
            <HouseRulesSection control={form.control} />
          </Suspense>
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
  const [captain, setCaptain] = useState<SelectOption | null>(
    yacht?.captainId ? { id: yacht.captainId, label: yacht.captainName ?? '' } : null,
  );
  const [company, setCompany] = useState<SelectOption | null>(
    yacht?.companyId ? { id: yacht.companyId, label: yacht.companyName ?? '' } : ownCompany(user),
  );
  const companyId = watch('companyId');

  function chooseCaptain(chosen: SelectOption | null) {
    setCaptain(chosen);
    setValue('captainId', chosen?.id ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  function chooseCompany(chosen: SelectOption | null) {
    setCompany(chosen);
    setValue('companyId', chosen?.id ?? null, { shouldDirty: true });
    // A captain has to be somebody of the yacht's own company.
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
      placeholder={
        <Suspense fallback={null}>
          <DrawnPicture id={id} type={type} length={watch('length')} className="size-full" />
        </Suspense>
      }
      onChange={(url) => setValue('imageUrl', url, { shouldDirty: true, shouldValidate: isSubmitted })}
      onUploading={onUploading}
    />
  );
}
