import type { UsualTerms } from '#domain/companies/usual-terms.ts';
import { invoiceTotals, plainTax, totalsFault } from '#domain/finance/invoice-totals.ts';
import { outsideDaysFault } from '#domain/finance/outside-share.ts';
import { dueFault, isIssued, termsFault, NewInvoice, usualDueDate, type Invoice } from '#domain/finance/invoice.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import type { PriceMode, Unit } from '#domain/finance/tax-words.ts';
import type { InvoiceKind } from '#domain/finance/words.ts';
import { daysBetween } from '#domain/shared/calendar-days.ts';
import { isDay } from '#domain/shared/is-day.ts';
import { decimalOf, type Cents } from '#domain/shared/money.ts';
import { z } from '#domain/shared/zod.ts';
import { checkedBy } from '../../platform/record-form.ts';
import { plain } from '../decimal-words.ts';

/** The form of an invoice item. */
export type ItemForm = {
  description: string;
  quantity: string;
  unitPrice: string;
  /** The unit of the quantity, if any. */ unit: Unit | null;
  taxExempt: boolean;
  taxRateId: number | null;
  discountPercent: string;
  outsideShare: string;
  outsideTaxRateId: number | null;
  /** The share outside may be calculated from these; they aren't sent. */ daysOutside: string;
  daysInAll: string;
};

/** The form of an invoice. */
export type InvoiceForm = {
  kind: InvoiceKind;
  customerId: number | null;
  eventId: number | null;
  invoiceNumber: string;
  issueDate: string;
  dueDate: string;
  currency: string;
  exchangeRate: string;
  taxRate: string;
  prices: PriceMode;
  discountPercent: string;
  discountAmount: string;
  serviceFrom: string;
  serviceTo: string;
  purchaseOrder: string;
  notes: string;
  items: ItemForm[];
  /** The deposits that it deducts. */ depositIds: number[];
};

export const blankItem: ItemForm = {
  description: '',
  quantity: '1',
  unitPrice: '100',
  unit: null,
  taxExempt: false,
  taxRateId: null,
  discountPercent: '',
  outsideShare: '',
  outsideTaxRateId: null,
  daysOutside: '',
  daysInAll: '',
};

/** The books settings that a new invoice starts with. */
export type UsualBooks = { prices: PriceMode; taxRateId: number | null };

const noTerms = { discountPercent: '', discountAmount: '', serviceFrom: '', serviceTo: '', purchaseOrder: '' };

/** A new invoice of today, with the defaults of the house rules. */
export function blankInvoice({
  today,
  usual,
  books,
  customerId = null,
  kind = 'invoice',
}: {
  today: string;
  usual: UsualTerms;
  books?: UsualBooks;
  customerId?: number | null;
  kind?: InvoiceKind;
}): InvoiceForm {
  return {
    kind,
    customerId,
    eventId: null,
    invoiceNumber: '',
    issueDate: today,
    dueDate: usualDueDate(today, usual.daysToPay),
    currency: usual.currency,
    exchangeRate: '',
    taxRate: plain(usual.taxRate),
    prices: books?.prices ?? 'net',
    ...noTerms,
    notes: '',
    items: [{ ...blankItem, taxRateId: books?.taxRateId ?? null }],
    depositIds: [],
  };
}

/** An invoice for a booking: its customer, a line that describes it, and the agreed price. */
export function invoiceOfBooking(
  event: ScheduleEvent,
  description: string,
  today: string,
  usual: UsualTerms,
  books?: UsualBooks,
): InvoiceForm {
  const price = event.price === null ? blankItem.unitPrice : plain(decimalOf(event.price));
  const item = { ...blankItem, taxRateId: books?.taxRateId ?? null, description, unitPrice: price };
  const { id: eventId, currency, customerId } = event;
  return { ...blankInvoice({ today, usual, books, customerId }), currency, eventId, items: [item] };
}

/** The default deposit, in percent of the price. */
const usualDeposit = 50;

