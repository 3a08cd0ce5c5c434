import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CalendarPlus, Wrench } from 'lucide-react';
import { useState } from 'react';
import type { ServiceProposal } from '#domain/services/proposal.ts';
import { inWords } from '#domain/shared/words.ts';
import { client, incompleteResponse, versionOf } from '../platform/api.ts';
import { CompanyNote } from '../platform/company-of.tsx';
import { useDates } from '../platform/dates.ts';
import { tellFailure } from '../platform/records.ts';
import { OverlapDialog } from '../schedule/events/overlap-dialog.tsx';
import { useOverlap } from '../schedule/events/overlap-words.tsx';
import { ActMenu, type Act } from '../ui/acts.tsx';
import { Button } from '../ui/button.tsx';
import { Held } from '../ui/in-order.tsx';
import { toast } from '../ui/toast-store.ts';
import { proposalsQuery } from '../services/plan-query.ts';
import { nameOf } from '../services/plan-words.tsx';

type ProposedYacht = { id: number; name: string; companyName?: string | null };

/** Proposed services of a yacht, each planned with one click. Renders nothing if none is due soon. */
export function ProposalList({ yacht }: { yacht: ProposedYacht }) {
  const { data: proposals = [], isPending } = useQuery(proposalsQuery(yacht.id));
  if (isPending) return <Held />;
  if (proposals.length === 0) return null;
  return (
    <section aria-label={`Proposed for ${yacht.name}`} className="card divide-y">
      {proposals.map((proposal) => (
        <Proposal key={proposal.plans.map(({ planId }) => planId).join()} proposal={proposal} yacht={yacht} />
      ))}
    </section>
  );
}

function Proposal({ proposal, yacht }: { proposal: ServiceProposal; yacht: ProposedYacht }) {
  const dates = useDates();
  const { plan, join, overlap } = usePlanning(proposal, yacht);
  const [first, ...others] = proposal.slots;
  const what = inWords(proposal.plans.map(nameOf));
  const acts: Act[] = [
    ...others.map((slot) => ({
      label: dates.period(slot.startDate, slot.endDate),
      icon: <CalendarPlus aria-hidden />,
      onAct: () => plan.mutate({ slot }),
    })),
    ...proposal.joins.map((work) => ({
      label: `Add to “${work.title}”`,
      icon: <Wrench aria-hidden />,
      onAct: () => join.mutate(work.maintenanceId),
    })),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium wrap-anywhere">
          Proposed for {yacht.name}: {what}
          <CompanyNote record={yacht} />
        </p>
        <p className="tnum mt-0.5 text-nav text-ink-2">
          {first ? `${dates.period(first.startDate, first.endDate)}, free${first.late ? ', but late' : ''}` : 'No free time found'}
          {proposal.deadline && ` · by ${dates.calendarDay(proposal.deadline)}`}
        </p>
      </div>
      <div className="flex items-center gap-2">
        {first && (
          <Button
            variant="primary"
            running={(plan.isPending || join.isPending) && 'Planning'}
            aria-label={`Plan it: ${what}`}
            onClick={() => plan.mutate({ slot: first })}
          >
            <CalendarPlus aria-hidden />
            Plan it
          </Button>
        )}
        {acts.length > 0 && <ActMenu of={`the proposal for ${what}`} acts={acts} />}
      </div>
      <OverlapDialog {...overlap.dialog} />
    </div>
  );
}

/** Turns a proposal into a record with its slot, or adds it to open work. */
function usePlanning({ plans }: ServiceProposal, yacht: ProposedYacht) {
  const navigate = useNavigate();
  const dates = useDates();
  const overlap = useOverlap();
  const [once] = useState(() => crypto.randomUUID());
  const planIds = plans.map(({ planId }) => planId);
  const title = plans.map(nameOf).join(' · ').slice(0, 200);
  type Wish = { slot: ServiceProposal['slots'][number]; allowOverlap?: true };
  const plan = useMutation({
    mutationFn: ({ slot, ...allowed }: Wish) =>
      client.POST('/api/maintenance', {
        body: { yachtId: yacht.id, title, type: 'general', scheduledDate: slot.startDate, endDate: slot.endDate, planIds, ...allowed },
        headers: { 'Idempotency-Key': `${once} ${slot.startDate} ${allowed.allowOverlap ?? ''}` },
      }),
    onSuccess: ({ data }, { slot }) =>
      toast({
        title: 'Service planned',
        description: `${data?.title ?? title} is in the calendar, ${dates.period(slot.startDate, slot.endDate)}.`,
      }),
    onError: (error, wish) => {
      if (!overlap.asks(error, (answer) => plan.mutate({ ...wish, ...answer }))) tellFailure('Failed to plan the service', error);
    },
  });
  const join = useMutation({
    mutationFn: async (id: number) => {
      const { data: work } = await client.GET('/api/maintenance/{id}', { params: { path: { id } } });
      if (!work) throw incompleteResponse();
      const carried = work.services.flatMap(({ planId, doneOn }) => (planId !== null && doneOn === null ? [planId] : []));
      await client.PATCH('/api/maintenance/{id}', {
        params: { path: { id } },
        body: { planIds: [...carried, ...planIds] },
        headers: { 'If-Match': versionOf(work) },
      });
      return work;
    },
    onSuccess: (work) => {
      toast({ title: 'Added to the work', description: `${title} was added to “${work.title}”.` });
      void navigate({ to: '/maintenance/$recordId', params: { recordId: String(work.id) } });
    },
    onError: (error) => tellFailure('Failed to add the service', error),
  });
  return { plan, join, overlap };
}
