import { Link } from '@tanstack/react-router';

/** The yacht that a row of the books belongs to, if any. */
export function YachtOf({ record: { yachtId, yachtName } }: { record: { yachtId: number | null; yachtName: string | null } }) {
  if (yachtId === null) return <span className="text-ink-3">No yacht</span>;
  return (
    <Link to="/yachts/$yachtId" params={{ yachtId: String(yachtId) }} className="rounded-sm text-ink hover:text-accent hover:underline">
      {yachtName}
    </Link>
  );
}

export function CustomerOf({
  record: { customerId, customerName },
}: {
  record: { customerId: number | null; customerName: string | null };
}) {
  if (customerId === null) return <span className="text-ink-3">No customer</span>;
  return (
    <Link to="/customers/$customerId" params={{ customerId: String(customerId) }} className="rounded-sm hover:text-accent hover:underline">
      {customerName}
    </Link>
  );
}

export function InvoiceOf({
  record: { invoiceId, invoiceNumber },
}: {
  record: { invoiceId: number | null; invoiceNumber: string | null };
}) {
  if (invoiceId === null) return null;
  return (
    <Link
      to="/finance/invoices/$invoiceId"
      params={{ invoiceId: String(invoiceId) }}
      className="tnum rounded-sm text-accent hover:underline"
    >
      {invoiceNumber}
    </Link>
  );
}

export function None() {
  return (
    <span className="text-ink-3">
      <span aria-hidden>–</span>
      <span className="sr-only">None</span>
    </span>
  );
}
