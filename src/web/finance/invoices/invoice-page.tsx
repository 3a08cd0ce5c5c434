import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { countIn } from '../../platform/search-params.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { invoiceQuery } from '../finance-query.ts';
import { InvoiceSidePanel } from './invoice-side-panel.tsx';
import { InvoiceHeader } from './invoice-header.tsx';
import { InvoiceDetails } from './invoice-details.tsx';
import { BackToInvoices, InvoiceFailed, InvoiceNotFound } from './invoice-notice.tsx';

/** One invoice: its contents, its payments, and its history. */
export function InvoicePage() {
  const { invoiceId } = useParams({ strict: false });
  const id = countIn(invoiceId);
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-4">
      <BackToInvoices />
      {id === undefined ? <InvoiceNotFound /> : <View key={id} id={id} />}
    </div>
  );
}

function View({ id }: { id: number }) {
  const invoice = useQuery(invoiceQuery(id));
  return (
    <Loaded query={invoice} loading={<InvoiceSkeleton />} renderFailed={(retry, error) => <InvoiceFailed error={error} onRetry={retry} />}>
      {(loaded) => (
        <>
          <InvoiceHeader invoice={loaded} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-5">
            <InvoiceDetails invoice={loaded} />
            <InvoiceSidePanel invoice={loaded} />
          </div>
        </>
      )}
    </Loaded>
  );
}

function InvoiceSkeleton() {
  return (
    <>
      <Skeletons count={1}>
        <div className="card h-28 p-5">
          <Skeleton className="h-8 w-56" />
          <Skeleton className="mt-3 h-4 w-40" />
        </div>
      </Skeletons>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-5">
        <div className="card h-96 p-5">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="mt-6 h-24" />
          <Skeleton className="mt-6 ml-auto h-24 w-64 max-w-full" />
        </div>
        <div className="card h-48 p-5">
          <Skeleton className="h-5 w-24" />
        </div>
      </div>
    </>
  );
}
