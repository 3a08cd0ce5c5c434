import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Equipment } from '#domain/equipment/equipment.ts';
import { can } from '#domain/session/permissions.ts';
import { useUser } from '../platform/session.tsx';
import { Button } from '../ui/button.tsx';
import { InOrder } from '../ui/in-order.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { BookList } from './book-list.tsx';
import { PlanActDialog, type PlanAct } from './plan-act-dialog.tsx';
import { plansOfEquipmentQuery } from './plan-query.ts';
import { PlanRow } from './plan-row.tsx';

const PlanDialog = lazy(() => import('./plan-dialog.tsx').then((module) => ({ default: module.PlanDialog })));

/** The services of a piece of equipment, and its service book. */
export function PlanPanel({ equipment: { id, yachtId, yachtName, retiredOn } }: { equipment: Equipment }) {
  const [adding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<PlanAct | null>(null);
  const plans = useQuery(plansOfEquipmentQuery(id));
  const mayChange = can(useUser(), 'maintenance:write') && retiredOn === null;
  return (
    <>
      <InOrder>
        <section aria-label="Services" className="card overflow-hidden">
          <div className="flex items-center justify-between gap-3 border-b px-4 py-3">
            <h3 className="font-semibold">Services</h3>
            {mayChange && (
              <Button onClick={() => setAdding(true)}>
                <Plus aria-hidden />
                Plan a service
              </Button>
            )}
          </div>
          <Loaded
            query={plans}
            loading={<Skeleton className="m-4 h-16 rounded-lg" />}
            renderFailed={(retry) => <ErrorState title="Error loading services" onRetry={retry} />}
          >
            {(rows) =>
              rows.length === 0 ? (
                <p className="px-4 py-5 text-ink-2">No services planned yet.</p>
              ) : (
                <ul className="divide-y">
                  {rows.map((plan) => (
                    <PlanRow key={plan.id} plan={plan} isOfEquipment onChoose={setChosen} />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </section>
        <section aria-label="Service book" className="card overflow-hidden">
          <h3 className="border-b px-4 py-3 font-semibold">Service book</h3>
          <BookList of={{ equipmentId: id }} />
        </section>
      </InOrder>
      <PlanActDialog chosen={chosen} listed={plans.data ?? []} onClose={() => setChosen(null)} />
      <Suspense>
        {adding && <PlanDialog plan={null} yacht={{ id: yachtId, label: yachtName }} equipmentId={id} onClose={() => setAdding(false)} />}
      </Suspense>
    </>
  );
}
