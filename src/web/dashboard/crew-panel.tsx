import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, UsersRound } from 'lucide-react';
import type { CrewMember } from '#domain/crew/crew-member.ts';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import { CrewPicture } from '../crew/crew-picture.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { RecordLink } from '../words/record-link.tsx';
import { crewLike, dashboardQuery, perPanel } from './dashboard-query.ts';
import { Panel, PanelBody, PanelEmpty, panelLink, rowLink } from './panel.tsx';
import { CompanyNote } from '../platform/company-of.tsx';

type Props = { q: string | undefined; onSearch: (q: string | undefined) => void };

/** Four of the crew, or those found by name or role. */
export function CrewPanel({ q, onSearch }: Props) {
  const all = useQuery({ ...dashboardQuery, select: crewOf });
  const found = useQuery({ ...crewLike(q ?? ''), enabled: q !== undefined });
  const query: UseQueryResult<{ rows: CrewMember[]; total: number }, unknown> = q === undefined ? all : found;
  return (
    <Panel
      title="Crew members"
      action={
        <Link to="/crew" className={panelLink}>
          View all<span className="sr-only"> crew</span>
        </Link>
      }
      className="@min-[64rem]:col-span-2"
    >
      <SearchBox
        label="Search crew members"
        placeholder="Search by name or role"
        className="mx-4 mb-2 sm:mx-5"
        value={q ?? ''}
        onSearch={(words) => onSearch(words || undefined)}
      />
      <PanelBody query={query} failed="Error loading crew data" rows={perPanel} height={256}>
        {({ rows }) =>
          rows.length === 0 ? (
            <NoCrew searched={q !== undefined} onClear={() => onSearch(undefined)} />
          ) : (
            <ul
              aria-busy={query.isPlaceholderData}
              className={`divide-y transition-opacity ${query.isPlaceholderData ? 'opacity-60' : ''}`}
            >
              {rows.map((member) => (
                <Member key={member.id} member={member} />
              ))}
            </ul>
          )
        }
      </PanelBody>
    </Panel>
  );
}

const crewOf = ({ crew }: Dashboard) => crew;

function NoCrew({ searched, onClear }: { searched: boolean; onClear: () => void }) {
  return searched ? (
    <PanelEmpty
      icon={<UsersRound />}
      title="No crew members match your search"
      action={
        <Button size="sm" onClick={onClear}>
          Clear search
        </Button>
      }
    />
  ) : (
    <PanelEmpty
      icon={<UsersRound />}
      title="No crew members found"
      action={
        <Link to="/crew/new" className={buttonLook({ variant: 'primary', size: 'sm' })}>
          <Plus aria-hidden />
          Add Crew Member
        </Link>
      }
    />
  );
}

function Member({ member }: { member: CrewMember }) {
  return (
    <li className="relative flex h-16 items-center gap-3 px-4 hover:bg-hover sm:px-5">
      <CrewPicture name={member.name} imageUrl={member.imageUrl} className="size-9" />
      <div className="min-w-0 flex-1">
        <RecordLink kind="crew" id={member.id} className={rowLink}>
          {member.name}
        </RecordLink>
        <p className="truncate text-xs text-ink-3">
          {member.role}, {member.yachtName ?? 'unassigned'}
          <CompanyNote record={member} />
        </p>
      </div>
      {member.certificateState === 'expired' && <Badge tone="red">Expired</Badge>}
      {member.certificateState === 'due' && <Badge tone="amber">Due</Badge>}
    </li>
  );
}
