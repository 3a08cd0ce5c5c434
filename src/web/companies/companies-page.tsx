import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Building2, Plus, RefreshCw } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Company } from '#domain/companies/company.ts';
import { reason } from '../platform/api.ts';
import { useShow } from '../platform/show.ts';
import { useWayBack } from '../platform/way-back.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { FilteredCount } from '../platform/filtered-count.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Skeletons } from '../ui/skeleton.tsx';
import { companiesPerPage, companiesQuery, companySearch, type CompanySearch } from './company-query.ts';
import { CompanyCard, CompanyCardSkeleton } from './company-card.tsx';
import { CompanyDeleteDialog } from './company-delete-dialog.tsx';

const CompanyDialog = lazy(() => import('./company-dialog.tsx').then((module) => ({ default: module.CompanyDialog })));

export function CompaniesPage() {
  const search = companySearch(useSearch({ strict: false }));
  const { new: adding, edit, ...list } = search;
  const companies = useQuery(companiesQuery(list));
  const [leaving, setLeaving] = useState<Company | null>(null);
  const show = useShow<CompanySearch>();
  const leave = useWayBack({ to: '.', search: list, resetScroll: false });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FilterBar
        search={{
          label: 'Search companies',
          placeholder: 'Search name, email or address',
          value: search.q ?? '',
          onSearch: (q) => show({ q: q || undefined }, 'replace'),
        }}
        summary={<FilteredCount query={companies} one="company" many="companies" />}
        actions={<AddCompany list={list} />}
      >
        <Button size="icon" aria-label="Refresh" aria-busy={companies.isFetching || undefined} onClick={() => void companies.refetch()}>
          <RefreshCw className={companies.isFetching ? 'motion-safe:animate-spin' : ''} />
        </Button>
      </FilterBar>
      <PagedList
        query={companies}
        page={search.page}
        perPage={companiesPerPage}
        noun="companies"
        loading={
          <Cards>
            <Skeletons count={6}>
              <CompanyCardSkeleton />
            </Skeletons>
          </Cards>
        }
        failed={(error) => ({ title: 'Failed to load companies', text: reason(error) })}
        empty={<NoCompanies search={list} onClear={() => show({})} />}
        onPage={(page) => show({ ...list, page })}
      >
        {(rows) => (
          <Cards>
            {rows.map((company) => (
              <CompanyCard key={company.id} company={company} list={list} onDelete={setLeaving} />
            ))}
          </Cards>
        )}
      </PagedList>
      {(adding || edit !== undefined) && (
        <Suspense>
          <CompanyDialog key={edit ?? 'new'} id={edit ?? null} onClose={() => leave()} onSaved={() => leave({ ignoreBlocker: true })} />
        </Suspense>
      )}
      {leaving && <CompanyDeleteDialog company={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}

function AddCompany({ list }: { list: CompanySearch }) {
  return (
    <Link to="." search={{ ...list, new: true }} resetScroll={false} className={buttonLook({ variant: 'primary' })}>
      <Plus aria-hidden />
      Add Company
    </Link>
  );
}

function Cards({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2 min-[80rem]:grid-cols-3">{children}</div>;
}

function NoCompanies({ search, onClear }: { search: CompanySearch; onClear: () => void }) {
  return search.q ? (
    <EmptyState
      icon={<Building2 />}
      title="No companies found"
      text="No company matches your search"
      action={<Button onClick={onClear}>Clear search</Button>}
    />
  ) : (
    <EmptyState
      icon={<Building2 />}
      title="No companies found"
      text="Add the first company to get started"
      action={<AddCompany list={search} />}
    />
  );
}
