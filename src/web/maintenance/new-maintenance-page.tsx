import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Defect } from '#domain/defects/defect.ts';
import type { ServicePlan } from '#domain/services/service-plan.ts';
import { defectQuery } from '../defects/defect-query.ts';
import { useToday } from '../platform/dates.ts';
import { isFirstRead } from '../platform/queries.ts';
import { useWayBack } from '../platform/way-back.ts';
import { toast } from '../ui/toast-store.ts';
import { useUsualTerms } from '../yachts/usual-terms-query.ts';
import { yachtQuery } from '../yachts/yacht-query.ts';
import { nameOf } from '../services/plan-words.tsx';
import type { Carried } from './maintenance-entry.ts';
import { MaintenanceFormSkeleton } from './maintenance-form-skeleton.tsx';
import { MaintenanceForm } from './maintenance-form.tsx';
import { newRecordSearch, planQuery } from './maintenance-query.ts';
import { BackToMaintenance } from './record-notice.tsx';

export function NewMaintenancePage() {
  const today = useToday();
  const { yachtId, ...search } = newRecordSearch(useSearch({ strict: false }));
  const given = search.defect ? { ...search, date: search.date ?? today } : search;
  // The address has only the yacht's id. A yacht of another fleet is ignored.
  const yacht = useQuery({ ...yachtQuery(yachtId ?? 0), enabled: yachtId !== undefined });
  const isOfYacht = yachtId !== undefined && yacht.data !== undefined;
  const plan = useQuery({ ...planQuery(search.plan ?? 0), enabled: search.plan !== undefined });
  const defect = useQuery({ ...defectQuery(search.defectId ?? 0), enabled: search.defectId !== undefined });
  const usual = useUsualTerms(isOfYacht ? yachtId : null);
  const navigate = useNavigate();
  const ofYacht = { to: '/yachts/$yachtId', params: { yachtId: String(yachtId) }, search: { tab: 'maintenance' } };
  const leave = useWayBack(isOfYacht ? ofYacht : { to: '/maintenance' });
  return (
    <div className="mx-auto grid w-full max-w-216 grid-cols-[minmax(0,1fr)] gap-4">
      <BackToMaintenance />
      {isFirstRead(yacht) || isFirstRead(plan) || isFirstRead(defect) || !usual ? (
        <MaintenanceFormSkeleton />
      ) : (
        <MaintenanceForm
          record={null}
          given={given}
          carried={carriedBy(plan.data, defect.data)}
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

/** The service to do or the defect to fix, with its equipment. */
function carriedBy(plan: ServicePlan | undefined, defect: Defect | undefined): Carried {
  const { equipmentId = null, equipmentName = null } = plan ?? defect ?? {};
  return {
    equipment: equipmentId === null ? null : { id: equipmentId, label: equipmentName ?? '' },
    services: plan ? [{ id: plan.id, label: nameOf(plan) }] : [],
    defects: defect ? [{ id: defect.id, label: defect.title }] : [],
  };
}
