import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { can } from '#domain/session/permissions.ts';
import { roleLabels } from '#domain/session/words.ts';
import { NewInvitation } from '#domain/team/team.ts';
import { teamRoles, type TeamRole } from '#domain/team/words.ts';
import { CompanySelect, ownCompany } from '../companies/company-select.tsx';
import { client, reason } from '../platform/api.ts';
import { useAskingClose } from '../platform/asking-close.tsx';
import { showOnFields } from '../platform/saving.ts';
import { useUser } from '../platform/session.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { toast } from '../ui/toast-store.ts';

type Values = { email: string; role: TeamRole; companyId: number | null };
const resolver = standardSchemaResolver(NewInvitation) as unknown as Resolver<Values, unknown, NewInvitation>;
const choices = teamRoles.map((role) => ({ value: role, label: roleLabels[role] }));

/** Invites somebody by email. */
export function InviteDialog({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  const user = useUser();
  const formId = useId();
  const [once] = useState(() => crypto.randomUUID());
  const [company, setCompany] = useState(ownCompany(user));
  const form = useForm<Values, unknown, NewInvitation>({ resolver, defaultValues: { email: '', role: 'user', companyId: user.companyId } });
  const { errors, isDirty, isSubmitted } = form.formState;
  const role = useWatch({ control: form.control, name: 'role' });
  const invite = useMutation({
    mutationFn: (body: NewInvitation) => client.POST('/api/invitations', { body, headers: { 'Idempotency-Key': once } }),
    onSuccess: (_answer, { email }) => {
      toast({ title: 'Invitation on its way', description: `${email} gets an email with a link that works for seven days.` });
      onSaved();
    },
    onError: (error) => {
      toast({ variant: 'destructive', title: "The invitation couldn't be sent", description: reason(error) });
      showOnFields(form, error);
    },
  });
  const { close, leaveQuestion } = useAskingClose(() => isDirty, onClose);

  return (
    <Dialog
      open
      onClose={close}
      title="Invite someone"
      text="They get an email with a link and choose their own name and password."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={invite.isPending && 'Sending'}>
            Send invitation
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit((values) => invite.mutate(values))} className="mt-5 grid gap-4">
        <Field label="Email" required error={errors.email?.message}>
          {(control) => (
            <Input {...control} {...form.register('email')} type="email" inputMode="email" autoComplete="off" autoCapitalize="none" />
          )}
        </Field>
        <Field label="Role" error={errors.role?.message} hint="Managers can also run the team, the company's settings and its subscription">
          {(control) => (
            <Select
              control={control}
              value={role}
              choices={choices}
              onChoose={(chosen) => form.setValue('role', chosen, { shouldDirty: true })}
            />
          )}
        </Field>
        {can(user, 'run-platform') && (
          <Field label="Company" required error={errors.companyId?.message}>
            {(control) => (
              <CompanySelect
                control={control}
                chosen={company}
                onChoose={(chosen) => {
                  setCompany(chosen);
                  form.setValue('companyId', chosen?.id ?? null, { shouldDirty: true, shouldValidate: isSubmitted });
                }}
              />
            )}
          </Field>
        )}
      </form>
      {leaveQuestion}
    </Dialog>
  );
}
