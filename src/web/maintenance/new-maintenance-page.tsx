import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useToday } from '../platform/dates.ts';
import { useWayBack } from '../platform/way-back.ts';
import { toast } from '../ui/toast-store.ts';
import { useUsualTerms } from '../yachts/usual-terms-query.ts';
import { yachtQuery } from '../yachts/yacht-query.ts';
import { MaintenanceFormSkeleton } from './maintenance-form-skeleton.tsx';
import { MaintenanceForm } from './maintenance-form.tsx';
import { newRecordSearch } from './maintenance-query.ts';
import { BackToMaintenance } from './record-notice.tsx';

export function NewMaintenancePage() {
  const today = useToday();
  const { yachtId, ...said } = newRecordSearch(useSearch({ strict: false }));
  const given = said.defect ? { ...said, date: said.date ?? today } : said;
  // The address knows the yacht's number alone. One that isn't of this fleet is simply not filled in.
  const yacht = useQuery({ ...yachtQuery(yachtId ?? 0), enabled: yachtId !== undefined });
  const isOfYacht = yachtId !== undefined && yacht.data !== undefined;
  const usual = useUsualTerms(isOfYacht ? yachtId : null);
  const navigate = useNavigate();
  const ofYacht = { to: '/yachts/$yachtId', params: { yachtId: String(yachtId) }, search: { tab: 'maintenance' } };
  const leave = useWayBack(isOfYacht ? ofYacht : { to: '/maintenance' });
  return (
    <div className="mx-auto grid w-full max-w-216 grid-cols-[minmax(0,1fr)] gap-4">
      <BackToMaintenance />
      {yacht.isLoading || !usual ? (
        <MaintenanceFormSkeleton />
      ) : (
        <MaintenanceForm
          record={null}
          given={given}
          yard={usual}
          yacht={isOfYacht ? { id: yacht.data.id, label: yacht.data.name, note: yacht.data.type } : null}
          onCancel={() => leave()}
          onSaved={(saved) => {
            toast({ title: 'Maintenance scheduled', description: `${saved.title} on ${saved.yachtName} is in the calendar.` });
            void navigate({ to: '/maintenance/$recordId', params: { recordId: String(saved.id) }, replace: true, ignoreBlocker: true });
          }}
        />
      )}
    </div>
  );
}
