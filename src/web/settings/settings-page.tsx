import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import { can } from '#domain/session/permissions.ts';
import { companyQuery } from '../companies/company-query.ts';
import { BooksCard } from '../finance/books/books-card.tsx';
import { reason } from '../platform/api.ts';
import { useUser } from '../platform/session.tsx';
import { booksSettingsQuery, taxRatesQuery } from '../finance/tax-rate-query.ts';
import { buttonLook } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { CompanyProfileForm } from './company-profile-form.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { ExportCard, exportsQuery } from './export-card.tsx';
import { allFeedsQuery, FeedsCard } from './feeds-card.tsx';
import { PublicPageCard } from './public-page-card.tsx';
import { publicPageQuery } from './public-page-query.ts';
import { settingsSearch } from './settings-query.ts';
import { TokensCard, tokensQuery } from './tokens-card.tsx';

/** A company's profile, its connections to other programs, and its export and deletion. */
export function SettingsPage() {
  const user = useUser();
  const { company } = settingsSearch(useSearch({ strict: false }));
  const id = (can(user, 'run-platform') && company) || user.companyId;
  if (id === null)
    return (
      <div className="card">
        <EmptyState
          icon={<Building2 />}
          title="You don't belong to a company"
          text="Each company's own settings are under Companies."
          action={
            <Link to="/companies" className={buttonLook({})}>
              Show companies
            </Link>
          }
        />
      </div>
    );
  return (
    <div className="mx-auto grid max-w-216 grid-cols-[minmax(0,1fr)] gap-5">
      <Settings key={id} id={id} isOwn={id === user.companyId} />
    </div>
  );
}

/** Everything waits for the profile, which is tall: whatever was shown below it earlier would be pushed away. */
function Settings({ id, isOwn }: { id: number; isOwn: boolean }) {
  const company = useQuery(companyQuery(id));
  usePrefetchQuery(booksSettingsQuery(id));
  usePrefetchQuery(taxRatesQuery(id));
  usePrefetchQuery(publicPageQuery(id));
  usePrefetchQuery(tokensQuery(id));
  usePrefetchQuery(allFeedsQuery(id));
  usePrefetchQuery(exportsQuery(id));
  return (
    <Loaded
      query={company}
      loading={
        <div className="card grid gap-5 p-5">
          <Skeletons count={6}>
            <Skeleton className="h-9" />
          </Skeletons>
        </div>
      }
      renderFailed={(retry, error) => (
        <div className="card">
          <ErrorState
            title={isOwn ? "Your company's settings couldn't be loaded" : "This company's settings couldn't be loaded"}
            text={reason(error)}
            onRetry={retry}
          />
        </div>
      )}
    >
      {(loaded) => (
        <>
          <CompanyProfileForm key={loaded.id} company={loaded} />
          <BooksCard companyId={loaded.id} />
          <PublicPageCard companyId={loaded.id} />
          <TokensCard company={loaded} mayMake={isOwn} />
          <FeedsCard company={loaded} />
          <ExportCard company={loaded} />
          <DeletionCard company={loaded} />
        </>
      )}
    </Loaded>
  );
}
