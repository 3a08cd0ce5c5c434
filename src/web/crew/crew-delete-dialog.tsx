import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CrewMember } from '#domain/crew/crew-member.ts';
import { client, reason, versionOf } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';

/** Asks before somebody leaves the crew, and says what a yacht loses. */
export function CrewDeleteDialog({ member, onClose }: { member: CrewMember; onClose: () => void }) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => client.DELETE('/api/crew/{id}', { params: { path: { id: member.id } }, headers: { 'If-Match': versionOf(member) } }),
    onSuccess: () => toast({ title: 'Crew member deleted', description: `${member.name} is no longer in your crew.` }),
    onError: (error) => {
      toast({ variant: 'destructive', title: 'Error', description: `Failed to delete crew member: ${reason(error)}` });
      // Somebody else may have changed or deleted them meanwhile.
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
    onSettled: onClose,
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${member.name}?`}
      text={
        <>
          <p>This can't be undone. Their name stays in past activity.</p>
          {member.isCaptain && <p className="mt-2 font-medium text-ink">{member.name} is a captain: the yacht will be left without one.</p>}
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" running={remove.isPending && 'Deleting'} onClick={() => remove.mutate()}>
            Delete crew member
          </Button>
        </>
      }
    />
  );
}
