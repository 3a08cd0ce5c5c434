import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ownCompany } from '../companies/company-select.tsx';
import { api } from '../platform/api.ts';
import { BackLink } from '../platform/back-link.tsx';
import { isFirstRead } from '../platform/queries.ts';
import { useUser } from '../platform/session.tsx';
import { useWayBack } from '../platform/way-back.ts';
import { toast } from '../ui/toast-store.ts';
import { yachtQuery } from '../yachts/yacht-query.ts';
import { newCrewSearch } from './crew-query.ts';
import type { Post } from './crew-fields.tsx';
import { CrewForm } from './crew-form.tsx';
import { CrewFormSkeleton } from './crew-form-skeleton.tsx';

export function NewCrewPage() {
  const post = useFirstPost();
  const leave = useWayBack({ to: '/crew' });
  return (
    <div className="mx-auto grid w-full max-w-216 grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to="/crew">All crew</BackLink>
      {post ? (
        <CrewForm
          member={null}
          post={post}
          onCancel={() => leave()}
          onSaved={(saved) => {
            toast({ title: 'Crew member created successfully', description: `${saved.name} is now in your crew.` });
            leave({ ignoreBlocker: true });
          }}
        />
      ) : (
        <CrewFormSkeleton />
      )}
    </div>
  );
}

/** The yacht of the address and its company; otherwise the user's own company, or the first one for an admin without one. */
function useFirstPost(): Post | null {
  const { yachtId } = newCrewSearch(useSearch({ strict: false }));
  const own = ownCompany(useUser());
  const yacht = useQuery({ ...yachtQuery(yachtId ?? 0), enabled: yachtId !== undefined });
  const companies = api.useQuery('get', '/api/companies', { params: { query: { limit: 1 } } }, { enabled: own === null });
  if (isFirstRead(yacht) || isFirstRead(companies)) return null;

  const first = companies.data?.[0];
  const fallback = own ?? (first ? { id: first.id, label: first.name } : null);
  // A yacht without a company has no crew, and one that doesn't exist is ignored.
  if (!yacht.data?.companyId) return { yacht: null, company: fallback };
  return {
    yacht: { id: yacht.data.id, label: yacht.data.name },
    company: { id: yacht.data.companyId, label: yacht.data.companyName ?? '' },
  };
}
