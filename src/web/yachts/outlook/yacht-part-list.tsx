import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { softTone, type Tone } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../../ui/notice.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { rowLimit } from './yacht-outlook-query.ts';

type ListProps<Item> = {
  query: UseQueryResult<Item[], unknown>;
  of: string;
  icon: ReactNode;
  none: string;
  invite: string;
  add: ReactNode;
  children: (item: Item) => ReactNode;
};

/** Records of a yacht in rows, with a button to add another one below. */
export function PartList<Item>({ query, of, icon, none, invite, add, children }: ListProps<Item>) {
  return (
    <Loaded
      query={query}
      loading={
        <div className="grid gap-4 p-5">
          <Skeletons count={5}>
            <Skeleton className="h-9" />
          </Skeletons>
        </div>
      }
      renderFailed={(retry) => <ErrorState title={`Error loading ${of} data`} onRetry={retry} />}
      empty={{ when: (items) => items.length === 0, show: <EmptyState icon={icon} title={none} text={invite} action={add} /> }}
    >
      {(items) => (
        <>
          <ul className="divide-y px-5">{items.map(children)}</ul>
          <div className="flex flex-wrap items-center gap-3 border-t px-5 py-3">
            {add}
            {items.length === rowLimit && <p className="text-xs text-ink-3">Showing the first {rowLimit}.</p>}
          </div>
        </>
      )}
    </Loaded>
  );
}

/** The name of a row as its link. */
export const rowLink = 'rounded-sm hover:underline';

type RowProps = { icon: LucideIcon; tone: Tone; title: ReactNode; note: string | null; end: ReactNode };

/** One of them: its icon, its name, a note and its state. */
export function PartRow({ icon: Icon, tone, title, note, end }: RowProps) {
  return (
    <li className="flex items-center gap-3 py-3">
      <span aria-hidden className={`grid size-9 shrink-0 place-items-center rounded-lg ${softTone[tone]}`}>
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{title}</p>
        {note && <p className="text-xs text-ink-3 max-sm:wrap-anywhere sm:truncate">{note}</p>}
      </div>
      <div className="shrink-0 text-nav text-ink-2">{end}</div>
    </li>
  );
}

type AddLinkProps = { to: '/crew/new' | '/maintenance/new' | '/schedule/new' | '/routes/new'; yacht: Yacht; children: ReactNode };

/** Links to the form for another record of this yacht. */
export function AddLink({ to, yacht, children }: AddLinkProps) {
  return (
    <Link to={to} search={{ yachtId: yacht.id }} className={buttonLook({ size: 'sm' })}>
      <Plus aria-hidden />
      {children}
    </Link>
  );
}
