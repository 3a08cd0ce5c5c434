import { Check, ListChecks } from 'lucide-react';
import type { Act, Dossier, Task } from '#domain/dossier/dossier.ts';
import { taskInWords } from '#domain/dossier/words.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { can, type Action } from '#domain/session/permissions.ts';
import { companyInLink } from '../../platform/company-of.tsx';
import { sayShortDay } from '../../platform/day-words.ts';
import { useUser } from '../../platform/session.tsx';
import { NeedButton, NeedLink } from '../../reminders/need-link.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { SmallActLink } from './act-button.tsx';

const titles = { sailing: 'To do before she sails', closing: 'To do before it is closed' };

/** What there is to do about a booking, open tasks first: each links to what it is about, and has one action. */
export function ToDoPanel({ event, toDo: { before, tasks } }: { event: ScheduleEvent; toDo: NonNullable<Dossier['toDo']> }) {
  const done = tasks.filter(({ isDone }) => isDone).length;
  return (
    <SidePanel title={titles[before]} icon={<ListChecks />}>
      <p className="tnum mt-1 text-xs text-ink-3">{done === tasks.length ? 'Nothing left to do' : `${done} of ${tasks.length} done`}</p>
      <ul className="mt-2 divide-y border-t">
        {tasks.map((task) => (
          <TaskRow
            key={`${task.kind} ${task.blocker?.kind} ${task.blocker?.resourceId} ${task.blocker?.label}`}
            event={event}
            task={task}
          />
        ))}
      </ul>
    </SidePanel>
  );
}

function TaskRow({ event, task }: { event: ScheduleEvent; task: Task }) {
  const user = useUser();
  const words = taskInWords(task, sayShortDay);
  const act = actOf(task);
  return (
    <li className="flex min-h-11 items-center gap-2.5 py-1.5 text-nav sm:min-h-10">
      {task.isDone ? (
        <Check aria-hidden className="size-4 shrink-0 text-green" />
      ) : (
        <i aria-hidden className="mx-0.5 size-3 shrink-0 rounded-full border-2 border-amber-solid" />
      )}
      <span className={`min-w-0 flex-1 wrap-anywhere ${task.isDone ? 'text-ink-2' : 'font-medium'}`}>
        <span className="sr-only">{task.isDone ? 'Done: ' : 'To do: '}</span>
        {task.blocker ? <NeedLink need={task.blocker} /> : words}
      </span>
      {task.blocker && <NeedButton need={task.blocker} companyId={companyInLink(user, event)} />}
      {act && can(user, act.may) && <SmallActLink act={act.act} event={event} about={words} />}
    </li>
  );
}

/** The action for an open task that no reason covers. */
function actOf({ kind, isDone, blocker, invoiceId }: Task): { act: Act; may: Action } | null {
  if (isDone || blocker) return null;
  const about = (act: Act['kind'], may: Action) => ({ act: { kind: act, invoiceId, blocker: null }, may });
  if (kind === 'trips') return about('log_trip', 'trips:write');
  if (kind === 'settled') return about('record_payment', 'finance:write');
  return about(invoiceId === null ? 'create_invoice' : 'send_invoice', 'finance:write');
}
