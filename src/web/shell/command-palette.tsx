import { Dialog } from '@base-ui/react/dialog';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { Moon, Plus, Search, Ship, Sun, UserRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { SessionUser } from '#domain/session/session.ts';
import { api } from '../platform/api.ts';
import { useTheme } from '../platform/theme.ts';
import { useSettled } from '../ui/settled.ts';
import { placesOf } from './places.ts';

type Found = { label: string; note?: string; icon: ReactNode; open: () => void };

/** Search over everything one may want to open, by keyboard. */
export function CommandPalette({ user, onClose }: { user: SessionUser | null; onClose: () => void }) {
  const [words, setWords] = useState('');
  const asked = words.trim().toLowerCase();
  const places = usePlaces(user).filter(({ label }) => label.toLowerCase().includes(asked));
  const yachts = useYachts(words, user);
  // Enter takes the first: a page whose name begins like that comes before yachts that merely match.
  const pagesFirst = places.some(({ label }) => label.toLowerCase().startsWith(asked));
  const groups = [{ heading: 'Go to', items: places }, { heading: 'Yachts', items: yachts.found }];

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-black/40" />
        <Dialog.Popup aria-label="Search" className="fixed top-[14vh] left-1/2 z-50 w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 overflow-hidden rounded-2xl border bg-surface shadow-3 outline-none">
          <Command label="Search" shouldFilter={false}>
            <div className="flex items-center gap-3 border-b px-5">
              <Search aria-hidden className="size-4 shrink-0 text-ink-3" />
              <Command.Input autoFocus value={words} onValueChange={setWords} placeholder="Search yachts and pages" className="h-14 w-full bg-transparent text-base outline-none placeholder:text-ink-3" />
            </div>
            <Command.List className="max-h-[min(24rem,60vh)] overflow-y-auto p-2">
              <Command.Empty className="py-10 text-center text-ink-2">{yachts.searching ? 'Searching…' : 'No results'}</Command.Empty>
              {(pagesFirst ? groups : groups.toReversed()).map((group) => <Group key={group.heading} {...group} onClose={onClose} />)}
            </Command.List>
          </Command>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Group({ heading, items, onClose }: { heading: string; items: Found[]; onClose: () => void }) {
  if (items.length === 0) return null;
  return (
    <Command.Group heading={heading} className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-ink-3">
      {items.map((item, index) => (
        <Command.Item
          key={index}
          value={`${heading} ${index}`}
          onSelect={() => { onClose(); item.open(); }}
          className="flex h-10 cursor-default items-center gap-3 rounded-lg px-3 text-sm select-none data-[selected=true]:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-3"
        >
          {item.icon}
          <span className="truncate">{item.label}</span>
          {item.note && <span className="ml-auto shrink-0 text-xs text-ink-3">{item.note}</span>}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

function usePlaces(user: SessionUser | null): Found[] {
  const navigate = useNavigate();
  const { other, toggle } = useTheme();
  return [
    ...placesOf(user).flatMap((group) => group.places).map((place) => ({ label: place.label, icon: <place.icon aria-hidden />, open: () => void navigate({ to: place.to }) })),
    { label: 'Add New Yacht', icon: <Plus aria-hidden />, open: () => void navigate({ to: '/yachts/new' }) },
    { label: 'My Profile', icon: <UserRound aria-hidden />, open: () => void navigate({ to: '/profile' }) },
    { label: `Switch to ${other} theme`, icon: other === 'dark' ? <Moon aria-hidden /> : <Sun aria-hidden />, open: toggle },
  ];
}

function useYachts(words: string, user: SessionUser | null) {
  const navigate = useNavigate();
  const q = useSettled(words.trim(), 150) || undefined;
  const { data = [], isFetching } = api.useQuery('get', '/api/yachts', { params: { query: { limit: 6, q } } }, { placeholderData: keepPreviousData, enabled: user !== null });
  const searching = isFetching || q !== (words.trim() || undefined);
  // Until the answer is there the one before stands in, as far as it fits what is typed by now.
  const fitting = searching ? data.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase())) : data;
  const found = fitting.map((yacht): Found => ({
    label: yacht.name,
    note: yacht.location ?? 'Unknown',
    icon: <Ship aria-hidden />,
    open: () => void navigate({ to: '/yachts/$yachtId', params: { yachtId: String(yacht.id) } }),
  }));
  return { found, searching };
}
