import type { LinkPage } from '#domain/desk/link-page.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { RowsTable } from '../desk/contract/blocks-view.tsx';
import { useLinkDates } from '../platform/link-days.ts';
import { PaperButton } from './paper-button.tsx';

/** What the charter costs, when and how to pay it, and its invoices. */
export function PaymentsSection({ token, page }: { token: string; page: LinkPage }) {
  const { price = [], plan = [], invoices = [], paymentDetails, hasQuote, charter, company } = page;
  const dates = useLinkDates(company);
  if (price.length === 0) return null;
  return (
    <section aria-labelledby="price" className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="price" className="text-page font-semibold">
          Price
        </h2>
        {hasQuote && <PaperButton token={token} path="quote" name={`Quote-${charter.number}`} label="Quote" />}
      </div>
      <RowsTable rows={price} label="Price" />
      {plan.length > 0 && (
        <>
          <h3 className="text-panel font-semibold">Payments</h3>
          <RowsTable rows={plan} label="Payments" />
        </>
      )}
      {invoices.length > 0 && (
        <>
          <h3 className="text-panel font-semibold">Invoices</h3>
          <ul className="divide-y">
            {invoices.map(({ id, number, open, dueDate, status }) => (
              <li key={id} className="flex flex-wrap items-center gap-3 py-2">
                <span className="min-w-0 flex-1">
                  {number}
                  <span className="block text-xs text-ink-3">
                    {status === 'paid' || open === '0.00'
                      ? 'Paid'
                      : `${moneyInWords(open, charter.currency ?? 'EUR')} due on ${dates.calendarDay(dueDate)}`}
                  </span>
                </span>
                <PaperButton token={token} path={`invoice?id=${id}`} name={`Invoice-${number}`} label="PDF" />
              </li>
            ))}
          </ul>
        </>
      )}
      {paymentDetails && (
        <div>
          <h3 className="text-panel font-semibold">How to pay</h3>
          <p className="mt-1 whitespace-pre-line wrap-anywhere text-ink-2">{paymentDetails}</p>
        </div>
      )}
    </section>
  );
}
