import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { inWords } from '#domain/shared/words.ts';
import { deletedInWords, unassignedInWords } from '#domain/yachts/deletion-words.ts';
import type { Yacht, YachtDeletion } from '#domain/yachts/yacht.ts';
import { lastSearchAt } from '../platform/left-page.ts';
import { api, reason } from '../platform/api.ts';
import { DeleteDialog } from '../platform/delete-dialog.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { yachtQuery } from './yacht-query.ts';

type Props = { yacht: Yacht; onClose: () => void };

/** Says what is deleted with a yacht, or why she can't be deleted. */
export function YachtDeleteDialog({ yacht, onClose }: Props) {
  // Loaded again each time it opens: what prevents it may have been resolved since.
  const deletion = useQuery({
    ...api.queryOptions('get', '/api/yachts/{id}/deletion', { params: { path: { id: yacht.id } } }),
    staleTime: 0,
    gcTime: 0,
  });
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (
    <DeleteDialog
      collection="/api/yachts"
      record={yacht}
      title={`Delete ${yacht.name}?`}
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
          {({ goes }) => <WhatGoes goes={goes} />}
        </Loaded>
      }
      action="Delete yacht"
      waits={!deletion.data}
      deleted={{ title: 'Yacht deleted', description: `${yacht.name} is no longer in your fleet.` }}
      failure={(error) => ({ title: 'Error', description: `Failed to delete yacht: ${reason(error)}` })}
      refusal={deletion.data?.refusal}
      refusedTitle={`${yacht.name} can’t be deleted`}
      onClose={onClose}
      onDeleted={async () => {
        await navigate({ to: '/yachts', search: lastSearchAt('/yachts'), replace: true });
        queries.removeQueries(yachtQuery(yacht.id));
      }}
    />
  );
}

function WhatGoes({ goes }: { goes: YachtDeletion['goes'] }) {
  const [lines, unassigned] = [deletedInWords(goes), inWords(unassignedInWords(goes))];
  return (
    <>
      <p>This can't be undone.{lines.length > 0 && ' This also deletes:'}</p>
      {lines.length > 0 && (
        <ul className="mt-2 list-disc pl-5 text-ink">
          {lines.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {unassigned && <p className="mt-2">{unassigned} will become unassigned.</p>}
    </>
  );
}
