import { Link } from '@tanstack/react-router';
import { CalendarClock, CalendarPlus, Check, Pencil, Trash2 } from 'lucide-react';
import { dayToPlan, mayPostpone } from '#domain/services/plan-state.ts';
import type { ServicePlan } from '#domain/services/service-plan.ts';
import { can } from '#domain/session/permissions.ts';
import { useCompanyWords } from '../platform/company-of.tsx';
import { useDates, useToday } from '../platform/dates.ts';
import { useUser } from '../platform/session.tsx';
import { ActMenu, type Act } from '../ui/acts.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import type { PlanAct } from './plan-act-dialog.tsx';
import { nameOf, PlanStateBadge, usePlanWords } from './plan-words.tsx';

type Props = {
  plan: ServicePlan;
  /** Whether the page already names its equipment. */ isOfEquipment?: boolean;
  onChoose: (chosen: PlanAct) => void;
};

/** A service, its state, and its actions. */
export function PlanRow({ plan, isOfEquipment = false, onChoose }: Props) {
  const words = usePlanWords();
  const companyOf = useCompanyWords();
  const user = useUser();
  const mayChange = can(user, 'maintenance:write');
  const name = nameOf(plan);
  const facts = [...(isOfEquipment ? [] : [plan.yachtName, companyOf(plan)]), words.due(plan), words.left(plan), words.expected(plan)]
    .filter(Boolean)
    .join(' · ');
  const isOver = plan.state === 'done';
  const acts: Act[] = [
    ...(isOver || plan.state === 'paused' || !mayPostpone(user, plan)
      ? []
      : [{ label: 'Postpone', icon: <CalendarClock aria-hidden />, onAct: () => onChoose({ act: 'postpone', plan }) }]),
    { label: 'Edit', icon: <Pencil aria-hidden />, onAct: () => onChoose({ act: 'edit', plan }) },
    { label: 'Delete', icon: <Trash2 aria-hidden />, onAct: () => onChoose({ act: 'delete', plan }) },
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {isOfEquipment ? plan.title : name}
          <PlanStateBadge state={plan.state} />
          {plan.critical && <Badge tone="violet">Critical</Badge>}
        </p>
        <p className="tnum mt-0.5 text-nav text-ink-2">{facts}</p>
      </div>
      {mayChange && (
        <div className="flex items-center gap-2">
          {!isOver && (
            <Button aria-label={`Done: ${name}`} onClick={() => onChoose({ act: 'done', plan })}>
              <Check aria-hidden />
              Done
            </Button>
          )}
          {!isOver && <Planned plan={plan} />}
          <ActMenu of={name} acts={acts} />
        </div>
      )}
    </li>
  );
}

/** The day it is planned for, or a link to plan it. */
function Planned({ plan }: { plan: ServicePlan }) {
  const dates = useDates();
  const today = useToday();
  if (plan.jobId !== null && plan.jobStartDate !== null)
    return (
      <Link to="/maintenance/$recordId" params={{ recordId: String(plan.jobId) }} className={buttonLook({})}>
        Planned for {dates.day(plan.jobStartDate)}
      </Link>
    );
  return (
    <Link
      to="/maintenance/new"
      search={{ yachtId: plan.yachtId, title: nameOf(plan), plan: plan.id, date: dayToPlan(plan.expectedOn, today) ?? undefined }}
      aria-label={`Plan: ${nameOf(plan)}`}
      className={buttonLook({})}
    >
      <CalendarPlus aria-hidden />
      Plan
    </Link>
  );
}
