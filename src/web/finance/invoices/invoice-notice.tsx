import { isGone } from '../../platform/api.ts';
import { BackLink } from '../../platform/back-link.tsx';
import { NotThere } from '../../platform/not-there.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';

const toInvoices = { to: '/finance/$section', params: { section: 'invoices' }, children: 'Back to the invoices' } as const;

/** An invoice that can't be shown: it doesn't exist, or it couldn't be loaded. */
export function InvoiceFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isGone(error)) return <InvoiceNotFound />;
  return <NotThere title="Error loading invoice" text="It couldn’t be loaded." back={toInvoices} onRetry={onRetry} />;
}

export function InvoiceNotFound() {
  return <NotThere title="Invoice not found" text="It may have been deleted, or the link may be mistyped." back={toInvoices} />;
}

export function BackToInvoices() {
  return (
    <BackLink to="/finance/$section" params={{ section: 'invoices' }}>
      All invoices
    </BackLink>
  );
}

export function InvoiceFormSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeletons count={1}>
        <Skeleton className="h-12 w-56" />
      </Skeletons>
      <div className="card grid gap-4 p-5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
      <div className="card grid gap-4 p-5">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-9" />
        <Skeleton className="ml-auto h-32 w-80 max-w-full" />
      </div>
    </div>
  );
}
