import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { startRegistration } from '@simplewebauthn/browser';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { PasskeyName } from '#domain/session/passkey.ts';
import { deviceInWords } from '#domain/session/profile.ts';
import { CurrentPassword } from '#domain/session/second-step.ts';
import type { z } from '#domain/shared/zod.ts';
import { client, incompleteResponse } from '../platform/api.ts';
import { showOnFields } from '../platform/saving.ts';
import { passkeyFailure } from '../session/passkey-words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { toast } from '../ui/toast-store.ts';
import { Failed } from './password-dialog.tsx';

const NewPasskeyForm = CurrentPassword.extend({ name: PasskeyName });
type NewPasskeyForm = z.infer<typeof NewPasskeyForm>;

/** Adds a passkey: asks for the password again, then the device takes over. */
export function PasskeyDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const form = useForm<NewPasskeyForm>({
    resolver: standardSchemaResolver(NewPasskeyForm),
    defaultValues: { currentPassword: '', name: deviceInWords(navigator.userAgent) },
  });
  const { errors } = form.formState;
  const add = useMutation({
    mutationFn: addPasskey,
    onSuccess: (_nothing, { name }) => {
      toast({ title: 'Passkey added', description: `You can now sign in with ${name}.` });
      onClose();
    },
    onError: (error) => showOnFields(form, error),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a passkey"
      text="Next, your device asks for your fingerprint, face or PIN."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={add.isPending && 'Waiting for your device'}>
            Continue
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit((values) => add.mutate(values))} className="mt-5 grid gap-4">
        <Field label="Name" required error={errors.name?.message} hint="To recognize it in your list">
          {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
        </Field>
        <Field label="Current password" required error={errors.currentPassword?.message}>
          {(control) => <Input {...control} {...form.register('currentPassword')} type="password" autoComplete="current-password" />}
        </Field>
        {add.isError && <Failed error={add.error} say={passkeyFailure} />}
      </form>
    </Dialog>
  );
}

async function addPasskey({ name, currentPassword }: NewPasskeyForm): Promise<void> {
  const { data: optionsJSON } = await client.POST('/api/profile/passkeys/options', { body: { currentPassword } });
  if (!optionsJSON) throw incompleteResponse();
  const credential = await startRegistration({ optionsJSON });
  await client.POST('/api/profile/passkeys', { body: { name, credential } });
}
