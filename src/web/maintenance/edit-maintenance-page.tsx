import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { countIn } from '../platform/search-params.ts';
import { useWayBack } from '../platform/way-back.ts';
import { Loaded } from '../ui/loaded.tsx';
import { toast } from '../ui/toast-store.ts';
import { MaintenanceFormSkeleton } from './maintenance-form-skeleton.tsx';
import { MaintenanceForm } from './maintenance-form.tsx';
import { recordQuery } from './maintenance-query.ts';
import { BackToMaintenance, RecordFailed, RecordIdMissing } from './record-notice.tsx';

export function EditMaintenancePage() {
  const { recordId } = useParams({ strict: false });
  const id = countIn(recordId);
  return (
    <div className="mx-auto grid w-full max-w-216 grid-cols-[minmax(0,1fr)] gap-4">
      <BackToMaintenance />
      {id === undefined ? <RecordIdMissing /> : <EditMaintenance key={id} id={id} />}
    </div>
  );
}

function EditMaintenance({ id }: { id: number }) {
  const record = useQuery(recordQuery(id));
  const leave = useWayBack({ to: '/maintenance/$recordId', params: { recordId: String(id) } });
  return (
    <Loaded
      query={record}
      loading={<MaintenanceFormSkeleton />}
      renderFailed={(retry, error) => <RecordFailed error={error} onRetry={retry} />}
    >
      {(loaded) => (
        <MaintenanceForm
          record={loaded}
          onCancel={() => leave()}
          onSaved={(saved) => {
            toast({ title: 'Maintenance updated', description: `${saved.title} is up to date.` });
            leave({ ignoreBlocker: true });
          }}
        />
      )}
    </Loaded>
  );
}
