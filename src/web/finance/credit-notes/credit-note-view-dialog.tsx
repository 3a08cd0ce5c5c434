import { useQuery } from '@tanstack/react-query';
import type { CreditNote } from '#domain/finance/credit-note.ts';
import { percentWords } from '#domain/shared/words.ts';
import { CompanyNote } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { DeliveryNote } from '../../platform/delivery-note.tsx';
import { Button } from '../../ui/button.tsx';
import { DetailsDialog } from '../../ui/details-dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { Amount } from '../amount-words.tsx';
import { CustomerOf, InvoiceOf } from '../record-link.tsx';
import { CreditNoteToolbar } from './credit-note-toolbar.tsx';
import { creditNoteQuery } from './credit-note-query.ts';

/** A credit note and where its amount went, over the list. */
export function CreditNoteViewDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const note = useQuery(creditNoteQuery(id));
  return (
    <DetailsDialog
      open
      onClose={onClose}
      title={note.data?.number ?? 'Credit note'}
      text={note.data && <Head note={note.data} />}
      actions={
        <>
          {note.data && <CreditNoteToolbar note={note.data} />}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <Loaded
        query={note}
        loading={
          <Skeletons count={4}>
            <Skeleton className="mt-3 h-4 w-full" />
          </Skeletons>
        }
        renderFailed={(retry) => <ErrorState title="Error loading the credit note" onRetry={retry} />}
      >
        {(read) => <Body note={read} />}
      </Loaded>
    </DetailsDialog>
  );
}

function Head({ note }: { note: CreditNote }) {
  const dates = useDates();
  return (
    <>
      <p>
        Of <InvoiceOf record={note} /> for <CustomerOf record={note} />, {dates.calendarDay(note.issueDate)}
      </p>
      <CompanyNote record={note} />
      <DeliveryNote delivery={note.delivery} />
    </>
  );
}

function Body({ note }: { note: CreditNote }) {
  const { reason, items, taxes, subtotal, discountTotal, total, open, currency, allocations } = note;
  const dates = useDates();
  return (
    <>
      <p className="mt-4 wrap-anywhere whitespace-pre-line">{reason}</p>
      <dl aria-label="What is credited" className="mt-4 divide-y border-y text-nav">
        {items.map((item) => (
          <Sum key={item.id} name={item.description} amount={item.amount} currency={currency} />
        ))}
        {discountTotal !== '0.00' && <Sum name="Discount" amount={`-${discountTotal}`} currency={currency} />}
        <Sum name="Without tax" amount={subtotal} currency={currency} />
        {taxes.map((tax) => (
          <Sum
            key={`${tax.category} ${tax.percent}`}
            name={tax.category === 'S' || !tax.category ? `Tax ${percentWords(tax.percent)}` : (tax.reason ?? 'No tax')}
            amount={tax.tax}
            currency={currency}
          />
        ))}
        <Sum name="Total" amount={total} currency={currency} isTotal />
      </dl>
      {(allocations.length > 0 || open !== '0.00') && (
        <dl aria-label="Where it went" className="mt-4 divide-y border-y text-nav">
          {allocations.map(({ id, day, amount, invoiceNumber }) => (
            <Sum
              key={id}
              name={`${invoiceNumber ? `Set off against ${invoiceNumber}` : 'Paid back'}, ${dates.calendarDay(day)}`}
              amount={amount}
              currency={currency}
            />
          ))}
          {open !== '0.00' && <Sum name="The customer’s credit" amount={open} currency={currency} isTotal />}
        </dl>
      )}
    </>
  );
}

function Sum({ name, amount, currency, isTotal = false }: { name: string; amount: string; currency: string; isTotal?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 py-2 ${isTotal ? 'font-semibold' : ''}`}>
      <dt className={`min-w-0 wrap-anywhere ${isTotal ? '' : 'text-ink-2'}`}>{name}</dt>
      <dd className="tnum shrink-0">
        <Amount amount={amount} currency={currency} />
      </dd>
    </div>
  );
}
