/** The kinds of record that activities are about. */
export const resourceTypes = [
  'yacht',
  'crew',
  'maintenance',
  'equipment',
  'reading',
  'part',
  'checklist',
  'document',
  'defect',
  'service',
  'schedule',
  'charter',
  'departure',
  'price',
  'trip',
  'customer',
  'expense',
  'income',
  'invoice',
  'credit_note',
  'tax_rate',
  'payment',
  'apa',
  'closing',
  'bank',
  'recurring',
  'yacht_owner',
  'owner_statement',
  'company',
  'user',
  'session',
  'invitation',
  'token',
  'calendar',
  'calendar_import',
  'subscription',
] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** The kinds of record without a page of their own. */
type PagelessKind =
  | 'reading'
  | 'service'
  | 'price'
  | 'tax_rate'
  | 'payment'
  | 'apa'
  | 'closing'
  | 'recurring'
  | 'owner_statement'
  | 'session'
  | 'invitation'
  | 'token'
  | 'calendar'
  | 'calendar_import'
  | 'subscription';
/** All others have a page: the server knows their tables, and the web their addresses. */
export type PagedKind = Exclude<ResourceType, PagelessKind>;

export const resourceTypeLabels: Record<ResourceType, string> = {
  yacht: 'Yachts',
  crew: 'Crew',
  maintenance: 'Maintenance',
  equipment: 'Equipment',
  reading: 'Engine hours',
  part: 'Parts',
  checklist: 'Checklists',
  document: 'Documents',
  defect: 'Defects',
  service: 'Services',
  schedule: 'Schedule',
  charter: 'Charters',
  departure: 'Departures',
  price: 'Charter prices',
  trip: 'Trips',
  customer: 'Customers',
  expense: 'Expenses',
  income: 'Income',
  invoice: 'Invoices',
  credit_note: 'Credit notes',
  tax_rate: 'Tax rates',
  payment: 'Payments',
  apa: 'APA',
  closing: 'Closings',
  bank: 'Bank',
  recurring: 'Recurring',
  yacht_owner: 'Owners',
  owner_statement: 'Owner statements',
  company: 'Company',
  user: 'People',
  session: 'Sessions',
  invitation: 'Invitations',
  token: 'API tokens',
  calendar: 'Calendar feeds',
  calendar_import: 'Imported calendars',
  subscription: 'Subscription',
};

/** The actions with an icon and a color of their own; all others get the default. */
const activityActions = [
  'create',
  'update',
  'delete',
  'yacht',
  'crew',
  'schedule',
  'maintenance',
  'complete',
  'status',
  'location',
  'login',
  'alert',
] as const;
export type ActivityAction = (typeof activityActions)[number];

/** The actions the feed can be filtered by. */
export const filterActionLabels: Record<string, string> = {
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  status: 'Status changed',
  location: 'Moved',
  complete: 'Completed',
  crew: 'Crew',
  schedule: 'Schedule',
  maintenance: 'Maintenance',
  renew: 'Renewed',
  export: 'Exported',
  login: 'Signed in',
  alert: 'Alert',
};
