import { Dialog } from '@base-ui/react/dialog';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { Found } from '#domain/search/search.ts';
import type { FoundKind } from '#domain/search/words.ts';
import { foundKindLabels } from '#domain/search/words.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { folded } from '#domain/shared/words.ts';
import { api, reason } from '../platform/api.ts';
import { useDates } from '../platform/dates.ts';
import { useSettled } from '../ui/settled.ts';
import { Spinner } from '../ui/spinner.tsx';
import { wayTo } from '../words/record-link.tsx';
import { recordIcons } from '../words/record-words.ts';
import { offersLike, useActions, usePages, type Offer } from './command-actions.tsx';
import { recentlyOpened, rememberOpened } from './recent-store.ts';

type Group = { heading: string; offers: Offer[] };
type Props = { user: SessionUser | null; onClose: () => void };

/** Search over everything one may want to open or do, by keyboard. */
export function CommandDialog({ user, onClose }: Props) {
  const [words, setWords] = useState('');
  const typed = words.trim();
  const records = useRecords(typed, user);
  const groups = useGroups(typed, user, records.found);
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
                onValueChange={setWords}
                placeholder={user ? 'Search yachts, crew, customers, bookings …' : 'Search pages'}
                className="h-14 w-full bg-transparent text-base outline-none placeholder:text-ink-3"
              />
              {records.searching && <Spinner />}
            </div>
            <Command.List className="max-h-[min(24rem,60vh)] overflow-y-auto overscroll-contain p-2">
              {groups.map((group) => (
                <OfferGroup key={group.heading} {...group} onClose={onClose} />
              ))}
            </Command.List>
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
  return <kbd className="rounded border bg-sunken px-1 text-2xs font-medium">{children}</kbd>;
}

function OfferGroup({ heading, offers, onClose }: Group & { onClose: () => void }) {
  if (offers.length === 0) return null;
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-ink-3"
    >
      {offers.map(({ key, label, note, icon, run }) => (
        <Command.Item
          key={key}
          value={`${heading} ${key}`}
          onSelect={() => {
            onClose();
            run();
          }}
          className="flex h-10 cursor-default items-center gap-3 rounded-lg px-3 text-sm select-none data-[selected=true]:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-3"
        >
          {icon}
          <span className="min-w-0 flex-1 truncate">{label}</span>
          {note && <span className="max-w-40 shrink-0 truncate text-xs text-ink-3">{note}</span>}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

/** Enter takes the first: a page or an action whose name begins like that comes before records that merely fit. Nothing typed: what was opened lately, what is added most, and the pages. */
function useGroups(typed: string, user: SessionUser | null, found: Found[]): Group[] {
  const [pages, actions, asOffer] = [usePages(user), useActions(user), useOffer(user)];
  const lately = user ? recentlyOpened(user.id).slice(0, 5) : [];
  if (typed === '')
    return [
      { heading: 'Recently opened', offers: lately.map(asOffer) },
      { heading: 'Actions', offers: actions.filter(({ isFirst }) => isFirst) },
      { heading: 'Go to', offers: pages },
    ];
  const begun = ({ offers }: Group) => offers.some(({ label }) => folded(label).startsWith(folded(typed)));
  const places = [
    { heading: 'Go to', offers: offersLike(pages, typed) },
    { heading: 'Actions', offers: offersLike(actions, typed) },
  ].toSorted((a, b) => Number(begun(b)) - Number(begun(a)));
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const records = kinds.map((kind: FoundKind) => ({
    heading: foundKindLabels[kind],
    offers: found.filter((each) => each.kind === kind).map(asOffer),
  }));
  return [...places.filter(begun), ...records, ...places.filter((group) => !begun(group))];
}

function useOffer(user: SessionUser | null): (found: Found) => Offer {
  const navigate = useNavigate();
  const dates = useDates();
  return (found) => {
    const Icon = recordIcons[found.kind];
    return {
      key: `${found.kind} ${found.id}`,
      label: found.label,
      note: [found.note, found.at && dates.day(found.at), found.companyName].filter(Boolean).join(' · '),
      icon: <Icon aria-hidden />,
      run: () => {
        if (user) rememberOpened(user.id, found);
        void navigate(wayTo(found));
      },
    };
  };
}

function useRecords(typed: string, user: SessionUser | null) {
  const q = useSettled(typed, 120);
  const enabled = user !== null && q !== '';
  const { data, isFetching, error } = useQuery({
    ...api.queryOptions('get', '/api/search', { params: { query: { q } } }),
    placeholderData: keepPreviousData,
    enabled,
  });
  const searching = user !== null && typed !== '' && (isFetching || q !== typed);
  // Until the answer is there the one before stands in, as far as it fits what is typed by now.
  const found = typed === '' ? [] : (data ?? []).filter(({ label }) => !searching || folded(label).includes(folded(typed)));
  return { found, searching, failed: error && !searching ? reason(error) : null };
}
