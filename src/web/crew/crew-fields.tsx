import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CrewMemberForm, NewCrewMember } from '#domain/crew/crew-member.ts';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { CompanySelect } from '../companies/company-select.tsx';
import { PictureField } from '../platform/picture-field.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { YachtSelect } from '../yachts/yacht-select.tsx';
import { rolesQuery } from './crew-query.ts';
import { FirstCertificateFields } from './certificate-fields.tsx';
import { CrewPicture } from './crew-picture.tsx';

type Form = UseFormReturn<CrewMemberForm, unknown, NewCrewMember>;

/** Where somebody serves and for whom, with the names the form's ids stand for. */
export type Post = { yacht: SelectOption | null; company: SelectOption | null };

type Props = { form: Form; isNew: boolean; post: Post; user: SessionUser; onUploading: (uploading: boolean) => void };

export function CrewFields({ form, isNew, post, user, onUploading }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Sheet title="Personal details">
          <Person form={form} isNew={isNew} />
        </Sheet>
        <Sheet title="Assignment">
          <PostFields form={form} post={post} user={user} />
        </Sheet>
        <Sheet title="Qualifications">
          {isNew && <FirstCertificateFields form={form} />}
          <Background form={form} />
        </Sheet>
      </div>
      <Sheet title="Portrait">
        <Portrait form={form} onUploading={onUploading} />
      </Sheet>
    </div>
  );
}

function Person({ form, isNew }: Pick<Props, 'form' | 'isNew'>) {
  const {
    register,
    formState: { errors },
  } = form;
  const { data: roles = [] } = useQuery(rolesQuery);
  const list = useId();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Name" required error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} autoFocus={isNew} placeholder="Ana Ferrer" autoComplete="off" />}
      </Field>
      <Field label="Role" required error={errors.role?.message}>
        {(control) => <Input {...control} {...register('role')} list={list} placeholder="Chief Officer" autoComplete="off" />}
      </Field>
      <datalist id={list}>
        {roles.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </datalist>
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" inputMode="email" placeholder="ana@example.com" autoComplete="off" />
        )}
      </Field>
      <Field label="Phone" error={errors.phone?.message}>
        {(control) => <Input {...control} {...register('phone')} type="tel" placeholder="+34 600 000 000" autoComplete="off" />}
      </Field>
    </div>
  );
}

function PostFields({ form, post, user }: Pick<Props, 'form' | 'post' | 'user'>) {
  const {
    setValue,
    formState: { errors },
  } = form;
  const picks = can(user, 'run-platform');
  const [yacht, setYacht] = useState(post.yacht);
  const [company, setCompany] = useState(post.company);

  function keepYacht(chosen: SelectOption | null) {
    setYacht(chosen);
    setValue('yachtId', chosen?.id ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  function keepCompany(chosen: SelectOption | null) {
    setCompany(chosen);
    setValue('companyId', chosen?.id ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  // A yacht's crew belongs to its company: choosing either sets the other.
  function chooseYacht(chosen: Yacht | null) {
    keepYacht(chosen && { id: chosen.id, label: chosen.name });
    if (picks && chosen?.companyId && chosen.companyId !== company?.id)
      keepCompany({ id: chosen.companyId, label: chosen.companyName ?? '' });
  }

  function chooseCompany(chosen: SelectOption | null) {
    if (chosen?.id !== company?.id) keepYacht(null);
    keepCompany(chosen);
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Yacht" error={errors.yachtId?.message}>
        {(control) => <YachtSelect control={control} chosen={yacht} placeholder="Unassigned" onChoose={chooseYacht} />}
      </Field>
      <Field label="Company" required={picks} error={errors.companyId?.message}>
        {(control) =>
          picks ? (
            <CompanySelect control={control} chosen={company} onChoose={chooseCompany} />
          ) : (
            <Input {...control} disabled value={company?.label ?? 'None'} />
          )
        }
      </Field>
    </div>
  );
}

function Background({ form }: { form: Form }) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <div className="grid gap-4">
      <Field label="Certifications" error={errors.certifications?.message}>
        {(control) => <TextArea {...control} {...register('certifications')} placeholder="STCW, ENG1, Yachtmaster Offshore" />}
      </Field>
      <Field label="Experience" error={errors.experience?.message}>
        {(control) => <TextArea {...control} {...register('experience')} placeholder="6 years on motor yachts of 30 to 50 meters" />}
      </Field>
    </div>
  );
}

function Portrait({ form, onUploading }: { form: Form; onUploading: (uploading: boolean) => void }) {
  const {
    setValue,
    watch,
    formState: { errors, isSubmitted },
  } = form;
  return (
    <PictureField
      url={watch('imageUrl')}
      error={errors.imageUrl?.message}
      frame="aspect-square max-lg:max-w-60"
      placeholder={<NoPortrait name={watch('name')} />}
      onChange={(url) => setValue('imageUrl', url, { shouldDirty: true, shouldValidate: isSubmitted })}
      onUploading={onUploading}
    />
  );
}

function NoPortrait({ name }: { name: string }) {
  if (name.trim() === '')
    return (
      <div className="grid size-full place-items-center bg-grey-soft text-grey">
        <UserRound aria-hidden className="size-16" strokeWidth={1.25} />
      </div>
    );
  return <CrewPicture name={name} imageUrl={null} className="!size-full !rounded-none !text-5xl" />;
}
