import type { Part } from '#domain/parts/part.ts';
import { DeleteDialog } from '../platform/delete-dialog.tsx';

/** Asks before a part is deleted with its locations. */
export function PartDeleteDialog({ part, onClose }: { part: Part; onClose: () => void }) {
  return (
    <DeleteDialog
      collection="/api/parts"
      record={part}
      title={`Delete ${part.name}?`}
      text="This can’t be undone. Its locations are deleted too, and services no longer use it."
      action="Delete part"
      deleted={{ title: 'Part deleted', description: `${part.name} is no longer in your parts list.` }}
      failure="Error deleting part"
      refusedTitle={`${part.name} stays`}
      onClose={onClose}
    />
  );
}
