import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { priceInWords } from '#domain/billing/plan-words.ts';
import { catalogue } from '#domain/billing/plans.ts';
import { offerOf, type PlanId } from '#domain/billing/price-list.ts';
import type { Subscription } from '#domain/billing/subscription.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Beginning } from './subscription-state.ts';

type Props = { subscription: Subscription; chosen: PlanId; current: PlanId | null; begin: Beginning };

/** Switches a running subscription to another plan. The effect on the bill is shown beforehand. */
export function PlanChangeButton({ subscription, chosen, current, begin }: Props) {
  const [asking, setAsking] = useState(false);
  if (subscription.cancelAtPeriodEnd)
    return (
      <Button variant="primary" size="lg" running={begin.isPending && 'One moment'} onClick={() => begin.mutate(undefined)}>
        Resume subscription
      </Button>
    );
  if (chosen === current)
    return (
      <Link to="/profile" className={buttonLook({ size: 'lg' })}>
        Keep this plan
      </Link>
    );
  const { plan, billing, pence } = offerOf(chosen);
  const name = catalogue[plan].name;
  return (
    <>
      <Button variant="primary" size="lg" running={begin.isPending && 'One moment'} onClick={() => setAsking(true)}>
        Change to {name}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Change to ${name}, ${priceInWords(pence / 100, billing)}?`}
        text={whatItCosts(subscription, billing)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep the plan</Button>
            <Button
              variant="primary"
              onClick={() => {
                setAsking(false);
                begin.mutate({ planId: chosen, change: true });
              }}
            >
              Change plan
            </Button>
          </>
        }
      />
    </>
  );
}

function whatItCosts({ status, billing }: Subscription, next: Subscription['billing']): string {
  if (status !== 'active') return 'Your free trial continues until it ends. After that the new price is charged.';
  if (billing !== next) return 'A new billing period starts today and is charged right away, less the unused part of the current one.';
  return 'The new plan applies right away. The difference for the rest of this period is charged or credited now.';
}
