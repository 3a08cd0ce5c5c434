import { useState } from 'react';
import type { Apa, ApaEntry } from '#domain/finance/apa.ts';
import { useToday } from '../../platform/dates.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { useRecordForm } from '../../platform/record-form.ts';
import { toast } from '../../ui/toast-store.ts';
import { blankReceipt, receiptLabels, receiptOf, receiptResolver, receiptWords } from './receipt-entry.ts';
import { MoreReceiptFields, ReceiptFields } from './receipt-fields.tsx';
import { RepeatedDialog, useRepeated } from './repeated-dialog.tsx';

type Props = { apa: Apa; entry: ApaEntry; onClose: () => void };

/** Edits a receipt, also whether the charterer accepts it. */
export function ReceiptDialog({ apa, entry, onClose }: Props) {
  const [uploading, setUploading] = useState(false);
  const repeated = useRepeated();
  const { form, upon, frame } = useRecordForm({
    collection: '/api/apa-entries',
    stored: entry,
    formOf: receiptOf,
    blank: blankReceipt(apa, useToday()),
    resolver: receiptResolver,
    labels: receiptLabels,
    words: receiptWords,
    failure: 'Error updating receipt',
    asks: repeated.ask,
    onSaved: () => {
      toast({ title: 'Receipt updated', description: `The APA of ${apa.charterNumber} is up to date.` });
      onClose();
    },
  });
  return (
    <DialogForm
      frame={frame}
      thing="receipt"
      wide
      title="Edit receipt"
      text={`APA of ${apa.charterNumber}, added by ${entry.enteredBy}.`}
      action={uploading ? 'Uploading…' : 'Save changes'}
      waits={uploading}
      onClose={onClose}
    >
      <div key={upon?.updatedAt} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ReceiptFields form={form} stored={upon} apaCurrency={apa.currency} onUploading={setUploading} />
        <MoreReceiptFields form={form} />
        <label className="flex min-h-11 items-center gap-2 text-nav">
          <input type="checkbox" {...form.register('disputed')} className="size-4 accent-(--accent)" />
          Disputed by the charterer
        </label>
      </div>
      <RepeatedDialog {...repeated} />
    </DialogForm>
  );
}
