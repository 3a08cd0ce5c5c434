import type { DocumentRecord } from '#domain/documents/document.ts';
import { several } from '#domain/shared/words.ts';
import { DeleteDialog } from '../platform/delete-dialog.tsx';

type Props = { document: DocumentRecord; onClose: () => void; /** Leaves the page of the document. */ onDeleted: () => unknown };

/** Asks before a document is deleted with all its versions. */
export function DocumentDeleteDialog({ document, onClose, onDeleted }: Props) {
  const { type, yachtName, companyName, versions } = document;
  const whose = yachtName ?? companyName ?? 'the company';
  return (
    <DeleteDialog
      collection="/api/documents"
      record={document}
      title={`Delete ${type}?`}
      text={
        <p>
          This can't be undone.{' '}
          {versions.length > 1
            ? `This deletes ${type} of ${whose} with ${several(versions.length - 1, 'earlier version')} and their files.`
            : `This deletes ${type} of ${whose} and its file.`}
        </p>
      }
      action="Delete document"
      deleted={{ title: 'Document deleted', description: `${whose} no longer has ${type}.` }}
      failure="Failed to delete document"
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
