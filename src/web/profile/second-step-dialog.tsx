import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FirstCode, type CurrentPassword, type NewSecret } from '#domain/session/second-step.ts';
import { client, incompleteResponse } from '../platform/api.ts';
import { showOnFields } from '../platform/saving.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { toast } from '../ui/toast-store.ts';
import { CopyButton } from './copy-button.tsx';
import { Failed, PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

export type SecondStepTask = 'switch-on' | 'new-codes' | 'switch-off';

/** Turns two-step sign-in on or off, or makes new recovery codes, step by step. */
export function SecondStepDialog({ task, onClose }: { task: SecondStepTask; onClose: () => void }) {
  const [secret, setSecret] = useState<NewSecret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  if (secret) return <ScanDialog secret={secret} onDone={setCodes} onClose={onClose} />;
  if (task === 'switch-on') {
    return (
      <PasswordDialog
        title="Turn on two-step sign-in"
        text="You need an authenticator app on your phone: Google Authenticator, Microsoft Authenticator, 1Password, Aegis or any other."
        action="Continue"
        running="Checking"
        call={askForSecret}
        onDone={setSecret}
        onClose={onClose}
      />
    );
  }
  if (task === 'new-codes') {
    return (
      <PasswordDialog
        title="Create new recovery codes?"
        text="Your current codes stop working right away."
        action="Create new codes"
        running="Creating"
        call={askForCodes}
        onDone={setCodes}
        onClose={onClose}
      />
    );
  }
  return (
    <PasswordDialog
      title="Turn off two-step sign-in?"
      text="You will sign in with just your password, and your recovery codes are deleted. You can then remove Fairlead from your app."
      action="Turn off"
      running="Turning off"
      variant="danger"
      call={askForOff}
      onDone={switchedOff}
      onClose={onClose}
    />
  );

  function switchedOff() {
    toast({ title: 'Two-step sign-in is off', description: 'You now sign in with just your password.' });
    onClose();
  }
}

async function askForSecret(body: CurrentPassword): Promise<NewSecret> {
  const { data } = await client.POST('/api/profile/second-step', { body });
  if (!data) throw incompleteResponse();
  return data;
}

async function askForCodes(body: CurrentPassword): Promise<string[]> {
  const { data } = await client.POST('/api/profile/second-step/recovery-codes', { body });
  return data?.recoveryCodes ?? [];
}

async function askForOff(body: CurrentPassword): Promise<void> {
  await client.POST('/api/profile/second-step/off', { body });
}

/** The secret to scan or type, and the first code, which proves that the app has it. */
function ScanDialog({ secret, onDone, onClose }: { secret: NewSecret; onDone: (codes: string[]) => void; onClose: () => void }) {
  const formId = useId();
  const form = useForm<FirstCode>({ resolver: standardSchemaResolver(FirstCode), defaultValues: { code: '' } });
  const confirm = useMutation({
    mutationFn: async (body: FirstCode) => (await client.POST('/api/profile/second-step/confirm', { body })).data?.recoveryCodes ?? [],
    onSuccess: onDone,
    onError: (error) => showOnFields(form, error),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Scan this with your app"
      text="In your authenticator app, add an account and scan this code."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={confirm.isPending && 'Checking'}>
            Turn on
          </Button>
        </>
      }
    >
      <div className="mt-4 grid justify-items-center gap-3">
        <QrCode text={secret.uri} />
        <a href={secret.uri} className="rounded py-0.5 text-nav font-medium text-accent hover:underline">
          Is the app on this device? Open it
        </a>
      </div>
      <div className="mt-4 grid gap-1.5">
        <p id={`${formId}-secret`} className="text-nav font-medium">
          Or type this key into the app
        </p>
        <div className="flex items-center gap-2 rounded-lg bg-sunken py-1.5 pr-1.5 pl-3">
          <code aria-labelledby={`${formId}-secret`} className="min-w-0 flex-1 font-mono text-xs wrap-anywhere">
            {secret.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <CopyButton text={secret.secret} what="secret" />
        </div>
      </div>
      <form id={formId} noValidate onSubmit={form.handleSubmit((body) => confirm.mutate(body))} className="mt-5 grid gap-4 border-t pt-5">
        <Field label="Code from the app" required error={form.formState.errors.code?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              placeholder="000 000"
              className="font-mono tracking-widest"
            />
          )}
        </Field>
        {confirm.isError && <Failed error={confirm.error} />}
      </form>
    </Dialog>
  );
}

/** Dark on light in every theme: some cameras can't read it inverted. */
function QrCode({ text }: { text: string }) {
  const code = generate(text);
  const margin = 4;
  const side = code.size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label="QR code of the secret"
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-44 rounded-lg border bg-white"
    >
      <path d={toSvgPath(code)} className="fill-black" />
    </svg>
  );
}
