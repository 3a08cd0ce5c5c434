import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { isClosed } from '#domain/maintenance/maintenance-state.ts';
import { can } from '#domain/session/permissions.ts';
import { several } from '#domain/shared/words.ts';
import { client } from '../../platform/api.ts';
import { tellFailure } from '../../platform/records.ts';
import { useUser } from '../../platform/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

/** The checklists that were run with work, and those of its services that wait to be. */
export function RecordChecklists({ record }: { record: MaintenanceRecord }) {
  const mayRun = can(useUser(), 'maintenance:write') && !isClosed(record);
  return (
    <section aria-label="Checklists" className="card overflow-hidden">
      <h3 className="border-b px-4 py-3 text-panel font-semibold">Checklists</h3>
      <ul className="divide-y">
        {record.checklists.map((checklist) => (
          <li key={`${checklist.checklistId} ${checklist.runId}`} className="flex items-center gap-3 px-4 py-3">
            {checklist.runId === null ? (
              <>
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {checklist.name} <span className="text-nav text-ink-3">{several(checklist.itemCount, 'item')}</span>
                </span>
                {mayRun && checklist.checklistId !== null && (
                  <Start checklistId={checklist.checklistId} name={checklist.name} record={record} />
                )}
              </>
            ) : (
              <>
                <Link
                  to="/maintenance/checklists/runs/$runId"
                  params={{ runId: String(checklist.runId) }}
                  className="min-w-0 flex-1 font-medium wrap-anywhere hover:underline"
                >
                  {checklist.name}
                </Link>
                {checklist.failCount > 0 && <Badge tone="red">{`${checklist.failCount} failed`}</Badge>}
                <Badge tone={checklist.finishedAt ? 'green' : 'amber'}>
                  {checklist.finishedAt ? 'Finished' : `${checklist.itemCount - checklist.openCount} of ${checklist.itemCount}`}
                </Badge>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Runs it with this work, and goes there. */
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
    <Button aria-label={`Run ${name}`} running={start.isPending && 'Starting'} onClick={() => start.mutate()}>
      <ListChecks aria-hidden />
      Run it
    </Button>
  );
}
