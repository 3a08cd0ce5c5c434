import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, Play } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ChecklistPurpose } from '#domain/checklists/words.ts';
import { can } from '#domain/session/permissions.ts';
import { useUser } from '../platform/session.tsx';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { SidePanel } from '../ui/side-panel.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { runsForQuery, runsPerPage, type RunFor } from './checklist-query.ts';
import { RunRow } from './run-row.tsx';

const RunDialog = lazy(() => import('./run-dialog.tsx').then((module) => ({ default: module.RunDialog })));

type Props = {
  of: RunFor;
  yacht: { id: number; name: string };
  /** The purposes of the checklists to offer first. */ purposes: readonly ChecklistPurpose[];
  /** Checklists still to be run. */ children?: ReactNode;
};

/** The checklist runs of a booking or work, with a button to start one. */
export function RunsPanel({ of, yacht, purposes, children }: Props) {
  const user = useUser();
  const [starting, setStarting] = useState(false);
  const runs = useQuery({ ...runsForQuery(of), enabled: can(user, 'maintenance:read') });
  if (!can(user, 'maintenance:read')) return null;
  return (
    <SidePanel title="Checklists" icon={<ClipboardCheck />}>
      {children}
      <Loaded
        query={runs}
        loading={<Skeleton className="mt-3 h-9" />}
        renderFailed={(retry) => (
          <p role="alert" className="mt-3 flex flex-wrap items-center gap-2 text-ink-2">
            The runs couldn’t be loaded. <Button onClick={retry}>Retry</Button>
          </p>
        )}
        empty={{ when: ({ total }) => total === 0, show: <p className="mt-3 text-ink-2">No checklists have been run yet.</p> }}
      >
        {({ rows, total }) => (
          <>
            <ul className="mt-2 divide-y">
              {rows.map((run) => (
                <RunRow key={run.id} run={run} of="yacht" />
              ))}
            </ul>
            {total > runsPerPage && (
              <p className="text-xs text-ink-3">
                Showing the latest {runsPerPage} of {total}.
              </p>
            )}
          </>
        )}
      </Loaded>
      {can(user, 'maintenance:write') && (
        <div className="mt-3" data-paper="none">
          <Button aria-haspopup="dialog" onClick={() => setStarting(true)}>
            <Play aria-hidden />
            Start a checklist
          </Button>
        </div>
      )}
      <Suspense>{starting && <RunDialog of={of} yacht={yacht} purposes={purposes} onClose={() => setStarting(false)} />}</Suspense>
    </SidePanel>
  );
}
