import { useQuery, type UseQueryResult } from '@tanstack/react-query';
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
import { openCreditNotesQuery } from '../credit-notes/credit-note-query.ts';
import { creditOfQuery } from '../payments/payment-query.ts';
import { matchOf, useBooking } from './bank-actions.ts';
import { openInvoicesOfQuery } from './bank-query.ts';
import { allocationsOf, creditsIn, faultOf, invoicesIn, startOf, type Allocation, type MatchDocument } from './match-entry.ts';

type Props = {
  line: BankLine;
  title: string;
  text: ReactNode;
  onClose: () => void;
  onBooked: () => void;
  onBack?: (() => void) | undefined;
};

/** Allocates a customer's payment or refund. What isn't allocated stays as their credit. */
export function MatchForm({ line, title, text, onClose, onBooked, onBack }: Props) {
  const best = line.proposals.find(({ customerId, paymentId }) => customerId !== null && paymentId === null);
  const recorded = line.proposals.filter(({ paymentId, customerId }) => paymentId !== null && customerId !== null);
  const Documents = line.amount.startsWith('-') ? Credits : Invoices;
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
const loading = (
  <Skeletons count={2}>
    <Skeleton className="h-10" />
  </Skeletons>
);

type DocumentsProps = { line: BankLine; customer: SelectOption; children: (documents: MatchDocument[]) => ReactNode };

/** The customer's open invoices, which incoming money pays. */
function Invoices({ line, customer, children }: DocumentsProps) {
  const dates = useDates();
  const invoices = useQuery({ ...openInvoicesOfQuery(customer.id, line.currency), refetchOnMount: 'always' });
  return (
    <Loaded query={invoices} isWaiting={isBefore(invoices)} loading={loading} renderFailed={failed}>
      {(rows) => children(invoicesIn(rows, dates))}
    </Loaded>
  );
}

/** The customer's credit, which outgoing money refunds. */
function Credits({ line, customer, children }: DocumentsProps) {
  const dates = useDates();
  const notes = useQuery({ ...openCreditNotesQuery(customer.id), refetchOnMount: 'always' });
  const payments = useQuery({ ...creditOfQuery(customer.id), refetchOnMount: 'always' });
  return (
    <Loaded query={notes} isWaiting={isBefore(notes)} loading={loading} renderFailed={failed}>
      {(noteRows) => (
        <Loaded query={payments} isWaiting={isBefore(payments)} loading={loading} renderFailed={failed}>
          {(paymentRows) => children(creditsIn({ notes: noteRows, payments: paymentRows }, line.currency, dates))}
        </Loaded>
      )}
    </Loaded>
  );
}

/** Whether a list is still being read again: a line is allocated to what is open now, not to what was in the cache. */
function isBefore({ isFetching, isFetchedAfterMount }: UseQueryResult): boolean {
  return isFetching && !isFetchedAfterMount;
}

type PartsProps = {
  formId: string;
  line: BankLine;
  customer: SelectOption;
  documents: MatchDocument[];
  onBook: (parts: Allocation[]) => void;
};

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
    onBook(allocationsOf(documents, values.parts));
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
  return amount.startsWith('-') ? `${words} isn’t covered by credit of ${label}.` : `${words} stays as credit for ${label}.`;
}
