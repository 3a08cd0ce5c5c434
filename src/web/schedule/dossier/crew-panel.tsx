import { Link } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import type { CrewAboard } from '#domain/dossier/dossier.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { several } from '#domain/shared/words.ts';
import { companyInLink } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { useUser } from '../../platform/session.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { RecordLink } from '../../words/record-link.tsx';

/** The crew on board, the captain first, and how long their certificates are valid. */
export function CrewPanel({ event, crew }: { event: ScheduleEvent; crew: readonly CrewAboard[] }) {
  const user = useUser();
  return (
    <SidePanel title="Crew and certificates" icon={<UsersRound />}>
      {crew.length === 0 ? (
        <p className="mt-3 text-ink-2">
          No crew is assigned to {event.yachtName}.{' '}
          <Link
            to="/crew/assignments"
            search={{ companyId: companyInLink(user, event) }}
            data-paper="none"
            className="rounded-sm font-medium text-accent hover:underline"
          >
            Assign crew
          </Link>
        </p>
      ) : (
        <ul className="mt-2 divide-y">
          {crew.map((member) => (
            <Member key={member.id} member={member} />
          ))}
        </ul>
      )}
    </SidePanel>
  );
}

function Member({ member: { id, name, role, isCaptain, papers } }: { member: CrewAboard }) {
  const dates = useDates();
  return (
    <li className="py-2 text-nav">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <RecordLink kind="crew" id={id} className="flex items-center rounded-sm font-medium hover:text-accent hover:underline">
          {name}
        </RecordLink>
        <span className={`text-xs ${isCaptain ? 'font-medium text-ink' : 'text-ink-3'}`}>{role}</span>
      </p>
      <p className={`text-xs ${papers.isShort ? 'font-medium text-red' : 'text-ink-3'}`}>
        {several(papers.count, 'certificate') ?? 'No certificates'}
        {papers.first && `, ${papers.first.type} until ${dates.calendarDay(papers.first.day)}`}
      </p>
    </li>
  );
}
