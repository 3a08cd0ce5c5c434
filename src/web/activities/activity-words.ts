import {
  Bell,
  CalendarDays,
  CalendarSync,
  Contact,
  FileText,
  KeyRound,
  LogIn,
  Mail,
  Route,
  Ship,
  UserRound,
  UsersRound,
  WalletCards,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { ResourceType } from '#domain/activities/activity.ts';

/** The actions one can filter by, as they are called. */
export const actionWords: Record<string, string> = {
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  status: 'Status changed',
  location: 'Moved',
  complete: 'Completed',
  crew: 'Crew',
  schedule: 'Schedule',
  maintenance: 'Maintenance',
  export: 'Exported',
  login: 'Signed in',
  alert: 'Alert',
};

/** The kinds of record one can filter by, as they are called and drawn. */
export const resourceWords: Record<ResourceType, { label: string; icon: LucideIcon }> = {
  yacht: { label: 'Yachts', icon: Ship },
  crew: { label: 'Crew', icon: UsersRound },
  maintenance: { label: 'Maintenance', icon: Wrench },
  schedule: { label: 'Schedule', icon: CalendarDays },
  trip: { label: 'Trips', icon: Route },
  customer: { label: 'Customers', icon: Contact },
  expense: { label: 'Expenses', icon: WalletCards },
  income: { label: 'Income', icon: WalletCards },
  invoice: { label: 'Invoices', icon: FileText },
  company: { label: 'Company', icon: Bell },
  user: { label: 'People', icon: UserRound },
  session: { label: 'Sessions', icon: LogIn },
  invitation: { label: 'Invitations', icon: Mail },
  token: { label: 'API tokens', icon: KeyRound },
  calendar: { label: 'Calendar feeds', icon: CalendarSync },
  subscription: { label: 'Subscription', icon: WalletCards },
};

/** A field as people call it: "Contact email" for contactEmail. */
export function fieldInWords(field: string): string {
  const words = field
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/ id$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A stored value in words. */
export function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(valueInWords).join('; ') || 'Empty';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
