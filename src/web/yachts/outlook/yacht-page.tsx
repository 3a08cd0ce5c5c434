import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { YachtOutlook } from '#domain/today/outlook.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { BackLink } from '../../platform/back-link.tsx';
import { countIn } from '../../platform/search-params.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { YachtHeader } from './yacht-header.tsx';
import { YachtDaysSection } from './yacht-days-section.tsx';
import { YachtNotice } from '../yacht-notice.tsx';
import { outlookQuery } from './yacht-outlook-query.ts';
import { untilUseChanges, useListedYacht, yachtQuery, yachtSearch } from '../yacht-query.ts';
import { YachtDaysSkeleton, YachtSkeleton, YachtStateSkeleton } from './yacht-skeleton.tsx';
import { YachtStateDetails } from './yacht-state-details.tsx';
import { YachtTabs } from './yacht-tabs.tsx';
import { YachtUseLink } from '../yacht-use-link.tsx';

export function YachtPage() {
  const { yachtId } = useParams({ strict: false });
  const id = countIn(yachtId);
  return id === undefined ? <YachtNotice /> : <YachtView key={id} id={id} />;
}

function YachtView({ id }: { id: number }) {
  const yacht = useQuery({
    ...yachtQuery(id),
    placeholderData: useListedYacht(id),
    refetchInterval: ({ state }) => untilUseChanges(state.data && [state.data]),
  });
  const outlook = useQuery({ ...outlookQuery(id), refetchInterval: () => untilUseChanges(yacht.data && [yacht.data]) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to="/yachts">All yachts</BackLink>
      <Loaded query={yacht} loading={<YachtSkeleton />} renderFailed={(retry, error) => <YachtNotice error={error} onRetry={retry} />}>
        {(loaded) => <Known yacht={loaded} outlook={outlook} />}
      </Loaded>
      {/* Room for the buttons that are fixed above a phone's toolbar. */}
      <div className="h-11 sm:hidden" />
    </div>
  );
}

/** The yacht's header, her days and her tabs; if her outlook can't be loaded, the page does without it. */
function Known({ yacht, outlook: { data: outlook, isPending } }: { yacht: Yacht; outlook: UseQueryResult<YachtOutlook, unknown> }) {
  const { tab = 'crew' } = yachtSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  return (
    <>
      <YachtHeader yacht={yacht}>
        {outlook ? (
          <YachtStateDetails yacht={yacht} outlook={outlook} />
        ) : isPending ? (
          <YachtStateSkeleton />
        ) : (
          <p className="mt-3 font-medium">
            <YachtUseLink yacht={yacht} />
          </p>
        )}
      </YachtHeader>
      {outlook && <YachtDaysSection yacht={yacht} outlook={outlook} />}
      {isPending ? (
        <YachtDaysSkeleton />
      ) : (
        <YachtTabs
          yacht={yacht}
          counts={outlook?.tabs}
          open={tab}
          onOpen={(next) =>
            void navigate({ to: '.', search: { tab: next === 'crew' ? undefined : next }, replace: true, resetScroll: false })
          }
        />
      )}
    </>
  );
}
