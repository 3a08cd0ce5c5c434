import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { CrewMember } from '#domain/crew/crew-member.ts';
import { can } from '#domain/session/permissions.ts';
import { BackLink } from '../platform/back-link.tsx';
import { countIn } from '../platform/search-params.ts';
import { useUser } from '../platform/session.tsx';
import { InOrder } from '../ui/in-order.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { CertificateList } from './certificate-list.tsx';
import { CrewFormSkeleton } from './crew-form-skeleton.tsx';
import { crewMemberQuery } from './crew-query.ts';
import { MemberHeader } from './member-header.tsx';
import { MemberNotThere } from './member-notice.tsx';
import { MemberPastPanel, MemberSchedulePanel } from './member-panel.tsx';

/** The page of a crew member: who they are, their certificates, their yacht's schedule and their history. */
export function MemberPage() {
  const { crewId } = useParams({ strict: false });
  const id = countIn(crewId);
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to="/crew">All crew</BackLink>
      {id === undefined ? <MemberNotThere /> : <MemberView key={id} id={id} />}
    </div>
  );
}

function MemberView({ id }: { id: number }) {
  const member = useQuery(crewMemberQuery(id));
  return (
    <Loaded query={member} loading={<CrewFormSkeleton />} renderFailed={(retry, error) => <MemberNotThere error={error} onRetry={retry} />}>
      {(loaded) => (
        <>
          <MemberHeader member={loaded} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-5">
            <CertificateList member={loaded} />
            <Side member={loaded} />
          </div>
        </>
      )}
    </Loaded>
  );
}

function Side({ member }: { member: CrewMember }) {
  const user = useUser();
  return (
    <div className="grid gap-4 lg:gap-5">
      <InOrder>
        {can(user, 'schedule:read') && <MemberSchedulePanel member={member} />}
        <MemberPastPanel member={member} />
      </InOrder>
    </div>
  );
}
