import {
  Anchor,
  CalendarDays,
  Contact,
  FileBadge,
  FileMinus,
  FileText,
  Gauge,
  Package,
  Route,
  Ship,
  TicketCheck,
  TriangleAlert,
  UsersRound,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { FoundKind } from '#domain/search/words.ts';

/** The icon of each kind of record. */
export const recordIcons: Record<FoundKind, LucideIcon> = {
  yacht: Ship,
  crew: UsersRound,
  customer: Contact,
  schedule: CalendarDays,
  departure: TicketCheck,
  charter: Anchor,
  trip: Route,
  invoice: FileText,
  credit_note: FileMinus,
  maintenance: Wrench,
  defect: TriangleAlert,
  equipment: Gauge,
  part: Package,
  document: FileBadge,
};
