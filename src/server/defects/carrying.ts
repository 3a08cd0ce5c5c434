// The defects of work, and what happens to them when it is planned, completed, reopened or cancelled.
import { sql } from 'kysely';
import { isOpenDefect } from '#domain/defects/defect.ts';
import type { DefectStatus } from '#domain/defects/words.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';

type Work = { companyId: number; maintenanceId: number; yachtId: number };
type Row = { id: number; yachtId: number; status: DefectStatus; maintenanceId: number | null; title: string };

/** The defects of work. */
export async function carriedDefects(t: Transaction, { companyId, maintenanceId }: Omit<Work, 'yachtId'>): Promise<number[]> {
  const rows = await t
    .selectFrom('defects')
    .select('id')
    .where('companyId', '=', companyId)
    .where('maintenanceId', '=', maintenanceId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Sets the defects of work. Newly added ones are accepted. */
export async function carryDefects(t: Transaction, work: Work, defectIds: readonly number[]): Promise<void> {
  const { companyId, maintenanceId, yachtId } = work;
  const { rows } = await sql<Row>`
    select id, yacht_id, status, maintenance_id, title from defects where company_id = ${companyId} and id = any(${[...defectIds]}::bigint[]) order by id for update`.execute(
    t,
  );
  for (const [at, id] of defectIds.entries()) {
    const fault = faultOf(
      rows.find((row) => row.id === id),
      { yachtId, maintenanceId },
    );
    if (fault) throw wrongField(`defectIds.${at}`, fault);
  }
  await sql`
    update defects set maintenance_id = null where company_id = ${companyId} and maintenance_id = ${maintenanceId} and not id = any(${[...defectIds]}::bigint[])`.execute(
    t,
  );
  await sql`
    update defects set maintenance_id = ${maintenanceId}, confirmed = true, status = case when status = 'reported' then 'accepted' else status end
    where company_id = ${companyId} and id = any(${[...defectIds]}::bigint[])`.execute(t);
}

function faultOf(row: Row | undefined, { yachtId, maintenanceId }: { yachtId: number; maintenanceId: number }): string | null {
  if (row?.yachtId !== yachtId) return 'Please choose a defect of the same yacht';
  if (row.maintenanceId === maintenanceId) return null;
  if (row.maintenanceId !== null) return `${row.title} is planned already`;
  return isOpenDefect(row.status) ? null : `${row.title} isn’t open`;
}

/** A defect that was fixed, and the part of the yacht it was on. */
type FixedDefect = { title: string; equipmentId: number | null };

/** Marks the defects of completed work as fixed, releases those that are still open, and returns the fixed ones. */
export async function fixCarried(
  t: Transaction,
  { companyId, maintenanceId }: Omit<Work, 'yachtId'>,
  stillOpen: readonly number[],
): Promise<FixedDefect[]> {
  const { rows } = await sql<FixedDefect & { status: DefectStatus }>`
    update defects set status = case when id = any(${[...stillOpen]}::bigint[]) then status else 'fixed' end,
      maintenance_id = case when id = any(${[...stillOpen]}::bigint[]) then null else maintenance_id end
    where company_id = ${companyId} and maintenance_id = ${maintenanceId} and status in ('reported', 'accepted')
    returning title, equipment_id, status`.execute(t);
  return rows.filter(({ status }) => status === 'fixed');
}

/** Reopens the fixed defects of reopened work. */
export async function reopenCarried(t: Transaction, { companyId, maintenanceId }: Omit<Work, 'yachtId'>): Promise<void> {
  await sql`update defects set status = 'accepted' where company_id = ${companyId} and maintenance_id = ${maintenanceId} and status = 'fixed'`.execute(
    t,
  );
}
