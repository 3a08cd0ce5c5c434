import { ApiError } from '../platform/api.ts';
import type { Toast } from '../ui/toast-store.ts';

/** Why a payment can't go on, and what comes next: the page again, or back to the form. */
export type Trouble = { toast: Toast; next: 'reload' | 'sign-up'; after: number };

export const connectionLost: Trouble = { toast: { variant: 'destructive', title: 'Connection Error', description: 'Failed to connect to payment service. Please try again.' }, next: 'sign-up', after: 3000 };

/** What to make of a set-up of a card that failed. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError) || error.status === 503) return connectionLost;
  if (error.code === 'signup_in_progress') return { toast: { title: 'Processing', description: 'Your signup is being processed. Please wait...' }, next: 'reload', after: 2000 };
  if (error.code === 'email_taken') return { toast: { variant: 'destructive', title: 'Sign Up Failed', description: error.human }, next: 'sign-up', after: 0 };
  return { toast: { variant: 'destructive', title: 'Setup Error', description: 'Failed to setup trial. Please try again.' }, next: 'sign-up', after: 0 };
}

/** Why there is no account although the card is confirmed. Nothing was charged in any of these cases. */
export function accountTrouble(error: unknown): string {
  if (error instanceof ApiError && (error.code === 'email_taken' || error.code === 'no_pending_signup')) return error.human;
  return 'Payment was successful, but account creation failed. Please contact support.';
}
