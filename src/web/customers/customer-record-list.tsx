import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { softTone, type Tone } from '../ui/badge.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { rowsPerPage } from './customer-page-query.ts';

export const titleLink = 'rounded-sm hover:text-accent hover:underline';

type PageOf<Item> = { rows: Item[]; total: number };
type ListOf<Item> = {
  query: UseQueryResult<PageOf<Item>, unknown>;
  page: number;
  noun: string;
  icon: ReactNode;
  none: string;
  invite: string;
  add: ReactNode;
  children: (item: Item) => ReactNode;
};

/** One list about a customer, page by page. */
export function CustomerRecordList<Item>({ query, page, noun, icon, none, invite, add, children }: ListOf<Item>) {
  const navigate = useNavigate();
  return (
    <PagedList
      query={query}
      page={page}
      perPage={rowsPerPage}
      noun={noun}
      inCard
      loading={
        <div className="grid gap-4 p-5">
          <Skeletons count={5}>
            <Skeleton className="h-9" />
          </Skeletons>
        </div>
      }
      failed={() => ({ title: `Error loading ${noun}` })}
      empty={<EmptyState icon={icon} title={none} text={invite} action={add} />}
      onPage={(next) => void navigate({ to: '.', search: (search) => ({ ...search, page: next }), resetScroll: false })}
    >
      {(rows) => <ul className="divide-y px-4 sm:px-5">{rows.map(children)}</ul>}
    </PagedList>
  );
}

type RowProps = { icon: LucideIcon; tone: Tone; title: ReactNode; note: string; amount: string; end: ReactNode };

/** One record in it: its title, a note, its amount and its state. */
export function CustomerRecordRow({ icon: Icon, tone, title, note, amount, end }: RowProps) {
  return (
    <li className="flex items-center gap-3 py-3">
      <span aria-hidden className={`grid size-9 shrink-0 place-items-center rounded-lg ${softTone[tone]}`}>
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{title}</p>
        <p className="text-xs text-ink-3 max-sm:wrap-anywhere sm:truncate">{note}</p>
      </div>
      <div className="flex shrink-0 items-center gap-3 max-sm:flex-col max-sm:items-end max-sm:gap-1">
        <span className="tnum font-medium">{amount}</span>
        <span className="flex sm:w-28 sm:justify-end">{end}</span>
      </div>
    </li>
  );
}
