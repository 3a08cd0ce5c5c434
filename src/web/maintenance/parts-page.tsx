import { useSearch } from '@tanstack/react-router';
import { PartsSection } from '../parts/parts-section.tsx';
import { partsSearch, type PartsSearch } from '../parts/parts-query.ts';
import { useShow } from '../platform/show.ts';
import { YachtFilter } from '../yachts/yacht-filter.tsx';
import { MaintenanceTabs } from './maintenance-tabs.tsx';

/** Spare parts, where they are kept, and what to order. */
export function PartsPage() {
  const search = partsSearch(useSearch({ strict: false }));
  const show = useShow<PartsSearch>();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <MaintenanceTabs />
      <PartsSection
        search={search}
        filter={<YachtFilter yachtId={search.yachtId} onChoose={(yachtId) => show({ ...search, yachtId, page: undefined })} />}
        onShow={show}
      />
    </div>
  );
}
