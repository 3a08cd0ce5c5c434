import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Undo2 } from 'lucide-react';
import { hoursText } from '#domain/equipment/hours.ts';
import type { Service } from '#domain/services/service.ts';
import { can } from '#domain/session/permissions.ts';
import { useDates } from '../platform/dates.ts';
import { DocumentLink } from '../platform/document-link.tsx';
import { DeleteDialog } from '../platform/delete-dialog.tsx';
import { useUser } from '../platform/session.tsx';
import { ActMenu } from '../ui/acts.tsx';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { bookQuery, plansPerPage } from './plan-query.ts';

type Props = { of: { yachtId?: number; equipmentId?: number } };

/** The service book, newest first. */
export function BookList({ of }: Props) {
  const [page, setPage] = useState(1);
  const lines = useQuery(bookQuery(of, page));
  return (
    <PagedList
      query={lines}
      page={page}
      perPage={plansPerPage}
      noun="services"
      inCard
      loading={<Skeleton className="m-4 h-24 rounded-lg" />}
      failed={() => ({ title: 'Error loading the service book' })}
      empty={<EmptyState title="Nothing in the service book" text="Completed services and work are kept here." />}
      onPage={(next = 1) => setPage(next)}
    >
      {(rows) => (
        <ul className="divide-y">
          {rows.map((line) => (
            <Line key={line.id} line={line} isOfEquipment={of.equipmentId !== undefined} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Line({ line, isOfEquipment }: { line: Service; isOfEquipment: boolean }) {
  const [removing, setRemoving] = useState(false);
  const dates = useDates();
  const mayChange = can(useUser(), 'maintenance:write');
  const { title, equipmentName, doneOn, hours, doneBy, notes, onTime, fileUrl } = line;
  const name = equipmentName && !isOfEquipment ? `${equipmentName}, ${title}` : title;
  const facts = [dates.calendarDay(doneOn), hours !== null && hoursText(hours), doneBy].filter(Boolean).join(' · ');
  return (
    <li className="flex items-center gap-4 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {onTime === false && <Badge tone="amber">Late</Badge>}
        </p>
        <p className="tnum mt-0.5 text-nav text-ink-2">{facts}</p>
        {notes && <p className="mt-0.5 text-nav whitespace-pre-line text-ink-2">{notes}</p>}
        {fileUrl && <DocumentLink url={fileUrl} name={`Document of ${title}`} />}
      </div>
      {mayChange && (
        <ActMenu of={name} acts={[{ label: 'Remove from the book', icon: <Undo2 aria-hidden />, onAct: () => setRemoving(true) }]} />
      )}
      {removing && (
        <DeleteDialog
          collection="/api/services"
          record={line}
          title={`Remove ${title} from the service book?`}
          text={
            line.planId === null
              ? 'This can’t be undone.'
              : 'Services completed along with it are removed too, and the plan is due as it was before.'
          }
          action="Remove"
          deleted={{ title: 'Service removed', description: `${name} is no longer in the service book.` }}
          failure="Error removing the service"
          refusedTitle={`${title} stays`}
          onClose={() => setRemoving(false)}
          onDeleted={() => {}}
        />
      )}
    </li>
  );
}
