import { ApiError } from '../platform/api.ts';
import type { Toast } from '../ui/toast-store.ts';

/** Why a payment can't continue, and what comes next: reload the page, or go back to the form. */
type Trouble = { toast: Toast; next: 'reload' | 'sign-up'; after: number };

export const connectionLost: Trouble = {
  toast: { variant: 'destructive', title: 'Connection Error', description: 'Failed to connect to payment service. Please try again.' },
  next: 'sign-up',
  after: 3000,
};

const processing: Trouble = {
  toast: { title: 'Processing', description: 'Your signup is being processed. Please wait...' },
  next: 'reload',
  after: 2000,
};

/** What is shown after a card was confirmed, as long as its payment hasn't gone through. */
export const paymentProcessing: Toast = { title: 'Processing', description: 'Your payment is being processed. Please wait...' };

/** Another tab or a provider event is already handling it, and will be done in a moment. */
export function isProcessing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'signup_in_progress';
}

/** What to do about a card set-up that failed. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError) || error.status === 503) return connectionLost;
  if (isProcessing(error)) return processing;
  if (error.code === 'email_taken')
    return { toast: { variant: 'destructive', title: 'Sign Up Failed', description: error.human }, next: 'sign-up', after: 0 };
  return {
    toast: { variant: 'destructive', title: 'Setup Error', description: 'Failed to setup trial. Please try again.' },
    next: 'sign-up',
    after: 0,
  };
}

/** Why there is no account although the card is confirmed, and whether a retry may create it. Nothing was charged in any of these cases. */
export function accountTrouble(error: unknown): { text: string; next: 'retry' | 'sign-in' | 'sign-up' } {
  if (error instanceof ApiError && error.code === 'email_taken') return { text: error.human, next: 'sign-in' };
  if (error instanceof ApiError && error.code === 'no_pending_signup') return { text: error.human, next: 'sign-up' };
  return { text: 'Payment was successful, but account creation failed. Please contact support.', next: 'retry' };
}
