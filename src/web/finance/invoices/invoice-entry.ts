import { invoiceTotals, totalsFault } from '#domain/finance/invoice-totals.ts';
import { dueFault, NewInvoice, usualDueDate, type Invoice } from '#domain/finance/invoice.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { decimalOf } from '#domain/shared/money.ts';
import { checkedBy } from '../../platform/record-form.ts';
import { plain } from '../decimal-words.ts';

/** What a form shows of an item. */
type ItemForm = { description: string; quantity: string; unitPrice: string; taxExempt: boolean };

/** What a form shows of an invoice. */
export type InvoiceForm = {
  customerId: number | null;
  eventId: number | null;
  invoiceNumber: string;
  issueDate: string;
  dueDate: string;
  currency: string;
  taxRate: string;
  notes: string;
  items: ItemForm[];
};

export const blankItem: ItemForm = { description: '', quantity: '1', unitPrice: '100', taxExempt: false };

export function blankInvoice({
  today,
  currency,
  customerId = null,
}: {
  today: string;
  currency: string;
  customerId?: number | null;
}): InvoiceForm {
  return {
    customerId,
    eventId: null,
    invoiceNumber: '',
    issueDate: today,
    dueDate: usualDueDate(today),
    currency,
    taxRate: '0',
    notes: '',
    items: [blankItem],
  };
}

/** An invoice of a booking: its customer, what it is, and what was agreed on. */
export function invoiceOfBooking(event: ScheduleEvent, when: string, today: string): InvoiceForm {
  const price = event.price === null ? blankItem.unitPrice : plain(decimalOf(event.price));
  const item = { ...blankItem, description: `${event.title}: ${event.yachtName}, ${when}`.slice(0, 500), unitPrice: price };
  return { ...blankInvoice({ today, currency: event.currency, customerId: event.customerId }), eventId: event.id, items: [item] };
}

export function formOf(invoice: Invoice): InvoiceForm {
  const { customerId, eventId, invoiceNumber, issueDate, dueDate, currency, items } = invoice;
  return {
    customerId,
    eventId,
    invoiceNumber,
    issueDate,
    dueDate,
    currency,
    taxRate: plain(invoice.taxRate),
    notes: invoice.notes ?? '',
    items: items.map(({ description, quantity, unitPrice, taxExempt }) => ({
      description,
      quantity: plain(quantity),
      unitPrice: plain(unitPrice),
      taxExempt,
    })),
  };
}

const Entered = NewInvoice.superRefine((invoice, check) => {
  const due = dueFault(invoice);
  if (due) check.addIssue({ code: 'custom', path: ['dueDate'], message: due });
  const totals = totalsFault(
    invoiceTotals(
      invoice.items.map((item) => ({ ...item, quantity: item.quantity ?? '1' })),
      invoice.taxRate,
      invoice.currency,
    ),
  );
  if (totals)
    check.addIssue({
      code: 'custom',
      path: totals.path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
      message: totals.message,
    });
});

/** Checks what was entered by the rules of the domain. */
export const invoiceResolver = checkedBy<InvoiceForm, NewInvoice>(Entered);
