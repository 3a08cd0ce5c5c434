import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { companyQuery } from '../companies/companies.ts';
import { reason } from '../platform/api.ts';
import { useUser } from '../platform/session.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { CompanyProfile } from './company-profile.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { ExportCard } from './export-card.tsx';
import { FeedsCard } from './feeds-card.tsx';
import { TokensCard } from './tokens-card.tsx';

/** What a company says of itself, how programs reach it, and how it is taken along or let go. */
export function SettingsPage() {
  const { companyId, companyName } = useUser();
  if (companyId === null) return <div className="card"><EmptyState icon={<Building2 />} title="You belong to no company" text="Each company's own settings are under Companies." /></div>;
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <Profile id={companyId} />
      <TokensCard />
      <FeedsCard />
      <ExportCard companyName={companyName ?? ''} />
      <Deletion id={companyId} />
    </div>
  );
}

function Profile({ id }: { id: number }) {
  const company = useQuery(companyQuery(id));
  return (
    <Loaded
      query={company}
      loading={<div className="card grid gap-5 p-5"><Skeletons count={6}><Skeleton className="h-9" /></Skeletons></div>}
      renderFailed={(retry, error) => <div className="card"><ErrorState title="Your company's settings can't be shown" text={reason(error)} onRetry={retry} /></div>}
    >
      {(loaded) => <CompanyProfile key={loaded.id} company={loaded} />}
    </Loaded>
  );
}

/** Below everything else, and only once the profile above could be read. */
function Deletion({ id }: { id: number }) {
  const { data: company } = useQuery(companyQuery(id));
  return company && <DeletionCard company={company} />;
}
