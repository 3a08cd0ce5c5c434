import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import {
  blankCertificate,
  CertificateEntry,
  type Certificate,
  type CertificateForm as Values,
  type NewCertificate,
} from '#domain/crew/certificate.ts';
import { reason } from '../platform/api.ts';
import { changesIn, showOnFields } from '../platform/saving.ts';
import type { UploadedFile } from '../platform/upload.ts';
import { useVersions } from '../platform/versions.ts';
import { Button } from '../ui/button.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { CertificateFields } from './certificate-fields.tsx';
import { formOf, useSaveCertificate } from './certificate-save.ts';

const resolver = standardSchemaResolver(CertificateEntry) as unknown as Resolver<Values, unknown, NewCertificate>;

const labels: Record<keyof Values, string> = {
  type: 'Certificate',
  number: 'Number',
  issuingAuthority: 'Issuing authority',
  issueDate: 'Issue date',
  expiryDate: 'Expiry date',
  fileUrl: 'Paper',
};

type Props = {
  member: { id: number; name: string };
  /** Null to add one. */
  certificate: Certificate | null;
  onClose: () => void;
};

/** Adds a certificate to somebody, or edits one, in a dialog over their page. */
export function CertificateForm({ member, certificate, onClose }: Props) {
  const formId = useId();
  const [uploading, setUploading] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const form = useForm({ resolver, defaultValues: certificate ? formOf(certificate) : blankCertificate });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSaveCertificate();
  const versions = useVersions({ form, stored: certificate, formOf, labels, words, save: send });

  function send(values: NewCertificate, upon: Certificate | null) {
    save.mutate(upon ? { changes: changesIn(values, dirtyFields), upon } : { values, crewId: member.id }, {
      onSuccess: (saved) => {
        toast(
          upon
            ? { title: 'Certificate updated', description: `${saved.type} of ${member.name} is up to date.` }
            : { title: 'Certificate added', description: `${member.name} now has ${saved.type}.` },
        );
        onClose();
      },
      onError: (error) => {
        if (versions.refused(error)) return;
        toast({ variant: 'destructive', title: `Failed to ${upon ? 'update' : 'add'} certificate`, description: reason(error) });
        showOnFields(form, error);
      },
    });
  }

  return (
    <Dialog
      open
      onClose={() => (isDirty ? setLeaving(true) : onClose())}
      title={certificate ? `Edit ${certificate.type}` : `New certificate of ${member.name}`}
      text={
        certificate ? 'Renewed? Update the dates here, or keep this one on file and add the new one.' : 'A name is enough to start with.'
      }
      actions={
        <>
          <Button onClick={() => (isDirty ? setLeaving(true) : onClose())}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" disabled={uploading} running={save.isPending && 'Saving'}>
            {uploading ? 'Uploading…' : certificate ? 'Save changes' : 'Add certificate'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit((values) => send(values, versions.upon))} className="mt-5">
        <CertificateFields
          key={versions.upon?.updatedAt}
          form={form}
          file={versions.upon && paperOf(versions.upon)}
          onUploading={setUploading}
        />
      </form>
      <ConflictDialog thing="certificate" {...versions.dialog} />
      <Dialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title="Leave without saving?"
        text="Your changes haven't been saved."
        actions={
          <>
            <Button onClick={() => setLeaving(false)}>Keep editing</Button>
            <Button variant="danger" onClick={onClose}>
              Leave without saving
            </Button>
          </>
        }
      />
      <UnsavedChanges when={() => isDirty} />
    </Dialog>
  );
}

function words(field: keyof Values, values: Values): string {
  return (field === 'fileUrl' && values.fileUrl ? 'A document' : values[field]) || 'Empty';
}

function paperOf({ fileUrl, fileName }: Certificate): UploadedFile | null {
  return fileUrl ? { url: fileUrl, name: fileName ?? 'Document' } : null;
}
