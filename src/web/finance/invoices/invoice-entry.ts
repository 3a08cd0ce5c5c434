import type { UsualTerms } from '#domain/companies/usual-terms.ts';
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

/** A new invoice of today, with what the house rules say. */
export function blankInvoice({
  today,
  usual,
  customerId = null,
}: {
  today: string;
  usual: UsualTerms;
  customerId?: number | null;
}): InvoiceForm {
  return {
    customerId,
    eventId: null,
    invoiceNumber: '',
    issueDate: today,
    dueDate: usualDueDate(today, usual.daysToPay),
    currency: usual.currency,
    taxRate: plain(usual.taxRate),
    notes: '',
    items: [blankItem],
  };
}

/** An invoice of a booking: its customer, what is said of it, and what was agreed on. */
export function invoiceOfBooking(event: ScheduleEvent, description: string, today: string, usual: UsualTerms): InvoiceForm {
  const price = event.price === null ? blankItem.unitPrice : plain(decimalOf(event.price));
  const item = { ...blankItem, description, unitPrice: price };
  const { id: eventId, currency, customerId } = event;
  return { ...blankInvoice({ today, usual, customerId }), currency, eventId, items: [item] };
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
