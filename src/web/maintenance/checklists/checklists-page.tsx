import { useSearch } from '@tanstack/react-router';
import { checklistSearch, type ChecklistSearch } from '../../checklists/checklist-query.ts';
import { ChecklistsSection } from '../../checklists/checklists-section.tsx';
import { RunsSection } from '../../checklists/runs-section.tsx';
import { useShow } from '../../platform/show.ts';
import { InOrder } from '../../ui/in-order.tsx';
import { YachtFilter } from '../../yachts/yacht-filter.tsx';
import { MaintenanceTabs } from '../maintenance-tabs.tsx';

/** The checklists, and beneath them their runs. */
export function ChecklistsPage() {
  const search = checklistSearch(useSearch({ strict: false }));
  const show = useShow<ChecklistSearch>();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <MaintenanceTabs />
      <InOrder>
        <ChecklistsSection
          yachtId={search.yachtId}
          filter={<YachtFilter yachtId={search.yachtId} onChoose={(yachtId) => show({ ...search, yachtId, page: undefined })} />}
        />
        <RunsSection search={search} onShow={show} />
      </InOrder>
    </div>
  );
}
