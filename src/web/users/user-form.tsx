import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId, useState } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { roleLabels } from '#domain/session/words.ts';
import type { User } from '#domain/users/user.ts';
import { CompanySelect } from '../companies/company-select.tsx';
import { reason } from '../platform/api.ts';
import { changesIn, showOnFields } from '../platform/saving.ts';
import { useUser } from '../platform/session.tsx';
import { useVersions } from '../platform/versions.ts';
import { Button } from '../ui/button.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import type { Found } from '../ui/search-select.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { AddedUser, blankUser, EditedUser, formOf, useSaveUser, type UserForm as Values, type UserValues } from './user-save.ts';

type Form = UseFormReturn<Values, unknown, UserValues>;

const labels: Record<keyof Values, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  role: 'Role',
  companyId: 'Company',
  imageUrl: 'Image URL',
};

type Props = {
  user: User | null;
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: (saved: User) => void;
  onClose: () => void;
};

/** Adds an account, or edits one, in a dialog over the list. */
export function UserForm({ user, onSaved, onClose }: Props) {
  const formId = useId();
  const form: Form = useForm({
    resolver: standardSchemaResolver(user ? EditedUser : AddedUser) as unknown as Resolver<Values, unknown, UserValues>,
    defaultValues: user ? formOf(user) : blankUser,
  });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSaveUser();
  const versions = useVersions({ form, stored: user, formOf, labels, words: (field, values) => wordsFor(field, values), save: send });

  function send(values: UserValues, upon: User | null) {
    save.mutate(upon ? { changes: changesIn(values, dirtyFields), upon } : { values }, {
      onSuccess: onSaved,
      onError: (error) => {
        if (versions.refused(error)) return;
        toast({
          variant: 'destructive',
          title: `Failed to ${upon ? 'update' : 'create'} user. Please check the form and try again.`,
          description: reason(error),
        });
        showOnFields(form, error);
      },
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={user ? `Edit ${user.firstName} ${user.lastName}` : 'Add User'}
      text={user ? 'A new password signs this person out everywhere.' : 'They can sign in right away with this address and password.'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={save.isPending && 'Saving'}>
            {user ? 'Save changes' : 'Add user'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit((values) => send(values, versions.upon))} className="mt-5">
        <Fields form={form} user={versions.upon} />
      </form>
      <ConflictDialog thing="user" {...versions.dialog} />
      <UnsavedChanges when={() => isDirty} />
    </Dialog>
  );
}

function Fields({ form, user }: { form: Form; user: User | null }) {
  const me = useUser();
  const {
    register,
    setValue,
    watch,
    formState: { errors, isSubmitted },
  } = form;
  const [company, setCompany] = useState<Found | null>(user?.companyId ? { id: user.companyId, label: user.companyName ?? '' } : null);
  const set = { shouldDirty: true, shouldValidate: isSubmitted };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="First name" required error={errors.firstName?.message}>
        {(control) => <Input {...control} {...register('firstName')} autoComplete="off" />}
      </Field>
      <Field label="Last name" required error={errors.lastName?.message}>
        {(control) => <Input {...control} {...register('lastName')} autoComplete="off" />}
      </Field>
      <Field label="Email" required className="sm:col-span-2" error={errors.email?.message}>
        {(control) => <Input {...control} {...register('email')} type="email" inputMode="email" autoComplete="off" />}
      </Field>
      <Field
        label="Password"
        required={!user}
        className="sm:col-span-2"
        error={errors.password?.message}
        hint={user ? 'Leave empty to keep it' : 'At least 8 characters'}
      >
        {(control) => <Input {...control} {...register('password')} type="password" autoComplete="new-password" />}
      </Field>
      <Field
        label="Role"
        required
        error={errors.role?.message}
        hint={user?.id === me.id ? 'Only another administrator can change your role' : undefined}
      >
        {(control) => (
          <Select
            control={control}
            value={watch('role')}
            disabled={user?.id === me.id}
            choices={choicesOf(roleLabels)}
            onChoose={(role) => setValue('role', role, set)}
          />
        )}
      </Field>
      <Field label="Company" required={watch('role') !== 'admin'} error={errors.companyId?.message}>
        {(control) =>
          user?.isOwner ? (
            <Input {...control} disabled value={user.companyName ?? ''} />
          ) : (
            <CompanySelect
              control={control}
              none={watch('role') === 'admin' ? 'None' : undefined}
              chosen={company}
              onChoose={(chosen) => {
                setCompany(chosen);
                setValue('companyId', chosen?.id ?? null, set);
              }}
            />
          )
        }
      </Field>
      <Field label="Image URL" className="sm:col-span-2" error={errors.imageUrl?.message} hint="The address of a picture on the web">
        {(control) => <Input {...control} {...register('imageUrl')} inputMode="url" placeholder="https://" autoComplete="off" />}
      </Field>
    </div>
  );
}

function wordsFor(field: keyof Values, values: Values): string {
  if (field === 'role') return roleLabels[values.role];
  return String(values[field] ?? '') || 'Empty';
}
