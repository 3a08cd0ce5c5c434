import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import type { Customer } from '#domain/customers/customer.ts';
import { fullName } from '#domain/shared/words.ts';
import { Avatar } from '../platform/avatar.tsx';
import { useCompanyWords } from '../platform/company-of.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CustomerContactDetails } from './customer-contact-details.tsx';
import type { CustomerSearch } from './customer-query.ts';

type Props = { customer: Customer; list: CustomerSearch; onDelete: (customer: Customer) => void };

/** A customer at a glance, with the ways to reach them. */
export function CustomerCard({ customer, list, onDelete }: Props) {
  const name = fullName(customer);
  const company = useCompanyWords()(customer);
  return (
    <article className="card flex min-w-0 flex-col p-4 transition duration-200 hover:border-line-strong hover:shadow-2">
      <div className="flex items-start gap-3">
        <Avatar
          firstName={customer.firstName}
          lastName={customer.lastName}
          imageUrl={null}
          className="size-10 bg-grey-soft text-nav text-grey"
        />
        <div className="grid min-w-0 flex-1 justify-items-start gap-1.5 self-center">
          <h2 className="line-clamp-2 text-panel font-semibold wrap-anywhere">
            <Link
              to="/customers/$customerId"
              params={{ customerId: String(customer.id) }}
              className="rounded-sm hover:text-accent hover:underline"
            >
              {name}
            </Link>
          </h2>
          {company && <Badge tone="blue">{company}</Badge>}
        </div>
        <div className="-mr-1 flex">
          <Link
            to="."
            search={{ ...list, edit: customer.id }}
            resetScroll={false}
            aria-label={`Edit ${name}`}
            className={buttonLook({ variant: 'ghost', size: 'iconSmall' })}
          >
            <Pencil aria-hidden />
          </Link>
          <Button variant="ghost" size="iconSmall" aria-label={`Delete ${name}`} onClick={() => onDelete(customer)}>
            <Trash2 />
          </Button>
        </div>
      </div>
      <CustomerContactDetails customer={customer} className="mt-4" />
    </article>
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
