import { useState } from 'react';
import {
  blankCertificate,
  CertificateEntry,
  type Certificate,
  type CertificateForm as Values,
  type NewCertificate,
} from '#domain/crew/certificate.ts';
import { DialogForm } from '../platform/dialog-form.tsx';
import { checkedBy, useRecordForm } from '../platform/record-form.ts';
import type { UploadedFile } from '../platform/upload.ts';
import { toast } from '../ui/toast-store.ts';
import { CertificateFields } from './certificate-fields.tsx';

const resolver = checkedBy<Values, NewCertificate>(CertificateEntry);

const labels: Record<keyof Values, string> = {
  type: 'Certificate',
  number: 'Number',
  issuingAuthority: 'Issuing authority',
  issueDate: 'Issue date',
  expiryDate: 'Expiry date',
  fileUrl: 'Document',
};

type Props = {
  member: { id: number; name: string };
  /** Null to add one. */
  certificate: Certificate | null;
  onClose: () => void;
};

/** Adds a certificate to somebody, or edits one, in a dialog over their page. */
export function CertificateForm({ member, certificate, onClose }: Props) {
  const [uploading, setUploading] = useState(false);
  const { form, upon, frame } = useRecordForm({
    collection: '/api/certificates',
    addTo: `/api/crew/${member.id}/certificates`,
    stored: certificate,
    formOf,
    blank: blankCertificate,
    resolver,
    labels,
    words,
    failure: `Failed to ${certificate ? 'update' : 'add'} certificate`,
    onSaved: ({ type }) => {
      toast(
        certificate
          ? { title: 'Certificate updated', description: `${type} of ${member.name} is up to date.` }
          : { title: 'Certificate added', description: `${member.name} now has ${type}.` },
      );
      onClose();
    },
  });

  return (
    <DialogForm
      frame={frame}
      thing="certificate"
      title={certificate ? `Edit ${certificate.type}` : `New certificate for ${member.name}`}
      text={
        certificate ? 'Renewed? Update the dates here, or keep this one on file and add the new one.' : 'A name is enough to start with.'
      }
      action={uploading ? 'Uploading…' : certificate ? 'Save changes' : 'Add certificate'}
      waits={uploading}
      onClose={onClose}
    >
      <CertificateFields key={upon?.updatedAt} form={form} file={upon && paperOf(upon)} onUploading={setUploading} />
    </DialogForm>
  );
}

/** What a form shows of a certificate. */
function formOf(certificate: Certificate): Values {
  return {
    type: certificate.type,
    number: certificate.number ?? '',
    issuingAuthority: certificate.issuingAuthority ?? '',
    issueDate: certificate.issueDate ?? '',
    expiryDate: certificate.expiryDate ?? '',
    fileUrl: certificate.fileUrl ?? '',
  };
}

function words(field: keyof Values, values: Values): string {
  return (field === 'fileUrl' && values.fileUrl ? 'A document' : values[field]) || 'Empty';
}

function paperOf({ fileUrl, fileName }: Certificate): UploadedFile | null {
  return fileUrl ? { url: fileUrl, name: fileName ?? 'Document' } : null;
}
