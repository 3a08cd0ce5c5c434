import { ChecklistForm } from '../../checklists/checklist-form.tsx';
import { BackLink } from '../../platform/back-link.tsx';
import { useWayBack } from '../../platform/way-back.ts';

export function NewChecklistPage() {
  const leave = useWayBack({ to: '/maintenance/checklists' });
  return (
    <div className="mx-auto grid w-full max-w-216 grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to="/maintenance/checklists">All checklists</BackLink>
      <ChecklistForm onLeave={(ignoreBlocker) => leave({ ignoreBlocker })} />
    </div>
  );
}
