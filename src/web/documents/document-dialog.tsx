import { useQuery } from '@tanstack/react-query';
import { reason } from '../platform/api.ts';
import type { UploadedFile } from '../platform/upload.ts';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { DocumentForm, type DocumentAbout } from './document-form.tsx';
import { documentQuery } from './document-query.ts';

type Props = {
  /** Null to add one. */
  id: number | null;
  about: DocumentAbout;
  /** The file that was dropped where the document is missing. */
  file?: UploadedFile;
  onClose: () => void;
  onSaved: () => void;
};

/** A document to fill in, or to change. */
export function DocumentDialog({ id, about, file, onClose, onSaved }: Props) {
  const document = useQuery({ ...documentQuery(id ?? 0), enabled: id !== null });
  if (id === null) return <DocumentForm document={null} about={about} file={file ?? null} onClose={onClose} onSaved={onSaved} />;
  return (
    <RecordDialog query={document} title="Edit document" thing="document" reason={reason} onClose={onClose}>
      {(loaded) => <DocumentForm document={loaded} about={{}} file={null} onClose={onClose} onSaved={onSaved} />}
    </RecordDialog>
  );
}
