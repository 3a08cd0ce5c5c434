import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ChecklistRun } from '#domain/checklists/run.ts';
import { checklistPurposeLabels } from '#domain/checklists/words.ts';
import { can } from '#domain/session/permissions.ts';
import { runQuery } from '../../checklists/checklist-query.ts';
import { RunDetails } from '../../checklists/run-details.tsx';
import { RunPanel } from '../../checklists/run-panel.tsx';
import { BackLink } from '../../platform/back-link.tsx';
import { useDates } from '../../platform/dates.ts';
import { DeleteDialog } from '../../platform/delete-dialog.tsx';
import { NotThere, type Failed } from '../../platform/not-there.tsx';
import { countIn } from '../../platform/search-params.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RecordLink } from '../../words/record-link.tsx';

/** One run of a checklist: answered item by item, and read once it is finished. */
export function RunPage() {
  const { runId } = useParams({ strict: false });
  const id = countIn(runId);
  return (
    <div className="mx-auto grid w-full max-w-216 grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to="/maintenance/checklists">All checklists</BackLink>
      {id === undefined ? <RunNotThere /> : <RunView key={id} id={id} />}
    </div>
  );
}

function RunView({ id }: { id: number }) {
  const mayWrite = can(useUser(), 'maintenance:write');
  return (
    <Loaded
      query={useQuery(runQuery(id))}
      loading={<Skeleton className="h-44" />}
      renderFailed={(retry, error) => <RunNotThere error={error} onRetry={retry} />}
    >
      {(run) => (
        <>
          <Head run={run} mayDiscard={mayWrite && run.finishedAt === null} />
          {mayWrite && run.finishedAt === null ? <RunPanel run={run} /> : <RunDetails run={run} />}
        </>
      )}
    </Loaded>
  );
}

function Head({ run, mayDiscard }: { run: ChecklistRun; mayDiscard: boolean }) {
  const dates = useDates();
  const { name, purpose, yachtId, yachtName, startedBy, createdAt, signedBy, finishedAt } = run;
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <h2 className="text-page font-semibold wrap-anywhere">{name}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-nav text-ink-2">
          <RecordLink kind="yacht" id={yachtId}>
            {yachtName}
          </RecordLink>
          <span>{checklistPurposeLabels[purpose]}</span>
        </p>
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
          text="This can’t be undone. What was answered so far goes with it."
          action="Discard run"
          deleted={{ title: 'Run discarded', description: `${run.name} on ${run.yachtName} wasn’t finished.` }}
          failure="Error discarding the run"
          onClose={() => setAsks(false)}
          onDeleted={() => navigate({ to: '/maintenance/checklists', replace: true })}
        />
      )}
    </>
  );
}

function RunNotThere(failed: Failed) {
  return (
    <NotThere
      title="Error loading run"
      text="The run may no longer exist, or there was an error loading it."
      back={{ to: '/maintenance/checklists', children: 'Back to the checklists' }}
      {...failed}
    />
  );
}
