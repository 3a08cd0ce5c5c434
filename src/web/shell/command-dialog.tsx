import { Dialog } from '@base-ui/react/dialog';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { FoundKind } from '#domain/search/words.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { folded } from '#domain/shared/words.ts';
import { Spinner } from '../ui/spinner.tsx';
import { offersLike, useActions, usePages } from './command-actions.tsx';
import { CommandList, type OfferGroup } from './command-list.tsx';
import { useRecords } from './command-query.ts';
import { useFoundGroups, useOffer } from './found-actions.tsx';
import { recentlyOpened } from './recent-store.ts';

type Props = { user: SessionUser | null; onClose: () => void };

/** Searches everything that can be opened or done, by keyboard. */
export function CommandDialog({ user, onClose }: Props) {
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<FoundKind>();
  const typed = words.trim();
  const records = useRecords(typed, kind, user !== null);
  const groups = useGroups(typed, kind, user, useFoundGroups(user, records.found, setKind));
  const nothing = groups.every(({ offers }) => offers.length === 0);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-black/40" />
        <Dialog.Popup
          aria-label="Search"
          className="fixed top-[14vh] left-1/2 z-50 w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 overflow-hidden rounded-2xl border bg-surface shadow-3 outline-none"
        >
          <Command label="Search" shouldFilter={false} loop>
            <div className="flex items-center gap-3 border-b px-5">
              <Search aria-hidden className="size-4 shrink-0 text-ink-3" />
              <Command.Input
                autoFocus
                value={words}
                onValueChange={(next) => {
                  setWords(next);
                  setKind(undefined);
                }}
                placeholder={user ? 'Search yachts, crew, customers, bookings …' : 'Search pages'}
                className="h-14 w-full bg-transparent text-base outline-none placeholder:text-ink-3"
              />
              {records.searching && <Spinner />}
            </div>
            <CommandList groups={groups} onClose={onClose} />
            {nothing && !records.failed && (
              <p role="status" className="py-10 text-center text-ink-2">
                {records.searching ? 'Searching…' : `No results for “${typed}”`}
              </p>
            )}
            {records.failed && (
              <p role="alert" className="border-t px-5 py-4 text-ink-2">
                {records.failed}
              </p>
            )}
            <p aria-hidden className="flex gap-4 border-t px-5 py-2.5 text-xs text-ink-3 max-sm:hidden">
              <span>
                <Key>↑</Key> <Key>↓</Key> to choose
              </span>
              <span>
                <Key>Enter</Key> to open
              </span>
              <span>
                <Key>Esc</Key> to close
              </span>
            </p>
          </Command>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Key({ children }: { children: string }) {
  return <kbd className="rounded border bg-sunken px-1 text-xs font-medium">{children}</kbd>;
}

/**
 * Enter takes the first offer: a page or an action whose name starts with the typed text comes before records that merely match. Without a
 * text: what was opened recently, what is added most often, and the pages.
 */
function useGroups(typed: string, kind: FoundKind | undefined, user: SessionUser | null, records: OfferGroup[]): OfferGroup[] {
  const [pages, actions, asOffer] = [usePages(user), useActions(user), useOffer(user)];
  if (typed === '')
    return [
      { heading: 'Recently opened', offers: user ? recentlyOpened(user.id).map(asOffer) : [] },
      { heading: 'Actions', offers: actions.filter(({ isFirst }) => isFirst) },
      { heading: 'Go to', offers: pages },
    ];
  if (kind) return records;
  const hasLabelTyped = ({ offers }: OfferGroup) => offers.some(({ label }) => folded(label).startsWith(folded(typed)));
  const places = [
    { heading: 'Go to', offers: offersLike(pages, typed) },
    { heading: 'Actions', offers: offersLike(actions, typed) },
  ].toSorted((a, b) => Number(hasLabelTyped(b)) - Number(hasLabelTyped(a)));
  return [...places.filter(hasLabelTyped), ...records, ...places.filter((group) => !hasLabelTyped(group))];
}
