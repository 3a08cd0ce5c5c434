import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { NewDocumentVersion, type DocumentRecord } from '#domain/documents/document.ts';
import { client, reason, versionOf } from '../platform/api.ts';
import { sayDate } from '../platform/day-words.ts';
import { DialogForm } from '../platform/dialog-form.tsx';
import { checkedBy, frameOfNew } from '../platform/record-form.ts';
import { tellFailure } from '../platform/records.ts';
import type { UploadedFile } from '../platform/upload.ts';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { VersionFields, type VersionForm } from './document-fields.tsx';
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
  // The issuer and the notes stay as before, unless somebody changes them.
  const [began] = useState(document);
  const form = useForm<VersionForm, unknown, NewDocumentVersion>({
    resolver,
    defaultValues: {
      number: began.number ?? '',
      issuer: began.issuer ?? '',
      issuedOn: '',
      expiresOn: '',
      fileUrl: file?.url ?? '',
      notes: '',
    },
  });
  const owner = began.yachtName ?? began.companyName ?? 'the company';
  const whose = began.equipmentName ? `${began.equipmentName} (${owner})` : owner;
  const [once] = useState(() => crypto.randomUUID());
  const save = useMutation({
    mutationFn: async (body: NewDocumentVersion) =>
      (
        await client.POST('/api/documents/{id}/versions', {
          params: { path: { id: began.id } },
          body,
          headers: { 'If-Match': versionOf(began), 'Idempotency-Key': once },
        })
      ).data,
    onSuccess: () => {
      toast({ title: 'Document renewed', description: `${began.type} of ${whose} is up to date.` });
      onClose();
    },
    onError: (error) => tellFailure('Failed to renew document', error),
  });
  const frame = frameOfNew(form, save, (values) => values);
  return (
    <DialogForm
      frame={frame}
      thing="document"
      title={`Renew ${began.type}`}
      text={`Of ${whose}. ${began.expiresOn ? `The current one ends on ${sayDate(began.expiresOn)} and is kept.` : 'The current one is kept.'}`}
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
