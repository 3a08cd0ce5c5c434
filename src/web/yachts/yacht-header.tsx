import { Link } from '@tanstack/react-router';
import { Anchor, Building2, CalendarClock, Flag, MapPin, Pencil, Trash2, UserRound, UsersRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { useDates } from '../platform/dates.ts';
import { useCompanyWords } from '../platform/company-of.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { YachtStatusBadge } from '../words/yacht-words.tsx';
import { CaptainLink } from './captain-link.tsx';
import { YachtDeleteDialog } from './yacht-delete-dialog.tsx';
import { YachtPicture } from './yacht-picture.tsx';
import { YachtUseLink } from './yacht-use-link.tsx';

/** The yacht itself: its picture, its name, and what one wants to know about it first. */
export function YachtHeader({ yacht }: { yacht: Yacht }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <section aria-label={yacht.name} className="card overflow-hidden">
      <div className="h-52 bg-sunken sm:h-72 lg:h-80">
        <YachtPicture yacht={yacht} size="full" />
      </div>
      <div className="p-5 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <h2 className="text-2xl leading-8 font-semibold wrap-anywhere">{yacht.name}</h2>
              <YachtStatusBadge status={yacht.status} />
            </div>
            <p className="mt-1 text-ink-2">
              <span className="tnum">{yacht.length}</span> · {yacht.type}
              {yacht.year !== null && <> · built {yacht.year}</>}
            </p>
            <p className="mt-2 font-medium">
              <YachtUseLink yacht={yacht} />
            </p>
          </div>
          <div className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
            <Link to="/yachts/$yachtId/edit" params={{ yachtId: String(yacht.id) }} className={buttonLook({ variant: 'primary' })}>
              <Pencil aria-hidden />
              Edit
            </Link>
            <Button onClick={() => setDeleting(true)}>
              <Trash2 aria-hidden />
              Delete
            </Button>
          </div>
        </div>
        <Facts yacht={yacht} />
      </div>
      {deleting && <YachtDeleteDialog yacht={yacht} onClose={() => setDeleting(false)} />}
    </section>
  );
}

function Facts({ yacht }: { yacht: Yacht }) {
  const dates = useDates();
  const company = useCompanyWords()(yacht);
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-5 border-t pt-5 md:grid-cols-3 xl:grid-cols-6">
      <Fact icon={<MapPin />} name="Location">
        {yacht.location || 'Unknown'}
      </Fact>
      <Fact icon={<UserRound />} name="Captain">
        <CaptainLink yacht={yacht} />
      </Fact>
      <Fact icon={<UsersRound />} name="Crew">
        <span className="tnum">{yacht.crewCount}</span> {yacht.crewCount === 1 ? 'person' : 'people'}
      </Fact>
      <Fact icon={<Flag />} name="Flag">
        {yacht.flagCountry ?? 'Not set'}
      </Fact>
      <Fact icon={<CalendarClock />} name="Next maintenance">
        {yacht.nextMaintenanceDate ? dates.day(yacht.nextMaintenanceDate) : 'None scheduled'}
      </Fact>
      {company ? (
        <Fact icon={<Building2 />} name="Company">
          {company}
        </Fact>
      ) : (
        <Fact icon={<Anchor />} name="Year built">
          {yacht.year ?? 'Unknown'}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-1.5 text-xs text-ink-3 [&_svg]:size-3.5">
        <span aria-hidden className="contents">
          {icon}
        </span>
        {name}
      </dt>
      <dd className="mt-1 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
