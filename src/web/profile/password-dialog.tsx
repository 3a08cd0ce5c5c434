import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { CurrentPassword } from '#domain/session/second-step.ts';
import { ApiError, reason } from '../platform/api.ts';
import { showOnFields } from '../platform/saving.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

type Props<Answer> = {
  title: string;
  text: ReactNode;
  action: string;
  running: string;
  variant?: 'primary' | 'danger';
  call: (body: CurrentPassword) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
};

/** Asks for the password again before anything about signing in changes. */
export function PasswordDialog<Answer>({ title, text, action, running, variant = 'primary', call, onDone, onClose }: Props<Answer>) {
  const formId = useId();
  const form = useForm<CurrentPassword>({ resolver: standardSchemaResolver(CurrentPassword), defaultValues: { currentPassword: '' } });
  const prove = useMutation({ mutationFn: call, onSuccess: onDone, onError: (error) => showOnFields(form, error) });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      text={text}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant={variant} running={prove.isPending && running}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit((body) => prove.mutate(body))} className="mt-5 grid gap-4">
        <Field label="Current password" required error={form.formState.errors.currentPassword?.message}>
          {(control) => <Input {...control} {...form.register('currentPassword')} type="password" autoComplete="current-password" />}
        </Field>
        {prove.isError && <Failed error={prove.error} />}
      </form>
    </Dialog>
  );
}

/** The error, unless a field already shows it. */
export function Failed({ error, say = reason }: { error: unknown; say?: (error: unknown) => string }) {
  if (error instanceof ApiError && error.errors.length > 0) return null;
  return (
    <p role="alert" className="rounded-lg bg-red-soft px-3 py-2.5 text-red">
      {say(error)}
    </p>
  );
}
