import { Link, useNavigate } from '@tanstack/react-router';
import { CalendarPlus, FileText, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Customer } from '#domain/customers/customer.ts';
import { fullName } from '#domain/shared/words.ts';
import { lastSearchAt } from '../platform/left-page.ts';
import { Avatar } from '../platform/avatar.tsx';
import { useCompanyWords } from '../platform/company-of.tsx';
import { useKeyTitle } from '../platform/shortcuts.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { CustomerContactDetails } from './customer-contact-details.tsx';
import { CustomerDeleteDialog } from './customer-delete-dialog.tsx';
import type { CustomerPageSearch } from './customer-page-query.ts';

/** Who the customer is, how to reach them, and what to do for them next. */
export function CustomerHeader({ customer, search }: { customer: Customer; search: CustomerPageSearch }) {
  const [deleting, setDeleting] = useState(false);
  const editTitle = useKeyTitle('Edit', 'E');
  const navigate = useNavigate();
  const company = useCompanyWords()(customer);
  const name = fullName(customer);
  return (
    <section aria-label={name} className="card p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar
            firstName={customer.firstName}
            lastName={customer.lastName}
            imageUrl={null}
            className="size-14 shrink-0 bg-grey-soft text-panel text-grey"
          />
          <div className="grid min-w-0 justify-items-start gap-1.5">
            <h2 className="text-2xl leading-8 font-semibold wrap-anywhere">{name}</h2>
            {company && <Badge tone="blue">{company}</Badge>}
          </div>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
          <BookLink customer={customer} primary />
          <InvoiceLink customer={customer} />
          <Link {...editTitle} to="." search={{ ...search, edit: true }} resetScroll={false} className={buttonLook()}>
            <Pencil aria-hidden />
            Edit
          </Link>
          <Button onClick={() => setDeleting(true)}>
            <Trash2 aria-hidden />
            Delete
          </Button>
        </div>
      </div>
      <CustomerContactDetails customer={customer} whole className="mt-5 border-t pt-4 sm:grid-cols-2 xl:grid-cols-4" />
      {deleting && (
        <CustomerDeleteDialog
          customer={customer}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate({ to: '/customers', search: lastSearchAt('/customers'), replace: true })}
        />
      )}
    </section>
  );
}

export function BookLink({ customer, primary = false }: { customer: Customer; primary?: boolean }) {
  return (
    <Link
      to="/schedule/new"
      search={{ customerId: customer.id, type: 'charter', duration: 'charter' }}
      className={buttonLook({ variant: primary ? 'primary' : 'outline' })}
    >
      <CalendarPlus aria-hidden />
      Book
    </Link>
  );
}

export function InvoiceLink({ customer }: { customer: Customer }) {
  return (
    <Link to="/finance/invoices/new" search={{ customerId: customer.id }} className={buttonLook()}>
      <FileText aria-hidden />
      Invoice
    </Link>
  );
}
