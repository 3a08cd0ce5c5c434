import { CalendarDays, CircleCheck, ClipboardCheck, LogIn, MapPin, Pencil, Plus, RefreshCw, Sailboat, Ship, Trash2, TriangleAlert, UserPlus, UsersRound, Wrench, type LucideIcon } from 'lucide-react';

/** What stands for an action in the feed. */
export const actionIcons: Record<string, LucideIcon> = {
  maintenance_completed: Wrench,
  inspection_scheduled: ClipboardCheck,
  departed: Sailboat,
  created: Plus,
  crew_added: UserPlus,
  create: Plus,
  update: Pencil,
  delete: Trash2,
  yacht: Ship,
  crew: UsersRound,
  schedule: CalendarDays,
  maintenance: Wrench,
  complete: CircleCheck,
  status: RefreshCw,
  location: MapPin,
  login: LogIn,
  alert: TriangleAlert,
};
