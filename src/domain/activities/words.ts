/** What was changed, as the feed names it. */
const resourceTypes = [
  'yacht',
  'crew',
  'maintenance',
  'schedule',
  'trip',
  'customer',
  'expense',
  'income',
  'invoice',
  'credit_note',
  'tax_rate',
  'payment',
  'closing',
  'bank',
  'recurring',
  'company',
  'user',
  'session',
  'invitation',
  'token',
  'calendar',
  'subscription',
] as const;
export type ResourceType = (typeof resourceTypes)[number];

export const resourceTypeLabels: Record<ResourceType, string> = {
  yacht: 'Yachts',
  crew: 'Crew',
  maintenance: 'Maintenance',
  schedule: 'Schedule',
  trip: 'Trips',
  customer: 'Customers',
  expense: 'Expenses',
  income: 'Income',
  invoice: 'Invoices',
  credit_note: 'Credit notes',
  tax_rate: 'Tax rates',
  payment: 'Payments',
  closing: 'Closings',
  bank: 'Bank',
  recurring: 'Recurring',
  company: 'Company',
  user: 'People',
  session: 'Sessions',
  invitation: 'Invitations',
  token: 'API tokens',
  calendar: 'Calendar feeds',
  subscription: 'Subscription',
};

/** The actions that carry an icon and a colour of their own; anything else gets the default. */
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

/** The actions one can filter by. */
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
  export: 'Exported',
  login: 'Signed in',
  alert: 'Alert',
};
