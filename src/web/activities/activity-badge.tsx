import {
  CalendarDays,
  CircleAlert,
  CircleCheck,
  ClipboardCheck,
  Download,
  LogIn,
  MapPin,
  Pencil,
  Plus,
  RefreshCw,
  Sailboat,
  Ship,
  Trash2,
  TriangleAlert,
  UserPlus,
  UsersRound,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { softTone, type Tone } from '../ui/badge.tsx';

const marks: Record<string, [LucideIcon, Tone]> = {
  maintenance_completed: [Wrench, 'green'],
  inspection_scheduled: [ClipboardCheck, 'violet'],
  departed: [Sailboat, 'teal'],
  created: [Plus, 'green'],
  crew_added: [UserPlus, 'violet'],
  create: [Plus, 'green'],
  update: [Pencil, 'blue'],
  delete: [Trash2, 'red'],
  yacht: [Ship, 'teal'],
  crew: [UsersRound, 'violet'],
  schedule: [CalendarDays, 'blue'],
  maintenance: [Wrench, 'amber'],
  complete: [CircleCheck, 'green'],
  status: [RefreshCw, 'violet'],
  location: [MapPin, 'teal'],
  login: [LogIn, 'grey'],
  alert: [TriangleAlert, 'red'],
  export: [Download, 'grey'],
};

/** An action of the feed by its icon and color. */
export function ActivityBadge({ action, className = 'size-8' }: { action: string; className?: string }) {
  const [Icon, tone] = marks[action] ?? [CircleAlert, 'grey' as const];
  return (
    <span aria-hidden className={`grid shrink-0 place-items-center rounded-lg ${className} ${softTone[tone]}`}>
      <Icon className="size-4" />
    </span>
  );
}
