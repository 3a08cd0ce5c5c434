import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Certificate, CertificateChanges, CertificateForm, NewCertificate } from '#domain/crew/certificate.ts';
import { client, versionOf } from '../platform/api.ts';

/** What a form shows of a certificate. */
export function formOf(certificate: Certificate): CertificateForm {
  return {
    type: certificate.type,
    number: certificate.number ?? '',
    issuingAuthority: certificate.issuingAuthority ?? '',
    issueDate: certificate.issueDate ?? '',
    expiryDate: certificate.expiryDate ?? '',
    fileUrl: certificate.fileUrl ?? '',
  };
}

type Save = { values: NewCertificate; crewId: number } | { changes: CertificateChanges; upon: Certificate };

/** Adds a certificate to somebody, or changes the version of it that was worked on. */
export function useSaveCertificate() {
  // One key for as long as the form is open: pressed twice, or tried again after a lost connection, it adds one certificate.
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (save: Save): Promise<Certificate> => {
      const { data } =
        'upon' in save
          ? await client.PATCH('/api/certificates/{id}', {
              params: { path: { id: save.upon.id } },
              body: save.changes,
              headers: { 'If-Match': versionOf(save.upon) },
            })
          : await client.POST('/api/crew/{id}/certificates', {
              params: { path: { id: save.crewId } },
              body: save.values,
              headers: { 'Idempotency-Key': once },
            });
      if (!data) throw new Error('The server answered a saved certificate without it.');
      return data;
    },
  });
}
