import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { BackLink } from '../platform/back-link.tsx';
import { countIn } from '../platform/search-params.ts';
import { useWayBack } from '../platform/way-back.ts';
import { Loaded } from '../ui/loaded.tsx';
import { toast } from '../ui/toast-store.ts';
import { CertificateList } from './certificate-list.tsx';
import { crewMemberQuery } from './crew-query.ts';
import { CrewForm } from './crew-form.tsx';
import { CrewFormSkeleton } from './crew-form-skeleton.tsx';
import { MemberNotThere } from './member-notice.tsx';

export function EditCrewPage() {
  const { crewId } = useParams({ strict: false });
  const id = countIn(crewId);
  return (
    <div className="mx-auto grid w-full max-w-216 grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to="/crew">All crew</BackLink>
      {id === undefined ? <MemberNotThere /> : <EditCrewMember key={id} id={id} />}
    </div>
  );
}

function EditCrewMember({ id }: { id: number }) {
  const member = useQuery(crewMemberQuery(id));
  const leave = useWayBack({ to: '/crew' });
  return (
    <Loaded query={member} loading={<CrewFormSkeleton />} renderFailed={(retry, error) => <MemberNotThere error={error} onRetry={retry} />}>
      {(loaded) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <CrewForm
            member={loaded}
            onCancel={() => leave()}
            onSaved={(saved) => {
              toast({ title: 'Crew member updated successfully', description: `${saved.name} is up to date.` });
              leave({ ignoreBlocker: true });
            }}
          />
          <CertificateList member={loaded} />
        </div>
      )}
    </Loaded>
  );
}
