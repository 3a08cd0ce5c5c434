import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Ship } from 'lucide-react';
import { EquipmentSection } from '../equipment/equipment-section.tsx';
import { equipmentSearch, firstYachtQuery, itemQuery, type EquipmentSearch } from '../equipment/equipment-query.ts';
import { useShow } from '../platform/show.ts';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { YachtFilter } from '../yachts/yacht-filter.tsx';
import { MaintenanceTabs } from './maintenance-tabs.tsx';

/** The equipment of a yacht: the chosen one, the one that the open item belongs to, or the first one. */
export function EquipmentPage() {
  const search = equipmentSearch(useSearch({ strict: false }));
  const show = useShow<EquipmentSearch>();
  const first = useQuery(firstYachtQuery);
  const item = useQuery(itemQuery(search.yachtId ? 0 : (search.item ?? 0)));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <MaintenanceTabs />
      <Loaded
        query={first}
        loading={<Skeleton className="h-64 rounded-xl" />}
        renderFailed={(retry) => (
          <div className="card">
            <ErrorState title="Error loading equipment" onRetry={retry} />
          </div>
        )}
        empty={{
          when: ([yacht]) => !yacht,
          show: (
            <div className="card">
              <EmptyState icon={<Ship />} title="No yachts yet" text="Add a yacht first. Then list what is on board." />
            </div>
          ),
        }}
      >
        {([yacht]) => {
          const yachtId = search.yachtId ?? item.data?.yachtId ?? yacht?.id ?? 0;
          if (item.isLoading) return <Skeleton className="h-64 rounded-xl" />;
          return (
            <EquipmentSection
              key={yachtId}
              yachtId={yachtId}
              search={search}
              filter={<YachtFilter yachtId={yachtId} onChoose={(id) => show({ yachtId: id })} />}
              onShow={show}
            />
          );
        }}
      </Loaded>
    </div>
  );
}
