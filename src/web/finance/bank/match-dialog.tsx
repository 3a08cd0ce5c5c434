import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankLine } from '#domain/finance/bank.ts';
import { reason } from '../../platform/api.ts';
import { CompanyNote } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { RecordDialog } from '../../ui/record-dialog.tsx';
import { amountOf } from './bank-actions.ts';
import { LineExpenseForm, useLineExpense } from './line-expense-form.tsx';
import { LinePayoutForm } from './line-payout-form.tsx';
import { MatchForm } from './match-form.tsx';
import { bankLineQuery } from './bank-query.ts';

type Props = { id: number; onClose: () => void; onBooked: () => void };

/** Matches a bank line by hand. */
export function MatchDialog({ id, onClose, onBooked }: Props) {
  const line = useQuery({ ...bankLineQuery(id), refetchOnMount: 'always' });
  return (
    <RecordDialog query={line} title="Book this line" thing="line" reason={reason} onClose={onClose}>
      {(loaded) => <Choice line={loaded} onClose={onClose} onBooked={onBooked} />}
    </RecordDialog>
  );
}

function Choice({ line, onClose, onBooked }: Omit<Props, 'id'> & { line: BankLine }) {
  const dates = useDates();
  const [sort, setSort] = useState<'expense' | 'refund' | 'payout'>('expense');
  const draft = useLineExpense(line);
  const isIn = !line.amount.startsWith('-');
  const facts = [dates.calendarDay(line.day), line.name, line.text, line.reference].filter(Boolean).join(' · ');
  const frame = {
    line,
    title: `${amountOf(line)} ${isIn ? 'came in' : 'went out'}`,
    text: (
      <span className="text-nav wrap-anywhere">
        {facts}
        <CompanyNote record={line} />
      </span>
    ),
    onClose,
    onBooked,
  };
  const back = () => setSort('expense');
  if (isIn || sort === 'refund') return <MatchForm {...frame} onBack={isIn ? undefined : back} />;
  if (sort === 'payout') return <LinePayoutForm {...frame} onBack={back} />;
  return <LineExpenseForm {...frame} draft={draft} onRefund={() => setSort('refund')} onPayout={() => setSort('payout')} />;
}
