import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { UsualTerms } from '#domain/companies/usual-terms.ts';
import { usualDueDate, type Invoice } from '#domain/finance/invoice.ts';
import { invoiceKindLabels } from '#domain/finance/words.ts';
import { isDay } from '#domain/shared/is-day.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { several } from '#domain/shared/words.ts';
import { NewCustomerDialog } from '../../customers/new-customer-dialog.tsx';
import { ApiError, reason } from '../../platform/api.ts';
import { PageForm } from '../../platform/page-form.tsx';
import { useRecordForm } from '../../platform/record-form.ts';
import { useUser } from '../../platform/session.tsx';
import type { SelectOption } from '../../ui/search-select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { plain } from '../decimal-words.ts';
import { followCurrency, useUsualTermsToFollow, type Belonging } from '../usual-terms-state.ts';
import { formOf, invoiceResolver, type InvoiceForm as Values } from './invoice-entry.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { InvoiceItemFields } from './invoice-item-fields.tsx';
import { InvoiceNotesField } from './invoice-notes-field.tsx';

const labels: Record<keyof Values, string> = {
  kind: 'Kind',
  customerId: 'Customer',
  eventId: 'Booking',
  invoiceNumber: 'Invoice number',
  issueDate: 'Issue date',
  dueDate: 'Due date',
  currency: 'Currency',
  exchangeRate: 'Exchange rate',
  taxRate: 'Tax rate',
  prices: 'Prices',
  discountPercent: 'Discount (%)',
  discountAmount: 'Discount',
  serviceFrom: 'Service from',
  serviceTo: 'Service to',
  purchaseOrder: 'Their order number',
  notes: 'Notes',
  items: 'Items',
  depositIds: 'Deposits',
};

type Props = {
  invoice: Invoice | null;
  /** The initial values of a new one. */
  blank: Values;
  customer: SelectOption | null;
  /** The usual days to pay, unless another company is chosen. Undefined while loading. */
  daysToPay: number | undefined;
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: (saved: Invoice, andSend: boolean) => void;
  onCancel: () => void;
};

/** Creates an invoice, or edits a draft. Its totals are calculated as the server does. */
export function InvoiceForm({ invoice, blank, customer, daysToPay: daysAtFirst, onSaved, onCancel }: Props) {
  const user = useUser();
  const [daysOfChosen, setDaysOfChosen] = useState<number>();
  const daysToPay = daysOfChosen ?? daysAtFirst;
  const [chosen, setChosen] = useState(customer);
  const sends = useRef(false);
  const [addingCustomer, setAddingCustomer] = useState(false);
  const { form, upon, frame } = useRecordForm({
    collection: '/api/invoices',
    stored: invoice,
    formOf,
    blank,
    resolver: invoiceResolver,
    labels,
    words,
    failure: (error) => ({
      title:
        error instanceof ApiError && error.status === 401
          ? 'Please log in to create invoices'
          : `Error ${invoice ? 'updating' : 'creating'} invoice`,
      description: reason(error),
    }),
    onSaved: (saved) => {
      toast(
        invoice
          ? { title: 'Invoice updated', description: `${saved.invoiceNumber} is up to date.` }
          : { title: 'Invoice created', description: `${saved.invoiceNumber} is a draft until you send it.` },
      );
      onSaved(saved, sends.current);
    },
  });

  const { follow, frame: followed } = useUsualTermsToFollow(frame, fillUntouched);

  /** Currency, tax rate and due date follow the company for as long as nobody has entered others. */
  function fillUntouched(terms: UsualTerms) {
    followCurrency(form, terms);
    if (!form.getFieldState('taxRate').isDirty) form.resetField('taxRate', { defaultValue: plain(terms.taxRate) });
    const { issueDate, dueDate } = form.getValues();
    if (isDay(issueDate) && daysToPay !== undefined && dueDate === usualDueDate(issueDate, daysToPay))
      form.setValue('dueDate', usualDueDate(issueDate, terms.daysToPay), { shouldValidate: form.formState.isSubmitted });
    setDaysOfChosen(terms.daysToPay);
  }

  function belong(to: Belonging) {
    // The invoice of a booking has the terms of its yacht.
    if (!invoice && blank.eventId === null) follow(to);
  }

  function words(field: keyof Values, values: Values): string {
    switch (field) {
      case 'customerId':
        return values.customerId === chosen?.id ? (chosen?.label ?? '') : 'Another customer';
      case 'kind':
        return invoiceKindLabels[values.kind];
      case 'depositIds':
        return several(values.depositIds.length, 'deposit') ?? 'None';
      case 'eventId':
        return values.eventId === null ? 'None' : 'A booking';
      case 'items':
        return `${several(values.items.length, 'item')}: ${values.items.map(({ description, quantity, unitPrice }) => `${quantity} × ${moneyInWords(unitPrice, values.currency)} ${description}`).join(', ')}`;
      default:
        return String(values[field] ?? '') || 'Empty';
    }
  }

  // If somebody else's version was loaded, its customer may never have been chosen here.
  const customerId = useWatch({ control: form.control, name: 'customerId' });
  const shownCustomer =
    upon && upon.customerId === customerId ? { id: upon.customerId, label: upon.customerName } : customerId === null ? null : chosen;

  return (
    <>
      <PageForm
        frame={followed}
        thing="invoice"
        title={invoice ? invoice.invoiceNumber : blank.kind === 'deposit' ? 'New deposit invoice' : 'New invoice'}
        note={
          invoice
            ? 'This is a draft. You can change everything until you send it.'
            : 'It starts as a draft. You can preview the PDF before you send it.'
        }
        action={invoice ? 'Save changes' : 'Create invoice'}
        further={
          invoice
            ? undefined
            : {
                action: 'Create and send',
                onChoose: (isWanted) => {
                  sends.current = isWanted;
                },
              }
        }
        onCancel={onCancel}
      >
        <InvoiceFields
          key={upon?.updatedAt}
          form={form}
          user={user}
          daysToPay={daysToPay}
          customer={shownCustomer}
          onCompany={(company) => customerId === null && belong({ companyId: company?.id })}
          onCustomer={(next) => {
            setChosen(next);
            belong({ customerId: next?.id });
          }}
          onAddCustomer={() => setAddingCustomer(true)}
        />
        <InvoiceItemFields form={form} invoiceId={upon?.id} />
        <InvoiceNotesField form={form} />
      </PageForm>
      <NewCustomerDialog
        open={addingCustomer}
        onClose={() => setAddingCustomer(false)}
        onAdded={(added) => {
          setChosen(added);
          belong({ customerId: added.id });
          form.setValue('customerId', added.id, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
        }}
      />
    </>
  );
}
