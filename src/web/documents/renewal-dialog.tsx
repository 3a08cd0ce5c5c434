import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { NewDocumentVersion, type DocumentRecord } from '#domain/documents/document.ts';
import { client, reason, versionOf } from '../platform/api.ts';
import { sayDate } from '../platform/day-words.ts';
import { DialogForm } from '../platform/dialog-form.tsx';
import { checkedBy, frameOfNew } from '../platform/record-form.ts';
import type { UploadedFile } from '../platform/upload.ts';
import { useUpon } from '../platform/versions.ts';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import type { VersionForm } from './document-entry.ts';
import { VersionFields } from './document-fields.tsx';
import { documentQuery } from './document-query.ts';

type Props = { id: number; /** The file that was dropped on it. */ file?: UploadedFile; onClose: () => void };

/** Renews a document: adds a version, which is valid from now on. */
export function RenewalDialog({ id, file, onClose }: Props) {
  const document = useQuery(documentQuery(id));
  return (
    <RecordDialog query={document} title="Renew document" thing="document" reason={reason} onClose={onClose}>
      {(loaded) => <Renewal document={loaded} file={file ?? null} onClose={onClose} />}
    </RecordDialog>
  );
}

const resolver = checkedBy<VersionForm, NewDocumentVersion>(NewDocumentVersion);

function Renewal({ document, file, onClose }: { document: DocumentRecord; file: UploadedFile | null; onClose: () => void }) {
  const [uploading, setUploading] = useState(false);
  const { upon, tellRefusal } = useUpon(document, (of) => [
    of.version,
    of.type,
    of.yachtId,
    of.equipmentId,
    of.number,
    of.issuer,
    of.expiresOn,
  ]);
  const form = useForm<VersionForm, unknown, NewDocumentVersion>({
    resolver,
    // The number and the issuer stay as before, unless somebody changes them.
    defaultValues: {
      number: upon.number ?? '',
      issuer: upon.issuer ?? '',
      issuedOn: '',
      expiresOn: '',
      fileUrl: file?.url ?? '',
      notes: '',
    },
  });
  const owner = upon.yachtName ?? upon.companyName ?? 'the company';
  const whose = upon.equipmentName ? `${upon.equipmentName} (${owner})` : owner;
  const [once] = useState(() => crypto.randomUUID());
  const save = useMutation({
    mutationFn: async (body: NewDocumentVersion) =>
      (
        await client.POST('/api/documents/{id}/versions', {
          params: { path: { id: upon.id } },
          body,
          headers: { 'If-Match': versionOf(upon), 'Idempotency-Key': once },
        })
      ).data,
    onSuccess: () => {
      toast({ title: 'Document renewed', description: `${upon.type} of ${whose} is up to date.` });
      onClose();
    },
    onError: (error) => tellRefusal('Failed to renew document', error, 'Renew again to keep yours.'),
  });
  const frame = frameOfNew(form, save, (values) => values, upon);
  return (
    <DialogForm
      frame={frame}
      thing="document"
      title={`Renew ${upon.type}`}
      text={`Of ${whose}. ${upon.expiresOn ? `The current one ends on ${sayDate(upon.expiresOn)} and is kept.` : 'The current one is kept.'}`}
      action={uploading ? 'Uploading…' : 'Renew'}
      waits={uploading}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <VersionFields form={form} file={file} onUploading={setUploading} />
      </div>
    </DialogForm>
  );
}
