import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankLine } from '#domain/finance/bank.ts';
import { reason } from '../../platform/api.ts';
import { useDates } from '../../platform/dates.ts';
import { RecordDialog } from '../../ui/record-dialog.tsx';
import { amountOf } from './bank-actions.ts';
import { LineExpenseForm } from './line-expense-form.tsx';
import { MatchForm } from './match-form.tsx';
import { bankLineQuery } from './bank-query.ts';

type Props = { id: number; onClose: () => void; onBooked: () => void };

/** A line of the bank for which somebody says what it is. */
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
  const [isRefund, setIsRefund] = useState(false);
  const isIn = !line.amount.startsWith('-');
  const facts = [dates.calendarDay(line.day), line.name, line.text, line.reference].filter(Boolean).join(' · ');
  const frame = {
    line,
    title: `${amountOf(line)} ${isIn ? 'came in' : 'went out'}`,
    text: <span className="text-nav wrap-anywhere">{facts}</span>,
    onClose,
    onBooked,
  };
  if (isIn || isRefund) return <MatchForm {...frame} onBack={isIn ? undefined : () => setIsRefund(false)} />;
  return <LineExpenseForm {...frame} onRefund={() => setIsRefund(true)} />;
}
