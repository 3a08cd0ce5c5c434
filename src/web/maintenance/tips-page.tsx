import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarPlus, Check, Repeat2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { advice, recurrenceOf, suggestedDay, tipsFor, type MaintenanceTip, type UsualPlan } from '#domain/maintenance/tips.ts';
import { maintenanceTypes, seasonLabels, maintenanceTypeLabels, type MaintenanceType, type Season } from '#domain/maintenance/words.ts';
import { can } from '#domain/session/permissions.ts';
import { useToday } from '../platform/dates.ts';
import { useUser } from '../platform/session.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import { MaintenanceTypeIcon } from '../words/maintenance-words.tsx';
import { tipsSearch, type TipsSearch } from './maintenance-query.ts';
import { BackToMaintenance } from './record-notice.tsx';

const seasonChoices = [{ value: 'any' as const, label: 'Any time of the year' }, ...choicesOf(seasonLabels)];

const PlanDialog = lazy(() => import('../services/plan-dialog.tsx').then((module) => ({ default: module.PlanDialog })));

/** Maintenance tips. Each becomes a record with one click, and a recurring one a service plan. */
export function TipsPage() {
  const search = tipsSearch(useSearch({ strict: false }));
  const mayPlan = can(useUser(), 'maintenance:write');
  const [recurring, setRecurring] = useState<UsualPlan | null>(null);
  const types = maintenanceTypes.filter((type) => !search.type || search.type === type);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <BackToMaintenance />
      <div>
        <h2 className="text-xl leading-7 font-semibold">What to do, and how often</h2>
        <p className="mt-1 max-w-prose text-ink-2">
          Guidance only: the manufacturer’s manual, your class society and your flag state come first. Where both hours and months are
          given, whichever comes first applies.
        </p>
      </div>
      <Filters search={search} />
      {types.map((type) => (
        <TipsOfType key={type} type={type} season={search.season} onRecur={mayPlan ? setRecurring : null} />
      ))}
      <Suspense>{recurring && <PlanDialog plan={null} yacht={null} usual={recurring} onClose={() => setRecurring(null)} />}</Suspense>
    </div>
  );
}

// A link is current only if the whole search matches.
const exactly = { exact: true, includeSearch: true };

function Filters({ search }: { search: TipsSearch }) {
  const navigate = useNavigate();
  const choice =
    'flex h-8 items-center rounded-full border px-3 text-nav text-ink-2 transition-colors hover:bg-hover hover:text-ink aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent';
  return (
    <div className="flex flex-wrap items-center gap-3">
      <nav aria-label="Category" className="flex flex-wrap gap-1.5">
        <Link to="." search={{ season: search.season }} activeOptions={exactly} resetScroll={false} className={choice}>
          All
        </Link>
        {maintenanceTypes.map((type) => (
          <Link key={type} to="." search={{ ...search, type }} activeOptions={exactly} resetScroll={false} className={choice}>
            {maintenanceTypeLabels[type]}
          </Link>
        ))}
      </nav>
      <Select
        label="Season"
        className="sm:w-52"
        value={search.season ?? 'any'}
        choices={seasonChoices}
        onChoose={(season) =>
          void navigate({ to: '.', search: { ...search, season: season === 'any' ? undefined : season }, resetScroll: false })
        }
      />
    </div>
  );
}

type OnRecur = (plan: UsualPlan) => void;
type OfTypeProps = { type: MaintenanceType; season: Season | undefined; onRecur: OnRecur | null };

function TipsOfType({ type, season, onRecur }: OfTypeProps) {
  const tips = tipsFor({ type, season });
  const label = maintenanceTypeLabels[type];
  return (
    <section aria-labelledby={`tips-${type}`} className="card overflow-hidden">
      <div className="p-4 sm:p-5">
        <div className="flex items-center gap-3">
          <MaintenanceTypeIcon type={type} />
          <h3 id={`tips-${type}`} className="text-page font-semibold">
            {label}
          </h3>
          <span className="tnum text-nav text-ink-3">
            {tips.length} {tips.length === 1 ? 'tip' : 'tips'}
          </span>
        </div>
        <ul className="mt-4 grid gap-x-6 gap-y-1.5 text-nav text-ink-2 md:grid-cols-2 xl:grid-cols-3">
          {advice[type].map((text) => (
            <li key={text} className="flex items-start gap-2">
              <Check aria-hidden className="mt-0.5 size-3.5 shrink-0 text-accent" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      {tips.length === 0 ? (
        <p className="border-t px-5 py-6 text-ink-3">No tips of this type for this season.</p>
      ) : (
        <ul className="grid gap-px border-t bg-line md:grid-cols-2 2xl:grid-cols-3">
          {tips.map((tip) => (
            <Tip key={tip.title} tip={tip} onRecur={onRecur} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Tip({ tip, onRecur }: { tip: MaintenanceTip; onRecur: OnRecur | null }) {
  const today = useToday();
  const recurs = onRecur && recurrenceOf(tip);
  const { title, type, description, interval, season, source } = tip;
  return (
    <li className="flex flex-col bg-surface p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <h4 className="font-medium">{title}</h4>
        <Badge tone={season === 'all-year' ? 'grey' : 'teal'}>{seasonLabels[season]}</Badge>
      </div>
      <p className="mt-1.5 flex items-start gap-1.5 text-nav font-medium text-ink-2">
        <Repeat2 aria-hidden className="mt-0.5 size-3.5 shrink-0 text-ink-3" />
        <span>
          <span className="sr-only">Interval: </span>
          {interval}
        </span>
      </p>
      <p className="mt-2 text-nav text-ink-2">{description}</p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pt-4">
        <p className="min-w-0 flex-1 text-xs text-ink-3">{source ? `Source: ${source}` : 'Common practice'}</p>
        <div className="flex flex-wrap gap-2">
          {recurs && (
            <Button size="sm" aria-label={`Make it recur: ${title}`} aria-haspopup="dialog" onClick={() => onRecur?.(recurs)}>
              <Repeat2 aria-hidden />
              Make it recur
            </Button>
          )}
          <Link
            to="/maintenance/new"
            search={{ type, title, description, date: suggestedDay(tip, today) ?? undefined }}
            aria-label={`Schedule this: ${title}`}
            className={buttonLook({ size: 'sm' })}
          >
            <CalendarPlus aria-hidden />
            Schedule this
          </Link>
        </div>
      </div>
    </li>
  );
}
