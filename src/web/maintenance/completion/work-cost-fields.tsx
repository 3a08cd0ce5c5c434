import { workSubcategoryLabels } from '#domain/finance/words.ts';
import { decimalMarkOf } from '#domain/shared/typed-amount.ts';
import { hintFor } from '../../platform/amount-field.tsx';
import { DocumentField } from '../../platform/document-field.tsx';
import { useUser } from '../../platform/session.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { choicesOf, Select } from '../../ui/select.tsx';
import { hasCost, type TypedCost } from './work-cost-entry.ts';

type Props = {
  cost: TypedCost;
  currency: string;
  faultAt: (path: 'amount' | 'vendor' | 'receiptUrl') => string | null;
  onChange: (cost: TypedCost) => void;
  onUploading: (uploading: boolean) => void;
};

const kinds = choicesOf(workSubcategoryLabels);

/** A receipt and its amount, logged as an expense of the work. */
export function WorkCostFields({ cost, currency, faultAt, onChange, onUploading }: Props) {
  const user = useUser();
  const set = (change: Partial<TypedCost>) => onChange({ ...cost, ...change });
  return (
    <div className="grid gap-4">
      <DocumentField
        label="Receipt"
        file={cost.receipt}
        error={faultAt('receiptUrl') ?? undefined}
        onChange={(receipt) => set({ receipt })}
        onUploading={onUploading}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field
          label={`Amount in ${currency}`}
          error={faultAt('amount') ?? undefined}
          hint={hintFor(cost.amount, decimalMarkOf(user), currency) ?? 'Logged as an expense of this work'}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              className="tnum"
              value={cost.amount}
              onChange={({ target }) => set({ amount: target.value })}
            />
          )}
        </Field>
        {hasCost(cost) && (
          <>
            <Field label="Paid for">
              {(control) => (
                <Select control={control} value={cost.subcategory} choices={kinds} onChoose={(subcategory) => set({ subcategory })} />
              )}
            </Field>
            <Field label="Vendor" error={faultAt('vendor') ?? undefined}>
              {(control) => (
                <Input {...control} autoComplete="off" value={cost.vendor} onChange={({ target }) => set({ vendor: target.value })} />
              )}
            </Field>
          </>
        )}
      </div>
    </div>
  );
}
