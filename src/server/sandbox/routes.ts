import { maxBills } from '#domain/billing/bills.ts';
import { z } from '#domain/shared/zod.ts';
import { deliver } from '../billing/events.ts';
import { liveOf } from '../billing/books.ts';
import { withExample } from '../platform/examples.ts';
import type { PaymentProvider } from '../platform/payment-provider.ts';
import { inOurWords, knownCustomer } from '../billing/subscriptions.ts';
import { notThere } from '../platform/errors.ts';
import { clientOf, consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { sendPdf } from '../platform/pdf.ts';
import { fileAnswer } from '../platform/schemas.ts';
import { drawBill } from './bill-pdf.ts';
import type { Sandbox } from './provider.ts';
import { billedCompany } from './store.ts';

const Secret = z.string().min(1).max(255);
const Confirmation = z.object({ clientSecret: Secret, paymentMethod: z.string().max(100) });
const BanksAnswer = z.object({ clientSecret: Secret, pass: z.boolean() });
const Confirmed = z
  .object({
    id: z.string(),
    status: z.enum(['requires_payment_method', 'requires_confirmation', 'requires_action', 'processing', 'succeeded', 'canceled']),
    error: z
      .object({
        type: z.enum(['card_error', 'invalid_request_error']),
        code: z.string(),
        declineCode: z.string().optional(),
        message: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'SandboxConfirmed' });
const TimePassed = withExample(z.object({ days: z.int().min(1).max(800) }), { days: 31 });

const clientSecret = 'seti_1Qa2b3C4_secret_Zx9';
withExample(Confirmation, { clientSecret, paymentMethod: 'pm_card_visa' });
withExample(BanksAnswer, { clientSecret, pass: true });
withExample(Confirmed, { id: 'seti_1Qa2b3C4', status: 'succeeded', error: null });

/** What Stripe's own pages do when Stripe takes the payments. Anyone with the secret may call these. */
export function sandboxRoutes(app: App, { db, payments }: Parts): void {
  if (!isSandbox(payments)) return;
  const context = { db, provider: payments };

  app.post(
    '/api/sandbox/confirm',
    {
      config: { may: 'anyone' },
      bodyLimit: 4096,
      schema: {
        tags: ['Sandbox'],
        operationId: 'confirmSandboxPayment',
        summary: 'Confirm with a test card',
        description: 'Confirms a sandbox payment with a test card; no money moves.',
        body: Confirmation,
        response: { 200: Confirmed },
      },
    },
    async (request) => {
      await limitAttempts(clientOf(request));
      const confirmed = await payments.confirm(request.body.clientSecret, request.body.paymentMethod).catch(inOurWords);
      await deliverNow();
      return confirmed;
    },
  );

  app.post(
    '/api/sandbox/challenge',
    {
      config: { may: 'anyone' },
      bodyLimit: 4096,
      schema: {
        tags: ['Sandbox'],
        operationId: 'answerSandboxChallenge',
        summary: 'Answer the test bank',
        description: 'Passes or fails the bank’s challenge of a sandbox payment.',
        body: BanksAnswer,
        response: { 200: Confirmed },
      },
    },
    async (request) => {
      await limitAttempts(clientOf(request));
      const confirmed = await payments.answerBank(request.body.clientSecret, request.body.pass).catch(inOurWords);
      await deliverNow();
      return confirmed;
    },
  );

  app.get(
    '/api/sandbox/bills/:id',
    {
      config: { may: 'run-company' },
      schema: {
        tags: ['Sandbox'],
        operationId: 'getSandboxBill',
        summary: 'Download a test bill',
        description: 'Returns a sandbox bill as a PDF; no money was taken.',
        params: z.object({ id: z.string().max(100) }),
        response: fileAnswer('The bill as PDF', 'application/pdf'),
      },
    },
    async ({ scope, person, params }, reply) => {
      const { companyId } = person;
      const customerId = companyId === null ? undefined : await knownCustomer(context, companyId);
      if (companyId === null || customerId === undefined) throw notThere();
      const bill = (await payments.readBills(customerId, maxBills)).find(({ id }) => id === params.id);
      if (!bill) throw notThere();
      const content = await drawBill({ bill, company: await billedCompany(db, scope, companyId) });
      return sendPdf(reply, content, `attachment; filename="fairlead-${bill.number}.pdf"`);
    },
  );

  if (payments.clockMoves) {
    app.post(
      '/api/sandbox/clock',
      {
        config: { may: 'run-company', whileLapsed: true },
        schema: {
          tags: ['Sandbox'],
          operationId: 'advanceSandboxClock',
          summary: 'Move the sandbox clock forward',
          description: 'Moves the clock of the caller’s sandbox subscription forward.',
          body: TimePassed,
          response: { 200: withExample(z.object({ now: z.string() }), { now: '2026-12-22T09:00:00.000Z' }) },
        },
      },
      async ({ person, body }) => {
        const mine = person.companyId === null ? undefined : await liveOf({ db }, person.companyId);
        if (!mine) throw notThere();
        const to = new Date((await payments.now(mine.customerId)).getTime() + body.days * 86_400_000);
        await payments.advance(mine.customerId, to);
        await deliverNow();
        return { now: to.toISOString() };
      },
    );
  }

  function limitAttempts(client: string): Promise<void> {
    return consumeAttempt(
      db,
      { key: `sandbox:${client}`, max: 300, minutes: 15 },
      'Too many attempts. Please wait a few minutes and try again.',
    );
  }

  /** Delivers events at once, so that nobody has to wait for the job. */
  function deliverNow(): Promise<void> {
    return deliver(payments as Sandbox, context, app.log);
  }
}

function isSandbox(provider: PaymentProvider | null | undefined): provider is Sandbox {
  return provider?.name === 'sandbox';
}
