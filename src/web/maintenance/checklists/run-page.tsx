import { useNavigate, useParams } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ChecklistRun } from '#domain/checklists/run.ts';
import { checklistPurposeLabels } from '#domain/checklists/words.ts';
import { can } from '#domain/session/permissions.ts';
import { runQuery } from '../../checklists/checklist-query.ts';
import { RunDetails } from '../../checklists/run-details.tsx';
import { RunPanel } from '../../checklists/run-panel.tsx';
import { CompanyOf } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { DeleteDialog } from '../../platform/delete-dialog.tsx';
import { lastSearchAt } from '../../platform/left-page.ts';
import { useUser } from '../../platform/session.tsx';
import { SingleRecord } from '../../platform/single-record.tsx';
import { Button } from '../../ui/button.tsx';
import { RecordLink } from '../../words/record-link.tsx';

/** One run of a checklist: answered item by item, and read-only once it is finished. */
export function RunPage() {
  const { runId } = useParams({ strict: false });
  const mayWrite = can(useUser(), 'maintenance:write');
  return (
    <SingleRecord id={runId} thing="run" all={{ to: '/maintenance/checklists', words: 'checklists' }} read={runQuery}>
      {(run) => (
        <>
          <Head run={run} mayDiscard={mayWrite && run.finishedAt === null} />
          {mayWrite ? <RunPanel run={run} /> : <RunDetails run={run} />}
        </>
      )}
    </SingleRecord>
  );
}

const toItsReason = 'rounded-sm text-accent underline underline-offset-4';

function Head({ run, mayDiscard }: { run: ChecklistRun; mayDiscard: boolean }) {
  const dates = useDates();
  const { name, purpose, yachtId, yachtName, maintenanceId, eventId, startedBy, createdAt, signedBy, finishedAt } = run;
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <h2 className="text-page font-semibold wrap-anywhere">{name}</h2>
        <div className="mt-1 flex flex-wrap items-center gap-2 text-nav text-ink-2">
          <RecordLink kind="yacht" id={yachtId}>
            {yachtName}
          </RecordLink>
          <span>{checklistPurposeLabels[purpose]}</span>
          <CompanyOf record={run} className="" />
          {maintenanceId !== null && (
            <RecordLink kind="maintenance" id={maintenanceId} className={toItsReason}>
              See the work
            </RecordLink>
          )}
          {eventId !== null && (
            <RecordLink kind="schedule" id={eventId} className={toItsReason}>
              See the booking
            </RecordLink>
          )}
        </div>
        <p className="mt-1 text-xs text-ink-3">
          {finishedAt
            ? `Finished ${dates.moment(finishedAt)}${signedBy ? `, signed by ${signedBy}` : ''}`
            : `Started by ${startedBy}, ${dates.moment(createdAt)}`}
        </p>
      </div>
      {mayDiscard && <Discarding run={run} />}
    </div>
  );
}

function Discarding({ run }: { run: ChecklistRun }) {
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button size="icon" aria-label="Discard this run" title="Discard" onClick={() => setAsks(true)}>
        <Trash2 />
      </Button>
      {asks && (
        <DeleteDialog
          collection="/api/checklist-runs"
          record={run}
          title="Discard this run?"
          text="This can’t be undone. The answers so far are deleted too."
          action="Discard run"
          deleted={{ title: 'Run discarded', description: `${run.name} on ${run.yachtName} was deleted.` }}
          failure="Error discarding the run"
          onClose={() => setAsks(false)}
          onDeleted={() =>
            navigate({ to: '/maintenance/checklists', search: lastSearchAt('/maintenance/checklists'), replace: true, ignoreBlocker: true })
          }
        />
      )}
    </>
  );
}
