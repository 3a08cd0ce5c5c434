import type { Part } from '#domain/parts/part.ts';
import { DeleteDialog } from '../platform/delete-dialog.tsx';

/** Asks before a part goes, and with it its places. */
export function PartDeleteDialog({ part, onClose }: { part: Part; onClose: () => void }) {
  return (
    <DeleteDialog
      collection="/api/parts"
      record={part}
      title={`Delete ${part.name}?`}
      text="This can’t be undone. The places where it lies go with it, and no service uses it up any more."
      action="Delete part"
      deleted={{ title: 'Part deleted', description: `${part.name} is no longer among your parts.` }}
      failure="Error deleting part"
      refusedTitle={`${part.name} stays`}
      onClose={onClose}
    />
  );
}
