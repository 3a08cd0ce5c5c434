import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Invoice, NewInvoice } from '#domain/finance/invoice.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { several } from '#domain/shared/words.ts';
import { ApiError, reason } from '../platform/api.ts';
import { changesIn } from '../platform/saving.ts';
import { useUser } from '../platform/session.tsx';
import { useVersions } from '../platform/versions.ts';
import { Button } from '../ui/button.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import type { Found } from '../ui/search-select.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { formOf, invoiceResolver, type InvoiceForm as Values } from './invoice-entry.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { InvoiceItems } from './invoice-items.tsx';
import { NotesSheet } from './invoice-notes.tsx';
import { useSaveInvoice } from './invoice-save.ts';

const labels: Record<keyof Values, string> = {
  customerId: 'Customer',
  eventId: 'Booking',
  invoiceNumber: 'Invoice number',
  issueDate: 'Issue date',
  dueDate: 'Due date',
  currency: 'Currency',
  taxRate: 'Tax rate',
  notes: 'Notes',
  items: 'Items',
};

type Props = {
  invoice: Invoice | null;
  /** What a new one begins with. */
  blank: Values;
  customer: Found | null;
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: (saved: Invoice) => void;
  onCancel: () => void;
};

/** Creates an invoice, or edits a draft. Its totals are shown as the server will reckon them. */
export function InvoiceForm({ invoice, blank, customer, onSaved, onCancel }: Props) {
  const user = useUser();
  const [chosen, setChosen] = useState(customer);
  const form = useForm({ resolver: invoiceResolver, defaultValues: invoice ? formOf(invoice) : blank });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSaveInvoice();
  const versions = useVersions({ form, stored: invoice, formOf, labels, words, save: send });

  function send(values: NewInvoice, upon: Invoice | null) {
    save.mutate(upon ? { changes: changesIn(values, dirtyFields), upon } : { values }, {
      onSuccess: (saved) => {
        toast(
          upon
            ? { title: 'Invoice updated', description: `${saved.invoiceNumber} is up to date.` }
            : { title: 'Invoice created', description: `${saved.invoiceNumber} is a draft until you send it.` },
        );
        onSaved(saved);
      },
      onError: (error) => {
        if (versions.refused(error)) return;
        const signedOut = error instanceof ApiError && error.status === 401;
        toast({
          variant: 'destructive',
          title: signedOut ? 'Please log in to create invoices' : `Error ${upon ? 'updating' : 'creating'} invoice`,
          description: reason(error),
        });
        showOnItems(error);
      },
    });
  }

  // What the server found wrong may be deep within an item, so its paths are taken as they are.
  function showOnItems(error: unknown) {
    if (!(error instanceof ApiError)) return;
    error.errors
      .filter(({ path }) => (path.split('.')[0] as string) in form.getValues())
      .forEach(({ path, message }, index) => form.setError(path as keyof Values, { message }, { shouldFocus: index === 0 }));
  }

  function words(field: keyof Values, values: Values): string {
    switch (field) {
      case 'customerId':
        return values.customerId === chosen?.id ? (chosen?.label ?? '') : 'Another customer';
      case 'eventId':
        return values.eventId === null ? 'None' : 'A booking';
      case 'items':
        return `${several(values.items.length, 'item')}: ${values.items.map(({ description, quantity, unitPrice }) => `${quantity} × ${moneyInWords(unitPrice, values.currency)} ${description}`).join(', ')}`;
      default:
        return String(values[field] ?? '') || 'Empty';
    }
  }

  // Loaded as somebody else saved it, it may be for a customer whom nobody has chosen here.
  const { upon } = versions;
  const customerId = useWatch({ control: form.control, name: 'customerId' });
  const shown =
    upon && upon.customerId === customerId ? { id: upon.customerId, label: upon.customerName } : customerId === null ? null : chosen;

  return (
    <form noValidate onSubmit={form.handleSubmit((values) => send(values, upon))} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 className="text-xl leading-7 font-semibold wrap-anywhere">{invoice ? invoice.invoiceNumber : 'New invoice'}</h2>
        <p className="text-ink-2">
          {invoice
            ? 'This is a draft. You can change everything until you send it.'
            : 'It starts as a draft. You can preview the PDF before you send it.'}
        </p>
      </div>
      <InvoiceFields key={upon?.updatedAt} form={form} user={user} customer={shown} onCustomer={setChosen} />
      <InvoiceItems form={form} />
      <NotesSheet form={form} />
      {/* On the left, where a toast never covers them. */}
      <div className="sticky bottom-0 z-10 -mx-4 flex gap-2 border-t bg-canvas/95 px-4 py-3 backdrop-blur-md max-sm:[&>*]:flex-1 sm:mx-0 sm:px-0">
        <Button type="submit" variant="primary" running={save.isPending && 'Saving'}>
          {invoice ? 'Save changes' : 'Create invoice'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <ConflictDialog thing="invoice" {...versions.dialog} />
      <UnsavedChanges when={() => isDirty} />
    </form>
  );
}
