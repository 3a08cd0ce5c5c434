import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Charter } from '#domain/desk/charter.ts';
import type { Guest, GuestList as List, NewGuest } from '#domain/desk/guest.ts';
import { can } from '#domain/session/permissions.ts';
import { client, reason, versionOf } from '../../platform/api.ts';
import { useUser } from '../../platform/session.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { LinksSection } from '../contract/links-section.tsx';
import { CrewListSection } from './crew-list-section.tsx';
import { CrewSection } from './crew-section.tsx';
import { GuestList } from './guest-list.tsx';
import { guestsQuery } from './guests-query.ts';

/** The guests and crew of a charter, the lists for authorities, and the link by which guests fill in their own details. */
export function GuestsPanel({ charter }: { charter: Charter }) {
  const list = useQuery(guestsQuery(charter.id));
  return (
    <Loaded
      query={list}
      loading={<Skeleton className="m-5 h-64 rounded-lg" />}
      renderFailed={(retry) => <ErrorState title="Error loading guests" text="They couldn't be loaded." onRetry={retry} />}
    >
      {(loaded) => <Whole charter={charter} list={loaded} />}
    </Loaded>
  );
}

function Whole({ charter, list }: { charter: Charter; list: List }) {
  const mayWrite = can(useUser(), 'desk:write');
  const save = useSaving(charter, list);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 p-4 sm:p-5 lg:grid-cols-2">
      <section aria-labelledby="guests" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h3 id="guests" className="text-panel font-semibold">
          Guests
        </h3>
        <GuestList
          guests={list.guests}
          expected={charter.adults + charter.children}
          mayWrite={mayWrite}
          saving={save.isPending}
          onSave={(guests) => save.keep({ guests })}
        />
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <CrewSection list={list} mayWrite={mayWrite} saving={save.isPending} onChoose={(crewIds) => save.keep({ crewIds })} />
        <CrewListSection charter={charter} />
        <LinksSection charter={charter} kind="guests" mayWrite={mayWrite} />
      </div>
    </div>
  );
}

/** Saves guests or crew on top of the list that was shown. If somebody else changed it meanwhile, their version is shown instead. */
function useSaving({ id, number }: Charter, list: List) {
  const queries = useQueryClient();
  const { queryKey } = guestsQuery(id);
  const saving = useMutation({
    mutationFn: async (changes: { guests?: readonly (Guest | NewGuest)[]; crewIds?: number[] }) => {
      const body = { guests: [...(changes.guests ?? list.guests)] as NewGuest[], ...(changes.crewIds && { crewIds: changes.crewIds }) };
      const call = { params: { path: { id } }, body, headers: { 'If-Match': versionOf(list) } };
      return (await client.PUT('/api/charters/{id}/guests', call)).data as List;
    },
    onSuccess: (saved) => queries.setQueryData(queryKey, saved),
    onError: (error) => {
      toast({ variant: 'destructive', title: `The guests of ${number} weren't saved`, description: reason(error) });
      void queries.invalidateQueries({ queryKey });
    },
  });
  const keep = (changes: Parameters<typeof saving.mutate>[0]) =>
    saving.mutateAsync(changes).then(
      () => true,
      () => false,
    );
  return { keep, isPending: saving.isPending };
}
