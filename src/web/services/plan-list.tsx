import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Show } from '../platform/show.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { PlanActDialog, type PlanAct } from './plan-act-dialog.tsx';
import { plansPerPage, plansQuery, type PlanSearch } from './plan-query.ts';
import { PlanRow } from './plan-row.tsx';

/** The services of the fleet, a page at a time, most urgent first. */
export function PlanList({ search, onShow }: { search: PlanSearch; onShow: Show<PlanSearch> }) {
  const plans = useQuery(plansQuery(search));
  const [chosen, setChosen] = useState<PlanAct | null>(null);
  const isFiltered = Boolean(search.q || search.state || search.critical || search.yachtId);
  return (
    <div className="card overflow-hidden">
      <PagedList
        query={plans}
        page={search.page}
        perPage={plansPerPage}
        noun="services"
        inCard
        loading={
          <div className="divide-y">
            <Skeletons count={6}>
              <div className="px-4 py-4">
                <Skeleton className="h-4 w-52 max-w-full" />
                <Skeleton className="mt-3 h-3.5 w-80 max-w-full" />
              </div>
            </Skeletons>
          </div>
        }
        failed={() => ({ title: 'Error loading services' })}
        empty={
          isFiltered ? (
            <EmptyState
              drawing="sail"
              title="No services match"
              text="Try adjusting your search or filters"
              action={<Button onClick={() => onShow({})}>Clear filters</Button>}
            />
          ) : (
            <EmptyState
              drawing="sail"
              title="No services planned"
              text="Plan recurring work: engines by hours, rafts and rigging by date."
              action={
                <Button variant="primary" onClick={() => onShow({ new: true })}>
                  Plan a service
                </Button>
              }
            />
          )
        }
        onPage={(page) => onShow({ ...search, page })}
      >
        {(rows) => (
          <ul className="divide-y">
            {rows.map((plan) => (
              <PlanRow key={plan.id} plan={plan} onChoose={setChosen} />
            ))}
          </ul>
        )}
      </PagedList>
      <PlanActDialog chosen={chosen} listed={plans.data?.rows ?? []} onClose={() => setChosen(null)} />
    </div>
  );
}
