import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { useState } from 'react';
import type { ListedChecklistRun } from '#domain/checklists/run.ts';
import type { Charter } from '#domain/desk/charter.ts';
import type { HandoverKind } from '#domain/handovers/words.ts';
import { can } from '#domain/session/permissions.ts';
import { api, client } from '../../platform/api.ts';
import { tellFailure } from '../../platform/records.ts';
import { useUser } from '../../platform/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/notice.tsx';

const shows = ['checklist', 'yacht', 'defect'] as const;
const maxRows = 50;

type HandoverKey = { yachtId: number; eventId: number; kind: HandoverKind };

function listsQuery({ yachtId, kind }: HandoverKey) {
  return {
    ...api.queryOptions('get', '/api/checklists', { params: { query: { yachtId, purpose: kind, limit: maxRows } } }),
    meta: { shows },
  };
}

function runsQuery({ eventId }: HandoverKey) {
  return { ...api.queryOptions('get', '/api/checklist-runs', { params: { query: { eventId, limit: maxRows } } }), meta: { shows } };
}

/**
 * The checklists of a check-in or check-out, run for this booking: whatever fails becomes a defect of it. Renders nothing if there are
 * none.
 */
export function ChecklistsSection({ charter, kind }: { charter: Charter; kind: HandoverKind }) {
  const mayRead = can(useUser(), 'maintenance:read');
  const { yachtId, eventId } = charter;
  return mayRead && yachtId !== null && eventId !== null ? <Listed handover={{ yachtId, eventId, kind }} /> : null;
}

function Listed({ handover }: { handover: HandoverKey }) {
  const lists = useQuery(listsQuery(handover));
  const runs = useQuery(runsQuery(handover));
  const mayRun = can(useUser(), 'maintenance:write');
  const failed = lists.isError ? lists : runs.isError ? runs : null;
  if (failed) return <ErrorState title="Error loading checklists" onRetry={() => void failed.refetch()} />;
  // Most handovers have none, so no space is reserved while they load.
  if (!lists.data || !runs.data) return null;
  const ofKind = runs.data.filter(({ purpose }) => purpose === handover.kind);
  const toStart = lists.data.filter(({ id, itemCount }) => itemCount > 0 && !ofKind.some(({ checklistId }) => checklistId === id));
  if (ofKind.length === 0 && (toStart.length === 0 || !mayRun)) return null;
  return (
    <ul aria-label="Checklists" className="divide-y rounded-lg border">
      {ofKind.map((run) => (
        <RunRow key={run.id} run={run} />
      ))}
      {mayRun && toStart.map(({ id, name }) => <StartRow key={id} handover={handover} id={id} name={name} />)}
    </ul>
  );
}

const rowLook = 'flex items-center justify-between gap-3 px-4 py-3';

function RunRow({ run: { id, name, itemCount, openCount, failCount, finishedAt } }: { run: ListedChecklistRun }) {
  return (
    <li className={rowLook}>
      <Link
        to="/maintenance/checklists/runs/$runId"
        params={{ runId: String(id) }}
        className="flex min-h-11 min-w-0 flex-1 items-center rounded-sm font-medium wrap-anywhere hover:underline"
      >
        {name}
      </Link>
      {failCount > 0 && <Badge tone="red">{`${failCount} failed`}</Badge>}
      <Badge tone={finishedAt ? 'green' : 'amber'}>{finishedAt ? 'Finished' : `${itemCount - openCount} of ${itemCount}`}</Badge>
    </li>
  );
}

function StartRow({ handover: { yachtId, eventId }, id, name }: { handover: HandoverKey; id: number; name: string }) {
  const navigate = useNavigate();
  // A retry after a lost answer starts no second run.
  const [once] = useState(() => crypto.randomUUID());
  const start = useMutation({
    mutationFn: () =>
      client.POST('/api/checklist-runs', { body: { checklistId: id, yachtId, eventId }, headers: { 'Idempotency-Key': once } }),
    onSuccess: ({ data }) => data && void navigate({ to: '/maintenance/checklists/runs/$runId', params: { runId: String(data.id) } }),
    onError: (error) => tellFailure(`${name} wasn’t started`, error),
  });
  return (
    <li className={rowLook}>
      <span className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</span>
      <Button aria-label={`Start ${name}`} running={start.isPending && 'Starting'} onClick={() => start.mutate()}>
        <Play aria-hidden />
        Start
      </Button>
    </li>
  );
}
