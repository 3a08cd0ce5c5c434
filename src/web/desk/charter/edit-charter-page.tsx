import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Charter } from '#domain/desk/charter.ts';
import { useTimeZone } from '../../platform/dates.ts';
import { countIn } from '../../platform/search-params.ts';
import { useWayBack } from '../../platform/way-back.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { charterQuery } from '../charter-query.ts';
import { entryOf } from './charter-entry.ts';
import { CharterForm } from './charter-form.tsx';
import { BackToPipeline, CharterFailed, CharterNotFound } from './charter-notice.tsx';

/** Edits who asks for which yacht and when. */
export function EditCharterPage() {
  const { charterId } = useParams({ strict: false });
  const id = countIn(charterId);
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
      <BackToPipeline />
      {id === undefined ? <CharterNotFound /> : <Edit id={id} />}
    </div>
  );
}

function Edit({ id }: { id: number }) {
  const charter = useQuery(charterQuery(id));
  const timeZone = useTimeZone();
  const leave = useWayBack({ to: '/desk/$charterId', params: { charterId: String(id) } });
  return (
    <Loaded
      query={charter}
      loading={<Skeleton className="h-96 rounded-xl" />}
      renderFailed={(retry, error) => <CharterFailed error={error} onRetry={retry} />}
    >
      {(loaded) => (
        <CharterForm
          charter={loaded}
          entry={entryOf(loaded, timeZone)}
          chosen={chosenOf(loaded)}
          onCancel={() => leave()}
          onSaved={({ number }) => {
            toast({ title: 'Charter updated', description: `${number} is saved.` });
            leave({ ignoreBlocker: true });
          }}
        />
      )}
    </Loaded>
  );
}

function choiceOf(id: number | null, label: string | null) {
  return id === null ? null : { id, label: label ?? '' };
}

function chosenOf({ yachtId, yachtName, customerId, customerName, agencyId, agencyName }: Charter) {
  return { yacht: choiceOf(yachtId, yachtName), customer: choiceOf(customerId, customerName), agency: choiceOf(agencyId, agencyName) };
}
