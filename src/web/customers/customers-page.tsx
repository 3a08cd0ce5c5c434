import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Customer } from '#domain/customers/customer.ts';
import { reason } from '../platform/api.ts';
import { useShow } from '../platform/show.ts';
import { useWayBack } from '../platform/way-back.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { FilteredCount } from '../platform/filtered-count.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Skeletons } from '../ui/skeleton.tsx';
import { BriefList, BriefListSkeleton } from '../ui/brief-row.tsx';
import { usePhone } from '../ui/use-phone.ts';
import { ViewsButton } from '../views/views-button.tsx';
import { CustomerCard, CustomerCardSkeleton } from './customer-card.tsx';
import { CustomerDeleteDialog } from './customer-delete-dialog.tsx';
import { CustomerRow } from './customer-row.tsx';
import { customerSearch, customersPerPage, customersQuery, type CustomerSearch } from './customer-query.ts';

const CustomerDialog = lazy(() => import('./customer-dialog.tsx').then((module) => ({ default: module.CustomerDialog })));

export function CustomersPage() {
  const search = customerSearch(useSearch({ strict: false }));
  const { new: adding, edit, ...list } = search;
  const customers = useQuery(customersQuery(list));
  const [deleting, setDeleting] = useState<Customer | null>(null);
  const isPhone = usePhone();
  const show = useShow<CustomerSearch>();
  const leave = useWayBack({ to: '.', search: list, resetScroll: false });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FilterBar
        lead={<ViewsButton list="customers" search={list} />}
        search={{
          label: 'Search customers',
          placeholder: 'Search name, email or phone',
          value: search.q ?? '',
          onSearch: (q) => show({ q: q || undefined }, 'replace'),
        }}
        summary={<FilteredCount query={customers} one="customer" />}
        actions={<AddCustomer list={list} />}
      />
      <PagedList
        query={customers}
        page={search.page}
        perPage={customersPerPage}
        noun="customers"
        loading={
          isPhone ? (
            <BriefListSkeleton />
          ) : (
            <Cards>
              <Skeletons count={6}>
                <CustomerCardSkeleton />
              </Skeletons>
            </Cards>
          )
        }
        failed={(error) => ({ title: `Error loading customers: ${reason(error)}` })}
        empty={<NoCustomers search={list} onClear={() => show({})} />}
        onPage={(page) => show({ ...list, page })}
      >
        {(rows) =>
          isPhone ? (
            <BriefList rows={rows}>{(customer) => <CustomerRow customer={customer} list={list} onDelete={setDeleting} />}</BriefList>
          ) : (
            <Cards>
              {rows.map((customer) => (
                <CustomerCard key={customer.id} customer={customer} list={list} onDelete={setDeleting} />
              ))}
            </Cards>
          )
        }
      </PagedList>
      {(adding || edit !== undefined) && (
        <Suspense>
          <CustomerDialog key={edit ?? 'new'} id={edit ?? null} onClose={() => leave()} onSaved={() => leave({ ignoreBlocker: true })} />
        </Suspense>
      )}
      {deleting && <CustomerDeleteDialog customer={deleting} onClose={() => setDeleting(null)} />}
    </div>
  );
}

function AddCustomer({ list }: { list: CustomerSearch }) {
  return (
    <Link to="." search={{ ...list, new: true }} resetScroll={false} className={buttonLook({ variant: 'primary' })}>
      <Plus aria-hidden />
      Add Customer
    </Link>
  );
}

function Cards({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2 min-[80rem]:grid-cols-3">{children}</div>;
}

function NoCustomers({ search, onClear }: { search: CustomerSearch; onClear: () => void }) {
  return search.q ? (
    <EmptyState
      drawing="mooring"
      title="No customers found"
      text="No customer matches your search"
      action={<Button onClick={onClear}>Clear search</Button>}
    />
  ) : (
    <EmptyState
      drawing="mooring"
      title="No customers found"
      text="Add your first customer to get started"
      action={<AddCustomer list={search} />}
    />
  );
}
