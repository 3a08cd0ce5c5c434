import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { accountRoles, roleLabels } from '#domain/session/words.ts';
import type { NewUser, User } from '#domain/users/user.ts';
import { CompanySelect } from '../companies/company-select.tsx';
import { DialogForm } from '../platform/dialog-form.tsx';
import { checkedBy, useRecordForm } from '../platform/record-form.ts';
import { useUser } from '../platform/session.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import { Select } from '../ui/select.tsx';
import { SentInvitationsField } from '../team/sent-invitations-field.tsx';
import { AddedUser, blankUser, EditedUser, EditedYachtOwner, formOf, invitationsThatEnd, type UserForm as Values } from './user-entry.ts';

type Form = UseFormReturn<Values, unknown, NewUser>;

const addedResolver = checkedBy<Values, NewUser>(AddedUser);
// An empty password isn't touched, so it isn't sent and doesn't change.
const editedResolver = checkedBy<Values, NewUser>(EditedUser);
const yachtOwnerResolver = checkedBy<Values, NewUser>(EditedYachtOwner);

const labels: Record<keyof Values, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  role: 'Role',
  companyId: 'Company',
  imageUrl: 'Image URL',
  keepInvitations: 'Open invitations',
};

type Props = {
  user: User | null;
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: (saved: User) => void;
  onClose: () => void;
};

/** Adds an account, or edits one, in a dialog over the list. */
export function UserForm({ user, onSaved, onClose }: Props) {
  const { form, upon, frame } = useRecordForm({
    collection: '/api/users',
    stored: user,
    formOf,
    blank: blankUser,
    resolver: !user ? addedResolver : user.role === 'yacht_owner' ? yachtOwnerResolver : editedResolver,
    labels,
    words,
    failure: `Failed to ${user ? 'update' : 'create'} user. Please check the form and try again.`,
    onSaved,
  });

  return (
    <DialogForm
      frame={frame}
      thing="user"
      title={user ? `Edit ${user.firstName} ${user.lastName}` : 'Add User'}
      text={user ? 'A new password signs this person out everywhere.' : 'They can sign in right away with this address and password.'}
      action={user ? 'Save changes' : 'Add user'}
      onClose={onClose}
    >
      <Fields form={form} user={upon} />
    </DialogForm>
  );
}

type FieldsProps = { form: Form; user: User | null };

function Fields({ form, user }: FieldsProps) {
  const {
    register,
    formState: { errors },
  } = form;
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
      {user?.role !== 'yacht_owner' && <MembershipFields form={form} user={user} />}
    </div>
  );
}

/** What a yacht owner's account can't change: the role, the company and the picture. */
function MembershipFields({ form, user }: FieldsProps) {
  const me = useUser();
  const {
    register,
    setValue,
    watch,
    formState: { errors, isSubmitted },
  } = form;
  const [company, setCompany] = useState<SelectOption | null>(
    user?.companyId ? { id: user.companyId, label: user.companyName ?? '' } : null,
  );
  const [role, companyId, keepInvitations] = watch(['role', 'companyId', 'keepInvitations']);
  const ends = user && invitationsThatEnd(user, { role, companyId });
  const set = { shouldDirty: true, shouldValidate: isSubmitted };
  return (
    <>
      <Field
        label="Role"
        required
        error={errors.role?.message}
        hint={user?.id === me.id ? 'Only another administrator can change your role' : undefined}
      >
        {(control) => (
          <Select
            control={control}
            value={role}
            disabled={user?.id === me.id}
            choices={accountRoles.map((value) => ({ value, label: roleLabels[value] }))}
            onChoose={(chosen) => setValue('role', chosen, set)}
          />
        )}
      </Field>
      <Field label="Company" required={role !== 'admin'} error={errors.companyId?.message}>
        {(control) =>
          user?.isOwner ? (
            <Input {...control} disabled value={user.companyName ?? ''} />
          ) : (
            <CompanySelect
              control={control}
              none={role === 'admin' ? 'None' : undefined}
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
      {ends && (
        <div className="sm:col-span-2">
          <SentInvitationsField
            person={user}
            filter={ends}
            keep={keepInvitations}
            onKeep={(keep) => setValue('keepInvitations', keep, { shouldDirty: true })}
          />
        </div>
      )}
    </>
  );
}

function words(field: keyof Values, values: Values): string {
  if (field === 'keepInvitations') return values.keepInvitations ? 'Kept' : 'Withdrawn';
  if (field === 'role') return roleLabels[values.role];
  return String(values[field] ?? '') || 'Empty';
}
