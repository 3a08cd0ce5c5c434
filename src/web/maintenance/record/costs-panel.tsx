import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Coins, Plus } from 'lucide-react';
import { subcategoryInWords } from '#domain/finance/words.ts';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { isClosed } from '#domain/maintenance/maintenance-state.ts';
import { can } from '#domain/session/permissions.ts';
import { centsOf, type Cents, moneyInWords } from '#domain/shared/money.ts';
import { useDates } from '../../platform/dates.ts';
import { useUser } from '../../platform/session.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { costWords } from '../../words/maintenance-words.tsx';
import { RecordLink } from '../../words/record-link.tsx';
import { differenceWords, shareOf } from './fact-words.ts';
import { expensesOfWorkQuery } from '../maintenance-query.ts';

/** The estimated and the actual cost. */
export function CostsPanel({ record }: { record: MaintenanceRecord }) {
  const user = useUser();
  const { estimatedCost, actualCost, currency } = record;
  const [estimated, actual] = [centsIn(estimatedCost), centsIn(actualCost)];
  const max = Math.max(estimated ?? 0, actual ?? 0);
  return (
    <SidePanel title="Costs" icon={<Coins />}>
      <dl className="mt-3 grid gap-4">
        <Cost name="Estimated cost" cost={estimatedCost} share={shareOf(estimated, max)} currency={currency} fill="bg-line-strong" />
        <Cost
          name="Actual cost"
          cost={actualCost}
          share={shareOf(actual, max)}
          currency={currency}
          fill={estimated !== null && actual !== null && actual > estimated ? 'bg-amber-solid' : 'bg-green-solid'}
        />
      </dl>
      {estimated !== null && actual !== null && (
        <p className="tnum mt-4 text-nav text-ink-2">{differenceWords(actual - estimated, currency, isClosed(record))}</p>
      )}
      {record.costs.map((cost) => (
        <p key={cost.currency} className="tnum mt-4 text-nav text-ink-2">
          {`${moneyInWords(cost.total, cost.currency)}: ${moneyInWords(cost.booked, cost.currency)} in expenses, ${moneyInWords(cost.parts, cost.currency)} in parts`}
        </p>
      ))}
      {can(user, 'finance:read') && <Booked record={record} />}
      {can(user, 'finance:write') && (
        <Link
          to="/finance/$section"
          params={{ section: 'expenses' }}
          search={{ new: true, maintenanceId: record.id }}
          className={buttonLook({ className: 'mt-4' })}
        >
          <Plus aria-hidden />
          Add a cost
        </Link>
      )}
    </SidePanel>
  );
}

/** Its expenses, newest first. */
function Booked({ record: { id, costs } }: { record: MaintenanceRecord }) {
  const dates = useDates();
  // Without costs there are no expenses to load.
  const expenses = useQuery({ ...expensesOfWorkQuery(id), enabled: costs.length > 0 });
  if (costs.length === 0) return null;
  return (
    <Loaded
      query={expenses}
      loading={<Skeleton className="mt-4 h-9" />}
      renderFailed={(retry) => (
        <p role="alert" className="mt-4 flex flex-wrap items-center gap-2 text-ink-2">
          The expenses couldn’t be loaded. <Button onClick={retry}>Retry</Button>
        </p>
      )}
    >
      {({ rows, total }) => (
        <>
          {rows.length > 0 && (
            <ul aria-label="Expenses" className="mt-4 divide-y border-y">
              {rows.map(({ id: expenseId, description, subcategory, expenseDate, amount, currency }) => (
                <li key={expenseId} className="flex items-center justify-between gap-3 py-2 text-nav">
                  <span className="min-w-0">
                    <RecordLink kind="expense" id={expenseId} className="rounded-sm text-accent wrap-anywhere hover:underline">
                      {description}
                    </RecordLink>
                    <span className="block text-xs text-ink-3">
                      {[dates.calendarDay(expenseDate), subcategory && subcategoryInWords(subcategory)].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <span className="tnum font-medium whitespace-nowrap">{moneyInWords(amount, currency)}</span>
                </li>
              ))}
            </ul>
          )}
          {total > rows.length && (
            <Link
              to="/finance/$section"
              params={{ section: 'expenses' }}
              search={{ maintenanceId: id }}
              className="mt-2 inline-block rounded-sm text-nav text-accent hover:underline"
            >
              All {total} expenses
            </Link>
          )}
        </>
      )}
    </Loaded>
  );
}

function Cost({ name, cost, share, currency, fill }: { name: string; cost: string | null; share: number; currency: string; fill: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1.5">
      <dt className="text-nav text-ink-3">{name}</dt>
      <dd className="tnum font-semibold">{costWords(cost, currency) ?? <span className="font-normal text-ink-3">Not set</span>}</dd>
      <dd aria-hidden className="col-span-2 h-1.5 overflow-hidden rounded-full bg-sunken">
        <div className={`h-full rounded-full ${fill}`} style={{ width: `${share}%` }} />
      </dd>
    </div>
  );
}

function centsIn(cost: string | null): Cents | null {
  return cost === null ? null : centsOf(cost);
}
