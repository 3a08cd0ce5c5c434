import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { plainReason } from '#domain/finance/invoice-totals.ts';
import { isIssued, type Invoice, type InvoiceItem, type InvoiceTax } from '#domain/finance/invoice.ts';
import { unitWord } from '#domain/finance/tax-words.ts';
import { percentWords } from '#domain/shared/words.ts';
import { useDates } from '../../platform/dates.ts';
import { Amount } from '../amount-words.tsx';
import { plain } from '../decimal-words.ts';

/** The invoice as on its PDF. */
export function InvoiceDetails({ invoice }: { invoice: Invoice }) {
  return (
    <article aria-label="The invoice" className="card min-w-0">
      <Dates invoice={invoice} />
      <Items invoice={invoice} />
      <Totals invoice={invoice} />
      {invoice.notes && (
        <div className="border-t p-5 sm:px-6">
          <h3 className="text-xs text-ink-3">Notes</h3>
          <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{invoice.notes}</p>
        </div>
      )}
    </article>
  );
}

function Dates({ invoice }: { invoice: Invoice }) {
  const { kind, deductedOn, issueDate, dueDate, sentAt, status, eventId, serviceFrom, serviceTo, purchaseOrder } = invoice;
  const dates = useDates();
  const service = [...new Set([serviceFrom, serviceTo])].filter((day) => day !== null);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 p-5 sm:grid-cols-4 sm:px-6">
      <Fact name="Issued">{dates.calendarDay(issueDate)}</Fact>
      <Fact name="Due">
        <span className={status === 'overdue' ? 'text-red' : ''}>{dates.calendarDay(dueDate)}</span>
      </Fact>
      <Fact name="Sent">{sentAt ? dates.day(sentAt) : <span className="font-normal text-ink-3">Not yet</span>}</Fact>
      <Fact name="Booking">
        {eventId === null ? (
          <span className="font-normal text-ink-3">None</span>
        ) : (
          <Link to="/schedule/$eventId" params={{ eventId: String(eventId) }} className="rounded-sm text-accent hover:underline">
            Open the booking
          </Link>
        )}
      </Fact>
      {kind === 'deposit' && (
        <Fact name="Deducted on">
          {deductedOn ? (
            <InvoiceLink id={deductedOn.id}>{deductedOn.invoiceNumber}</InvoiceLink>
          ) : (
            <span className="font-normal text-ink-3">No invoice yet</span>
          )}
        </Fact>
      )}
      {service.length > 0 && <Fact name="Service">{service.map((day) => dates.calendarDay(day)).join(' – ')}</Fact>}
      {purchaseOrder && <Fact name="Their order number">{purchaseOrder}</Fact>}
    </dl>
  );
}

function InvoiceLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <Link to="/finance/invoices/$invoiceId" params={{ invoiceId: String(id) }} className="rounded-sm text-accent hover:underline">
      {children}
    </Link>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="tnum mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

// The outer cells end where the rest of the card does.
const edges = '[&>*]:px-3 [&>*:first-child]:pl-5 [&>*:last-child]:pr-5 sm:[&>*:first-child]:pl-6 sm:[&>*:last-child]:pr-6';

