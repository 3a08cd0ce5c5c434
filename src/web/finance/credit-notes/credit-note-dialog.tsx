import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import type { CreditNote } from '#domain/finance/credit-note.ts';
import type { Crediting } from '#domain/finance/crediting.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import { centsOf, decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { AmountField } from '../../platform/amount-field.tsx';
import { client, reason } from '../../platform/api.ts';
import { DateField } from '../../platform/date-field.tsx';
import { useToday } from '../../platform/dates.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { frameOfNew } from '../../platform/record-form.ts';
import { tellFailure } from '../../platform/records.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { RecordDialog } from '../../ui/record-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Amount } from '../amount-words.tsx';
import { blankCreditNote, bodyOf, creditingOf, faultsOf, type CreditNoteForm } from './credit-note-entry.ts';
import { creditNotesOfQuery } from './credit-note-query.ts';

type Props = { invoice: Invoice; onClose: () => void };

/** Credits a sent invoice, in full or in part. */
export function CreditNoteDialog({ invoice, onClose }: Props) {
  const earlier = useQuery(creditNotesOfQuery(invoice.id));
  return (
    <RecordDialog query={earlier} title={`Credit note for ${invoice.invoiceNumber}`} thing="credit notes" reason={reason} onClose={onClose}>
      {(notes) => <CreditForm invoice={invoice} earlier={notes} onClose={onClose} />}
    </RecordDialog>
  );
}

function CreditForm({ invoice, earlier, onClose }: Props & { earlier: CreditNote[] }) {
  const today = useToday();
  const form = useForm<CreditNoteForm>({
    defaultValues: blankCreditNote(invoice, earlier, today),
    resolver: (values) => {
      const errors = faultsOf(values, invoice, earlier);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { control, register, formState } = form;
  const save = useCrediting(invoice, earlier, onClose);
  const frame = frameOfNew(form, save, (values) => values, invoice);
  const { items, currency } = invoice;
  const listed = form.getValues('items');
  const deposits = items.some(({ total }) => total.startsWith('-'));
  return (
    <DialogForm
      frame={frame}
      thing="credit note"
      title={`Credit note for ${invoice.invoiceNumber}`}
      text={
        <p>
          It credits what you enter, with its tax{invoice.discountTotal !== '0.00' && ' and its part of the discount'}. It can’t be changed
          afterwards.
        </p>
      }
      wide
      action="Create credit note"
      onClose={onClose}
    >
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Reason" required error={formState.errors.reason?.message} hint="Shown on the credit note">
            {(props) => <Input {...props} {...register('reason')} autoComplete="off" />}
          </Field>
          <DateField control={control} name="issueDate" label="Date" required />
        </div>
        <fieldset className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-1 text-nav font-medium">What is credited{invoice.prices === 'gross' && ', with tax'}</legend>
          {listed.map(({ itemId }, place) => (
            <Line key={itemId} control={control} place={place} description={descriptionOf(items, itemId)} currency={currency} />
          ))}
          {deposits && <p className="text-xs text-ink-3 sm:col-span-full">Deducted deposits are credited only with everything else.</p>}
          {formState.errors.items?.root && (
            <p role="alert" className="text-xs text-red sm:col-span-full">
              {formState.errors.items.root.message}
            </p>
          )}
        </fieldset>
        <Outcome control={control} invoice={invoice} earlier={earlier} />
      </div>
    </DialogForm>
  );
}

function descriptionOf(items: Invoice['items'], itemId: number): string {
  return items.find(({ id }) => id === itemId)?.description.split('\n')[0] ?? '';
}

type LineProps = { control: Control<CreditNoteForm>; place: number; description: string; currency: string };

function Line({ control, place, description, currency }: LineProps) {
  return <AmountField control={control} name={`items.${place}.amount`} label={description} currency={currency} />;
}

/** The totals of the credit note and where they go, live. */
function Outcome({ control, invoice, earlier }: { control: Control<CreditNoteForm>; invoice: Invoice; earlier: CreditNote[] }) {
  const [why, issueDate, items] = useWatch({ control, name: ['reason', 'issueDate', 'items'] });
  const crediting = creditingOf({ reason: why, issueDate, items }, invoice, earlier);
  return (
    <div role="status" className="rounded-lg border p-3 text-nav">
      {crediting ? <Sums crediting={crediting} invoice={invoice} /> : <p className="text-ink-3">Enter an amount for at least one line.</p>}
    </div>
  );
}

function Sums({ crediting: { total, taxAmount }, invoice: { currency, open, customerName } }: { crediting: Crediting; invoice: Invoice }) {
  const setOff = Math.min(total, centsOf(open) ?? 0);
  const say = (cents: number) => <Amount amount={decimalOf(cents)} currency={currency} />;
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-medium">
          Credited{taxAmount !== 0 && <span className="font-normal text-ink-2"> with {say(taxAmount)} of tax</span>}
        </span>
        <span className="text-page font-semibold">{say(total)}</span>
      </p>
      <p className="mt-1 text-ink-2">
        {setOff > 0 && <>{say(setOff)} less is outstanding. </>}
        {total > setOff && (
          <>
            {say(total - setOff)} stays as credit for {customerName}.
          </>
        )}
      </p>
    </>
  );
}

function useCrediting(invoice: Invoice, earlier: readonly CreditNote[], onDone: () => void) {
  const queries = useQueryClient();
  // One key for as long as the dialog is open, so that pressing twice, or retrying after a lost connection, creates one credit note.
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (values: CreditNoteForm) =>
      client.POST('/api/invoices/{id}/credit-notes', {
        params: { path: { id: invoice.id } },
        body: bodyOf(values, invoice, earlier),
        headers: { 'Idempotency-Key': once },
      }),
    onSuccess: ({ data }) => {
      toast({
        title: 'Credit note created',
        description: data && `${data.number} of ${moneyInWords(data.total, data.currency)} for ${invoice.invoiceNumber}.`,
      });
      onDone();
    },
    onError: (error) => {
      tellFailure('Error creating the credit note', error);
      // Somebody else may have credited something meanwhile.
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
  });
}
