import {
  Cancellation,
  CardToConfirm,
  ConfirmedCard,
  PlainPayment,
  PlanChange,
  PlanChanged,
  SubscriptionAnswer,
  SubscriptionToConfirm,
  SubscriptionWanted,
  ToConfirm,
} from '#domain/billing/change-of-plan.ts';
import { Bills } from '#domain/billing/bills.ts';
import { AccountAfterPayment, SignUpPayment, SignUpPaymentAnswer } from '#domain/billing/sign-up.ts';
import { SubscriptionDetails } from '#domain/billing/subscription.ts';
import { withExample } from '../platform/examples.ts';

const subscription = {
  id: 'sub_1Qa2b3C4d5E6f7G8',
  planName: 'Professional',
  amount: 23,
  billing: 'monthly' as const,
  status: 'active' as const,
  cancelAtPeriodEnd: false,
  trialEnd: null,
  currentPeriodStart: 1_763_078_400,
  currentPeriodEnd: 1_765_670_400,
  endedAt: null,
  paymentMethod: { card: { brand: 'visa', last4: '4242', expMonth: 8, expYear: 2029 } },
};
const nothingToConfirm = { clientSecret: null, kind: null };
const setUp = { clientSecret: 'seti_1Qa2b3C4_secret_Zx9', kind: 'setup' as const };
withExample(SubscriptionDetails, { subscription });
withExample(SubscriptionWanted, { planId: 'professional-monthly' });
withExample(SubscriptionToConfirm, { ...nothingToConfirm, subscription, setupIntentId: null, resumed: false });
withExample(Cancellation, { subscriptionId: subscription.id });
withExample(SubscriptionAnswer, { message: 'Your subscription continues.', subscription });
withExample(PlanChange, { planId: 'professional-yearly' });
withExample(PlanChanged, { ...nothingToConfirm, message: 'Your plan has changed.', subscription: { ...subscription, billing: 'yearly' } });
withExample(CardToConfirm, { ...setUp, setupIntentId: 'seti_1Qa2b3C4' });
withExample(ConfirmedCard, { setupIntentId: 'seti_1Qa2b3C4' });
withExample(Bills, {
  bills: [
    {
      id: 'in_1Qa2b3C4d5E6f7G8',
      number: 'FL-2026-0042',
      date: '2026-11-14T00:00:00.000Z',
      amount: '23.00',
      status: 'paid',
      page: 'https://pay.example/in_1Qa2b3C4d5E6f7G8',
      pdf: 'https://pay.example/in_1Qa2b3C4d5E6f7G8.pdf',
    },
  ],
});
withExample(ToConfirm, { clientSecret: 'pi_1Qa2b3C4_secret_Yw8', kind: 'payment' });
withExample(PlainPayment, { amount: 8 });
withExample(SignUpPayment, {
  planId: 'starter-monthly',
  amount: 8,
  billing: 'monthly',
  signupData: {
    email: 'iris@blue-bay.example',
    password: 'a quiet harbor at dawn',
    firstName: 'Iris',
    lastName: 'Vidal',
    companyName: 'Blue Bay Sailing',
    timeZone: 'Europe/Madrid',
  },
});
withExample(SignUpPaymentAnswer, {
  success: true,
  ...setUp,
  setupIntentId: 'seti_1Qa2b3C4',
  subscriptionId: subscription.id,
  alreadySucceeded: false,
  accountCreated: false,
  message: 'Please confirm your card.',
});
withExample(AccountAfterPayment, { setupIntentId: 'seti_1Qa2b3C4', subscriptionId: subscription.id });
