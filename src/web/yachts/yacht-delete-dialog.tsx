import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Yacht, YachtDeletion } from '#domain/yachts/yacht.ts';
import { api, client, reason, versionOf } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast-store.ts';
import { yachtQuery } from './fleet.ts';

type Props = { yacht: Yacht; onClose: () => void };

/** Says what goes with a yacht before it goes, or why it has to stay. */
export function YachtDeleteDialog({ yacht, onClose }: Props) {
  // Asked anew each time it opens: what stands in the way may have been dealt with since.
  const deletion = useQuery({
    ...api.queryOptions('get', '/api/yachts/{id}/deletion', { params: { path: { id: yacht.id } } }),
    staleTime: 0,
    gcTime: 0,
  });
  const remove = useDeletion(yacht, onClose);
  const refused = deletion.data?.refusal;

  return (
    <Dialog
      open
      onClose={onClose}
      title={refused ? `${yacht.name} stays` : `Delete ${yacht.name}?`}
      text={
        <Loaded
          query={deletion}
          loading={
            <Skeletons count={1}>
              <Skeleton className="mt-1 h-4 w-64" />
            </Skeletons>
          }
          renderFailed={(retry, error) => (
            <span role="alert">
              {reason(error)}{' '}
              <button type="button" className="font-medium text-accent hover:underline" onClick={retry}>
                Retry
              </button>
            </span>
          )}
        >
          {({ goes, refusal }) => (refusal ? <p>{refusal} Settle or move these first, then try again.</p> : <WhatGoes goes={goes} />)}
        </Loaded>
      }
      actions={
        <>
          <Button onClick={onClose}>{refused ? 'Close' : 'Cancel'}</Button>
          {!refused && (
            <Button variant="danger" disabled={!deletion.data} running={remove.isPending && 'Deleting'} onClick={() => remove.mutate()}>
              Delete yacht
            </Button>
          )}
        </>
      }
    />
  );
}

function WhatGoes({ goes }: { goes: YachtDeletion['goes'] }) {
  const gone = [several(goes.events, 'event'), several(goes.maintenance, 'maintenance record'), several(goes.trips, 'trip')].filter(
    (each) => each !== null,
  );
  return (
    <>
      <p>This can't be undone.{gone.length > 0 && ' With it will go:'}</p>
      {gone.length > 0 && (
        <ul className="mt-2 list-disc pl-5 text-ink">
          {gone.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {goes.crewUnassigned > 0 && <p className="mt-2">{several(goes.crewUnassigned, 'crew member')} will become unassigned.</p>}
    </>
  );
}

function useDeletion(yacht: Yacht, onClose: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      await client.DELETE('/api/yachts/{id}', { params: { path: { id: yacht.id } }, headers: { 'If-Match': versionOf(yacht) } });
      // Its page is left before anything is read again: a yacht that is gone would show there as an error.
      await navigate({ to: '/yachts' });
      queries.removeQueries(yachtQuery(yacht.id));
    },
    onSuccess: () => toast({ title: 'Yacht deleted', description: `${yacht.name} is no longer in your fleet.` }),
    onError: (error) => {
      toast({ variant: 'destructive', title: 'Error', description: `Failed to delete yacht: ${reason(error)}` });
      onClose();
      void queries.invalidateQueries(yachtQuery(yacht.id));
    },
  });
}

function several(count: number, noun: string): string | null {
  return count === 0 ? null : `${count} ${noun}${count === 1 ? '' : 's'}`;
}
