import { useParams } from '@tanstack/react-router';
import { ChecklistForm } from '../../checklists/checklist-form.tsx';
import { checklistQuery } from '../../checklists/checklist-query.ts';
import { SingleRecord } from '../../platform/single-record.tsx';
import { useWayBack } from '../../platform/way-back.ts';

export function EditChecklistPage() {
  const { checklistId } = useParams({ strict: false });
  const leave = useWayBack({ to: '/maintenance/checklists' });
  return (
    <SingleRecord id={checklistId} thing="checklist" all={{ to: '/maintenance/checklists', words: 'checklists' }} read={checklistQuery}>
      {(checklist) => <ChecklistForm checklist={checklist} onLeave={(ignoreBlocker) => leave({ ignoreBlocker })} />}
    </SingleRecord>
  );
}
