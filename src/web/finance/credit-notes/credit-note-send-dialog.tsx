import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CreditNote } from '#domain/finance/credit-note.ts';
import { creditNoteMessage, InvoiceMail } from '#domain/finance/invoice-mail.ts';
import { client, versionOf } from '../../platform/api.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { RecipientField } from '../../platform/recipient-field.tsx';
import { checkedBy, frameOfNew } from '../../platform/record-form.ts';
import { tellFailure } from '../../platform/records.ts';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';

/** Emails a credit note to its customer, with an editable message. */
export function CreditNoteSendDialog({ note, onClose }: { note: CreditNote; onClose: () => void }) {
  const form = useForm<InvoiceMail, unknown, InvoiceMail>({
    resolver: checkedBy<InvoiceMail, InvoiceMail>(InvoiceMail),
    defaultValues: { to: note.customerEmail ?? '', message: creditNoteMessage(note, note.companyName ?? 'Fairlead') },
  });
  const {
    register,
    formState: { errors },
  } = form;
  // One key for as long as the dialog is open, so that pressing twice, or retrying after a lost connection, sends one email.
  const [once] = useState(() => crypto.randomUUID());
  const send = useMutation({
    mutationFn: async (body: InvoiceMail) => {
      const headers = { 'If-Match': versionOf(note), 'Idempotency-Key': once };
      await client.POST('/api/credit-notes/{id}/send', { params: { path: { id: note.id } }, body, headers });
    },
    onSuccess: (_sent, { to }) => {
      toast({ title: 'Credit note on its way', description: `${note.number} goes to ${to}.` });
      onClose();
    },
    onError: (error) => tellFailure('Error sending credit note', error),
  });
  return (
    <DialogForm
      frame={frameOfNew(form, send, (values) => values, note)}
      thing="email"
      title={`Send ${note.number}`}
      text={`To ${note.customerName}, with the PDF.`}
      action="Send credit note"
      onClose={onClose}
    >
      <div className="grid gap-4">
        <RecipientField
          recipient={{ name: note.customerName, email: note.customerEmail }}
          error={errors.to?.message}
          input={register('to')}
        />
        <Field label="Message" required error={errors.message?.message} hint="The PDF is attached.">
          {(props) => <TextArea {...props} {...register('message')} className="!min-h-40" />}
        </Field>
      </div>
    </DialogForm>
  );
}
