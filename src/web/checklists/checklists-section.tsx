import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ClipboardCheck, Pencil, Play, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ListedChecklist } from '#domain/checklists/checklist.ts';
import { checklistPurposeLabels } from '#domain/checklists/words.ts';
import { can } from '#domain/session/permissions.ts';
import { several } from '#domain/shared/words.ts';
import { CompanyNote } from '../platform/company-of.tsx';
import { useDates } from '../platform/dates.ts';
import { DeleteDialog } from '../platform/delete-dialog.tsx';
import { useUser } from '../platform/session.tsx';
import { ActMenu } from '../ui/acts.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { checklistsQuery } from './checklist-query.ts';

const StartDialog = lazy(() => import('./start-dialog.tsx').then((module) => ({ default: module.StartDialog })));
type OpenDialog = { what: 'start' | 'delete'; checklist: ListedChecklist };

/** The checklists, each with buttons to start, edit and delete it. */
export function ChecklistsSection({ yachtId, filter }: { yachtId: number | undefined; filter: ReactNode }) {
  const mayWrite = can(useUser(), 'maintenance:write');
  const checklists = useQuery(checklistsQuery(yachtId));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const add = mayWrite && (
    <Link to="/maintenance/checklists/new" className={buttonLook({ variant: 'primary' })}>
      <Plus aria-hidden />
      Add checklist
    </Link>
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {filter}
        {add}
      </div>
      <section aria-label="Checklists" className="card overflow-hidden">
        <Loaded
          query={checklists}
          loading={
            <div className="grid gap-4 p-5">
              <Skeletons count={3}>
                <Skeleton className="h-9" />
              </Skeletons>
            </div>
          }
          renderFailed={(retry) => <ErrorState title="Error loading checklists" onRetry={retry} />}
          empty={{
            when: ({ total }) => total === 0,
            show: (
              <EmptyState
                icon={<ClipboardCheck />}
                title={yachtId ? 'No checklists for this yacht' : 'No checklists yet'}
                text="What to check before departure, at check-in or during a service. Failed items become defects."
                action={add}
              />
            ),
          }}
        >
          {({ rows }) => (
            <ul className="divide-y">
              {rows.map((checklist) => (
                <ChecklistRow key={checklist.id} checklist={checklist} mayWrite={mayWrite} onAsk={setDialog} />
              ))}
            </ul>
          )}
        </Loaded>
      </section>
      <Suspense>
        {dialog?.what === 'start' && <StartDialog checklist={dialog.checklist} yachtId={yachtId} onClose={close} />}
        {dialog?.what === 'delete' && (
          <DeleteDialog
            collection="/api/checklists"
            record={{ ...dialog.checklist, items: [] }}
            title={`Delete ${dialog.checklist.name}?`}
            text="This can’t be undone. Its runs are kept, with all their items."
            action="Delete checklist"
            deleted={{ title: 'Checklist deleted', description: `${dialog.checklist.name} was deleted. Its runs are kept.` }}
            failure="Error deleting checklist"
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

type RowProps = { checklist: ListedChecklist; mayWrite: boolean; onAsk: (dialog: OpenDialog) => void };

function ChecklistRow({ checklist, mayWrite, onAsk }: RowProps) {
  const dates = useDates();
  const navigate = useNavigate();
  const { id, name, purpose, yachtName, itemCount, lastFinishedAt } = checklist;
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-xs text-ink-3">
          {[checklistPurposeLabels[purpose], yachtName ?? 'Every yacht', several(itemCount, 'item') ?? 'No items yet'].join(' · ')}
          {lastFinishedAt && ` · Last on ${dates.day(lastFinishedAt)}`}
          <CompanyNote record={checklist} />
        </p>
      </div>
      {mayWrite && (
        <>
          <Button
            size="sm"
            aria-label={`Start ${name}`}
            aria-haspopup="dialog"
            disabled={itemCount === 0}
            onClick={() => onAsk({ what: 'start', checklist })}
          >
            <Play aria-hidden />
            Start
          </Button>
          <ActMenu
            of={name}
            acts={[
              {
                label: 'Edit checklist',
                icon: <Pencil aria-hidden />,
                onAct: () => void navigate({ to: '/maintenance/checklists/$checklistId/edit', params: { checklistId: String(id) } }),
              },
              { label: 'Delete checklist', icon: <Trash2 aria-hidden />, onAct: () => onAsk({ what: 'delete', checklist }) },
            ]}
          />
        </>
      )}
    </li>
  );
}
