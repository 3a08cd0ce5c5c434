import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pencil, Plus, Ship } from 'lucide-react';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { useCompanyWords } from '../platform/company-of.tsx';
import { buttonLook } from '../ui/button.tsx';
import { LastPage } from '../ui/last-page.tsx';
import { Pager } from '../ui/pager.tsx';
import { YachtStatusBadge } from '../words/yacht-words.tsx';
import { CaptainLink } from '../yachts/captain-link.tsx';
import { CrewCountLink } from '../yachts/crew-count-link.tsx';
import { YachtNameLink } from '../yachts/yacht-name-link.tsx';
import { dashboardQuery, morePanelYachts, perPanel } from './dashboard-query.ts';
import { Panel, PanelBody, PanelEmpty, panelLink } from './panel.tsx';

type Props = { page: number; onPage: (page: number) => void };

/** The fleet, four yachts at a time. */
export function FleetPanel({ page, onPage }: Props) {
  const first = useQuery({ ...dashboardQuery, select: fleetOf });
  const later = useQuery({ ...morePanelYachts(page), enabled: page > 1 });
  const query: UseQueryResult<{ rows: Yacht[]; total: number }, unknown> = page > 1 ? later : first;
  return (
    <Panel
      title="Yacht fleet overview"
      action={
        <Link to="/yachts" className={panelLink}>
          View all<span className="sr-only"> yachts</span>
        </Link>
      }
      className="@min-[40rem]:col-span-2"
    >
      <PanelBody query={query} failed="Error loading yacht data" rows={perPanel} height={360}>
        {({ rows, total }) =>
          total === 0 ? (
            <PanelEmpty
              icon={<Ship />}
              title="No yachts found"
              text="Add your first yacht to get started"
              action={
                <Link to="/yachts/new" className={buttonLook({ variant: 'primary', size: 'sm' })}>
                  <Plus aria-hidden />
                  Add New Yacht
                </Link>
              }
            />
          ) : rows.length === 0 ? (
            <LastPage total={total} perPage={perPanel} />
          ) : (
            <>
              <Fleet yachts={rows} waiting={query.isPlaceholderData} />
              <div className="mt-auto border-t px-4 py-3 sm:px-5">
                <Pager noun="yachts" page={page} total={total} perPage={perPanel} onPage={onPage} />
              </div>
            </>
          )
        }
      </PanelBody>
    </Panel>
  );
}

const fleetOf = ({ yachts }: Dashboard) => yachts;

function Fleet({ yachts, waiting }: { yachts: Yacht[]; waiting: boolean }) {
  return (
    <table aria-busy={waiting} className={`w-full table-fixed text-left transition-opacity ${waiting ? 'opacity-60' : ''}`}>
      <thead className="border-b text-xs text-ink-3">
        <tr className="h-9 [&>th]:font-medium">
          <th scope="col" className="pl-4 sm:pl-5">
            Yacht
          </th>
          <th scope="col" className="w-32">
            Status
          </th>
          <th scope="col" className="w-[17%] max-sm:hidden">
            Location
          </th>
          <th scope="col" className="w-[17%] max-sm:hidden">
            Captain
          </th>
          <th scope="col" className="w-14 max-sm:hidden">
            Crew
          </th>
          <th scope="col" className="w-12">
            <span className="sr-only">Edit</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {yachts.map((yacht) => (
          <Row key={yacht.id} yacht={yacht} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ yacht }: { yacht: Yacht }) {
  const company = useCompanyWords()(yacht);
  return (
    <tr className="h-16 hover:bg-hover">
      <td className="pl-4 sm:pl-5">
        <YachtNameLink yacht={yacht} note={company ?? `${yacht.type}, ${yacht.length}`} />
      </td>
      <td>
        <YachtStatusBadge status={yacht.status} />
      </td>
      <td className={`truncate max-sm:hidden ${yacht.location ? '' : 'text-ink-3'}`}>{yacht.location || 'Unknown'}</td>
      <td className={`truncate max-sm:hidden ${yacht.captainName ? '' : 'text-ink-3'}`}>
        <CaptainLink yacht={yacht} />
      </td>
      <td className="tnum max-sm:hidden">
        <CrewCountLink yacht={yacht} bare />
      </td>
      <td>
        <Link
          to="/yachts/$yachtId"
          params={{ yachtId: String(yacht.id) }}
          search={{ edit: true }}
          aria-label={`Edit ${yacht.name}`}
          className={buttonLook({ variant: 'ghost', size: 'iconSmall' })}
        >
          <Pencil aria-hidden />
        </Link>
      </td>
    </tr>
  );
}
