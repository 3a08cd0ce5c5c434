import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { KanbanSquare } from 'lucide-react';
import type { ListedCharter } from '#domain/desk/charter.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { useCompanyWords } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import type { Show } from '../../platform/show.ts';
import { Button } from '../../ui/button.tsx';
import { BriefListSkeleton } from '../../ui/brief-row.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { CharterBadge } from '../charter-badge.tsx';
import { contactOf } from '../charter-words.ts';
import { doneLabels, donePerPage, doneQuery, type PipelineSearch } from './pipeline-query.ts';

/** Finished charters of one state. */
export function DoneList({ search, onShow }: { search: PipelineSearch; onShow: Show<PipelineSearch> }) {
  const charters = useQuery(doneQuery(search));
  return (
    <PagedList
      query={charters}
      page={search.page}
      perPage={donePerPage}
      noun="charters"
      loading={<BriefListSkeleton />}
      failed={() => ({ title: 'Error loading charters' })}
      empty={
        <EmptyState
          icon={<KanbanSquare />}
          title={`${doneLabels[search.state ?? 'lost']}: no charters`}
          text="Charters in progress are in the pipeline."
          action={<Button onClick={() => onShow({})}>Show the pipeline</Button>}
        />
      }
      onPage={(page) => onShow({ ...search, page })}
    >
      {(rows) => (
        <ul className="card divide-y">
          {rows.map((charter) => (
            <DoneRow key={charter.id} charter={charter} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function DoneRow({ charter }: { charter: ListedCharter }) {
  const dates = useDates();
  const companyOf = useCompanyWords();
  const { id, number, state, yachtName, startDate, endDate, total, currency, title } = charter;
  const facts = [
    number,
    yachtName,
    startDate && endDate && dates.days(startDate, endDate),
    total !== null && moneyInWords(total, currency),
    companyOf(charter),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-1">
        <Link to="/desk/$charterId" params={{ charterId: String(id) }} className="rounded-sm font-medium wrap-anywhere hover:underline">
          {title ?? contactOf(charter)}
        </Link>
        <p className="tnum mt-0.5 text-xs text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <CharterBadge state={state} />
    </li>
  );
}
