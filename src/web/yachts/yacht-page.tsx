import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { BackLink } from '../platform/back-link.tsx';
import { countIn } from '../platform/search-params.ts';
import { buttonLook } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast-store.ts';
import { yachtQuery, yachtSearch } from './yacht-query.ts';
import { YachtHeader } from './yacht-header.tsx';
import { YachtTabs } from './yacht-tabs.tsx';

const YachtForm = lazy(() => import('./yacht-form.tsx').then((module) => ({ default: module.YachtForm })));

export function YachtPage() {
  const { yachtId } = useParams({ strict: false });
  const id = countIn(yachtId);
  return id === undefined ? <NotThere /> : <YachtView key={id} id={id} />;
}

function YachtView({ id }: { id: number }) {
  const { edit, tab = 'crew' } = yachtSearch(useSearch({ strict: false }));
  const yacht = useQuery(yachtQuery(id));
  const navigate = useNavigate();

  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${edit ? 'mx-auto w-full max-w-5xl' : ''}`}>
      <BackLink to="/yachts">All yachts</BackLink>
      <Loaded
        query={yacht}
        loading={
          <Skeletons count={1}>
            <YachtSkeleton />
          </Skeletons>
        }
        renderFailed={(retry) => <NotThere onRetry={retry} />}
      >
        {(loaded) =>
          edit ? (
            <EditYacht yacht={loaded} />
          ) : (
            <>
              <YachtHeader yacht={loaded} />
              <YachtTabs
                yacht={loaded}
                open={tab}
                onOpen={(next) =>
                  void navigate({ to: '.', search: { tab: next === 'crew' ? undefined : next }, replace: true, resetScroll: false })
                }
              />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function EditYacht({ yacht }: { yacht: Yacht }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const stopEditing = (ignoreBlocker: boolean) => void navigate({ to: '.', search: {}, replace: true, ignoreBlocker });
  return (
    <Suspense fallback={<YachtSkeleton />}>
      <YachtForm
        yacht={yacht}
        onCancel={() => stopEditing(false)}
        onSaved={(saved) => {
          // Its page opens with what was saved, not with what is still being read again.
          queries.setQueryData(yachtQuery(saved.id).queryKey, saved);
          toast({ title: 'Yacht updated', description: `${saved.name} is up to date.` });
          stopEditing(true);
        }}
      />
    </Suspense>
  );
}

function NotThere({ onRetry }: { onRetry?: () => void }) {
  return (
    <div className="card">
      <ErrorState
        title="Error Loading Yacht Details"
        text="Unable to load yacht information. The yacht may not exist or there was an error fetching the data."
        action={
          <Link to="/yachts" className={buttonLook({ variant: 'primary' })}>
            Back to the fleet
          </Link>
        }
        onRetry={onRetry}
      />
    </div>
  );
}

function YachtSkeleton() {
  return (
    <div className="card overflow-hidden">
      <Skeleton className="h-56 rounded-none sm:h-72" />
      <div className="grid gap-3 p-5 sm:p-6">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-4 w-72" />
        <Skeleton className="mt-4 h-16" />
      </div>
    </div>
  );
}
