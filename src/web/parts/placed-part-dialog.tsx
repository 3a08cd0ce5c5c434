import { useQuery } from '@tanstack/react-query';
import { api, reason } from '../platform/api.ts';
import { useWayBack } from '../platform/way-back.ts';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { PartDialog } from './part-dialog.tsx';
import type { PartsSearch } from './parts-query.ts';

/** The dialog of the part in the address, or of a new one. Closing leads back to where it was opened, or else to the list. */
export function PlacedPartDialog({ id, list }: { id: number | null; list: PartsSearch }) {
  const part = useQuery({ ...api.queryOptions('get', '/api/parts/{id}', { params: { path: { id: id ?? 0 } } }), enabled: id !== null });
  const leave = useWayBack({ to: '/maintenance/parts', search: list, resetScroll: false });
  const close = () => leave();
  const saved = () => leave({ ignoreBlocker: true });
  if (id === null) return <PartDialog part={null} onClose={close} onSaved={saved} />;
  return (
    <RecordDialog query={part} title="Edit part" thing="part" reason={reason} onClose={close}>
      {(loaded) => <PartDialog part={loaded} onClose={close} onSaved={saved} />}
    </RecordDialog>
  );
}
