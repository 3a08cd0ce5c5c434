import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { Equipment } from '#domain/equipment/equipment.ts';
import { can } from '#domain/session/permissions.ts';
import { sayDate } from '../platform/day-words.ts';
import { useUser } from '../platform/session.tsx';
import { Badge } from '../ui/badge.tsx';
import { buttonLook } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CertificateBadge } from '../words/certificate-words.tsx';
import { documentsQuery } from './equipment-query.ts';

/** The documents of a piece of equipment. Renders nothing for those who may not read them. */
export function DocumentsPanel({ equipment: { id, yachtId } }: { equipment: Equipment }) {
  const user = useUser();
  const mayRead = can(user, 'documents:read');
  const documents = useQuery({ ...documentsQuery(id), enabled: mayRead });
  if (!mayRead) return null;
  return (
    <section aria-label="Documents" className="card overflow-hidden">
      <div className="flex items-center justify-between gap-3 border-b px-4 py-3">
        <h3 className="font-semibold">Documents</h3>
        {can(user, 'documents:write') && (
          <Link to="/documents" search={{ new: true, yachtId, equipmentId: id }} className={buttonLook({})}>
            <Plus aria-hidden />
            Add a document
          </Link>
        )}
      </div>
      <Loaded
        query={documents}
        loading={<Skeleton className="m-4 h-10 rounded-lg" />}
        renderFailed={(retry) => <ErrorState title="Error loading documents" onRetry={retry} />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <p className="px-4 py-5 text-ink-2">Its certificates and reports are listed here once they’re on file.</p>
          ) : (
            <ul className="divide-y">
              {rows.map(({ id: documentId, type, number, expiresOn, state, daysLeft, isReplaced }) => (
                <li key={documentId} className="flex items-center gap-3 px-4 py-3">
                  <div className="min-w-0 flex-1">
                    <Link
                      to="/documents/$documentId"
                      params={{ documentId: String(documentId) }}
                      className="font-medium wrap-anywhere hover:underline"
                    >
                      {type}
                    </Link>
                    <p className="text-xs text-ink-3">{[number, expiresOn && `until ${sayDate(expiresOn)}`].filter(Boolean).join(' · ')}</p>
                  </div>
                  {isReplaced ? <Badge tone="grey">Replaced</Badge> : <CertificateBadge state={state} daysLeft={daysLeft} />}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
