import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { FileLock2 } from 'lucide-react';
import { useState } from 'react';
import { editRefusal, type Invoice } from '#domain/finance/invoice.ts';
import { BackLink } from '../../platform/back-link.tsx';
import { countIn } from '../../platform/search-params.ts';
import { useWayBack } from '../../platform/way-back.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { useUsualTerms } from '../../yachts/usual-terms-query.ts';
import { invoiceQuery } from '../finance-query.ts';
import { InvoiceCopyButton } from './invoice-copy-button.tsx';
import { formOf } from './invoice-entry.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { BackToInvoices, InvoiceFailed, InvoiceFormSkeleton, InvoiceNotFound } from './invoice-notice.tsx';

/** Edits a draft. A sent invoice can't be edited. */
export function EditInvoicePage() {
  const { invoiceId } = useParams({ strict: false });
  const id = countIn(invoiceId);
  return (
    <div className="mx-auto grid w-full max-w-216 grid-cols-[minmax(0,1fr)] gap-4">
      {id === undefined ? (
        <>
          <BackToInvoices />
          <InvoiceNotFound />
        </>
      ) : (
        <Edit key={id} id={id} />
      )}
    </div>
  );
}

function Edit({ id }: { id: number }) {
  const invoice = useQuery(invoiceQuery(id));
  const leave = useWayBack({ to: '/finance/invoices/$invoiceId', params: { invoiceId: String(id) } }, 'always');
  return (
    <>
      <BackLink to="/finance/invoices/$invoiceId" params={{ invoiceId: String(id) }}>
        Back to the invoice
      </BackLink>
      <Loaded
        query={invoice}
        loading={<InvoiceFormSkeleton />}
        renderFailed={(retry, error) => <InvoiceFailed error={error} onRetry={retry} />}
      >
        {(loaded) => <Draft invoice={loaded} onSaved={() => leave({ ignoreBlocker: true })} onCancel={() => leave()} />}
      </Loaded>
    </>
  );
}

function Draft({ invoice, onSaved, onCancel }: { invoice: Invoice; onSaved: () => void; onCancel: () => void }) {
  // The form keeps the version it started with: if somebody sends the invoice meanwhile, saving says so, and nothing typed is lost.
  const [start] = useState(invoice);
  const usual = useUsualTerms();
  if (editRefusal(start)) return <Sealed invoice={start} />;
  return (
    <InvoiceForm
      invoice={start}
      daysToPay={usual?.daysToPay}
      blank={formOf(start)}
      customer={{ id: start.customerId, label: start.customerName }}
      onSaved={onSaved}
      onCancel={onCancel}
    />
  );
}

function Sealed({ invoice }: { invoice: Invoice }) {
  return (
    <div className="card">
      <EmptyState
        icon={<FileLock2 />}
        title="This invoice can't be edited"
        text={editRefusal(invoice)}
        action={
          <>
            <Link to="/finance/invoices/$invoiceId" params={{ invoiceId: String(invoice.id) }} className={buttonLook({})}>
              Back to the invoice
            </Link>
            <InvoiceCopyButton invoice={invoice} primary />
          </>
        }
      />
    </div>
  );
}
