import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Banknote, FileMinus, FileText, Scale, Undo2, Wallet, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Customer } from '#domain/customers/customer.ts';
import type { AccountLine } from '#domain/finance/customer-payment.ts';
import { can } from '#domain/session/permissions.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { fullName } from '#domain/shared/words.ts';
import { useDates } from '../platform/dates.ts';
import { useUser } from '../platform/session.tsx';
import type { Tone } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { creditsIn, type Credit } from './customer-credit-entry.ts';
import { InvoiceLink } from './customer-header.tsx';
import { CustomerRecordList, CustomerRecordRow, titleLink } from './customer-record-list.tsx';
import { accountQuery, openCreditNotesQuery, openPaymentsQuery } from './customer-page-query.ts';

const RefundDialog = lazy(() => import('./customer-refund-dialog.tsx').then((module) => ({ default: module.CustomerRefundDialog })));

const looks: Record<AccountLine['kind'], { icon: LucideIcon; tone: Tone; name: string }> = {
  invoice: { icon: FileText, tone: 'blue', name: 'Invoice' },
  credit_note: { icon: FileMinus, tone: 'amber', name: 'Credit note' },
  payment: { icon: Banknote, tone: 'green', name: 'Payment' },
  refund: { icon: Undo2, tone: 'grey', name: 'Refund' },
  apa: { icon: Wallet, tone: 'grey', name: 'APA' },
};

/** Everything a customer was invoiced, credited and paid, the latest first, with the balance after each, and how much of it is credit. */
export function CustomerAccountList({ customer, page }: { customer: Customer; page: number }) {
  const account = useQuery(accountQuery(customer.id, page));
  return (
    <>
      <CreditOf customer={customer} />
      <CustomerRecordList
        query={account}
        page={page}
        noun="entries"
        icon={<Scale />}
        none="Nothing on the account yet"
        invite="Invoices that were sent, payments and credit notes appear here"
        add={<InvoiceLink customer={customer} />}
      >
        {(line) => <AccountRow key={`${line.kind} ${line.id}`} line={line} />}
      </CustomerRecordList>
    </>
  );
}

function AccountRow({ line }: { line: AccountLine }) {
  const dates = useDates();
  const { kind, day, text, debit, credit, balance, currency } = line;
  const { icon, tone, name } = looks[kind];
  const isNumbered = kind === 'invoice' || kind === 'credit_note';
  const note = [dates.calendarDay(day), isNumbered ? null : text].filter(Boolean).join(' · ');
  return (
    <CustomerRecordRow
      icon={icon}
      tone={tone}
      title={<Title line={line}>{isNumbered ? `${name} ${text}` : name}</Title>}
      note={note}
      amount={debit === '0.00' ? `−${moneyInWords(credit, currency)}` : moneyInWords(debit, currency)}
      end={<span className="tnum text-xs text-ink-3">{balanceWords(balance, currency)}</span>}
    />
  );
}

function Title({ line: { invoiceId }, children }: { line: AccountLine; children: ReactNode }) {
  if (invoiceId === null) return children;
  return (
    <Link to="/finance/invoices/$invoiceId" params={{ invoiceId: String(invoiceId) }} className={titleLink}>
      {children}
    </Link>
  );
}

function balanceWords(balance: string, currency: string): string {
  if (balance === '0.00') return 'Settled';
  return balance.startsWith('-') ? `${moneyInWords(balance.slice(1), currency)} credit` : `${moneyInWords(balance, currency)} owed`;
}

/** What a customer paid or was credited beyond what they owe. It can pay for an invoice, on that invoice's page, or be refunded. */
function CreditOf({ customer }: { customer: Customer }) {
  const { data: notes = [] } = useQuery(openCreditNotesQuery(customer.id));
  const { data: payments = [] } = useQuery(openPaymentsQuery(customer.id));
  const mayRefund = can(useUser(), 'finance:write');
  const [refunding, setRefunding] = useState<Credit | null>(null);
  return (
    <>
      {creditsIn(notes, payments).map((credit) => (
        <div key={credit.currency} className="flex flex-wrap items-center justify-between gap-3 border-b p-4 sm:px-5">
          <p className="text-nav">
            {fullName(customer)} has <span className="tnum font-medium">{moneyInWords(credit.amount, credit.currency)}</span> in credit.
          </p>
          {mayRefund && (
            <Button size="sm" onClick={() => setRefunding(credit)}>
              Record refund
            </Button>
          )}
        </div>
      ))}
      {refunding && (
        <Suspense>
          <RefundDialog customer={customer} credit={refunding} onClose={() => setRefunding(null)} />
        </Suspense>
      )}
    </>
  );
}
