import type { Certificate } from '#domain/crew/certificate.ts';
import { DeleteDialog } from '../platform/delete-dialog.tsx';

/** Asks before a certificate and its document are deleted. */
export function CertificateDeleteDialog({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) {
  const { type, crewName, fileName } = certificate;
  return (
    <DeleteDialog
      collection="/api/certificates"
      record={certificate}
      title={`Delete ${type}?`}
      text={
        <p>
          This can't be undone.{' '}
          {fileName
            ? `This deletes the certificate of ${crewName} and its document, ${fileName}.`
            : `This deletes the certificate of ${crewName}.`}
        </p>
      }
      action="Delete certificate"
      deleted={{ title: 'Certificate deleted', description: `${crewName} no longer has ${type}.` }}
      failure="Failed to delete certificate"
      onClose={onClose}
    />
  );
}
