import { DefectsSection } from '../defects/defects-section.tsx';
import { MaintenanceTabs } from './maintenance-tabs.tsx';

/** The defects of the yachts. */
export function DefectsPage() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <MaintenanceTabs />
      <DefectsSection />
    </div>
  );
}
