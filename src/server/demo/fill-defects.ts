import { sql } from 'kysely';
import type { Transaction } from '../platform/database.ts';
import { at, type Stored } from './stored.ts';

type DemoDefect = {
  title: string;
  severity: string;
  status: string;
  reason?: string;
  confirmed?: boolean;
  reportedBy: string;
  daysAgo: number;
};

// Each severity and each status occurs once.
const defects: DemoDefect[] = [
  { title: 'Anchor windlass stops under load', severity: 'urgent', status: 'accepted', reportedBy: 'Second deckhand', daysAgo: 2 },
  { title: 'Cabin fan rattles', severity: 'normal', status: 'reported', confirmed: false, reportedBy: 'A guest', daysAgo: 1 },
  { title: 'Bilge pump float sticks', severity: 'normal', status: 'reported', reportedBy: 'Engineer', daysAgo: 3 },
  { title: 'Scratch on the tender', severity: 'minor', status: 'fixed', reportedBy: 'Bosun', daysAgo: 34 },
  {
    title: 'Radar shows nothing',
    severity: 'urgent',
    status: 'dismissed',
    reason: 'It was on standby.',
    reportedBy: 'First mate',
    daysAgo: 20,
  },
];

/** The reported defects. The yacht with work in progress, or else the next work, may not sail before it ends. */
export async function fillDefects(t: Transaction, { companyId, yachts }: Stored, now: Date): Promise<void> {
  const fleet = [...yachts.values()];
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  await t
    .insertInto('defects')
    .values(
      defects.map(({ daysAgo, ...each }, place) => ({
        ...each,
        companyId,
        yachtId: at(fleet, (place * 2 + 1) % fleet.length),
        reportedAt: ago(daysAgo),
        createdAt: ago(daysAgo),
        updatedAt: ago(daysAgo / 2),
      })),
    )
    .execute();
  await sql`
    insert into defects (company_id, yacht_id, maintenance_id, title, description, severity, status, reported_by, reported_at, created_at, updated_at)
    select r.company_id, r.yacht_id, r.id, 'Steering hose leaks', 'Weeps at the port ram, a cup an hour', 'may_not_sail', 'accepted', 'Engineer', ${ago(1.5)}, ${ago(1.5)}, ${ago(1)}
    from maintenance r join schedule_events e on e.company_id = r.company_id and e.maintenance_id = r.id
    where r.company_id = ${companyId} and r.status in ('pending', 'in_progress') and e.end_date > ${now.toISOString()}
    order by e.start_date, r.id limit 1`.execute(t);
}
