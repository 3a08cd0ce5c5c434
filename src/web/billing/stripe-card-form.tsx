import type { Stripe, StripeElements } from '@stripe/stripe-js';
// The bare import would load Stripe's script with every page; this one loads it when it is needed.
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { TestModeNotice } from './test-mode-notice.tsx';

/** The values and callbacks of a card form. */
export type CardProps = {
  clientSecret: string;
  kind: 'setup' | 'payment';
  /** The label of its button. */
  action: string;
  /** Whether what follows the confirmation is still under way. */
  running: boolean;
  /** The card is confirmed, under this id of the provider's. */
  onConfirmed: (intentId: string) => void;
  /** The card was refused, for the reason the provider gives. Another one can be tried at once. */
  onRefused: (message: string) => void;
  onOutOfReach: () => void;
};

const maxLoad = 15_000;

/** Asks for a card in Stripe's own frame: what is typed there never reaches us. */
export function StripeCardForm({
  clientSecret,
  kind,
  action,
  running,
  publishableKey,
  onConfirmed,
  onRefused,
  onOutOfReach,
}: CardProps & { publishableKey: string }) {
  const holder = useRef<HTMLDivElement>(null);
  const stripe = useRef<{ stripe: Stripe; elements: StripeElements }>(null);
  const [ready, setReady] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const outOfReach = useEffectEvent(onOutOfReach);

  useEffect(() => {
    let gone = false;
    async function show() {
      const loaded = await loadedWithin(maxLoad, publishableKey);
      if (gone) return;
      if (!loaded) return outOfReach();
      const theme = document.documentElement.classList.contains('dark') ? 'night' : 'stripe';
      const elements = loaded.elements({ clientSecret, locale: 'en-GB', appearance: { theme } });
      const card = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never' } });
      card.on('ready', () => setReady(true));
      card.on('loaderror', () => outOfReach());
      card.mount(holder.current!);
      stripe.current = { stripe: loaded, elements };
    }
    void show();
    return () => {
      gone = true;
      stripe.current?.elements.getElement('payment')?.destroy();
      stripe.current = null;
    };
  }, [publishableKey, clientSecret]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!stripe.current) return;
    setConfirming(true);
    const outcome = await confirm(stripe.current, kind);
    setConfirming(false);
    if ('id' in outcome) onConfirmed(outcome.id);
    else onRefused(outcome.message);
  }

  return (
    <form onSubmit={(event) => void submit(event)} aria-label="Card details" className="grid gap-5">
      <TestModeNotice forCard />
      <div ref={holder} className="min-h-48" />
      <Button type="submit" variant="primary" size="lg" disabled={!ready} running={(confirming || running) && 'Processing'}>
        {action}
      </Button>
    </form>
  );
}

/** Stripe, or null if its script can't be loaded in time: a host that hangs never reports a failure. */
async function loadedWithin(milliseconds: number, publishableKey: string): Promise<Stripe | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));
  try {
    return await Promise.race([loadStripe(publishableKey), late]);
  } catch {
    return null;
  }
}

/** Confirms the entered card. One that was already confirmed, perhaps in another tab, counts as confirmed. */
async function confirm(
  { stripe, elements }: { stripe: Stripe; elements: StripeElements },
  kind: CardProps['kind'],
): Promise<{ id: string } | { message: string }> {
  const unexpected = { message: 'An unexpected error occurred. Please try again.' };
  const checked = await elements.submit();
  if (checked.error) return { message: checked.error.message ?? unexpected.message };
  // A bank may take the user to its own page, so the return address says what was bought.
  const how = {
    elements,
    redirect: 'if_required',
    confirmParams: { return_url: `${location.origin}/dashboard${location.search}` },
  } as const;
  if (kind === 'setup') {
    const { error, setupIntent } = await stripe.confirmSetup(how);
    const intent = setupIntent ?? error?.setup_intent;
    return intent?.status === 'succeeded' ? { id: intent.id } : { message: error?.message ?? unexpected.message };
  }
  const { error, paymentIntent } = await stripe.confirmPayment(how);
  const intent = paymentIntent ?? error?.payment_intent;
  return intent?.status === 'succeeded' ? { id: intent.id } : { message: error?.message ?? unexpected.message };
}
