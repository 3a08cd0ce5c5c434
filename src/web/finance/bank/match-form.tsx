import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { BankLine, NewMatch } from '#domain/finance/bank.ts';
import { centsOf, decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { CustomerSelect } from '../../customers/customer-select.tsx';
import { AmountField } from '../../platform/amount-field.tsx';
import { useDates } from '../../platform/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import type { SelectOption } from '../../ui/search-select.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { plain } from '../decimal-words.ts';
import { creditOfQuery } from '../payments/payment-query.ts';
import { matchOf, useBooking } from './bank-actions.ts';
import { openInvoicesOfQuery } from './bank-query.ts';

type Props = {
  line: BankLine;
  title: string;
  text: ReactNode;
  onClose: () => void;
  onBooked: () => void;
  onBack?: (() => void) | undefined;
};
/** What a line can be allocated to: an open invoice, or credit that was refunded. */
type Document = { key: `i${number}` | `p${number}`; id: number; name: string; note: string | null; open: string };

/** Allocates a customer's payment or refund. What isn't allocated stays as their credit. */
export function MatchForm({ line, title, text, onClose, onBooked, onBack }: Props) {
  const best = line.proposals.find(({ customerId, paymentId }) => customerId !== null && paymentId === null);
  const recorded = line.proposals.filter(({ paymentId, customerId }) => paymentId !== null && customerId !== null);
  const [customer, setCustomer] = useState<SelectOption | null>(
    best && best.customerId !== null ? { id: best.customerId, label: best.customerName ?? '' } : null,
  );
  const booking = useBooking();
  const book = (match: NewMatch) => booking.mutate({ line, match }, { onSuccess: onBooked });
  const formId = useId();
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      text={text}
      actions={
        <>
          <Button onClick={onBack ?? onClose}>{onBack ? 'Back' : 'Cancel'}</Button>
          <Button type="submit" form={formId} variant="primary" disabled={customer === null} running={booking.isPending && 'Booking'}>
            Book
          </Button>
        </>
      }
    >
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">
        {recorded.map((proposal) => (
          <div key={proposal.paymentId} className="flex flex-wrap items-center justify-between gap-3 rounded-lg border p-3">
            <p className="min-w-0 flex-1 text-nav">{proposal.reason}</p>
            <Button size="sm" disabled={booking.isPending} onClick={() => book(matchOf(proposal))}>
              This is it
            </Button>
          </div>
        ))}
        <Field label="Customer" required>
          {(control) => (
            <CustomerSelect control={control} chosen={customer} companyId={line.companyId} nobody={null} onChoose={setCustomer} />
          )}
        </Field>
        {customer && (
          <Documents key={customer.id} line={line} customer={customer}>
            {(documents) => (
              <Parts
                formId={formId}
                line={line}
                customer={customer}
                documents={documents}
                onBook={(allocations) => book({ customerId: customer.id, allocations })}
              />
            )}
          </Documents>
        )}
      </div>
    </Dialog>
  );
}

const failed = (retry: () => void) => <ErrorState title="Error loading open items" onRetry={retry} />;

/** The customer's open invoices for incoming money, or their credit for outgoing money. */
function Documents({
  line,
  customer,
  children,
}: {
  line: BankLine;
  customer: SelectOption;
  children: (documents: Document[]) => ReactNode;
}) {
  const dates = useDates();
  const isIn = !line.amount.startsWith('-');
  const invoices = useQuery({ ...openInvoicesOfQuery(customer.id, line.currency), enabled: isIn, refetchOnMount: 'always' });
  const credits = useQuery({ ...creditOfQuery(customer.id), enabled: !isIn, refetchOnMount: 'always' });
  // The line is allocated to what is open now: a cached list may lack a document, or have one that was paid since.
  const isBefore = [invoices, credits].some(({ isFetching, isFetchedAfterMount }) => isFetching && !isFetchedAfterMount);
  const loading = (
    <Skeletons count={2}>
      <Skeleton className="h-10" />
    </Skeletons>
  );
  if (isIn)
    return (
      <Loaded query={invoices} isWaiting={isBefore} loading={loading} renderFailed={failed}>
        {(rows) =>
          children(
            rows.map(({ id, invoiceNumber, open, dueDate }) => ({
              key: `i${id}` as const,
              id,
              name: invoiceNumber,
              note: dueDate ? `due ${dates.calendarDay(dueDate)}` : null,
              open,
            })),
          )
        }
      </Loaded>
    );
  return (
    <Loaded query={credits} isWaiting={isBefore} loading={loading} renderFailed={failed}>
      {(rows) =>
        children(
          rows
            .filter(({ currency }) => currency === line.currency)
            .map(({ id, day, reference, open }) => ({
              key: `p${id}` as const,
              id,
              name: `Payment of ${dates.calendarDay(day)}`,
              note: reference,
              open,
            })),
        )
      }
    </Loaded>
  );
}

