import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FirstCode } from '#domain/session/second-step.ts';
import { ApiError, reason } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { useSecondStep } from './sign-in-actions.ts';

type Kind = 'app' | 'recovery';
type Props = { ticket: string; enter: Parameters<typeof useSecondStep>[0]; onBack: () => void };

const words: Record<Kind, { title: string; text: string; label: string; other: string }> = {
  app: {
    title: 'Enter your code',
    text: 'Enter the six-digit code your authenticator app shows for Fairlead.',
    label: 'Code',
    other: 'Use a recovery code',
  },
  recovery: {
    title: 'Enter a recovery code',
    text: 'You saved ten codes when you turned on two-step sign-in. Each works once.',
    label: 'Recovery code',
    other: "Use the app's code",
  },
};

/** The second step of signing in: a code from the app, or a recovery code. */
export function SecondStepForm({ ticket, enter, onBack }: Props) {
  const [kind, setKind] = useState<Kind>('app');
  const { title, text, other } = words[kind];
  return (
    <>
      <title>{`${title} · Fairlead`}</title>
      <h1 className="text-[1.75rem] leading-9 font-semibold">{title}</h1>
      <p className="mt-1.5 text-ink-2">{text}</p>
      <CodeForm key={kind} kind={kind} ticket={ticket} enter={enter} onBack={onBack} />
      <div className="mt-5 flex flex-wrap justify-between gap-2">
        <Button variant="ghost" className="-ml-3.5" onClick={onBack}>
          <ArrowLeft />
          Back
        </Button>
        <Button variant="ghost" className="-mr-3.5" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {other}
        </Button>
      </div>
      {kind === 'recovery' && (
        <p className="mt-5 border-t pt-4 text-nav text-ink-3">
          Lost both your phone and your codes? A manager of your company can let you in again. If you own the company, ask us.
        </p>
      )}
    </>
  );
}

function CodeForm({ kind, ticket, enter, onBack }: Props & { kind: Kind }) {
  const form = useForm<FirstCode>({ resolver: standardSchemaResolver(FirstCode), defaultValues: { code: '' } });
  const step = useSecondStep(enter);
  const refusal = step.error instanceof ApiError ? step.error.code : null;
  const isOver = refusal === 'ticket_over';

  const submit = form.handleSubmit(({ code }) =>
    step.mutate(
      { ticket, code },
      {
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'wrong_code')
            form.setError('code', { message: error.human }, { shouldFocus: true });
        },
      },
    ),
  );
  return (
    <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
      <Field label={words[kind].label} error={form.formState.errors.code?.message}>
        {(control) =>
          kind === 'app' ? (
            <Input
              {...control}
              {...form.register('code')}
              autoFocus
              inputMode="numeric"
              autoComplete="one-time-code"
              placeholder="000 000"
              className="h-12 text-center font-mono text-xl! tracking-[0.25em]"
            />
          ) : (
            <Input
              {...control}
              {...form.register('code')}
              autoFocus
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="xxxx-xxxx-xxxx-xxxx"
              className="h-12 text-center font-mono text-base!"
            />
          )
        }
      </Field>
      {step.isError && refusal !== 'wrong_code' && (
        <p role="alert" className="rounded-lg bg-red-soft px-3 py-2.5 text-red">
          {step.error instanceof ApiError ? step.error.human : reason(step.error)}
        </p>
      )}
      {isOver ? (
        <Button variant="primary" size="lg" onClick={onBack}>
          Sign in again
        </Button>
      ) : (
        <Button type="submit" variant="primary" size="lg" running={(step.isPending || step.isSuccess) && 'Signing in'}>
          Sign in
        </Button>
      )}
    </form>
  );
}
