import { Link, useNavigate } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { CrewMember } from '#domain/crew/crew-member.ts';
import { can } from '#domain/session/permissions.ts';
import { CompanyOf } from '../platform/company-of.tsx';
import { lastSearchAt } from '../platform/left-page.ts';
import { phoneAddress } from '../platform/phone-address.ts';
import { useUser } from '../platform/session.tsx';
import { useKeyTitle } from '../platform/shortcuts.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { CertificatesOf } from '../words/certificate-words.tsx';
import { RecordLink } from '../words/record-link.tsx';
import { CrewDeleteDialog } from './crew-delete-dialog.tsx';
import { CrewPicture } from './crew-picture.tsx';

/** Who it is, where they serve, and how to reach them. */
export function MemberHeader({ member }: { member: CrewMember }) {
  return (
    <section aria-label={member.name} className="card p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-center gap-4">
          <CrewPicture name={member.name} imageUrl={member.imageUrl} className="size-16 text-xl" />
          <div className="min-w-0">
            <h2 className="text-2xl leading-8 font-semibold wrap-anywhere">{member.name}</h2>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-2">
              {member.isCaptain ? <Badge tone="teal">{member.role}</Badge> : member.role}
              <CertificatesOf member={member} />
            </p>
            <CompanyOf record={member} />
          </div>
        </div>
        <Actions member={member} />
      </div>
      <Facts member={member} />
    </section>
  );
}

function Actions({ member }: { member: CrewMember }) {
  const editTitle = useKeyTitle('Edit', 'E');
  const [deleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  if (!can(useUser(), 'crew:write')) return null;
  return (
    <div className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
      <Link {...editTitle} to="/crew/$crewId/edit" params={{ crewId: String(member.id) }} className={buttonLook({ variant: 'primary' })}>
        <Pencil aria-hidden />
        Edit
      </Link>
      <Button onClick={() => setDeleting(true)}>
        <Trash2 aria-hidden />
        Delete
      </Button>
      {deleting && (
        <CrewDeleteDialog
          member={member}
          onClose={() => setDeleting(false)}
          onDeleted={() => navigate({ to: '/crew', search: lastSearchAt('/crew'), replace: true })}
        />
      )}
    </div>
  );
}

function Facts({ member: { yachtId, yachtName, email, phone, certifications, experience } }: { member: CrewMember }) {
  const link = 'rounded-sm text-accent hover:underline';
  return (
    <dl className="mt-5 grid gap-x-6 gap-y-4 border-t pt-4 sm:grid-cols-2 lg:grid-cols-3">
      <Fact name="Yacht">
        {yachtId !== null && (
          <RecordLink kind="yacht" id={yachtId} className={link}>
            {yachtName}
          </RecordLink>
        )}
      </Fact>
      <Fact name="Email">
        {email && (
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        )}
      </Fact>
      <Fact name="Phone">
        {phone && (
          <a href={phoneAddress(phone)} className={`tnum ${link}`}>
            {phone}
          </a>
        )}
      </Fact>
      {certifications && <Fact name="Qualifications">{certifications}</Fact>}
      {experience && <Fact name="Experience">{experience}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="mt-0.5 whitespace-pre-line wrap-anywhere">
        {children || <span className="text-ink-3">{name === 'Yacht' ? 'Unassigned' : 'None'}</span>}
      </dd>
    </div>
  );
}