type Allocation = { invoiceId?: number; paymentId?: number; amount: string };
type PartsProps = { formId: string; line: BankLine; customer: SelectOption; documents: Document[]; onBook: (parts: Allocation[]) => void };

/** Allocates the line, starting with the best match. */
function Parts({ formId, line, customer, documents, onBook }: PartsProps) {
  const whole = Math.abs(centsOf(line.amount) ?? 0);
  const form = useForm<{ parts: Record<string, string> }>({ defaultValues: { parts: startOf(line, customer, documents, whole) } });
  const { isDirty } = form.formState;
  const parts = useWatch({ control: form.control, name: 'parts' });
  const sum = documents.reduce((total, { key }) => total + (centsOf(parts[key] || '0') ?? 0), 0);
  const rest = whole - sum;
  const isIn = !line.amount.startsWith('-');
  const send = form.handleSubmit((values) => {
    const faults = documents.filter(({ key, open }) => faultOf(values.parts[key] ?? '', open, line.currency));
    for (const { key, open } of faults)
      form.setError(`parts.${key}`, { message: faultOf(values.parts[key] ?? '', open, line.currency) ?? '' });
    if (faults.length > 0 || rest < 0) return;
    const booked = documents.flatMap(({ key, id }): Allocation[] => {
      const amount = values.parts[key] ?? '';
      if ((centsOf(amount || '0') ?? 0) === 0) return [];
      return [key.startsWith('i') ? { invoiceId: id, amount } : { paymentId: id, amount }];
    });
    onBook(booked);
  });
  return (
    <form id={formId} noValidate onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {documents.length === 0 && (
        <p className="text-nav text-ink-2">
          {isIn ? `${customer.label} has no open invoice in ${line.currency}.` : `${customer.label} has no credit in ${line.currency}.`}
        </p>
      )}
      {documents.map(({ key, name, note, open }) => (
        <div key={key} className="grid items-start gap-3 sm:grid-cols-2">
          <div className="min-w-0 pt-1.5">
            <p className="font-medium wrap-anywhere">{name}</p>
            <p className="tnum text-xs text-ink-2">
              {moneyInWords(open, line.currency)} open{note && `, ${note}`}
            </p>
          </div>
          <AmountField control={form.control} name={`parts.${key}`} label={`For ${name}`} />
        </div>
      ))}
      <p role="status" className={`text-nav ${rest < 0 ? 'text-red' : 'text-ink-2'}`}>
        {restInWords(rest, line, customer)}
      </p>
      <UnsavedChanges when={() => isDirty} />
    </form>
  );
}

function restInWords(rest: number, { currency, amount }: BankLine, { label }: SelectOption): string {
  const words = moneyInWords(decimalOf(Math.abs(rest)), currency);
  if (rest < 0) return `That is ${words} more than the line.`;
  if (rest === 0) return 'The whole line is allocated.';
  return amount.startsWith('-') ? `${words} isn’t a refund of a recorded payment.` : `${words} stays as credit for ${label}.`;
}

/** The initial allocation: as proposed, else the one document of that amount, else the oldest first. */
function startOf(line: BankLine, customer: SelectOption, documents: Document[], whole: number): Record<string, string> {
  const proposed = line.proposals.find(({ customerId, paymentId }) => customerId === customer.id && paymentId === null);
  const fitting = documents.find(({ open }) => centsOf(open) === whole);
  let left = whole;
  return Object.fromEntries(
    documents.map((document) => {
      const { key, id, open } = document;
      const part = proposed?.invoices.find((each) => key === `i${each.id}` && each.id === id);
      if (proposed && !line.amount.startsWith('-')) return [key, part ? plain(part.amount) : ''];
      if (fitting) return [key, fitting === document ? plain(open) : ''];
      const cents = Math.min(left, centsOf(open) ?? 0);
      left -= cents;
      return [key, cents > 0 ? plain(decimalOf(cents)) : ''];
    }),
  );
}

function faultOf(typed: string, open: string, currency: string): string | null {
  if (typed.trim() === '') return null;
  const cents = centsOf(typed);
  if (cents === null || cents < 0) return 'Please enter an amount';
  return cents > (centsOf(open) ?? 0) ? `Only ${moneyInWords(open, currency)} is outstanding` : null;
}
