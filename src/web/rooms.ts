// The routes of the rooms, by the first word of an address. They load with their room, so that the first script doesn't grow with them.
const billing = () => import('./billing/billing-routes.ts');
const charterLink = () => import('./charter-link/charter-link-routes.ts');
const schedule = () => import('./schedule/schedule-routes.ts');
const session = () => import('./session/session-routes.ts');
const team = () => import('./team/team-routes.ts');

const rooms = {
  activities: () => import('./activities/activity-routes.ts'),
  charter: charterLink,
  charters: schedule,
  checkout: billing,
  companies: () => import('./companies/company-routes.ts'),
  contact: () => import('./contact/contact-routes.ts'),
  crew: () => import('./crew/crew-routes.ts'),
  customers: () => import('./customers/customer-routes.ts'),
  dashboard: () => import('./dashboard/dashboard-routes.ts'),
  'day-trips': schedule,
  desk: () => import('./desk/desk-routes.ts'),
  documents: () => import('./documents/document-routes.ts'),
  due: () => import('./reminders/reminder-routes.ts'),
  finance: () => import('./finance/finance-routes.ts'),
  guests: charterLink,
  invoice: () => import('./invoice-link/invoice-link-routes.ts'),
  join: team,
  maintenance: () => import('./maintenance/maintenance-routes.ts'),
  owner: () => import('./own-yachts/own-yacht-routes.ts'),
  profile: () => import('./profile/profile-routes.ts'),
  reports: () => import('./reports/report-routes.ts'),
  report: () => import('./defects/defect-routes.ts'),
  'reset-password': session,
  routes: () => import('./trips/trip-routes.ts'),
  schedule,
  settings: () => import('./settings/settings-routes.ts'),
  signin: session,
  signup: session,
  'signup-flow': billing,
  subscribe: billing,
  team,
  users: () => import('./users/user-routes.ts'),
  yachts: () => import('./yachts/yacht-routes.ts'),
};

export type Room = (typeof rooms)[keyof typeof rooms];
export type Route = Awaited<ReturnType<Room>>['routes'][number];

/** The addresses that have no twin under "/dashboard": public ones, and the dashboard itself. */
export const withoutTwin: readonly string[] = [
  '/',
  '/charter',
  '/checkout/payment',
  '/checkout/plans',
  '/contact',
  '/dashboard',
  '/guests',
  '/invoice',
  '/join',
  '/report',
  '/reset-password',
  '/signin',
  '/signup',
  '/signup-flow',
];

/** The room of an address, or undefined if there is none. */
export function roomAt(pathname: string): Room | undefined {
  const [, name = ''] = pathname.toLowerCase().split('/');
  return Object.hasOwn(rooms, name) ? rooms[name as keyof typeof rooms] : undefined;
}
