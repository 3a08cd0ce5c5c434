import { useQuery } from '@tanstack/react-query';
import type { InvoiceByLink } from '#domain/finance/invoice-link.ts';
import { invoiceKindLabels } from '#domain/finance/words.ts';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { DownloadButton } from '../platform/download-button.tsx';
import { useLinkDates } from '../platform/link-days.ts';
import { LinkFailed, LinkFrame } from '../platform/link-frame.tsx';
import { useLinkToken } from '../platform/link-token.ts';
import { useNow } from '../platform/now.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { fetchInvoice, invoiceLinkQuery } from './invoice-link-query.ts';

/** An invoice as its recipient sees it: the amount due, the due date, how to pay, and its PDF. */
export function InvoiceLinkPage() {
  const token = useLinkToken();
  const page = useQuery(invoiceLinkQuery(token));
  return (
    <Loaded
      query={page}
      loading={
        <LinkFrame title="Invoice">
          <Skeletons count={2}>
            <Skeleton className="h-40 rounded-xl" />
          </Skeletons>
        </LinkFrame>
      }
      renderFailed={(retry, error) => <LinkFailed title="Invoice" error={error} onRetry={retry} />}
    >
      {(link) => (
        <LinkFrame title={`${link.invoice.invoiceNumber} · ${link.company.name}`} company={link.company}>
          <Standing token={token} {...link} />
          <HowToPay {...link} />
        </LinkFrame>
      )}
    </Loaded>
  );
}

function Standing({ token, invoice, company }: InvoiceByLink & { token: string }) {
  const dates = useLinkDates(company);
  const today = dayIn(company.timeZone, useNow().toISOString());
  const { invoiceNumber, kind, customerName, issueDate, currency, total, paid, credited } = invoice;
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="tnum text-nav text-ink-3">{`${invoiceKindLabels[kind]} ${invoiceNumber}`}</p>
          <h1 className="tnum text-2xl leading-8 font-semibold wrap-anywhere">{statusText(invoice)}</h1>
          <DueLine {...invoice} inWords={(day) => dates.calendarDay(day)} today={today} />
        </div>
        <DownloadButton read={() => fetchInvoice(token)} name={`${invoiceNumber}.pdf`} label="PDF" />
      </div>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Fact name="For">{customerName}</Fact>
        <Fact name="Issued">{dates.calendarDay(issueDate)}</Fact>
        <Fact name="Total">{moneyInWords(total, currency)}</Fact>
        <Fact name="Paid">{moneyInWords(paid, currency)}</Fact>
        {credited !== '0.00' && <Fact name="Credited">{moneyInWords(credited, currency)}</Fact>}
      </dl>
    </section>
  );
}

/** The headline: the amount due, or that there is none. */
function statusText({ status, open, currency }: InvoiceByLink['invoice']): string {
  if (status === 'cancelled') return 'Cancelled';
  return isSettled({ status, open }) ? 'Paid in full' : `${moneyInWords(open, currency)} due`;
}

function isSettled({ status, open }: Pick<InvoiceByLink['invoice'], 'status' | 'open'>): boolean {
  return status === 'paid' || open === '0.00';
}

type DueProps = InvoiceByLink['invoice'] & { inWords: (day: string) => string; today: string };

function DueLine({ status, open, dueDate, inWords, today }: DueProps) {
  if (status === 'cancelled') return <p className="text-ink-2">There is nothing to pay.</p>;
  if (isSettled({ status, open })) return <p className="text-ink-2">Thank you.</p>;
  return dueDate < today ? (
    <p className="font-medium text-red">{`It was due on ${inWords(dueDate)}.`}</p>
  ) : (
    <p className="text-ink-2">{`By ${inWords(dueDate)}`}</p>
  );
}

function HowToPay({ invoice, paymentDetails }: InvoiceByLink) {
  if (!paymentDetails || invoice.status === 'cancelled' || isSettled(invoice)) return null;
  return (
    <section aria-labelledby="pay" className="card p-5 sm:px-6">
      <h2 id="pay" className="text-page font-semibold">
        How to pay
      </h2>
      <p className="mt-2 whitespace-pre-line wrap-anywhere text-ink-2">{paymentDetails}</p>
      <p className="mt-3 text-ink-2">
        Please give <span className="tnum font-medium text-ink">{invoice.invoiceNumber}</span> as the reference.
      </p>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="tnum mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
