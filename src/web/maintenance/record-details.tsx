import { Link } from '@tanstack/react-router';
import { ArrowRight, CalendarDays, Coins, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { isClosed } from '#domain/maintenance/maintenance-state.ts';
import { centsOf, type Cents, moneyInWords } from '#domain/shared/money.ts';
import { useDates } from '../platform/dates.ts';
import { costWords } from '../words/maintenance-words.tsx';
import { differenceWords, lengthOf, shareOf } from './fact-words.ts';

/** The record's place in the calendar. */
export function RecordSlot({ record }: { record: MaintenanceRecord }) {
  const dates = useDates();
  return (
    <Panel title="In the calendar" icon={<CalendarDays />}>
      <p className="tnum mt-3 text-lg leading-7 font-semibold">{dates.span(record.startDate, record.endDate)}</p>
      <p className="mt-0.5 text-nav text-ink-2">{lengthOf(record)}</p>
      <p className="mt-3 text-nav text-ink-3">
        {isClosed(record)
          ? `${record.yachtName} can be booked during this time.`
          : `Anyone booking ${record.yachtName} during this time is asked first.`}
      </p>
      <Link
        to="/schedule/$eventId"
        params={{ eventId: String(record.eventId) }}
        className="mt-4 inline-flex items-center gap-1.5 rounded-sm text-nav font-medium text-accent hover:underline"
      >
        Open in the schedule
        <ArrowRight aria-hidden className="size-3.5" />
      </Link>
    </Panel>
  );
}

/** What it is about, who does it, and the services that are done with it. Nothing where nothing of it is known. */
export function RecordServices({ record }: { record: MaintenanceRecord }) {
  const dates = useDates();
  const { services, equipmentName, assigneeName, contractor } = record;
  const facts = [equipmentName, assigneeName, contractor].filter(Boolean).join(' · ');
  if (services.length === 0 && !facts) return null;
  return (
    <Panel title="Services" icon={<Wrench />}>
      {facts && <p className="mt-3 text-nav text-ink-2">{facts}</p>}
      {services.length > 0 && (
        <ul className="mt-3 divide-y">
          {services.map(({ planId, serviceId, title, equipmentName: of, doneOn }) => (
            <li key={`${planId} ${serviceId}`} className="flex items-center justify-between gap-3 py-2">
              <span className="min-w-0 wrap-anywhere">{of ? `${of}, ${title}` : title}</span>
              <span className="tnum text-nav text-ink-2">{doneOn ? `Done ${dates.calendarDay(doneOn)}` : 'Open'}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** What it was to cost, and what it did. */
export function RecordCosts({ record }: { record: MaintenanceRecord }) {
  const { estimatedCost, actualCost, currency } = record;
  const [estimated, actual] = [centsIn(estimatedCost), centsIn(actualCost)];
  const most = Math.max(estimated ?? 0, actual ?? 0);
  return (
    <Panel title="Costs" icon={<Coins />}>
      <dl className="mt-3 grid gap-4">
        <Cost name="Estimated cost" cost={estimatedCost} share={shareOf(estimated, most)} currency={currency} fill="bg-line-strong" />
        <Cost
          name="Actual cost"
          cost={actualCost}
          share={shareOf(actual, most)}
          currency={currency}
          fill={estimated !== null && actual !== null && actual > estimated ? 'bg-amber-solid' : 'bg-green-solid'}
        />
      </dl>
      {estimated !== null && actual !== null && (
        <p className="tnum mt-4 text-nav text-ink-2">{differenceWords(actual - estimated, currency, isClosed(record))}</p>
      )}
      {record.costs.map((cost) => (
        <p key={cost.currency} className="tnum mt-4 text-nav text-ink-2">
          {`${moneyInWords(cost.total, cost.currency)}: ${moneyInWords(cost.booked, cost.currency)} in the books, ${moneyInWords(cost.parts, cost.currency)} of parts`}
        </p>
      ))}
    </Panel>
  );
}

function Panel({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <section className="card h-full p-5">
      <h3 className="flex items-center gap-2 text-panel font-semibold [&_svg]:size-4 [&_svg]:text-ink-3">
        <span aria-hidden>{icon}</span>
        {title}
      </h3>
      {children}
    </section>
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
