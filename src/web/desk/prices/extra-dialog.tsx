import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ExtraChanges, NewExtra, type Extra } from '#domain/desk/extra.ts';
import { extraUnitLabels, payableLabels, type ExtraUnit, type Payable } from '#domain/desk/price-words.ts';
import { CompanyField } from '../../companies/company-field.tsx';
import { CurrencyField, usualCurrency, WordField, YachtField } from '../../finance/books-fields.tsx';
import { AmountField } from '../../platform/amount-field.tsx';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { checkedBy, useRecordForm } from '../../platform/record-form.ts';
import { useUser } from '../../platform/session.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { SelectOption } from '../../ui/search-select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { yachtTermsQuery } from './prices-query.ts';

type Values = {
  name: string;
  unit: ExtraUnit;
  price: string;
  currency: string;
  payable: Payable;
  obligatory: boolean;
  taxExempt: boolean;
  yachtId: number | null;
  companyId: number | null;
};
const labels: Record<keyof Values, string> = {
  name: 'Name',
  unit: 'Charged',
  price: 'Price',
  currency: 'Currency',
  payable: 'Paid',
  obligatory: 'Part of every charter',
  taxExempt: 'Tax-exempt',
  yachtId: 'Yacht',
  companyId: 'Company',
};

function formOf({ name, unit, price, currency, payable, obligatory, taxExempt, yachtId, companyId }: Extra): Values {
  return { name, unit, price: price.replace(/\.00$/, ''), currency, payable, obligatory, taxExempt, yachtId, companyId };
}

/** Adds or edits an extra. */
export function ExtraDialog({ extra, onClose }: { extra: Extra | null; onClose: () => void }) {
  const user = useUser();
  const queries = useQueryClient();
  const [yacht, setYacht] = useState<SelectOption | null>(extra?.yachtId ? { id: extra.yachtId, label: extra.yachtName ?? '' } : null);
  const { form, upon, frame } = useRecordForm({
    collection: '/api/extras',
    stored: extra,
    formOf,
    blank: {
      name: '',
      unit: 'booking',
      price: '',
      currency: usualCurrency(user),
      payable: 'invoice',
      obligatory: false,
      taxExempt: false,
      yachtId: null,
      companyId: user.companyId,
    },
    resolver: checkedBy<Values, NewExtra>(extra ? ExtraChanges : NewExtra),
    labels,
    words: (field, values) => String(values[field] ?? '') || 'Empty',
    failure: `Error ${extra ? 'updating' : 'adding'} extra`,
    onSaved: ({ name }) => {
      toast({ title: extra ? 'Extra updated' : 'Extra added', description: `${name} is offered with new charters.` });
      onClose();
    },
  });
  const { control, register, formState } = form;

  function choose(next: SelectOption | null) {
    setYacht(next);
    if (!extra) void followYacht(next && next.id);
  }

  /** A new extra has the currency of its yacht, or else of the company, unless another was chosen. */
  async function followYacht(yachtId: number | null) {
    const terms = await (yachtId === null ? null : queries.fetchQuery(yachtTermsQuery(yachtId)).catch(() => null));
    // Another one may have been chosen meanwhile.
    if (form.getValues('yachtId') !== yachtId || form.getFieldState('currency').isDirty) return;
    form.resetField('currency', { defaultValue: terms?.currency ?? usualCurrency(user) });
  }

  return (
    <DialogForm
      frame={frame}
      thing="extra"
      wide
      title={extra ? 'Edit extra' : 'New extra'}
      text="Prices already quoted don't change."
      action={extra ? 'Save changes' : 'Add extra'}
      onClose={onClose}
    >
      <div key={upon?.updatedAt} className="grid gap-4 sm:grid-cols-2">
        {!extra && <CompanyField control={control} name="companyId" user={user} />}
        <Field label="Name" required error={formState.errors.name?.message}>
          {(props) => <Input {...props} {...register('name')} autoComplete="off" placeholder="Skipper" />}
        </Field>
        <AmountField control={control} name="price" label="Price" required currency={form.watch('currency')} />
        <WordField control={control} name="unit" label={labels.unit} required words={extraUnitLabels} />
        <CurrencyField control={control} name="currency" />
        <YachtField control={control} name="yachtId" chosen={yacht} onChoose={choose} />
        <WordField control={control} name="payable" label={labels.payable} required words={payableLabels} />
        <div className="flex flex-wrap gap-x-6 sm:col-span-full">
          {(['obligatory', 'taxExempt'] as const).map((name) => (
            <label key={name} className="flex min-h-11 items-center gap-2">
              <input type="checkbox" className="size-4 accent-(--accent)" {...register(name)} />
              {labels[name]}
            </label>
          ))}
        </div>
      </div>
    </DialogForm>
  );
}
