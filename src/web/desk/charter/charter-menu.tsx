import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { canMove } from '#domain/desk/charter-state.ts';
import type { Charter } from '#domain/desk/charter.ts';
import { DeleteDialog } from '../../platform/delete-dialog.tsx';
import { ActMenu, type Act } from '../../ui/acts.tsx';
import { askerOf } from '../charter-words.ts';

/** What else can be done with a charter. */
export function CharterMenu({ charter }: { charter: Charter }) {
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const { number, state } = charter;
  const acts: Act[] = canMove(state, 'delete') ? [{ label: 'Delete', icon: <Trash2 aria-hidden />, onAct: () => setDeleting(true) }] : [];
  if (acts.length === 0) return null;
  return (
    <>
      <ActMenu of={number} acts={acts} />
      <DeleteDialog
        collection="/api/charters"
        record={charter}
        open={deleting}
        title={`Delete ${number}?`}
        text={`What ${askerOf(charter)} asked for, its price and its notes will be deleted. This can't be undone.`}
        action="Delete charter"
        deleted={{ title: 'Charter deleted', description: `${number} is gone.` }}
        failure="Error deleting charter"
        refusedTitle={`${number} can't be deleted`}
        onClose={() => setDeleting(false)}
        onDeleted={() => navigate({ to: '/desk/pipeline', replace: true })}
      />
    </>
  );
}
