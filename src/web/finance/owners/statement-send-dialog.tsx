import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { InvoiceMail } from '#domain/finance/invoice-mail.ts';
import { ownerStatementMessage, type OwnerStatement } from '#domain/finance/owner-statement.ts';
import { formatsOf } from '#domain/shared/formats.ts';
import { client } from '../../platform/api.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { useUser } from '../../platform/session.tsx';
import { checkedBy, frameOfNew } from '../../platform/record-form.ts';
import { tellFailure } from '../../platform/records.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';

/** Emails a statement to its owner, with an editable message. */
export function StatementSendDialog({ statement, onClose }: { statement: OwnerStatement; onClose: () => void }) {
  const { formats } = useUser();
  const form = useForm<InvoiceMail, unknown, InvoiceMail>({
    resolver: checkedBy<InvoiceMail, InvoiceMail>(InvoiceMail),
    defaultValues: {
      to: statement.ownerEmail ?? '',
      message: ownerStatementMessage(statement, statement.companyName ?? 'Fairlead', formatsOf(formats)),
    },
  });
  const {
    register,
    formState: { errors },
  } = form;
  // One key for as long as the dialog is open, so that pressing twice, or retrying after a lost connection, sends one email.
  const [once] = useState(() => crypto.randomUUID());
  const send = useMutation({
    mutationFn: async (body: InvoiceMail) => {
      const headers = { 'Idempotency-Key': once };
      await client.POST('/api/owner-statements/{id}/send', { params: { path: { id: statement.id } }, body, headers });
    },
    onSuccess: (_sent, { to }) => {
      toast({ title: 'Statement on its way', description: `${statement.number} goes to ${to}.` });
      onClose();
    },
    onError: (error) => tellFailure('Error sending statement', error),
  });
  return (
    <DialogForm
      frame={frameOfNew(form, send, (values) => values, statement)}
      thing="email"
      title={`Send ${statement.number}`}
      text={`To ${statement.ownerName}, with the PDF.`}
      action="Send statement"
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Field label="To" required error={errors.to?.message}>
          {(props) => <Input {...props} {...register('to')} type="email" inputMode="email" autoComplete="off" />}
        </Field>
        <Field label="Message" required error={errors.message?.message} hint="The PDF is attached.">
          {(props) => <TextArea {...props} {...register('message')} className="!min-h-40" />}
        </Field>
      </div>
    </DialogForm>
  );
}
