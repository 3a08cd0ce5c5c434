import { useQuery } from '@tanstack/react-query';
import { reason } from '../../platform/api.ts';
import { isFirstRead } from '../../platform/queries.ts';
import { RecordDialog } from '../../ui/record-dialog.tsx';
import { foundCustomer } from '../../customers/customer-select.tsx';
import { customerQuery } from '../../customers/customer-query.ts';
import { yachtQuery } from '../../yachts/yacht-query.ts';
import { incomeRecordQuery } from '../finance-query.ts';
import { useAreBooksPending } from '../tax-rate-query.ts';
import { useCurrencyOf } from '../usual-terms-state.ts';
import { customerOf, IncomeForm, yachtOf } from './income-form.tsx';

type Props = {
  /** Null to log one. */
  id: number | null;
  /** The initial yacht and customer of a new one. */
  yachtId?: number;
  customerId?: number;
  onClose: () => void;
  onSaved: () => void;
};

/** An income record to fill in, or to change. */
export function IncomeDialog({ id, yachtId, customerId, onClose, onSaved }: Props) {
  const income = useQuery({ ...incomeRecordQuery(id ?? 0), enabled: id !== null });
  const yacht = useQuery({ ...yachtQuery(yachtId ?? 0), enabled: id === null && yachtId !== undefined });
  const customer = useQuery({ ...customerQuery(customerId ?? 0), enabled: id === null && customerId !== undefined });
  const currency = useCurrencyOf(yacht.data, yacht.data?.companyId ?? customer.data?.companyId);
  const areBooksPending = useAreBooksPending();

  if (id === null) {
    if (isFirstRead(yacht) || isFirstRead(customer) || currency === undefined || areBooksPending) return null;
    return (
      <IncomeForm
        income={null}
        yacht={yacht.data ? { id: yacht.data.id, label: yacht.data.name } : null}
        customer={customer.data ? foundCustomer(customer.data) : null}
        currency={currency}
        onClose={onClose}
        onSaved={onSaved}
      />
    );
  }
  return (
    <RecordDialog query={income} isWaiting={areBooksPending} title="Edit income" thing="income record" reason={reason} onClose={onClose}>
      {(loaded) => <IncomeForm income={loaded} yacht={yachtOf(loaded)} customer={customerOf(loaded)} onClose={onClose} onSaved={onSaved} />}
    </RecordDialog>
  );
}
