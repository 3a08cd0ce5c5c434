import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Guest, NewGuest } from '#domain/desk/guest.ts';
import type { LinkPage } from '#domain/desk/link-page.ts';
import { client, reason } from '../platform/api.ts';
import { GuestList } from '../desk/guests/guest-list.tsx';
import { toast } from '../ui/toast-store.ts';
import { charterLinkQuery, withLink } from './charter-link-query.ts';

/** Who comes along, filled in by the customer or their guests: each is saved as soon as it is filled in. */
export function GuestsSection({ token, page }: { token: string; page: LinkPage }) {
  const { guests, guestsUpdatedAt, charter, kind, company } = page;
  const queries = useQueryClient();
  const { queryKey } = charterLinkQuery(token);
  const save = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: async (all: readonly (Guest | NewGuest)[]) => {
      const call = { body: { guests: [...all] as NewGuest[] }, headers: { ...withLink(token), 'If-Match': `"${guestsUpdatedAt}"` } };
      return (await client.PUT('/api/charter-link/guests', call)).data as { guests: Guest[]; updatedAt: string };
    },
    onSuccess: (saved) =>
      queries.setQueryData(
        queryKey,
        (before: LinkPage | undefined) => before && { ...before, guests: saved.guests, guestsUpdatedAt: saved.updatedAt },
      ),
    onError: (error) => {
      toast({ variant: 'destructive', title: "This wasn't saved", description: reason(error) });
      // Somebody else may have filled in theirs meanwhile.
      void queries.invalidateQueries({ queryKey });
    },
  });
  return (
    <section aria-labelledby="guests" className="card grid grid-cols-[minmax(0,1fr)] gap-3 p-5 sm:px-6">
      <h2 id="guests" className="text-page font-semibold">
        Guests
      </h2>
      <p className="text-ink-2">
        {kind === 'guests' ? 'Please add yourself and everyone traveling with you.' : 'Please add everyone on board.'} {company.name} needs
        this for port authorities, and deletes document and health details after the charter.
      </p>
      <GuestList
        guests={guests}
        expected={charter.adults + charter.children}
        mayWrite={!charter.isOff}
        saving={save.isPending}
        onSave={(all) =>
          save.mutateAsync(all).then(
            () => true,
            () => false,
          )
        }
      />
    </section>
  );
}
