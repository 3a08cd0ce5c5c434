import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { Charter } from '#domain/desk/charter.ts';
import { countIn } from '../../platform/search-params.ts';
import { useShow } from '../../platform/show.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { charterQuery, charterSearch, type CharterSearch } from '../charter-query.ts';
import { CharterHeader } from './charter-header.tsx';
import { BackToPipeline, CharterFailed, CharterNotFound } from './charter-notice.tsx';
import { OverviewPanel } from './overview-panel.tsx';
import { PricePanel } from './price-panel.tsx';

/** One charter: who, which yacht and when, how far it is, what it costs, and what happened to it. */
export function CharterPage() {
  const { charterId } = useParams({ strict: false });
  const id = countIn(charterId);
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
      <BackToPipeline />
      {id === undefined ? <CharterNotFound /> : <Whole key={id} id={id} />}
    </div>
  );
}

function Whole({ id }: { id: number }) {
  const charter = useQuery(charterQuery(id));
  return (
    <Loaded query={charter} loading={<PageSkeleton />} renderFailed={(retry, error) => <CharterFailed error={error} onRetry={retry} />}>
      {(loaded) => (
        <>
          <CharterHeader charter={loaded} />
          <Parts charter={loaded} />
        </>
      )}
    </Loaded>
  );
}

function Parts({ charter }: { charter: Charter }) {
  const { tab = 'overview' } = charterSearch(useSearch({ strict: false }));
  const show = useShow<CharterSearch>();
  return (
    <Tabs
      label={charter.number}
      open={tab}
      onOpen={(next) => show({ tab: next === 'overview' ? undefined : next }, 'replace')}
      tabs={[
        { name: 'overview' as const, label: 'Overview', panel: <OverviewPanel charter={charter} /> },
        { name: 'price' as const, label: 'Price', isWrong: charter.unpriced, panel: <PricePanel charter={charter} /> },
      ]}
    />
  );
}

function PageSkeleton() {
  return (
    <Skeletons count={1}>
      <Skeleton className="h-40 rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
    </Skeletons>
  );
}
