import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { ChevronRight, FileText } from 'lucide-react';
import type { OwnStatement } from '#domain/own-yachts/own-yacht.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { reason } from '../platform/api.ts';
import { sayDate, sayDays } from '../platform/day-words.ts';
import { useShow } from '../platform/show.ts';
import { EmptyState } from '../ui/notice.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { ownStatementSearch, ownStatementsQuery, statementsPerPage, type OwnStatementSearch } from './own-yacht-query.ts';

/** The owner's statements, the latest first. */
export function OwnStatementsPage() {
  const search = ownStatementSearch(useSearch({ strict: false }));
  const statements = useQuery(ownStatementsQuery(search));
  const show = useShow<OwnStatementSearch>();
  return (
    <div className="grid gap-4">
      <PagedList
        query={statements}
        page={search.page}
        perPage={statementsPerPage}
        noun="statements"
        loading={
          <div className="grid gap-3">
            <Skeletons count={4}>
              <Skeleton className="h-16" />
            </Skeletons>
          </div>
        }
        failed={(error) => ({ title: "Your statements couldn't be loaded", text: reason(error) })}
        empty={
          <EmptyState icon={<FileText />} title="No statements yet" text="When a statement of your yacht is issued, you'll find it here." />
        }
        onPage={(page) => show({ page })}
      >
        {(rows) => (
          <ul className="card divide-y overflow-hidden">
            {rows.map((statement) => (
              <li key={statement.id}>
                <StatementLink {...statement} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function StatementLink({ id, number, yachtName, from, to, statementDate, amount, currency }: OwnStatement) {
  return (
    <Link
      to="/owner/statements/$id"
      params={{ id: String(id) }}
      state={{ statement: number }}
      className="flex items-center gap-4 px-4 py-3.5 -outline-offset-2 hover:bg-hover sm:px-5"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">
          {yachtName}, {sayDays(from, to)}
        </span>
        <span className="tnum block text-nav text-ink-2">
          {number} · {sayDate(statementDate)}
        </span>
      </span>
      <span className="tnum shrink-0 font-medium">{moneyInWords(amount, currency)}</span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
    </Link>
  );
}
