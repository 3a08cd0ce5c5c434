export const billings = ['monthly', 'yearly'] as const;
export type Billing = (typeof billings)[number];

export const billingLabels: Record<Billing, string> = { monthly: 'Monthly', yearly: 'Yearly' };

export const subscriptionStatuses = [
  'provisioning',
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The statuses of subscriptions that haven't ended for good. */
export const openStatuses = [
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
] as const satisfies readonly SubscriptionStatus[];

const statusLabels: Record<SubscriptionStatus, string> = {
  provisioning: 'Free Trial',
  trialing: 'Free Trial',
  active: 'Active',
  past_due: 'Payment overdue',
  unpaid: 'Unpaid',
  paused: 'Paused',
  incomplete: 'Payment needed',
  incomplete_expired: 'Not completed',
  canceled: 'Canceled',
};

/** The label of a subscription's state. A cancelled one continues until its period ends. */
export function statusInWords({ status, cancelAtPeriodEnd }: { status: SubscriptionStatus; cancelAtPeriodEnd: boolean }): string {
  return cancelAtPeriodEnd && (status === 'trialing' || status === 'active') ? 'Canceling' : statusLabels[status];
}

/** Drafts aren't bills yet. */
export const billStatuses = ['paid', 'open', 'void', 'uncollectible'] as const;
type BillStatus = (typeof billStatuses)[number];

export const billStatusLabels: Record<BillStatus, string> = {
  paid: 'Paid',
  open: 'Open',
  void: 'Void',
  uncollectible: 'Written off',
};