/** A deposit invoice for a booking: part of the agreed price, ahead of the rest. */
export function depositOfBooking(whole: InvoiceForm, price: Cents | null): InvoiceForm {
  const items = whole.items.map((item) => ({
    ...item,
    description: `Deposit of ${usualDeposit}%: ${item.description}`,
    unitPrice: price === null ? item.unitPrice : plain(decimalOf(Math.round((price * usualDeposit) / 100))),
  }));
  return { ...whole, kind: 'deposit', items };
}

/** Whether an invoice can deduct this deposit: it was sent, isn't cancelled, and no other invoice deducts it. */
export function isDeductible({ kind, status, deductedOn }: Pick<Invoice, 'kind' | 'status' | 'deductedOn'>, on?: number): boolean {
  return kind === 'deposit' && isIssued(status) && (deductedOn === null || deductedOn.id === on);
}

export function formOf(invoice: Invoice): InvoiceForm {
  const { kind, customerId, eventId, invoiceNumber, issueDate, dueDate, currency, items } = invoice;
  return {
    kind,
    customerId,
    eventId,
    invoiceNumber,
    issueDate,
    dueDate,
    currency,
    exchangeRate: invoice.exchangeRate ?? '',
    taxRate: plain(invoice.taxRate),
    prices: invoice.prices,
    discountPercent: plain(invoice.discountPercent ?? ''),
    discountAmount: plain(invoice.discountAmount ?? ''),
    serviceFrom: invoice.serviceFrom ?? '',
    serviceTo: invoice.serviceTo ?? '',
    purchaseOrder: invoice.purchaseOrder ?? '',
    notes: invoice.notes ?? '',
    items: items
      .filter(({ depositInvoiceId }) => depositInvoiceId === null)
      .map(({ description, quantity, unitPrice, unit, taxExempt, taxRateId, discountPercent, outsideShare, outsideTaxRateId }) => ({
        description,
        quantity: plain(quantity),
        unitPrice: plain(unitPrice),
        unit,
        taxExempt,
        taxRateId,
        discountPercent: plain(discountPercent ?? ''),
        outsideShare: plain(outsideShare ?? ''),
        outsideTaxRateId,
        daysOutside: '',
        daysInAll: '',
      })),
    depositIds: [...new Set(items.flatMap(({ depositInvoiceId }) => depositInvoiceId ?? []))],
  };
}

const Entered = NewInvoice.superRefine((invoice, check) => {
  const due = dueFault(invoice);
  if (due) check.addIssue({ code: 'custom', path: ['dueDate'], message: due });
  const terms = { currency: invoice.currency ?? 'USD', discountAmount: invoice.discountAmount };
  const lines = invoice.items.map(({ unitPrice, quantity, taxExempt, discountPercent }) => ({
    unitPrice,
    quantity: quantity ?? '1',
    discountPercent,
    tax: plainTax(taxExempt, invoice.taxRate),
  }));
  const fault = termsFault(invoice) ?? totalsFault(invoiceTotals(lines, terms), terms);
  if (fault)
    check.addIssue({
      code: 'custom',
      path: fault.path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
      message: fault.message,
    });
});

/** The number of service days, if both dates are known. */
export function serviceDaysOf({ serviceFrom, serviceTo }: Pick<InvoiceForm, 'serviceFrom' | 'serviceTo'>): number | null {
  return isDay(serviceFrom) && isDay(serviceTo) && serviceFrom < serviceTo ? daysBetween(serviceFrom, serviceTo) : null;
}

/** Days that can't be read are refused, even though only the share calculated from them is sent. */
const DaysEntered = z
  .custom<InvoiceForm>()
  .superRefine((form, check) => {
    for (const [place, item] of form.items.entries()) {
      const fault = outsideDaysFault(item, serviceDaysOf(form));
      if (fault) check.addIssue({ code: 'custom', path: ['items', place, fault.path], message: fault.message, continue: false });
    }
  })
  .transform(() => ({}));

/** Validates the form by the rules of the domain. */
export const invoiceResolver = checkedBy<InvoiceForm, NewInvoice>(Entered.and(DaysEntered));
