import { sql } from 'kysely';
import type { DefectSeverity } from '#domain/defects/words.ts';
import type { Transaction } from '../platform/database.ts';
import { addRow } from '../platform/rows.ts';
import { keepPhotos } from './store.ts';

type Report = {
  companyId: number;
  yachtId: number;
  title: string;
  description?: string | null | undefined;
  severity: DefectSeverity;
  equipmentId?: number | null | undefined;
  eventId?: number | null | undefined;
  confirmed: boolean;
  reportedBy: string;
  reportedAt?: string | undefined;
  photoUrls: readonly string[];
};

/** Stores a report under the yacht's lock, so that concurrent bookings wait. Returns its id and its activity. */
export async function addDefect(
  t: Transaction,
  { photoUrls, ...report }: Report,
): Promise<{ id: number; action: string; details: string }> {
  const { companyId, yachtId } = report;
  const { rows } = await sql<{ name: string }>`
    select name from yachts where company_id = ${companyId} and id = ${yachtId} for no key update`.execute(t);
  const id = await addRow(t, 'defects', report);
  await keepPhotos(t, { companyId, id }, photoUrls);
  return { id, ...activityOf(report, rows[0]?.name ?? '') };
}

/** The activity of a report: an alert if the yacht may not sail, or if it is still to be confirmed. */
function activityOf(
  { severity, title, confirmed }: Pick<Report, 'severity' | 'title' | 'confirmed'>,
  yacht: string,
): { action: string; details: string } {
  if (!confirmed) return { action: 'alert', details: `Reported by link on ${yacht}, to be confirmed: ${title}` };
  return severity === 'may_not_sail'
    ? { action: 'alert', details: `${yacht} may not sail: ${title}` }
    : { action: 'create', details: `Reported on ${yacht}: ${title}` };
}
