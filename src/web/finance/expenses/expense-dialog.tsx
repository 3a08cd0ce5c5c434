import { useQuery } from '@tanstack/react-query';
import { reason } from '../../platform/api.ts';
import { RecordDialog } from '../../ui/record-dialog.tsx';
import { yachtQuery } from '../../yachts/yacht-query.ts';
import { expenseQuery } from '../finance-query.ts';
import { ExpenseForm } from './expense-form.tsx';

type Props = {
  /** Null to log one. */
  id: number | null;
  /** The yacht a new one begins with. */
  yachtId?: number;
  onClose: () => void;
  onSaved: () => void;
};

/** An expense to fill in, or to change. */
export function ExpenseDialog({ id, yachtId, onClose, onSaved }: Props) {
  const expense = useQuery({ ...expenseQuery(id ?? 0), enabled: id !== null });
  const yacht = useQuery({ ...yachtQuery(yachtId ?? 0), enabled: id === null && yachtId !== undefined });

  if (id === null) {
    if (yachtId !== undefined && yacht.isPending) return null;
    return (
      <ExpenseForm
        expense={null}
        yacht={yacht.data ? { id: yacht.data.id, label: yacht.data.name } : null}
        currency={yacht.data?.houseRules?.currency}
        onClose={onClose}
        onSaved={onSaved}
      />
    );
  }
  return (
    <RecordDialog query={expense} title="Edit expense" thing="expense" reason={reason} onClose={onClose}>
      {(loaded) => (
        <ExpenseForm
          expense={loaded}
          yacht={loaded.yachtId === null ? null : { id: loaded.yachtId, label: loaded.yachtName ?? '' }}
          onClose={onClose}
          onSaved={onSaved}
        />
      )}
    </RecordDialog>
  );
}