function Items({ invoice: { items, currency, taxes } }: { invoice: Invoice }) {
  const isMixed = taxes.length > 1;
  return (
    <table className="w-full border-y text-left">
      <thead className="bg-sunken/60 text-xs text-ink-3">
        <tr className={`[&>th]:py-2 [&>th]:font-medium ${edges}`}>
          <th scope="col">Item</th>
          <th scope="col" className="text-right max-sm:hidden">
            Quantity
          </th>
          <th scope="col" className="text-right max-sm:hidden">
            Unit price
          </th>
          <th scope="col" className="text-right">
            Amount
          </th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {items.map((item) => {
          const { id, description, quantity, unit, unitPrice, total, depositInvoiceId } = item;
          const counted = unit ? `${plain(quantity)} ${unitWord(unit, quantity)}` : plain(quantity);
          return (
            <tr key={id} className={`align-top [&>*]:py-3 ${edges}`}>
              <th scope="row" className="font-normal wrap-anywhere">
                {depositInvoiceId ? <InvoiceLink id={depositInvoiceId}>{description}</InvoiceLink> : <Described text={description} />}
                <span className="tnum block text-xs text-ink-3 sm:hidden">
                  {counted} × <Amount amount={unitPrice} currency={currency} />
                </span>
                {notesOf(item, isMixed).map((note) => (
                  <span key={note} className="block text-xs text-ink-3">
                    {note}
                  </span>
                ))}
              </th>
              <td className="tnum text-right max-sm:hidden">{counted}</td>
              <td className="text-right max-sm:hidden">
                <Amount amount={unitPrice} currency={currency} />
              </td>
              <td className="text-right font-medium">
                <Amount amount={total} currency={currency} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Notes on a line's price and tax where lines differ. */
function notesOf(
  { taxExempt, taxName, taxCategory, taxPercent, discountPercent, outsideShare, outsideReason, depositInvoiceId }: InvoiceItem,
  isMixed: boolean,
): string[] {
  const notes = [
    discountPercent && `Less ${percentWords(discountPercent)}`,
    isMixed && depositInvoiceId && taxCategory === 'S' && `Tax ${percentWords(taxPercent)}`,
    isMixed && taxName && (taxCategory === 'S' ? `${taxName}, ${percentWords(taxPercent)}` : taxName),
    !taxName && taxExempt && 'Tax exempt',
    outsideShare && `${percentWords(outsideShare)} of it: ${outsideReason ?? 'outside EU waters'}`,
  ];
  return notes.filter((note) => typeof note === 'string' && note !== '') as string[];
}

/** The first line of a description, with the other lines below it. */
function Described({ text }: { text: string }) {
  const [first, ...others] = text.split('\n');
  return (
    <>
      {first}
      {others.length > 0 && <span className="block whitespace-pre-line text-xs text-ink-3">{others.join('\n')}</span>}
    </>
  );
}

/** One tax with its taxable amount; without a charge, the reason. */
function TaxRow({ tax: { category, percent, taxable, tax, reason }, currency }: { tax: InvoiceTax; currency: string }) {
  return (
    <>
      <dt>
        {category === 'S'
          ? `Tax (${percentWords(percent)})`
          : category === 'E' && reason === plainReason
            ? 'Tax exempt'
            : (reason ?? 'No tax')}
        <span className="block text-xs text-ink-3">
          on <Amount amount={taxable} currency={currency} />
        </span>
      </dt>
      <dd>
        <Amount amount={tax} currency={currency} />
      </dd>
    </>
  );
}

function Totals({ invoice }: { invoice: Invoice }) {
  const { lineTotal, discountTotal, discountPercent, taxes, taxRate, taxAmount, prices, total, paid, credited, open, status, currency } =
    invoice;
  const isPlain = taxes.every(({ category }) => category !== 'S') || (taxes.length === 1 && prices === 'net');
  return (
    <dl
      aria-label="Totals"
      className="ml-auto grid w-full grid-cols-[1fr_auto] gap-y-1.5 p-5 sm:w-80 sm:px-6 [&>dd]:pl-6 [&>dd]:text-right [&>dt]:text-ink-2"
    >
      <dt>Subtotal</dt>
      <dd>
        <Amount amount={lineTotal} currency={currency} />
      </dd>
      {discountTotal !== '0.00' && (
        <>
          <dt>Discount{discountPercent && ` ${percentWords(discountPercent)}`}</dt>
          <dd>
            −<Amount amount={discountTotal} currency={currency} />
          </dd>
        </>
      )}
      {isPlain ? (
        <>
          <dt>Tax ({percentWords(taxes[0]?.percent ?? taxRate)})</dt>
          <dd>
            <Amount amount={taxAmount} currency={currency} />
          </dd>
        </>
      ) : (
        taxes.map((each) => <TaxRow key={`${each.category} ${each.percent}`} tax={each} currency={currency} />)
      )}

      <dt className="mt-1.5 border-t pt-2 text-page font-semibold !text-ink">Total</dt>
      <dd className="mt-1.5 border-t pt-2 text-page font-semibold">
        <Amount amount={total} currency={currency} />
      </dd>
      {(isIssued(status) || paid !== '0.00' || credited !== '0.00') && (
        <>
          <dt>Paid</dt>
          <dd>
            <Amount amount={paid} currency={currency} />
          </dd>
          {credited !== '0.00' && (
            <>
              <dt>Credited</dt>
              <dd>
                <Amount amount={credited} currency={currency} />
              </dd>
            </>
          )}
          <dt className="font-semibold">Open</dt>
          <dd className={`font-semibold ${status === 'overdue' ? 'text-red' : ''}`}>
            <Amount amount={open} currency={currency} />
          </dd>
        </>
      )}
    </dl>
  );
}
