import type { CrewMember } from '#domain/crew/crew-member.ts';
import { reason } from '../platform/api.ts';
import { DeleteDialog } from '../platform/delete-dialog.tsx';

type Props = { member: CrewMember; onClose: () => void; onDeleted?: () => unknown };

/** Asks before somebody is removed from the crew, and says what goes with them and what their yacht loses. */
export function CrewDeleteDialog({ member, onClose, onDeleted }: Props) {
  const { name, isCaptain } = member;
  return (
    <DeleteDialog
      collection="/api/crew"
      record={member}
      title={`Delete ${name}?`}
      text={
        <>
          <p>
            This can’t be undone. Their certificates and travel document are deleted as well, and they are removed from the crew lists of
            charters and from the work assigned to them. Their name stays in past activity.
          </p>
          {isCaptain && <p className="mt-2 font-medium text-ink">{name} is a captain: the yacht will be left without one.</p>}
        </>
      }
      action="Delete crew member"
      deleted={{ title: 'Crew member deleted', description: `${name} is no longer in your crew.` }}
      failure={(error) => ({ title: 'Error', description: `Failed to delete crew member: ${reason(error)}` })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
