import { Link } from '@tanstack/react-router';
import {
  Award,
  Banknote,
  CalendarSync,
  Clock,
  FileBadge,
  FileQuestion,
  FileText,
  Gauge,
  Hourglass,
  Sailboat,
  Users,
  Wallet,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { Reminder, ReminderKind } from '#domain/reminders/reminder.ts';
import { plainMoney } from '#domain/shared/money.ts';
import { whenDue } from '#domain/reminders/when-due.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { useDates } from '../platform/dates.ts';
import { useUser } from '../platform/session.tsx';
import { softTone, type Tone } from '../ui/badge.tsx';
import { wayTo } from '../words/record-link.tsx';
import { companyInLink, CompanyNote } from '../platform/company-of.tsx';

const icons: Record<ReminderKind, LucideIcon> = {
  certificate: Award,
  document: FileBadge,
  missing: FileQuestion,
  maintenance: Wrench,
  service: Gauge,
  invoice: FileText,
  option: Clock,
  instalment: Banknote,
  guests: Users,
  apa: Wallet,
  departure: Sailboat,
  calendar: CalendarSync,
  trial: Hourglass,
};

/** One thing that is due, with a link to where it is handled. */
export function ReminderRow({ due, onLeave }: { due: Reminder; onLeave?: () => void }) {
  const dates = useDates();
  const user = useUser();
  const Icon = icons[due.kind];
  const tone: Tone = due.overdue ? 'red' : 'amber';
  return (
    <li className="relative flex items-center gap-3 px-4 py-2.5 hover:bg-hover">
      <span aria-hidden className={`grid size-8 shrink-0 place-items-center rounded-lg ${softTone[tone]}`}>
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <Link {...placeOf(due, user)} onClick={onLeave} className="block truncate font-medium after:absolute after:inset-0">
          {due.label}
        </Link>
        <p className="truncate text-xs text-ink-3">
          {due.of}
          {due.amount && due.currency && ` · ${plainMoney(due.amount, due.currency)}`}
          <CompanyNote record={due} /> · <span className={due.overdue ? 'font-medium text-red' : ''}>{whenDue(due)}</span>
          {(due.kind === 'departure' || due.kind === 'option') && due.at && `, ${dates.time(due.at)}`}
        </p>
      </div>
    </li>
  );
}

/** Where it is handled: for users who see several companies, in the settings or among the documents of the company it is about. */
export function placeOf(due: Reminder, user: Pick<SessionUser, 'role' | 'isOwner'>) {
  const { resource, resourceId } = due;
  const company = companyInLink(user, due);
  if (resource === 'subscription') return { to: '/profile' } as const;
  if (resource === 'calendar_import') return { to: '/settings', search: { company, calendars: 'in' } } as const;
  if (resource === 'yacht' || resource === 'company')
    return { to: '/documents', search: { state: 'missing', companyId: company } } as const;
  return wayTo({ kind: resource, id: resourceId });
}
