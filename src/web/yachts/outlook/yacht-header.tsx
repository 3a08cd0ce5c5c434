import { Link } from '@tanstack/react-router';
import { Building2, CalendarClock, MapPin, Pencil, Tag, Trash2, UserRound, UsersRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { can } from '#domain/session/permissions.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { useCompanyWords } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { glides } from '../../platform/motion.ts';
import { useUser } from '../../platform/session.tsx';
import { useKeyTitle } from '../../platform/shortcuts.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { YachtStatusBadge } from '../../words/yacht-words.tsx';
import { CaptainLink } from '../captain-link.tsx';
import { YachtDeleteDialog } from '../yacht-delete-dialog.tsx';
import { YachtPicture } from '../yacht-picture.tsx';

/** The header of a yacht: her picture and name, her type, her state (`children`), and her actions. */
export function YachtHeader({ yacht, children }: { yacht: Yacht; children: ReactNode }) {
  return (
    <section aria-label={yacht.name} className="card flex gap-3 p-4 max-sm:flex-col sm:gap-5 sm:p-5">
      <div className="h-32 shrink-0 overflow-hidden rounded-lg bg-sunken sm:h-40.5 sm:w-72" style={glides(`yacht-${yacht.id}`)}>
        <YachtPicture yacht={yacht} size="card" />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="min-w-0 text-2xl leading-8 font-semibold wrap-anywhere" style={glides(`yacht-name-${yacht.id}`)}>
            {yacht.name}
          </h2>
          <YachtStatusBadge status={yacht.status} />
          <Acts yacht={yacht} />
        </div>
        <Facts yacht={yacht} />
        {children}
      </div>
    </section>
  );
}

/** The next action is a booking. On a phone it and the yard stay within reach of the thumb, above the toolbar. */
function Acts({ yacht }: { yacht: Yacht }) {
  const editTitle = useKeyTitle('Edit', 'E');
  const [deleting, setDeleting] = useState(false);
  const user = useUser();
  return (
    <div data-paper="none" className="ml-auto flex gap-2">
      <div
        className="flex gap-2 bg-surface max-sm:fixed max-sm:inset-x-0 max-sm:border-t max-sm:p-3 max-sm:[&>*]:flex-1"
        style={aboveShortcuts}
      >
        {can(user, 'schedule:write') && (
          <Link
            to="/schedule/new"
            search={{ yachtId: yacht.id, type: 'charter', duration: 'charter' }}
            className={buttonLook({ variant: 'primary' })}
          >
            Book
          </Link>
        )}
        {can(user, 'maintenance:write') && (
          <Link to="/maintenance/new" search={{ yachtId: yacht.id }} className={buttonLook()}>
            Schedule maintenance
          </Link>
        )}
      </div>
      {can(user, 'desk:read') && (
        <Link to="/desk/prices" search={{ yacht: yacht.id }} className={buttonLook({ variant: 'ghost' })}>
          <Tag aria-hidden />
          Prices
        </Link>
      )}
      {can(user, 'fleet:write') && (
        <>
          <Link
            {...editTitle}
            to="/yachts/$yachtId/edit"
            params={{ yachtId: String(yacht.id) }}
            className={buttonLook({ variant: 'ghost' })}
          >
            <Pencil aria-hidden />
            Edit
          </Link>
          <Button variant="ghost" size="icon" aria-label="Delete" title="Delete" onClick={() => setDeleting(true)}>
            <Trash2 aria-hidden />
          </Button>
        </>
      )}
      {deleting && <YachtDeleteDialog yacht={yacht} onClose={() => setDeleting(false)} />}
    </div>
  );
}

// If it isn't fixed, it stays in its place.
const aboveShortcuts = { bottom: 'calc(3.5rem + env(safe-area-inset-bottom))', zIndex: 10 };

function Facts({ yacht }: { yacht: Yacht }) {
  const dates = useDates();
  const company = useCompanyWords()(yacht);
  return (
    <>
      <p className="text-ink-2">
        <span className="tnum">{yacht.length}</span> · {yacht.type}
        {yacht.flagCountry && ` · ${yacht.flagCountry}`}
        {yacht.year !== null && ` · built ${yacht.year}`}
      </p>
      <dl className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-nav text-ink-2">
        <Fact icon={<MapPin />} name="Location">
          {yacht.location || 'Unknown'}
        </Fact>
        <Fact icon={<UserRound />} name="Captain">
          <CaptainLink yacht={yacht} className="rounded-sm hover:text-accent hover:underline" />
        </Fact>
        <Fact icon={<UsersRound />} name="Crew">
          {yacht.crewCount} crew
        </Fact>
        <Fact icon={<CalendarClock />} name="Next maintenance">
          {yacht.nextMaintenanceDate ? `Maintenance ${dates.day(yacht.nextMaintenanceDate)}` : 'No maintenance scheduled'}
        </Fact>
        {company && (
          <Fact icon={<Building2 />} name="Company">
            {company}
          </Fact>
        )}
      </dl>
    </>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div title={name} className="flex min-w-0 items-center gap-1.5 [&>svg]:size-3.5 [&>svg]:shrink-0 [&>svg]:text-ink-3">
      {icon}
      <dt className="sr-only">{name}</dt>
      <dd className="tnum wrap-anywhere">{children}</dd>
    </div>
  );
}
