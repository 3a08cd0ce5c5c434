import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { InvoiceMail, usualMessage } from '#domain/finance/invoice-mail.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import { shownFormats } from '../../platform/formats.ts';
import { client, reason, versionOf } from '../../platform/api.ts';
import { showOnFields } from '../../platform/saving.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';

const resolver = standardSchemaResolver(InvoiceMail) as unknown as Resolver<InvoiceMail, unknown, InvoiceMail>;

/** Mails an invoice to its customer, with words of one's own. A draft is sent thereby, and stays as it is from then on. */
export function SendDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const user = useUser();
  const formId = useId();
  const form = useForm({
    resolver,
    defaultValues: { to: invoice.customerEmail ?? '', message: usualMessage(invoice, user.companyName ?? 'Fairlead', shownFormats()) },
  });
  const {
    register,
    formState: { errors },
  } = form;
  const send = useSending(invoice);

  function mail(values: InvoiceMail) {
    send.mutate(values, {
      onSuccess: () => {
        toast({ title: 'Invoice sent', description: `${invoice.invoiceNumber} is on its way to ${values.to}.` });
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
      title={`Send ${invoice.invoiceNumber}`}
      text={
        invoice.sentAt === null
          ? 'It goes out as a PDF. Once sent, it can’t be changed: to correct it, cancel it and make a copy.'
          : 'The same PDF is sent again.'
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={send.isPending && 'Sending'}>
            Send invoice
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit(mail)} className="mt-4 grid gap-4">
        <Field
          label="To"
          required
          error={errors.to?.message}
          hint={invoice.customerEmail ? undefined : `${invoice.customerName} has no email address yet`}
        >
          {(props) => <Input {...props} {...register('to')} type="email" inputMode="email" autoComplete="off" />}
        </Field>
        <Field label="Message" required error={errors.message?.message} hint="The PDF is attached.">
          {(props) => <TextArea {...props} {...register('message')} className="!min-h-48" />}
        </Field>
      </form>
    </Dialog>
  );
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
