import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { BackLink } from '../platform/back-link.tsx';
import { countIn } from '../platform/search-params.ts';
import { Loaded } from '../ui/loaded.tsx';
import { YachtHeader } from './yacht-header.tsx';
import { YachtNotice, YachtSkeleton } from './yacht-notice.tsx';
import { untilUseChanges, yachtQuery, yachtSearch } from './yacht-query.ts';
import { YachtTabs } from './yacht-tabs.tsx';

export function YachtPage() {
  const { yachtId } = useParams({ strict: false });
  const id = countIn(yachtId);
  return id === undefined ? <YachtNotice /> : <YachtView key={id} id={id} />;
}

function YachtView({ id }: { id: number }) {
  const { tab = 'crew' } = yachtSearch(useSearch({ strict: false }));
  const yacht = useQuery({ ...yachtQuery(id), refetchInterval: ({ state }) => untilUseChanges(state.data && [state.data]) });
  const navigate = useNavigate();

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to="/yachts">All yachts</BackLink>
      <Loaded query={yacht} loading={<YachtSkeleton />} renderFailed={(retry, error) => <YachtNotice error={error} onRetry={retry} />}>
        {(loaded) => (
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
        )}
      </Loaded>
    </div>
  );
}
