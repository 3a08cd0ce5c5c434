import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient, useMutation } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { can } from '#domain/session/permissions.ts';
import { profileEntry, type ProfileChanges, type ProfileForm as Values } from '#domain/session/profile.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { formatsOf } from '#domain/shared/formats.ts';
import { client, incompleteResponse, isRefusal, reason } from '../platform/api.ts';
import { FormatFields } from '../platform/format-fields.tsx';
import { showFormats } from '../platform/formats.ts';
import { PictureField } from '../platform/picture-field.tsx';
import { changesIn, rebaseForm, showOnFields } from '../platform/saving.ts';
import { sessionQuery } from '../platform/session.tsx';
import { renewToken, storeToken } from '../platform/token.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';

type Form = UseFormReturn<Values, unknown, ProfileChanges>;

const formOf = ({ firstName, lastName, email, imageUrl, ownFormats }: SessionUser): Values => ({
  firstName,
  lastName,
  email,
  imageUrl: imageUrl ?? '',
  formats: { clock: ownFormats.clock ?? null, dateOrder: ownFormats.dateOrder ?? null, weekStart: ownFormats.weekStart ?? null },
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
});

/** What users can change about themselves. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const [uploading, setUploading] = useState(false);
  const resolver = standardSchemaResolver(profileEntry(user)) as unknown as Resolver<Values, unknown, ProfileChanges>;
  const form: Form = useForm({ resolver, defaultValues: formOf(user) });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSaveProfile(form);

  return (
    <section className="card p-5" aria-labelledby="profile-form">
      <h2 id="profile-form" className="text-panel font-semibold">
        Edit profile
      </h2>
      <form
        noValidate
        className="mt-4"
        onSubmit={form.handleSubmit((values) =>
          save.mutate({
            changes: { ...changesIn(values, dirtyFields), currentPassword: values.currentPassword },
            sent: structuredClone(form.getValues()),
          }),
        )}
      >
        <Fields form={form} user={user} onUploading={setUploading} />
        <div className="mt-5 flex flex-wrap justify-end gap-2 border-t pt-4">
          <Button disabled={!isDirty} onClick={() => form.reset()}>
            Discard changes
          </Button>
          <Button type="submit" variant="primary" disabled={!isDirty || uploading} running={save.isPending && 'Saving'}>
            Save changes
          </Button>
        </div>
      </form>
      <UnsavedChanges when={() => isDirty} />
    </section>
  );
}

function Fields({ form, user, onUploading }: { form: Form; user: SessionUser; onUploading: (uploading: boolean) => void }) {
  const {
    register,
    watch,
    setValue,
    formState: { errors, isSubmitted },
  } = form;
  return (
    <div className={`grid gap-5 ${can(user, 'any:write') ? 'md:grid-cols-[9rem_minmax(0,1fr)]' : ''}`}>
      {can(user, 'any:write') && (
        <fieldset>
          <legend className="mb-1.5 text-nav font-medium">Picture</legend>
          <PictureField
            url={watch('imageUrl')}
            error={errors.imageUrl?.message}
            frame="aspect-square max-md:w-28"
            placeholder={
              <span className="grid size-full place-items-center text-ink-3">
                <UserRound aria-hidden className="size-10" />
              </span>
            }
            onChange={(url) => setValue('imageUrl', url, { shouldDirty: true, shouldValidate: isSubmitted })}
            onUploading={onUploading}
          />
        </fieldset>
      )}
      <div className="grid content-start gap-4 sm:grid-cols-2">
        <Field label="First name" required error={errors.firstName?.message}>
          {(control) => <Input {...control} {...register('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label="Last name" required error={errors.lastName?.message}>
          {(control) => <Input {...control} {...register('lastName')} autoComplete="family-name" />}
        </Field>
        <Field
          label="Email"
          required
          className="sm:col-span-2"
          error={errors.email?.message}
          hint="You sign in with this address. Changing it requires your current password."
        >
          {(control) => <Input {...control} {...register('email')} type="email" inputMode="email" autoComplete="email" />}
        </Field>
        <fieldset className="mt-2 min-w-0 border-t pt-4 sm:col-span-2">
          <legend className="float-left mb-4 w-full font-medium">Dates and times</legend>
          <div className="clear-both">
            <FormatFields
              control={form.control}
              otherwise={formatsOf(user.formats)}
              none={user.companyId === null ? 'Default' : 'Company default'}
            />
          </div>
        </fieldset>
        <fieldset className="mt-2 grid gap-4 border-t pt-4 sm:col-span-2 sm:grid-cols-2">
          <legend className="float-left mb-1 font-medium sm:col-span-2">Change password</legend>
          <p className="clear-both text-xs text-ink-3 sm:col-span-2">
            Leave empty to keep your password. A new one signs you out everywhere else.
          </p>
          <Field label="Current password" error={errors.currentPassword?.message}>
            {(control) => <Input {...control} {...register('currentPassword')} type="password" autoComplete="current-password" />}
          </Field>
          {/* The new ones are below it, side by side. */}
          <i aria-hidden className="max-sm:hidden" />
          <Field label="New password" error={errors.newPassword?.message}>
            {(control) => <Input {...control} {...register('newPassword')} type="password" autoComplete="new-password" />}
          </Field>
          <Field label="Confirm new password" error={errors.confirmPassword?.message}>
            {(control) => <Input {...control} {...register('confirmPassword')} type="password" autoComplete="new-password" />}
          </Field>
        </fieldset>
      </div>
    </div>
  );
}

function useSaveProfile(form: Form) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ changes }: { changes: ProfileChanges; sent: Values }) =>
      // A new password replaces the session, and everything is loaded with the new token from then on.
      renewToken(async () => {
        const { data } = await client.PATCH('/api/profile', { body: changes });
        if (!data) throw incompleteResponse();
        if (data.token) storeToken(data.token);
        return data;
      }),
    onSuccess: ({ user, token }, { sent }) => {
      showFormats(user.ownFormats, user.formats);
      queries.setQueryData(sessionQuery.queryKey, user);
      rebaseForm(form, formOf(user), sent);
      toast({
        title: 'Profile updated',
        description: token ? 'Your new password is set. You are signed out everywhere else.' : 'Your changes are saved.',
      });
    },
    onError: (error) => {
      toast({
        variant: 'destructive',
        title: 'Update Failed',
        description: isRefusal(error) ? reason(error) : 'Failed to update your profile. Please try again.',
      });
      showOnFields(form, error);
    },
  });
}
