import { Link } from '@tanstack/react-router';
import { FileBadge, Plus } from 'lucide-react';
import { can } from '#domain/session/permissions.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { api } from '../../platform/api.ts';
import { sayDate } from '../../platform/day-words.ts';
import { useUser } from '../../platform/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { CertificateBadge } from '../../words/certificate-words.tsx';
import { RecordLink } from '../../words/record-link.tsx';
import { PartList, PartRow, rowLink } from './yacht-part-list.tsx';
import { rowLimit } from './yacht-outlook-query.ts';

const tones = { expired: 'red', due: 'amber', valid: 'teal' } as const;

/** Her documents, the next to expire at the top. Missing ones are in the matrix. */
export function YachtDocumentList({ yacht }: { yacht: Yacht }) {
  const documents = api.useQuery('get', '/api/documents', { params: { query: { yachtId: yacht.id, limit: rowLimit } } });
  const mayWrite = can(useUser(), 'documents:write');
  return (
    <PartList
      query={documents}
      of="documents"
      icon={<FileBadge />}
      none="No documents yet"
      invite="Keep her registration, insurance and certificates here to see in time what needs renewing"
      add={
        <>
          {mayWrite && (
            <Link to="/documents" search={{ new: true, yachtId: yacht.id }} className={buttonLook({ size: 'sm' })}>
              <Plus aria-hidden />
              Add document
            </Link>
          )}
          <Link to="/documents" className={buttonLook({ variant: 'ghost', size: 'sm' })}>
            All documents
          </Link>
        </>
      }
    >
      {({ id, type, state, daysLeft, isReplaced, number, expiresOn }) => (
        <PartRow
          key={id}
          icon={FileBadge}
          tone={isReplaced ? 'grey' : tones[state]}
          title={
            <RecordLink kind="document" id={id} className={rowLink}>
              {type}
            </RecordLink>
          }
          note={[number && `No. ${number}`, expiresOn ? `Until ${sayDate(expiresOn)}` : 'No expiry'].filter(Boolean).join(' · ')}
          end={isReplaced ? <Badge tone="grey">Replaced</Badge> : <CertificateBadge state={state} daysLeft={daysLeft} />}
        />
      )}
    </PartList>
  );
}
