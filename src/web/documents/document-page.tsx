import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { FileUp, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { DocumentRecord } from '#domain/documents/document.ts';
import { can } from '#domain/session/permissions.ts';
import { CompanyOf } from '../platform/company-of.tsx';
import { lastSearchAt } from '../platform/left-page.ts';
import { useUser } from '../platform/session.tsx';
import { SingleRecord } from '../platform/single-record.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { CertificateBadge } from '../words/certificate-words.tsx';
import { RecordLink } from '../words/record-link.tsx';
import { DocumentDeleteDialog } from './document-delete-dialog.tsx';
import { documentQuery } from './document-query.ts';
import { VersionList } from './version-list.tsx';

const DocumentDialog = lazy(() => import('./document-dialog.tsx').then((module) => ({ default: module.DocumentDialog })));
const RenewalDialog = lazy(() => import('./renewal-dialog.tsx').then((module) => ({ default: module.RenewalDialog })));

/** One document: its state and all its versions. */
export function DocumentPage() {
  const { documentId } = useParams({ strict: false });
  return (
    <SingleRecord id={documentId} thing="document" all={{ to: '/documents', words: 'documents' }} read={documentQuery} wide>
      {(document) => (
        <>
          <Header document={document} />
          <VersionList document={document} />
        </>
      )}
    </SingleRecord>
  );
}

function Header({ document }: { document: DocumentRecord }) {
  const [open, setOpen] = useState<'renew' | 'edit' | 'delete' | null>(null);
  const mayWrite = can(useUser(), 'documents:write');
  const navigate = useNavigate();
  const close = () => setOpen(null);
  const { id, type, yachtId, yachtName, equipmentId, equipmentName, companyName, state, daysLeft, isReplaced } = document;
  return (
    <section className="card flex flex-wrap items-center gap-3 p-4 sm:p-5">
      <div className="min-w-0 flex-1">
        <h2 className="text-page font-semibold wrap-anywhere">{type}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-nav text-ink-2">
          {yachtId === null ? (
            (companyName ?? 'The company')
          ) : (
            <RecordLink kind="yacht" id={yachtId}>
              {yachtName}
            </RecordLink>
          )}
          {equipmentId !== null && (
            <Link to="/maintenance/equipment" search={{ item: equipmentId }} className="rounded-sm hover:text-accent hover:underline">
              {equipmentName}
            </Link>
          )}
          {isReplaced ? <Badge tone="grey">Replaced</Badge> : <CertificateBadge state={state} daysLeft={daysLeft} />}
        </p>
        {yachtId !== null && <CompanyOf record={document} />}
      </div>
      {mayWrite && (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => setOpen('renew')}>
            <FileUp aria-hidden />
            Renew
          </Button>
          <Button onClick={() => setOpen('edit')}>
            <Pencil aria-hidden />
            Edit
          </Button>
          <Button size="icon" aria-label={`Delete ${type}`} title="Delete" onClick={() => setOpen('delete')}>
            <Trash2 />
          </Button>
        </div>
      )}
      <Suspense>
        {open === 'renew' && <RenewalDialog id={id} onClose={close} />}
        {open === 'edit' && <DocumentDialog id={id} about={{}} onClose={close} onSaved={close} />}
      </Suspense>
      {open === 'delete' && (
        <DocumentDeleteDialog
          document={document}
          onClose={close}
          onDeleted={() => navigate({ to: '/documents', search: lastSearchAt('/documents'), replace: true })}
        />
      )}
    </section>
  );
}
