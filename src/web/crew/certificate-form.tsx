import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { blankCertificate, CertificateEntry, type Certificate, type CertificateForm as Values, type NewCertificate } from '#domain/crew/certificate.ts';
import { reason } from '../platform/api.ts';
import { changedMeanwhile, changesIn, differencesIn, showOnFields } from '../platform/saving.ts';
import { Button } from '../ui/button.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { CertificateFields } from './certificate-fields.tsx';
import { formOf, useSaveCertificate } from './certificate-save.ts';
import { certificateQuery } from './certificates.ts';

const resolver = standardSchemaResolver(CertificateEntry) as unknown as Resolver<Values, unknown, NewCertificate>;

const labels: Record<keyof Values, string> = { type: 'Certificate', number: 'Number', issuingAuthority: 'Issuing authority', issueDate: 'Issue date', expiryDate: 'Expiry date', fileUrl: 'Paper' };

type Props = {
  member: { id: number; name: string };
  /** Null to add one. */
  certificate: Certificate | null;
  onClose: () => void;
};

/** Adds a certificate to somebody, or edits one, in a dialog over their page. */
export function CertificateForm({ member, certificate, onClose }: Props) {
  const queries = useQueryClient();
  const formId = useId();
  const [start, setStart] = useState(certificate);
  const [theirs, setTheirs] = useState<Certificate | null>(null);
  const [uploading, setUploading] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const form = useForm({ resolver, defaultValues: certificate ? formOf(certificate) : blankCertificate });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSaveCertificate();

  function send(values: NewCertificate, upon: Certificate | null) {
    save.mutate(upon ? { changes: changesIn(values, dirtyFields), upon } : { values, crewId: member.id }, {
      onSuccess: (saved) => {
        toast(upon ? { title: 'Certificate updated', description: `${saved.type} of ${member.name} is up to date.` } : { title: 'Certificate added', description: `${member.name} now has ${saved.type}.` });
        onClose();
      },
      onError: (error) => {
        const current = changedMeanwhile<Certificate>(error);
        if (current) return takeIn(current);
        toast({ variant: 'destructive', title: `Failed to ${upon ? 'update' : 'add'} certificate`, description: reason(error) });
        showOnFields(form, error);
      },
    });
  }

  // The list behind the form is to show what is stored by now, however this ends.
  function takeIn(current: Certificate) {
    queries.setQueryData(certificateQuery(current.id).queryKey, current);
    void queries.invalidateQueries({ queryKey: ['get', '/api/crew/{id}/certificates'] });
    setTheirs(current);
  }

  function loadTheirs() {
    if (theirs) form.reset(formOf(theirs));
    setStart(theirs);
    setTheirs(null);
  }

  function saveMine() {
    setTheirs(null);
    void form.handleSubmit((values) => send(values, theirs))();
  }

  return (
    <Dialog
      open
      onClose={() => (isDirty ? setLeaving(true) : onClose())}
      title={certificate ? `Edit ${certificate.type}` : `New certificate of ${member.name}`}
      text={certificate ? 'Renewed? Change its dates here, or keep it for the record and add the new one beside it.' : 'Its name is enough to begin with.'}
      actions={
        <>
          <Button onClick={() => (isDirty ? setLeaving(true) : onClose())}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" disabled={uploading} running={save.isPending && 'Saving'}>{uploading ? 'Uploading…' : certificate ? 'Save changes' : 'Add certificate'}</Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit((values) => send(values, start))} className="mt-5">
        <CertificateFields key={start?.updatedAt} form={form} file={start?.fileUrl ? { url: start.fileUrl, name: start.fileName ?? 'Document' } : null} onUploading={setUploading} />
      </form>
      <ConflictDialog
        thing="certificate"
        differences={theirs && differencesIn(labels, formOf(theirs), form.getValues(), dirtyFields, (field, values) => (field === 'fileUrl' && values.fileUrl ? 'A document' : values[field]) || 'Empty')}
        onLoadTheirs={loadTheirs}
        onSaveMine={saveMine}
        onClose={() => setTheirs(null)}
      />
      <Dialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title="Leave without saving?"
        text="What you have changed here is not saved yet."
        actions={<><Button onClick={() => setLeaving(false)}>Keep editing</Button><Button variant="danger" onClick={onClose}>Leave without saving</Button></>}
      />
      <UnsavedChanges when={() => isDirty} />
    </Dialog>
  );
}
