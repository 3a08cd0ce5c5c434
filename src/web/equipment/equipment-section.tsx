import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Gauge, Plus, Wrench } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Equipment } from '#domain/equipment/equipment.ts';
import { can } from '#domain/session/permissions.ts';
import { api } from '../platform/api.ts';
import { CompanyOf } from '../platform/company-of.tsx';
import { useUser } from '../platform/session.tsx';
import type { Show } from '../platform/show.ts';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { EquipmentDetails } from './equipment-details.tsx';
import { EquipmentList } from './equipment-list.tsx';
import { branchesOf, equipmentQuery, type EquipmentSearch } from './equipment-query.ts';
import { FillButton } from './fill-button.tsx';

const EquipmentDialog = lazy(() => import('./equipment-dialog.tsx').then((module) => ({ default: module.EquipmentDialog })));
const HoursDialog = lazy(() => import('./hours-dialog.tsx').then((module) => ({ default: module.HoursDialog })));

type Props = { yachtId: number; search: EquipmentSearch; filter: ReactNode; onShow: Show<EquipmentSearch> };

/** The equipment of a yacht: its tree, beside the details of the selected item. */
export function EquipmentSection({ yachtId, search, filter, onShow }: Props) {
  const mayChange = can(useUser(), 'maintenance:write');
  const [adding, setAdding] = useState<{ parentId: number | null } | null>(null);
  const equipment = useQuery(equipmentQuery(yachtId));
  const yacht = api.useQuery('get', '/api/yachts/{id}', { params: { path: { id: yachtId } } });
  const name = yacht.data?.name ?? '';
  const add = (
    <Button variant="primary" aria-haspopup="dialog" onClick={() => setAdding({ parentId: null })}>
      <Plus aria-hidden />
      Add equipment
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {filter}
        {yacht.data && <CompanyOf record={yacht.data} />}
        {mayChange && (
          <div className="ml-auto flex flex-wrap gap-2">
            <Button aria-haspopup="dialog" onClick={() => onShow({ ...search, hours: true }, 'replace')}>
              <Gauge aria-hidden />
              Enter hours
            </Button>
            {add}
          </div>
        )}
      </div>
      <Loaded
        query={equipment}
        loading={
          <div className="card grid gap-4 p-5">
            <Skeletons count={6}>
              <Skeleton className="h-9" />
            </Skeletons>
          </div>
        }
        renderFailed={(retry) => (
          <div className="card">
            <ErrorState title="Error loading equipment" onRetry={retry} />
          </div>
        )}
        empty={{
          when: (all) => all.length === 0,
          show: (
            <div className="card">
              <EmptyState
                icon={<Wrench />}
                title={`No equipment on ${name} yet`}
                text="Engines, generator, life raft: what is on board, its hours, and when its warranty ends."
                action={mayChange && yacht.data && <FillButton yacht={yacht.data} />}
              />
            </div>
          ),
        }}
      >
        {(all) => (
          <Tree
            all={all}
            name={name}
            chosen={search.item}
            mayChange={mayChange}
            onChoose={(item) => onShow({ ...search, item })}
            onAdd={setAdding}
          />
        )}
      </Loaded>
      <Suspense>
        {adding && (
          <EquipmentDialog
            yacht={{ id: yachtId, name, companyName: yacht.data?.companyName }}
            equipment={null}
            parentId={adding.parentId}
            all={equipment.data ?? []}
            onSaved={({ id }) => onShow({ ...search, item: id })}
            onClose={() => setAdding(null)}
          />
        )}
        {search.hours && mayChange && !yacht.isPending && (
          <HoursDialog
            yacht={yacht.data ? { id: yachtId, label: name } : null}
            onClose={() => onShow({ ...search, hours: undefined }, 'replace')}
          />
        )}
      </Suspense>
    </>
  );
}

type TreeProps = {
  all: Equipment[];
  name: string;
  chosen: number | undefined;
  mayChange: boolean;
  onChoose: (id: number | undefined) => void;
  onAdd: (wish: { parentId: number | null }) => void;
};

/** On a phone the tree or the selected item; side by side where there is room, with the first one selected. */
function Tree({ all, name, chosen, mayChange, onChoose, onAdd }: TreeProps) {
  const picked = all.find(({ id }) => id === chosen);
  const selected = picked ?? branchesOf(all, new Set())[0]?.item;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-3">
      <div className={`card overflow-hidden ${picked ? 'max-lg:hidden' : ''}`}>
        <EquipmentList of={name} all={all} chosen={selected?.id} onChoose={onChoose} />
      </div>
      <div className={`lg:col-span-2 ${picked ? '' : 'max-lg:hidden'}`}>
        <Button variant="ghost" className="mb-2 lg:hidden" onClick={() => onChoose(undefined)}>
          <ArrowLeft aria-hidden />
          All equipment
        </Button>
        {selected && (
          <EquipmentDetails
            key={selected.id}
            equipment={selected}
            all={all}
            mayChange={mayChange}
            onGone={() => onChoose(selected.parentId ?? undefined)}
            onAddPart={() => onAdd({ parentId: selected.id })}
          />
        )}
      </div>
    </div>
  );
}
