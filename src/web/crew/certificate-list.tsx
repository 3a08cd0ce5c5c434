import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, FileText, Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Certificate } from '#domain/crew/certificate.ts';
import { sayDate } from '../platform/day-words.ts';
import { DocumentLink } from '../platform/document-link.tsx';
import { Badge, softTone } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { CertificateBadge } from '../words/certificate-words.tsx';
import { certificatesQuery } from './certificate-query.ts';

const DocumentDialog = lazy(() => import('../platform/document-dialog.tsx').then((module) => ({ default: module.DocumentDialog })));
const CertificateDeleteDialog = lazy(() =>
  import('./certificate-delete-dialog.tsx').then((module) => ({ default: module.CertificateDeleteDialog })),
);
const CertificateForm = lazy(() => import('./certificate-form.tsx').then((module) => ({ default: module.CertificateForm })));

type Holder = { id: number; name: string };

/** The certificates somebody holds, to read, add, renew and delete. */
export function CertificateList({ member }: { member: Holder }) {
  const certificates = useQuery(certificatesQuery(member.id));
  const [editing, setEditing] = useState<Certificate | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Certificate | null>(null);
  const section = useRef<HTMLElement>(null);
  // A link with this hash is followed before this section exists.
  useEffect(() => {
    if (location.hash === '#certificates') section.current?.scrollIntoView();
  }, []);
  const add = (
    <Button size="sm" onClick={() => setEditing('new')}>
      <Plus />
      Add certificate
    </Button>
  );

  return (
    <section ref={section} id="certificates" aria-labelledby="certificates-title" className="card mx-auto w-full max-w-216 scroll-mt-20">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 sm:px-5 sm:pt-5">
        <h2 id="certificates-title" className="text-panel font-semibold">
          Certificates
        </h2>
        {certificates.data && certificates.data.total > 0 && add}
      </div>
      <Loaded
        query={certificates}
        loading={
          <div className="grid gap-4 p-4 sm:p-5">
            <Skeletons count={3}>
              <Skeleton className="h-9" />
            </Skeletons>
          </div>
        }
        renderFailed={(retry) => <ErrorState title="Error loading certificates" onRetry={retry} />}
        empty={{
          when: ({ total }) => total === 0,
          show: (
            <EmptyState
              drawing="logbook"
              title="No certificates yet"
              text="Keep certificates and their expiry dates here to see in time which need renewing"
              action={add}
            />
          ),
        }}
      >
        {({ rows, total }) => (
          <>
            <ul className="mt-2 divide-y px-4 sm:px-5">
              {currentFirst(rows).map((certificate) => (
                <Row key={certificate.id} certificate={certificate} onEdit={setEditing} onDelete={setDeleting} />
              ))}
            </ul>
            {total > rows.length && (
              <p className="border-t px-5 py-3 text-xs text-ink-3">
                Showing the first {rows.length} of {total}.
              </p>
            )}
          </>
        )}
      </Loaded>
      <Suspense>
        {editing && <CertificateForm member={member} certificate={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
        {deleting && <CertificateDeleteDialog certificate={deleting} onClose={() => setDeleting(null)} />}
      </Suspense>
    </section>
  );
}

/** Replaced certificates, kept for the record below the current ones. */
function currentFirst(certificates: Certificate[]): Certificate[] {
  return certificates.toSorted((one, other) => Number(one.isReplaced) - Number(other.isReplaced));
}

const tones = { expired: softTone.red, due: softTone.amber, valid: softTone.teal };

type RowProps = { certificate: Certificate; onEdit: (certificate: Certificate) => void; onDelete: (certificate: Certificate) => void };

function Row({ certificate, onEdit, onDelete }: RowProps) {
  const { type, state, daysLeft, isReplaced, fileUrl, fileName } = certificate;
  const named = isReplaced ? `${type}, replaced` : type;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
      <span aria-hidden className={`grid size-9 place-items-center rounded-lg ${isReplaced ? softTone.grey : tones[state]}`}>
        <BadgeCheck className="size-4" />
      </span>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{type}</p>
        <Details certificate={certificate} />
        {fileUrl && <Paper url={fileUrl} name={fileName ?? type} />}
      </div>
      <div className="max-sm:order-last max-sm:col-start-2">
        {isReplaced ? <Badge tone="grey">Replaced</Badge> : <CertificateBadge state={state} daysLeft={daysLeft} />}
      </div>
      <div className="flex justify-end max-sm:self-start sm:w-24">
        {fileUrl && <DocumentLink url={fileUrl} name={fileName ?? type} />}
        <Button variant="ghost" size="iconSmall" aria-label={`Edit ${named}`} onClick={() => onEdit(certificate)}>
          <Pencil />
        </Button>
        <Button variant="ghost" size="iconSmall" aria-label={`Delete ${named}`} onClick={() => onDelete(certificate)}>
          <Trash2 />
        </Button>
      </div>
    </li>
  );
}

function Paper({ url, name }: { url: string; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="mt-0.5 flex h-6 max-w-full items-center gap-1.5 rounded-sm text-xs font-medium text-accent hover:underline"
        onClick={() => setOpen(true)}
      >
        <FileText aria-hidden className="size-3.5 shrink-0" />
        <span className="sr-only">View </span>
        <span className="truncate">{name}</span>
      </button>
      <Suspense>{open && <DocumentDialog url={url} name={name} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function Details({ certificate: { number, issuingAuthority, issueDate, expiryDate } }: { certificate: Certificate }) {
  const facts: ReactNode[] = [
    number && `No. ${number}`,
    issuingAuthority,
    issueDate && `Issued ${inWords(issueDate)}`,
    expiryDate ? `Expires ${inWords(expiryDate)}` : 'No expiry',
  ].filter(Boolean);
  return <p className="tnum text-xs text-ink-3 wrap-anywhere">{facts.join(' · ')}</p>;
}

function inWords(day: string): string {
  return sayDate(day);
}
