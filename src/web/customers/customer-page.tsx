import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { can } from '#domain/session/permissions.ts';
import { BackLink } from '../platform/back-link.tsx';
import { NotThere, type Failed } from '../platform/not-there.tsx';
import { countIn } from '../platform/search-params.ts';
import { useUser } from '../platform/session.tsx';
import { useWayBack } from '../platform/way-back.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { customerPageSearch, summaryQuery } from './customer-page-query.ts';
import { CustomerTabs } from './customer-tabs.tsx';
import { CustomerFigures } from './customer-figures.tsx';
import { CustomerHeader } from './customer-header.tsx';
import { customerQuery } from './customer-query.ts';

const CustomerDialog = lazy(() => import('./customer-dialog.tsx').then((module) => ({ default: module.CustomerDialog })));

export function CustomerPage() {
  const { customerId } = useParams({ strict: false });
  const id = countIn(customerId);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to="/customers">All customers</BackLink>
      {id === undefined ? <CustomerNotThere /> : <CustomerView key={id} id={id} />}
    </div>
  );
}

function CustomerView({ id }: { id: number }) {
  const { edit, ...list } = customerPageSearch(useSearch({ strict: false }));
  const customer = useQuery(customerQuery(id));
  const user = useUser();
  const summary = useQuery(summaryQuery(id));
  const leave = useWayBack({ to: '.', search: list, resetScroll: false });
  return (
    <Loaded
      query={customer}
      loading={
        <Skeletons count={1}>
          <HeadSkeleton />
        </Skeletons>
      }
      renderFailed={(retry, error) => <CustomerNotThere error={error} onRetry={retry} />}
    >
      {(loaded) => (
        <>
          <CustomerHeader customer={loaded} search={list} />
          {can(user, 'finance:read') && <CustomerFigures customerId={id} summary={summary} />}
          <CustomerTabs customer={loaded} summary={summary.data} search={list} />
          {edit && (
            <Suspense>
              <CustomerDialog id={id} onClose={() => leave()} onSaved={() => leave({ ignoreBlocker: true })} />
            </Suspense>
          )}
        </>
      )}
    </Loaded>
  );
}

function CustomerNotThere(failed: Failed) {
  return (
    <NotThere
      title="Error loading customer"
      text="The customer may no longer exist, or there was an error loading them."
      back={{ to: '/customers', children: 'Back to the customers' }}
      {...failed}
    />
  );
}

function HeadSkeleton() {
  return (
    <>
      <div className="card p-5 sm:p-6">
        <div className="flex items-center gap-4">
          <Skeleton className="size-14 rounded-full" />
          <Skeleton className="h-7 w-56" />
        </div>
        <Skeleton className="mt-5 h-3.5 w-64" />
        <Skeleton className="mt-3 h-3.5 w-40" />
      </div>
      <div className="card h-96" />
    </>
  );
}
