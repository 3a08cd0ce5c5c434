import { InvoiceMail } from '#domain/finance/invoice-mail.ts';
import { Invoice } from '#domain/finance/invoice.ts';
import { DueReminder, InvoiceBooksChanges, InvoiceReminders, PaymentReminder, reminderRefusal } from '#domain/finance/payment-reminder.ts';
import { Page } from '#domain/shared/fields.ts';
import { formatsOf } from '#domain/shared/formats.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList } from '../platform/answers.ts';
import { Refusal } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { changeRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { countMail, postInvoice, refuseOtherAddresses, reminderLetter } from './invoice-letter.ts';
import { holdInvoice, readInvoice } from './invoice-store.ts';
import { addReminder, dueReminderPage, remindersOf } from './payment-reminder-store.ts';

const tags = ['Finance'];

/** Reminders of overdue invoices, level by level. None is sent automatically. */
export function paymentReminderRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/invoices/reminders-due',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listDuePaymentReminders',
        summary: 'List reminders that are due',
        description: 'Lists the invoices whose next reminder is due today, the latest first, with its level.',
        querystring: Page,
        response: { 200: z.array(DueReminder) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, dueReminderPage),
  );

  app.get(
    '/api/invoices/:id/payment-reminders',
    {
      config: { may: 'finance:read' },
      schema: {
        tags,
        operationId: 'getInvoiceReminders',
        summary: 'Read the reminders of an invoice',
        description:
          'Returns the reminders that were sent for an invoice, and the next one: its level, the earliest day it can be sent, and its text.',
        params: WithId,
        response: { 200: InvoiceReminders },
      },
    },
    (request) =>
      db.transaction(request.scope, async (t) => (await remindersOf(t, await readInvoice(t, request.scope, request.params.id))).reminders),
  );

  app.post(
    '/api/invoices/:id/payment-reminders',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'sendPaymentReminder',
        summary: 'Send a payment reminder',
        description:
          'Emails the next reminder of a late invoice with its PDF, each level once: so many days after it was due, and a week after the last (409 `reminder_early`, `reminders_over`, `reminders_stopped`, `nothing_open`). Only managers can send to an address other than the customer’s own.',
        params: WithId,
        body: InvoiceMail,
        response: { 201: PaymentReminder, 412: Changed(Invoice) },
      },
    },
    async (request, reply) => {
      await countMail(db, request);
      return write(db, request, reply, 201, async (t) => {
        const { row: invoice, companyId } = await holdInvoice(t, request.scope, request.params.id);
        refuseIfChanged(request, invoice);
        const { reminders, today, formats } = await remindersOf(t, invoice);
        const refusal = reminderRefusal(invoice, reminders, formatsOf(request.person.ownFormats, formats));
        if (refusal) throw new Refusal(409, refusal.code, refusal.message);
        refuseOtherAddresses(request, invoice);
        const level = reminders.sent.length + 1;
        const { to } = request.body;
        const reminder = await addReminder(t, invoice, { level, day: today, sentTo: to });
        await record(t, request, {
          companyId,
          action: 'status',
          resourceType: 'invoice',
          resourceId: invoice.id,
          details: `Sent reminder ${level} of ${reminders.levels} for invoice ${invoice.invoiceNumber} to ${to}`,
        });
        await postInvoice(t, request, invoice, reminderLetter);
        return reminder;
      });
    },
  );

  app.patch(
    '/api/invoices/:id/books',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'updateInvoiceBookkeeping',
        summary: 'Change an invoice’s bookkeeping',
        description:
          'Changes what isn’t printed on an invoice, also once it is issued: whether reminders are sent, and its exchange rate to the reporting currency.',
        params: WithId,
        body: InvoiceBooksChanges,
        response: { 200: Invoice, 412: Changed(Invoice) },
      },
    },
    async (request, reply) => {
      const invoice = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdInvoice(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        const changes = difference(stored, request.body);
        if (Object.keys(changes).length === 0) return stored;
        await changeRow(t, 'invoices', { companyId, id: stored.id }, request.body);
        await record(t, request, {
          companyId,
          action: 'update',
          resourceType: 'invoice',
          resourceId: stored.id,
          details: inWords(request.body, stored),
          changes,
        });
        return readInvoice(t, request.scope, stored.id);
      });
      reply.header('etag', etag(invoice));
      return invoice;
    },
  );
}

function inWords({ remindersStopped, exchangeRate }: InvoiceBooksChanges, { invoiceNumber }: Invoice): string {
  if (exchangeRate !== undefined) return `Changed the exchange rate of invoice ${invoiceNumber}`;
  return `${remindersStopped ? 'Paused' : 'Resumed'} reminders for invoice ${invoiceNumber}`;
}
