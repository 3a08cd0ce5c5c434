import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { InvoiceMail, reminderMessage, usualMessage } from '#domain/finance/invoice-mail.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import { can } from '#domain/session/permissions.ts';
import { shownFormats } from '../platform/formats.ts';
import { client, reason, versionOf } from '../platform/api.ts';
import { showOnFields } from '../platform/saving.ts';
import { useUser } from '../platform/session.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast-store.ts';

const resolver = standardSchemaResolver(InvoiceMail) as unknown as Resolver<InvoiceMail, unknown, InvoiceMail>;

type Props = { invoice: Invoice; /** Whether it is to remind of it. */ reminds?: boolean; onClose: () => void };

/** Mails an invoice to its customer, with words of one's own. A draft is sent thereby, and stays as it is from then on. */
export function SendDialog({ invoice, reminds = false, onClose }: Props) {
  const user = useUser();
  const formId = useId();
  const words = reminds ? reminderMessage : usualMessage;
  const form = useForm({
    resolver,
    defaultValues: { to: invoice.customerEmail ?? '', message: words(invoice, user.companyName ?? 'Fairlead', shownFormats()) },
  });
  const {
    register,
    formState: { errors },
  } = form;
  const send = useSending(invoice);
  const mayChoose = can(user, 'run-company');

  function mail(values: InvoiceMail) {
    send.mutate(values, {
      onSuccess: () => {
        toast({
          title: reminds ? 'Reminder on its way' : 'Invoice on its way',
          description: `${invoice.invoiceNumber} goes to ${values.to}. Its page says when it has gone out.`,
        });
        onClose();
      },
      onError: (error) => {
        toast({ variant: 'destructive', title: 'Error sending invoice', description: reason(error) });
        showOnFields(form, error);
      },
    });
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`${reminds ? 'Remind of' : 'Send'} ${invoice.invoiceNumber}`}
      text={
        invoice.sentAt === null
          ? 'It goes out as a PDF. Once sent, it can’t be changed: to correct it, cancel it and make a copy.'
          : 'The same PDF is sent again.'
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={send.isPending && 'Sending'}>
            {reminds ? 'Send reminder' : 'Send invoice'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit(mail)} className="mt-4 grid gap-4">
        <Field label="To" required error={errors.to?.message} hint={addressHint(invoice, mayChoose)}>
          {(props) => (
            <Input
              {...props}
              {...register('to')}
              readOnly={!mayChoose}
              className={mayChoose ? '' : 'bg-sunken text-ink-2'}
              type="email"
              inputMode="email"
              autoComplete="off"
            />
          )}
        </Field>
        <Field label="Message" required error={errors.message?.message} hint="The PDF is attached.">
          {(props) => <TextArea {...props} {...register('message')} className="!min-h-48" />}
        </Field>
      </form>
    </Dialog>
  );
}

function addressHint({ customerName, customerEmail }: Invoice, mayChoose: boolean): string | undefined {
  if (!customerEmail) return `${customerName} has no email address yet${mayChoose ? '' : ': add it to the customer first'}`;
  return mayChoose ? undefined : 'Only managers can send it to another address';
}

function useSending(invoice: Invoice) {
  // One key for as long as the dialog is open: pressed twice, or tried again after a lost connection, it is mailed once.
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (body: InvoiceMail) =>
      client.POST('/api/invoices/{id}/send', {
        params: { path: { id: invoice.id } },
        body,
        headers: { 'If-Match': versionOf(invoice), 'Idempotency-Key': once },
      }),
  });
}
