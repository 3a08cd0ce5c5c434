import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Certificate } from '#domain/crew/certificate.ts';
import { client, reason, versionOf } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';

/** Asks before a certificate goes, and with it its paper. */
export function CertificateDeleteDialog({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) {
  const { id, type, crewName, fileName } = certificate;
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      client.DELETE('/api/certificates/{id}', { params: { path: { id } }, headers: { 'If-Match': versionOf(certificate) } }),
    onSuccess: () => toast({ title: 'Certificate deleted', description: `${crewName} no longer has ${type}.` }),
    onError: (error) => {
      toast({ variant: 'destructive', title: 'Failed to delete certificate', description: reason(error) });
      // Somebody else may have changed or deleted it meanwhile.
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
    onSettled: onClose,
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${type}?`}
      text={
        <p>
          This can't be undone.{' '}
          {fileName
            ? `This deletes the certificate of ${crewName} and its document, ${fileName}.`
            : `This deletes the certificate of ${crewName}.`}
        </p>
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" running={remove.isPending && 'Deleting'} onClick={() => remove.mutate()}>
            Delete certificate
          </Button>
        </>
      }
    />
  );
}
