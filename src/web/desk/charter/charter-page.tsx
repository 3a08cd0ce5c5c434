import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { countIn } from '../../platform/search-params.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { charterQuery } from '../charter-query.ts';
import { CharterHeader } from './charter-header.tsx';
import { BackToPipeline, CharterFailed, CharterNotFound } from './charter-notice.tsx';
import { CharterTabs } from './charter-tabs.tsx';

/** One charter: who, which yacht and when, its progress, what it costs, and what happened to it. */
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
          <CharterTabs charter={loaded} />
        </>
      )}
    </Loaded>
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
