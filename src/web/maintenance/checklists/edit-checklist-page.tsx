import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ChecklistForm } from '../../checklists/checklist-form.tsx';
import { checklistQuery } from '../../checklists/checklist-query.ts';
import { BackLink } from '../../platform/back-link.tsx';
import { NotThere, type Failed } from '../../platform/not-there.tsx';
import { countIn } from '../../platform/search-params.ts';
import { useWayBack } from '../../platform/way-back.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function EditChecklistPage() {
  const { checklistId } = useParams({ strict: false });
  const id = countIn(checklistId);
  return (
    <div className="mx-auto grid w-full max-w-216 grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to="/maintenance/checklists">All checklists</BackLink>
      {id === undefined ? <ChecklistNotThere /> : <Editing key={id} id={id} />}
    </div>
  );
}

function Editing({ id }: { id: number }) {
  const leave = useWayBack({ to: '/maintenance/checklists' });
  return (
    <Loaded
      query={useQuery(checklistQuery(id))}
      loading={<Skeleton className="h-44" />}
      renderFailed={(retry, error) => <ChecklistNotThere error={error} onRetry={retry} />}
    >
      {(checklist) => <ChecklistForm checklist={checklist} onLeave={(ignoreBlocker) => leave({ ignoreBlocker })} />}
    </Loaded>
  );
}

function ChecklistNotThere(failed: Failed) {
  return (
    <NotThere
      title="Error loading checklist"
      text="The checklist may no longer exist, or there was an error loading it."
      back={{ to: '/maintenance/checklists', children: 'Back to the checklists' }}
      {...failed}
    />
  );
}
