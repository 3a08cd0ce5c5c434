import { Link } from '@tanstack/react-router';
import { Check, EyeOff, ReceiptText, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BankLine, BankProposal } from '#domain/finance/bank.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { useDates } from '../../platform/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { RecordLink } from '../../words/record-link.tsx';
import { inBooks, type BankSearch } from '../finance-query.ts';
import { amountOf, matchOf, useBooking, useIgnoring, useUndoing } from './bank-actions.ts';

type Props = { line: BankLine; list: BankSearch; mayWrite: boolean };

/** A bank line with its text, the best proposal and the reason for it, and its actions. */
export function BankRow({ line, list, mayWrite }: Props) {
  const dates = useDates();
  const { day, amount, currency, name, text, reference, isReversal, state } = line;
  const isIn = !amount.startsWith('-');
  const title = name ?? text ?? reference ?? (isIn ? 'Money in' : 'Money out');
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-3 px-4 py-3 focus-within:bg-hover hover:bg-hover lg:grid-cols-2">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-nav font-medium wrap-anywhere">
            {state === 'open' && mayWrite ? (
              <Link
                {...inBooks('bank')}
                search={{ ...list, edit: line.id }}
                resetScroll={false}
                className="rounded-sm hover:text-accent hover:underline"
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <p className="tnum mt-0.5 line-clamp-2 text-xs wrap-anywhere text-ink-2">
            {[dates.calendarDay(day), isReversal && 'Returned', title === text ? null : text].filter(Boolean).join(' · ')}
          </p>
        </div>
        <p className={`tnum text-nav font-semibold whitespace-nowrap ${isIn ? 'text-green' : ''}`}>
          {isIn && '+'}
          {moneyInWords(amount, currency)}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-48 flex-1 text-nav">{state === 'open' ? <Proposal line={line} /> : <Behind line={line} />}</div>
        {mayWrite && (
          <div className="flex flex-wrap justify-end gap-1">
            {state === 'open' ? <OpenActs line={line} list={list} title={title} /> : <ClosedActs line={line} title={title} />}
          </div>
        )}
      </div>
    </article>
  );
}

/** What an open line may be for, and why. */
function Proposal({ line }: { line: BankLine }) {
  const [best] = line.proposals;
  if (!best) return <p className="text-xs text-ink-3">No match in the books</p>;
  const isCertain = best.certainty === 'certain';
  return (
    <div className="flex items-start gap-2.5">
      <Badge tone={isCertain ? 'green' : 'amber'}>{isCertain ? 'Certain' : 'Likely'}</Badge>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <What proposal={best} currency={line.currency} />
        </p>
        <p className="mt-0.5 text-xs text-ink-2">{best.reason}</p>
      </div>
    </div>
  );
}

function What({
  proposal: { customerName, ownerName, invoices, expenseId, paymentId },
  currency,
}: {
  proposal: BankProposal;
  currency: string;
}) {
  if (expenseId !== null)
    return (
      <RecordLink kind="expense" id={expenseId}>
        Expense
      </RecordLink>
    );
  if (ownerName !== null) return `Payout to ${ownerName}`;
  if (paymentId !== null) return `Payment of ${customerName}`;
  return (
    <>
      {inARow(
        invoices.map(({ id, number, amount, open }) => (
          <span key={id}>
            <RecordLink kind="invoice" id={id} className="font-medium hover:text-accent hover:underline">
              {number}
            </RecordLink>
            {amount !== open && `, part of ${moneyInWords(open, currency)}`}
          </span>
        )),
      )}{' '}
      <span className="text-ink-2">{customerName}</span>
    </>
  );
}

/** What a booked line was matched to. */
function Behind({ line: { match } }: { line: BankLine }) {
  if (!match) return <p className="text-ink-2">Ignored</p>;
  const { expenseId, description, customerId, customerName, ownerName, invoices } = match;
  if (expenseId !== null)
    return (
      <RecordLink kind="expense" id={expenseId}>
        {description ?? 'Expense'}
      </RecordLink>
    );
  if (ownerName !== null)
    return (
      <Link {...inBooks('owners')} search={{ q: ownerName }} className="rounded-sm wrap-anywhere hover:text-accent hover:underline">
        Payout to {ownerName}
      </Link>
    );
  const customer =
    customerId === null ? (
      customerName
    ) : (
      <RecordLink kind="customer" id={customerId}>
        {customerName}
      </RecordLink>
    );
  if (invoices.length === 0) return <p className="wrap-anywhere">Credit of {customer}</p>;
  return (
    <p className="wrap-anywhere">
      {inARow(
        invoices.map(({ id, number }) => (
          <RecordLink key={id} kind="invoice" id={id} className="font-medium hover:text-accent hover:underline">
            {number}
          </RecordLink>
        )),
      )}{' '}
      <span className="text-ink-2">{customer}</span>
    </p>
  );
}

function inARow(parts: ReactNode[]): ReactNode {
  return parts.flatMap((part, place) => (place === 0 ? [part] : [' and ', part]));
}

function OpenActs({ line, list, title }: { line: BankLine; list: BankSearch; title: string }) {
  const booking = useBooking();
  const ignoring = useIgnoring();
  const [best] = line.proposals;
  const of = `${title}, ${amountOf(line)}`;
  const way = { ...inBooks('bank'), search: { ...list, edit: line.id }, resetScroll: false } as const;
  const isOut = line.amount.startsWith('-');
  return (
    <>
      {best && (
        <Button
          size="sm"
          data-key="accept"
          aria-label={`Accept ${of}`}
          running={booking.isPending && 'Booking'}
          onClick={() => booking.mutate({ line, match: matchOf(best) })}
        >
          <Check aria-hidden />
          Accept
        </Button>
      )}
      <Link
        {...way}
        data-key={isOut ? 'expense' : undefined}
        aria-label={`${isOut ? 'Expense for' : 'Choose for'} ${of}`}
        className={buttonLook({ size: 'sm', variant: best ? 'ghost' : 'outline' })}
      >
        {isOut && <ReceiptText aria-hidden />}
        {isOut ? 'Expense' : 'Choose'}
      </Link>
      <Button
        size="iconSmall"
        variant="ghost"
        data-key="ignore"
        aria-label={`Ignore ${of}`}
        title="Ignore"
        disabled={ignoring.isPending}
        onClick={() => ignoring.mutate({ line, ignored: true })}
      >
        <EyeOff aria-hidden />
      </Button>
    </>
  );
}

function ClosedActs({ line, title }: { line: BankLine; title: string }) {
  const undoing = useUndoing();
  const ignoring = useIgnoring();
  const isRunning = undoing.isPending || ignoring.isPending;
  return (
    <Button
      size="sm"
      aria-label={`Undo ${title}, ${amountOf(line)}`}
      running={isRunning && 'Undoing'}
      onClick={() => (line.state === 'ignored' ? ignoring.mutate({ line, ignored: false }) : undoing.mutate(line))}
    >
      <Undo2 aria-hidden />
      Undo
    </Button>
  );
}
