import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Charter } from '#domain/desk/charter.ts';
import { usualHandover } from '#domain/desk/next-act.ts';
import { handoverKinds, handoverLabels } from '#domain/handovers/words.ts';
import { can } from '#domain/session/permissions.ts';
import { reason } from '../../platform/api.ts';
import { useNow } from '../../platform/now.ts';
import { useUser } from '../../platform/session.tsx';
import { useShow } from '../../platform/show.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { segmentLook, segmentsLook } from '../../ui/segments.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { charterSearch, type CharterSearch } from '../charter-query.ts';
import { ChecklistsSection } from './checklists-section.tsx';
import { HandoverForm } from './handover-form.tsx';
import { handoverQuery } from './handover-query.ts';
import { SignedHandoverDetails } from './signed-handover-details.tsx';

/** How the yacht of a charter is handed over to the guests, and back. Made for a phone on the quay. */
export function HandoverPanel({ charter }: { charter: Charter }) {
  const now = useNow();
  // It doesn't switch while it is open: what is typed belongs to one of the two.
  const [usual] = useState(() => usualHandover(charter, now.toISOString()));
  const { kind = usual } = charterSearch(useSearch({ strict: false }));
  const show = useShow<CharterSearch>();
  const handover = useQuery(handoverQuery(charter.id, kind));
  const mayWrite = can(useUser(), 'desk:write') && (charter.state === 'booked' || charter.state === 'closed');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-5">
      <div role="group" aria-label="Handover" className={`${segmentsLook} grid-cols-2`}>
        {handoverKinds.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={kind === each ? 'page' : undefined}
            className={`${segmentLook} h-11 px-3`}
            onClick={() => each !== kind && show({ tab: 'handover', kind: each }, 'replace')}
          >
            {handoverLabels[each]}
          </button>
        ))}
      </div>
      <ChecklistsSection charter={charter} kind={kind} />
      <Loaded
        query={handover}
        loading={<Skeleton className="h-64 rounded-lg" />}
        renderFailed={(retry, error) => (
          <ErrorState title={`The ${handoverLabels[kind].toLowerCase()} couldn’t be loaded`} text={reason(error)} onRetry={retry} />
        )}
      >
        {(stored) =>
          mayWrite ? (
            <HandoverForm key={kind} charter={charter} stored={stored} />
          ) : (
            <SignedHandoverDetails charter={charter} handover={stored} mayWrite={false} />
          )
        }
      </Loaded>
    </div>
  );
}
