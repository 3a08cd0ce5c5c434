import { useQuery } from '@tanstack/react-query';
import { reason } from '../../platform/api.ts';
import { isFirstRead } from '../../platform/queries.ts';
import { RecordDialog } from '../../ui/record-dialog.tsx';
import { yachtQuery } from '../../yachts/yacht-query.ts';
import { expenseQuery, workQuery } from '../finance-query.ts';
import { useAreBooksPending } from '../tax-rate-query.ts';
import { useCurrencyOf } from '../usual-terms-state.ts';
import { ExpenseForm } from './expense-form.tsx';

type Props = {
  /** Null to log one. */
  id: number | null;
  /** The initial yacht of a new one. */
  yachtId?: number;
  /** The work that a new one is for. */
  maintenanceId?: number;
  onClose: () => void;
  onSaved: () => void;
};

/** An expense to fill in, or to change. */
export function ExpenseDialog({ id, yachtId, maintenanceId, onClose, onSaved }: Props) {
  const expense = useQuery({ ...expenseQuery(id ?? 0), enabled: id !== null });
  // The address holds ids only. A record of another company is simply not filled in.
  const work = useQuery({ ...workQuery(maintenanceId ?? 0), enabled: id === null && maintenanceId !== undefined });
  const of = work.data?.yachtId ?? yachtId;
  const yacht = useQuery({ ...yachtQuery(of ?? 0), enabled: id === null && of !== undefined });
  const currency = useCurrencyOf(yacht.data, yacht.data?.companyId);
  const areBooksPending = useAreBooksPending();

  if (id === null) {
    if (isFirstRead(work) || isFirstRead(yacht) || currency === undefined || areBooksPending) return null;
    return (
      <ExpenseForm
        expense={null}
        work={work.data ?? null}
        yacht={yacht.data ? { id: yacht.data.id, label: yacht.data.name } : null}
        currency={currency}
        onClose={onClose}
        onSaved={onSaved}
      />
    );
  }
  return (
    <RecordDialog query={expense} isWaiting={areBooksPending} title="Edit expense" thing="expense" reason={reason} onClose={onClose}>
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
