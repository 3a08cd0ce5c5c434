import type { FastifyBaseLogger } from 'fastify';
import type { Parts } from '../platform/parts.ts';
import { isInternal } from '../platform/payment-provider.ts';
import { deliver, workOnEvents } from './events.ts';
import { failedPayment, failedPaymentLetter } from './failed-payment-letter.ts';
import { remindOfTrials, welcome } from './letters.ts';
import { leaveSandbox, readAllAgain, reconcile } from './reconcile.ts';

const minute = 60_000;

/** The background jobs for payments. Every step may be repeated, and only one process runs each at a time. */
export function paymentJobs(parts: Parts, log: FastifyBaseLogger): void {
  const { db, jobs, letters, payments } = parts;
  if (!payments) return;
  const context = { db, provider: payments };
  jobs.run(
    'payments: events and what was left behind',
    async () => {
      if (isInternal(payments)) {
        await payments.passTime();
        await deliver(payments, context, log);
      } else {
        await workOnEvents(context, log);
      }
      await reconcile(context, log);
    },
    { every: minute },
  );
  jobs.run(
    'payments: reading again',
    async ({ signal }) => {
      if (!isInternal(payments)) await leaveSandbox(db);
      await readAllAgain(context, log, { signal });
    },
    { every: 60 * minute },
  );
  letters.kind(failedPayment, { compose: (letter) => failedPaymentLetter(parts, letter) });
  jobs.run(
    'payments: letters',
    async () => {
      // A welcome email that fails must not stop the reminders.
      await welcome(parts).finally(() => remindOfTrials(parts));
    },
    { every: minute, lane: 'letters' },
  );
}
