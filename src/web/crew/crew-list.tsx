import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import type { CrewMember } from '#domain/crew/crew-member.ts';
import { Badge } from '../ui/badge.tsx';
import { phoneAddress } from '../platform/phone-address.ts';
import { reachActs } from '../platform/reach-acts.tsx';
import { ActButtons, type Act } from '../ui/acts.tsx';
import { BriefList, BriefRow, wholeRow } from '../ui/brief-row.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { CertificatesOf } from '../words/certificate-words.tsx';
import { RecordLink } from '../words/record-link.tsx';
import { yachtActs } from '../yachts/yacht-actions.tsx';
import { CrewPicture } from './crew-picture.tsx';

type RowProps = { member: CrewMember; withCompany: boolean; onDelete: (member: CrewMember) => void };
type Props = Omit<RowProps, 'member'> & { crew: CrewMember[] };

/** The crew as a table where there is room for one, else a brief row for each. */
export function CrewList({ crew, ...row }: Props) {
  return (
    <>
      <div className="card overflow-hidden max-lg:hidden">
        <table className="w-full table-fixed text-left">
          <thead className="border-b bg-sunken/60 text-xs text-ink-3">
            <tr className="[&>th]:px-4 [&>th]:py-2.5 [&>th]:font-medium">
              <th scope="col">Name</th>
              <th scope="col" className="w-[13%]">
                Role
              </th>
              <th scope="col" className="w-[14%]">
                Yacht
              </th>
              <th scope="col" className="w-[17%]">
                Certificates
              </th>
              <th scope="col" className="w-[27%]">
                Contact
              </th>
              <th scope="col" className="w-24">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {crew.map((member) => (
              <Row key={member.id} member={member} {...row} />
            ))}
          </tbody>
        </table>
      </div>
      <BriefList rows={crew} className="lg:hidden">
        {(member) => <CrewRow member={member} {...row} />}
      </BriefList>
    </>
  );
}

function Row({ member, withCompany, onDelete }: RowProps) {
  return (
    <tr className="h-14 hover:bg-hover [&>td]:px-4 [&>td]:py-0.5 [&>td:last-child]:pl-0">
      <th scope="row" className="px-4 py-0.5 font-normal">
        <div className="flex items-center gap-3">
          <CrewPicture name={member.name} imageUrl={member.imageUrl} className="size-9" />
          <div className="min-w-0">
            <p className="truncate font-medium">
              <RecordLink kind="crew" id={member.id}>
                {member.name}
              </RecordLink>
            </p>
            {withCompany && <p className="truncate text-xs text-ink-3">{member.companyName}</p>}
          </div>
        </div>
      </th>
      <td>
        <Role member={member} />
      </td>
      <td className="truncate">
        <YachtOf member={member} />
      </td>
      <td>
        <Certificates member={member} />
      </td>
      <td>
        <Contact member={member} />
      </td>
      <td>
        <ActButtons of={member.name} acts={actsOf({ member, onDelete })} />
      </td>
    </tr>
  );
}

function CrewRow({ member, withCompany, onDelete }: RowProps) {
  const { name, role, email, phone, yachtName, companyName } = member;
  const facts = [role, yachtName ?? 'Unassigned', withCompany && companyName, phone, email];
  return (
    <BriefRow
      picture={<CrewPicture name={name} imageUrl={member.imageUrl} className="size-9" />}
      title={
        <RecordLink kind="crew" id={member.id} className={wholeRow}>
          {name}
        </RecordLink>
      }
      state={member.certificateState !== 'valid' && <CertificatesOf member={member} />}
      facts={facts.filter(Boolean).join(' · ')}
      of={name}
      acts={[...reachActs(member), ...actsOf({ member, onDelete }), ...yachtActs(member)]}
    />
  );
}

function Role({ member }: { member: CrewMember }) {
  return member.isCaptain ? <Badge tone="teal">{member.role}</Badge> : <span className="block truncate text-ink-2">{member.role}</span>;
}

function YachtOf({ member }: { member: CrewMember }) {
  if (member.yachtId === null) return <span className="text-ink-3">Unassigned</span>;
  return (
    <Link to="/yachts/$yachtId" params={{ yachtId: String(member.yachtId) }} className="font-medium hover:text-accent hover:underline">
      {member.yachtName}
    </Link>
  );
}

/** Links to the certificates it is about. */
function Certificates({ member }: { member: CrewMember }) {
  if (member.certificateState === null) return <None />;
  return (
    <Link to="/crew/$crewId" params={{ crewId: String(member.id) }} hash="certificates" className="inline-block rounded-full">
      <CertificatesOf member={member} />
    </Link>
  );
}

function Contact({ member }: { member: CrewMember }) {
  if (!member.email && !member.phone) return <None />;
  return (
    <>
      {member.email && (
        <p className="truncate text-nav leading-6">
          <Email member={member} />
        </p>
      )}
      {member.phone && (
        <p className="tnum mt-0.5 truncate text-nav leading-6">
          <Phone member={member} />
        </p>
      )}
    </>
  );
}

function Email({ member }: { member: CrewMember }) {
  return member.email ? (
    <a href={`mailto:${member.email}`} title={member.email} className="text-ink-2 hover:text-accent hover:underline">
      {member.email}
    </a>
  ) : (
    <None />
  );
}

function Phone({ member }: { member: CrewMember }) {
  return member.phone ? (
    <a href={phoneAddress(member.phone)} className="text-ink-2 hover:text-accent hover:underline">
      {member.phone}
    </a>
  ) : (
    <None />
  );
}

function None() {
  return (
    <span className="text-ink-3">
      <span aria-hidden>–</span>
      <span className="sr-only">None</span>
    </span>
  );
}

function actsOf({ member, onDelete }: Pick<RowProps, 'member' | 'onDelete'>): Act[] {
  return [
    { label: 'Edit', icon: <Pencil aria-hidden />, way: { to: '/crew/$crewId/edit', params: { crewId: String(member.id) } } },
    { label: 'Delete', icon: <Trash2 aria-hidden />, onAct: () => onDelete(member) },
  ];
}

export function CrewListSkeleton() {
  return (
    <div className="card divide-y">
      <Skeletons count={10}>
        <div className="flex h-16 items-center gap-3 px-4 lg:h-14">
          <Skeleton className="size-9 shrink-0 rounded-full" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="ml-auto h-4 w-24 max-sm:hidden" />
          <Skeleton className="ml-8 h-4 w-40 max-lg:hidden" />
        </div>
      </Skeletons>
    </div>
  );
}
