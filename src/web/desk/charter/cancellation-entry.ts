import { CancellationWish } from '#domain/desk/cancellation.ts';
import { checkedBy } from '../../platform/record-form.ts';

/** A cancellation as a form has it. */
export type CancellationEntry = { reason: string; fee: string; credit: boolean; keepApa: boolean };

/** Checks a cancellation. Its fee has to be entered: without one, the server would charge the usual fee, which isn’t the one shown. */
export const cancellationResolver = checkedBy<CancellationEntry, CancellationWish>(
  CancellationWish.refine(({ fee }) => typeof fee === 'string', { path: ['fee'], message: 'Cancellation fee is required' }),
);
