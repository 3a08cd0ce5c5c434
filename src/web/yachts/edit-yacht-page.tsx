import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { BackLink } from '../platform/back-link.tsx';
import { countIn } from '../platform/search-params.ts';
import { useWayBack } from '../platform/way-back.ts';
import { Loaded } from '../ui/loaded.tsx';
import { toast } from '../ui/toast-store.ts';
import { YachtForm } from './yacht-form.tsx';
import { YachtNotice, YachtFormSkeleton } from './yacht-notice.tsx';
import { yachtQuery } from './yacht-query.ts';

export function EditYachtPage() {
  const { yachtId } = useParams({ strict: false });
  const id = countIn(yachtId);
  return (
    <div className="mx-auto grid w-full max-w-216 grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to="/yachts">All yachts</BackLink>
      {id === undefined ? <YachtNotice /> : <LoadedYacht key={id} id={id} />}
    </div>
  );
}

function LoadedYacht({ id }: { id: number }) {
  const yacht = useQuery(yachtQuery(id));
  return (
    <Loaded query={yacht} loading={<YachtFormSkeleton />} renderFailed={(retry, error) => <YachtNotice error={error} onRetry={retry} />}>
      {(loaded) => <EditYacht yacht={loaded} />}
    </Loaded>
  );
}

function EditYacht({ yacht }: { yacht: Yacht }) {
  const queries = useQueryClient();
  const leave = useWayBack({ to: '/yachts/$yachtId', params: { yachtId: String(yacht.id) } }, 'always');
  return (
    <YachtForm
      yacht={yacht}
      onCancel={() => leave()}
      onSaved={(saved) => {
        // Her page opens with what was saved, not with stale data that is still being reloaded.
        queries.setQueryData(yachtQuery(saved.id).queryKey, saved);
        toast({ title: 'Yacht updated', description: `${saved.name} is up to date.` });
        leave({ ignoreBlocker: true });
      }}
    />
  );
}
