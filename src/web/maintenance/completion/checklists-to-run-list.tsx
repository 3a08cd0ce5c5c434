import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { isClosed } from '#domain/maintenance/maintenance-state.ts';
import { can } from '#domain/session/permissions.ts';
import { several } from '#domain/shared/words.ts';
import { client } from '../../platform/api.ts';
import { tellFailure } from '../../platform/records.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';

/** The checklists of the work's services that are still to be run. */
export function ChecklistsToRunList({ record }: { record: MaintenanceRecord }) {
  const mayRun = can(useUser(), 'maintenance:write') && !isClosed(record);
  const waiting = record.checklists.filter(({ runId }) => runId === null);
  if (waiting.length === 0) return null;
  return (
    <ul aria-label="To be run" className="mt-2 divide-y border-b">
      {waiting.map(({ checklistId, name, itemCount }) => (
        <li key={`${checklistId} ${name}`} className="flex items-center gap-3 py-2.5">
          <span className="min-w-0 flex-1 wrap-anywhere">
            {name} <span className="text-nav text-ink-3">{several(itemCount, 'item')}</span>
          </span>
          {mayRun && checklistId !== null && <Start checklistId={checklistId} name={name} record={record} />}
        </li>
      ))}
    </ul>
  );
}

/** Starts a run for this work and opens it. */
function Start({ checklistId, name, record }: { checklistId: number; name: string; record: MaintenanceRecord }) {
  const navigate = useNavigate();
  const [once] = useState(() => crypto.randomUUID());
  const start = useMutation({
    mutationFn: () =>
      client.POST('/api/checklist-runs', {
        body: { checklistId, yachtId: record.yachtId, maintenanceId: record.id },
        headers: { 'Idempotency-Key': once },
      }),
    onSuccess: ({ data }) => {
      if (data) void navigate({ to: '/maintenance/checklists/runs/$runId', params: { runId: String(data.id) } });
    },
    onError: (error) => tellFailure('Failed to start the checklist', error),
  });
  return (
    <Button aria-label={`Run it: ${name}`} running={start.isPending && 'Starting'} onClick={() => start.mutate()}>
      <ListChecks aria-hidden />
      Run it
    </Button>
  );
}
