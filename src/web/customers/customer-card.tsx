import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import type { Customer } from '#domain/customers/customer.ts';
import { fullName } from '#domain/shared/words.ts';
import { Avatar } from '../platform/avatar.tsx';
import { useCompanyWords } from '../platform/company-of.tsx';
import { Badge } from '../ui/badge.tsx';
import { ActButtons, type Act } from '../ui/acts.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CustomerContactDetails } from './customer-contact-details.tsx';
import type { CustomerSearch } from './customer-query.ts';

export type CustomerProps = { customer: Customer; list: CustomerSearch; onDelete: (customer: Customer) => void };

/** A customer at a glance, with the ways to reach them. */
export function CustomerCard(props: CustomerProps) {
  const { customer } = props;
  const company = useCompanyWords()(customer);
  return (
    <article className="card flex min-w-0 flex-col p-4 transition duration-200 hover:border-line-strong hover:shadow-2">
      <div className="flex items-start gap-3">
        <CustomerInitials customer={customer} />
        <div className="grid min-w-0 flex-1 justify-items-start gap-1.5 self-center">
          <h2 className="line-clamp-2 text-panel font-semibold wrap-anywhere">
            <CustomerName customer={customer} className="rounded-sm hover:text-accent hover:underline" />
          </h2>
          {company && <Badge tone="blue">{company}</Badge>}
        </div>
        <ActButtons of={fullName(customer)} acts={customerActs(props)} />
      </div>
      <CustomerContactDetails customer={customer} className="mt-4" />
    </article>
  );
}

/** What can be done with a customer in a list. */
export function customerActs({ customer, list, onDelete }: CustomerProps): Act[] {
  return [
    { label: 'Edit', icon: <Pencil aria-hidden />, way: { to: '.', search: { ...list, edit: customer.id }, resetScroll: false } },
    { label: 'Delete', icon: <Trash2 aria-hidden />, onAct: () => onDelete(customer) },
  ];
}

export function CustomerInitials({ customer: { firstName, lastName } }: Pick<CustomerProps, 'customer'>) {
  return <Avatar firstName={firstName} lastName={lastName} imageUrl={null} className="size-10 bg-grey-soft text-nav text-grey" />;
}

export function CustomerName({ customer, className }: Pick<CustomerProps, 'customer'> & { className: string }) {
  return (
    <Link to="/customers/$customerId" params={{ customerId: String(customer.id) }} className={className}>
      {fullName(customer)}
    </Link>
  );
}

export function CustomerCardSkeleton() {
  return (
    <div className="card p-4">
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-5 w-36" />
      </div>
      <Skeleton className="mt-5 h-3.5 w-48" />
      <Skeleton className="mt-3 h-3.5 w-32" />
      <Skeleton className="mt-3 h-3.5 w-56" />
    </div>
  );
}
