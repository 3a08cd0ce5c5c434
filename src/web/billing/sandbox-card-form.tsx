import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { blankCard, faultsInCard, isWhole, spacedExpiry, spacedNumber, testCardOf, type CardEntry } from '#domain/billing/card-entry.ts';
import { testCards } from '#domain/billing/test-cards.ts';
import { client } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import type { CardProps } from './stripe-card-form.tsx';
import { TestModeNotice } from './test-mode-notice.tsx';

/** Asks for a test card. Its number is looked up here and never sent; one that might be real is refused and forgotten. */
export function SandboxCardForm({ clientSecret, action, running, onConfirmed, onRefused, onOutOfReach }: CardProps) {
  const [entry, setEntry] = useState(blankCard);
  const [faults, setFaults] = useState<Partial<CardEntry>>({});
  const [asking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const settle = {
    onSuccess: ({ id, status, error }: { id: string; status: string; error: { code: string; message: string } | null }) => {
      if (status === 'succeeded') return onConfirmed(id);
      if (status === 'requires_action') return setAsking(true);
      onRefused(error?.message ?? 'An unexpected error occurred. Please try again.');
    },
    onError: onOutOfReach,
  };
  const confirm = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async (paymentMethod: string) =>
      (await client.POST('/api/sandbox/confirm', { body: { clientSecret, paymentMethod } })).data!,
    ...settle,
  });
  const answer = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async (pass: boolean) => (await client.POST('/api/sandbox/challenge', { body: { clientSecret, pass } })).data!,
    ...settle,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = faultsInCard(entry, new Date());
    setFaults(found);
    const card = testCardOf(entry.number);
    if (Object.keys(found).length === 0 && card) return confirm.mutate(card.token);
    if (found.number && isWhole(entry.number)) setEntry({ ...entry, number: '' });
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  function finish(pass: boolean) {
    setAsking(false);
    answer.mutate(pass);
  }

  const type = (field: keyof CardEntry, spaced: (typed: string) => string) => ({
    value: entry[field],
    onChange: ({ target }: { target: HTMLInputElement }) => setEntry({ ...entry, [field]: spaced(target.value) }),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
  });
  const isBusy = confirm.isPending || answer.isPending || running;
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label="Card details" className="grid grid-cols-2 gap-4">
      <TestModeNotice forCard className="col-span-2" />
      <Field label="Card number" error={faults.number} className="col-span-2">
        {(control) => (
          <Input {...control} {...type('number', spacedNumber)} name="sandbox-number" placeholder="4242 4242 4242 4242" className="tnum" />
        )}
      </Field>
      <Field label="Expiry date" error={faults.expiry} hint="MM / YY">
        {(control) => <Input {...control} {...type('expiry', spacedExpiry)} name="sandbox-expiry" placeholder="12 / 34" className="tnum" />}
      </Field>
      <Field label="Security code" error={faults.code} hint="Three digits">
        {(control) => (
          <Input
            {...control}
            {...type('code', (typed) => typed.replace(/\D/g, '').slice(0, 4))}
            name="sandbox-code"
            placeholder="123"
            className="tnum"
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" className="col-span-2" running={isBusy && 'Processing'}>
        {action}
      </Button>
      <TestCards
        onChoose={(number) => {
          setEntry({ number: spacedNumber(number), expiry: '12 / 34', code: '123' });
          setFaults({});
        }}
      />
      <Dialog
        open={asking}
        onClose={() => finish(false)}
        title="Your bank wants to know it’s you"
        text="A bank would ask you to confirm with its app or a code here. In test mode you choose the outcome."
        actions={
          <>
            <Button onClick={() => finish(false)}>Fail authentication</Button>
            <Button variant="primary" onClick={() => finish(true)}>
              Complete authentication
            </Button>
          </>
        }
      />
    </form>
  );
}

function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  return (
    <details className="col-span-2 rounded-lg border px-3 py-2.5">
      <summary className="cursor-pointer font-medium">Test cards</summary>
      <ul className="mt-2 divide-y">
        {testCards.map(({ number, does }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-3 py-2">
            <span>
              <span className="tnum font-medium">{spacedNumber(number)}</span>
              <span className="block text-xs text-ink-3">{does}</span>
            </span>
            <Button
              size="sm"
              aria-label={`Use ${spacedNumber(number)}, which ${does.charAt(0).toLowerCase()}${does.slice(1)}`}
              onClick={() => onChoose(number)}
            >
              Use
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
