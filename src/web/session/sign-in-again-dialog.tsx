import { KeyRound } from 'lucide-react';
import { useId, useState, type SyntheticEvent } from 'react';
import { ApiError, reason } from '../platform/api.ts';
import { putSigningInOff } from '../platform/ended-session.ts';
import { OtherPerson, useGoingOn } from '../platform/session.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { toast } from '../ui/toast-store.ts';
import { passkeyFailure, passkeysWork } from './passkey-words.ts';
import { signInFailure, usePasskeySignIn, useSecondStep, useSignIn } from './sign-in-actions.ts';

const asks = {
  password: { label: 'Password', type: 'password', autoComplete: 'current-password', missing: 'Please enter your password' },
  code: { label: 'Code', type: 'text', autoComplete: 'one-time-code', missing: 'Please enter the code' },
} as const;

/** Asks for the password or a passkey over a form after its session ended. What was typed stays and can be saved afterwards. */
export function SignInAgainDialog({ email }: { email: string }) {
  const continueSession = useGoingOn();
  const enter: typeof continueSession = async (answer) => {
    await continueSession(answer);
    toast({ title: 'Signed in again', description: 'Nothing you typed was lost. You can save it now.' });
  };
  const signIn = useSignIn(enter);
  const step = useSecondStep(enter);
  const passkey = usePasskeySignIn(enter);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<string>();
  const formId = useId();
  const ticket = signIn.data ?? null;
  const { label, missing: whatIsMissing, ...input } = asks[ticket === null ? 'password' : 'code'];
  const running = signIn.isPending || step.isPending;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setMissing(typed ? undefined : whatIsMissing);
    if (!typed || running) return;
    passkey.reset();
    step.reset();
    if (ticket === null) signIn.mutate({ email, password: typed }, { onSuccess: () => setTyped('') });
    else step.mutate({ ticket, code: typed }, { onError: (error) => isOver(error) && startAgain() });
  }

  function startAgain() {
    signIn.reset();
    setTyped('');
  }

  return (
    <Dialog
      open
      onClose={putSigningInOff}
      title="Your session has ended"
      text={`It expired or was ended elsewhere. Sign in again as ${email} to continue. Nothing you typed is lost.`}
      actions={
        <>
          <Button onClick={putSigningInOff}>Not now</Button>
          {passkeysWork() && ticket === null && (
            <Button running={passkey.isPending && 'Waiting for your passkey'} onClick={() => passkey.mutate()}>
              <KeyRound />
              Use a passkey
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" running={running && 'Signing in'}>
            Sign in
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="mt-5">
        {/* Tells the password manager whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field key={label} label={label} error={missing ?? failureOf(passkey.error, signIn.error, step.error)}>
          {(control) => <Input {...control} {...input} autoFocus value={typed} onChange={({ target }) => setTyped(target.value)} />}
        </Field>
      </form>
    </Dialog>
  );
}

function failureOf(passkey: unknown, password: unknown, code: unknown): string | undefined {
  if (passkey instanceof OtherPerson) return 'This passkey belongs to someone else. Please use your own.';
  if (passkey) return passkeyFailure(passkey);
  if (password) return signInFailure(password);
  if (code) return code instanceof ApiError ? code.human : reason(code);
  return undefined;
}

/** Whether the code came too late, so that the password has to be entered again. */
function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'ticket_over';
}
