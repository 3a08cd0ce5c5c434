import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { InvoiceMail, reminderMessage, usualMessage } from '#domain/finance/invoice-mail.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import type { InvoiceReminders } from '#domain/finance/payment-reminder.ts';
import { formatsOf } from '#domain/shared/formats.ts';
import { useDates } from '../platform/dates.ts';
import { client, versionOf } from '../platform/api.ts';
import { DialogForm } from '../platform/dialog-form.tsx';
import { showOnFields } from '../platform/saving.ts';
import { RecipientField } from '../platform/recipient-field.tsx';
import { useUser } from '../platform/session.tsx';
import { useUpon } from '../platform/versions.ts';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast-store.ts';

const resolver = standardSchemaResolver(InvoiceMail) as unknown as Resolver<InvoiceMail, unknown, InvoiceMail>;

type Props = {
  invoice: Invoice;
  /** Set if it is a reminder: the one that is due, or one in between. */ reminds?: InvoiceReminders;
  onClose: () => void;
};

/** Emails an invoice to its customer with a message. A draft becomes sent, and can't be changed from then on. */
export function SendDialog({ invoice, reminds, onClose }: Props) {
  const user = useUser();
  const dates = useDates();
  const level = reminds?.next?.isDue && !reminds.stopped ? reminds.next : null;
  const words = reminds ? reminderMessage : usualMessage;
  const wordsOf = (of: Invoice) => words(of, of.companyName ?? 'Fairlead', formatsOf(user.formats));
  const form = useForm({
    resolver,
    // Fields nobody has typed in follow the invoice.
    values: { to: invoice.customerEmail ?? '', message: level?.message ?? wordsOf(invoice) },
    resetOptions: { keepDirtyValues: true },
  });
  const {
    register,
    formState: { errors, dirtyFields },
  } = form;
  const { upon, tellRefusal } = useUpon(invoice, (of) => [of.customerId, wordsOf(of)], { follows: !dirtyFields.message });
  const send = useSending(upon, level !== null);

  function mail(values: InvoiceMail) {
    send.mutate(values, {
      onSuccess: () => {
        toast({
          title: reminds ? 'Reminder on its way' : 'Invoice on its way',
          description: `${invoice.invoiceNumber} goes to ${values.to}. Its page shows when it was sent.`,
        });
        onClose();
      },
      onError: (error) => {
        tellRefusal('Error sending invoice', error, 'Check your message, and send it again.');
        showOnFields(form, error);
      },
    });
  }

  return (
    <DialogForm
      frame={{
        record: invoice,
        onSubmit: form.handleSubmit(mail),
        saving: send.isPending,
        isDirty: Object.keys(dirtyFields).length > 0 && !send.isSuccess,
        conflict: null,
      }}
      thing="email"
      wide
      onClose={onClose}
      title={`${reminds ? 'Remind about' : 'Send'} ${invoice.invoiceNumber}`}
      text={
        invoice.sentAt === null
          ? 'It goes out as a PDF. Once sent, it can’t be changed: to correct it, cancel it and make a copy.'
          : reminds
            ? reminderText(reminds, dates.calendarDay)
            : 'The same PDF is sent again.'
      }
      action={reminds ? 'Send reminder' : 'Send invoice'}
    >
      <div className="grid gap-4">
        <RecipientField
          recipient={{ name: invoice.customerName, email: invoice.customerEmail }}
          error={errors.to?.message}
          input={register('to')}
        />
        <Field label="Message" required error={errors.message?.message} hint="The PDF is attached.">
          {(props) => <TextArea {...props} {...register('message')} className="!min-h-48" />}
        </Field>
      </div>
    </DialogForm>
  );
}

/** Which reminder is sent; before its day, that this doesn't count as one. */
function reminderText({ levels, next, stopped }: InvoiceReminders, inWords: (day: string) => string): string {
  if (stopped) return 'Its reminders are stopped. This sends the same PDF again.';
  if (!next)
    return levels === 1
      ? 'Its one reminder has been sent. This sends the same PDF again.'
      : `All ${levels} reminders have been sent. This sends the same PDF again.`;
  if (next.isDue) return levels === 1 ? 'The same PDF is sent again.' : `Reminder ${next.level} of ${levels}. The same PDF is sent again.`;
  return `Reminder ${next.level} of ${levels} can go out on ${inWords(next.on)}. This sends the same PDF again before then.`;
}

function useSending(invoice: Invoice, isLevel: boolean) {
  // One key for as long as the dialog is open, so that pressing twice, or retrying after a lost connection, sends one email.
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (body: InvoiceMail) => {
      const request = {
        params: { path: { id: invoice.id } },
        body,
        headers: { 'If-Match': versionOf(invoice), 'Idempotency-Key': once },
      };
      if (isLevel) await client.POST('/api/invoices/{id}/payment-reminders', request);
      else await client.POST('/api/invoices/{id}/send', request);
    },
  });
}
