import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Anchor, Sailboat } from 'lucide-react';
import type { Dashboard, Sailing } from '#domain/dashboard/dashboard.ts';
import { useDates } from '../platform/dates.ts';
import { RecordLink } from '../words/record-link.tsx';
import { dashboardQuery } from './dashboard-query.ts';
import { Panel, PanelBody, panelLink, rowLink } from './panel.tsx';
import { CompanyNote } from '../platform/company-of.tsx';

/** Who leaves next, and who comes back. */
export function SailingsPanel() {
  const sailings = useQuery({ ...dashboardQuery, select: sailingsOf });
  return (
    <Panel
      title="Departures and returns"
      action={
        <Link to="/schedule/departures" className={panelLink}>
          View day
        </Link>
      }
    >
      <PanelBody query={sailings} rows={6} height={400}>
        {({ departures, returns }) => (
          <>
            <Part
              title="Next departures"
              sailings={departures}
              nothing="No departures planned"
              icon={<Sailboat />}
              tone="bg-teal-soft text-teal"
            />
            <Part
              title="Next returns"
              sailings={returns}
              nothing="No yacht is out on a booking"
              icon={<Anchor />}
              tone="bg-blue-soft text-blue"
            />
          </>
        )}
      </PanelBody>
    </Panel>
  );
}

const sailingsOf = ({ departures, returns }: Dashboard) => ({ departures, returns });

function Part({
  title,
  sailings,
  nothing,
  icon,
  tone,
}: {
  title: string;
  sailings: Sailing[];
  nothing: string;
  icon: React.ReactNode;
  tone: string;
}) {
  return (
    <>
      <h3 className="flex h-8 items-center border-b bg-sunken/60 px-4 text-xs font-medium text-ink-2 sm:px-5">{title}</h3>
      {sailings.length === 0 && <p className="flex flex-1 items-center px-4 text-nav text-ink-3 sm:px-5">{nothing}</p>}
      <ul aria-label={title} className={`divide-y ${sailings.length === 0 ? 'hidden' : ''}`}>
        {sailings.map((sailing) => (
          <Line key={sailing.eventId} sailing={sailing} icon={icon} tone={tone} />
        ))}
      </ul>
    </>
  );
}

function Line({ sailing, icon, tone }: { sailing: Sailing; icon: React.ReactNode; tone: string }) {
  const dates = useDates();
  return (
    <li className="relative flex h-14 items-center gap-3 px-4 hover:bg-hover sm:px-5">
      <span aria-hidden className={`grid size-8 shrink-0 place-items-center rounded-lg [&_svg]:size-4 ${tone}`}>
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <RecordLink kind="schedule" id={sailing.eventId} className={rowLink}>
          {sailing.yachtName}
        </RecordLink>
        <p className="truncate text-xs text-ink-3">
          {sailing.customerName ?? sailing.title}
          <CompanyNote record={sailing} />
        </p>
      </div>
      <p className="tnum shrink-0 text-right text-xs text-ink-2">
        <span className="block">{dates.day(sailing.at)}</span>
        <span className="block text-ink-3">{dates.time(sailing.at)}</span>
      </p>
    </li>
  );
}
