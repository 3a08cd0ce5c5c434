import { ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Apa } from '#domain/finance/apa.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { useToday } from '../../platform/dates.ts';
import { useRecordForm } from '../../platform/record-form.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { blankReceipt, receiptLabels, receiptOf, receiptResolver, receiptWords } from './receipt-entry.ts';
import { MoreReceiptFields, ReceiptFields } from './receipt-fields.tsx';
import { RepeatedDialog, useRepeated } from './repeated-dialog.tsx';

/** Adds a receipt: camera, amount, category, save. If it can't be sent, the entry stays; sending it again stores it only once. */
export function ReceiptForm({ apa, onAdded }: { apa: Apa; onAdded: () => void }) {
  const today = useToday();
  const [uploading, setUploading] = useState(false);
  const [isMore, setMore] = useState(false);
  const repeated = useRepeated();
  const { form, frame } = useRecordForm({
    collection: '/api/apa-entries',
    addTo: `/api/apa/${apa.id}/entries`,
    stored: null,
    formOf: receiptOf,
    blank: blankReceipt(apa, today),
    resolver: receiptResolver,
    labels: receiptLabels,
    words: receiptWords,
    failure: 'Receipt not saved',
    asks: repeated.ask,
    // The faulty field may be hidden.
    onFailed: () => setMore(true),
    onSaved: ({ amountInApa, balance }) => {
      toast({
        title: 'Receipt added',
        description: `${moneyInWords(amountInApa, apa.currency)} spent, ${moneyInWords(balance, apa.currency)} left.`,
      });
      onAdded();
    },
  });
  return (
    <section aria-labelledby="add-receipt" className="card p-4 sm:p-5">
      <h3 id="add-receipt" className="text-panel font-semibold">
        Add receipt
      </h3>
      <form noValidate onSubmit={frame.onSubmit} className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
        <ReceiptFields form={form} stored={null} apaCurrency={apa.currency} onUploading={setUploading} />
        {isMore ? (
          <MoreReceiptFields form={form} />
        ) : (
          <Button variant="ghost" size="sm" className="justify-self-start" aria-expanded={false} onClick={() => setMore(true)}>
            <ChevronDown aria-hidden />
            Date, supplier and more
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="sm:justify-self-start"
          disabled={uploading}
          running={frame.saving && 'Saving'}
        >
          <Plus aria-hidden />
          {uploading ? 'Uploading…' : 'Save receipt'}
        </Button>
      </form>
      <RepeatedDialog {...repeated} />
      <UnsavedChanges when={() => frame.isDirty} />
    </section>
  );
}
