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

/** Stores what somebody reports, under the yacht's lock: whoever books her at this moment waits. Answers its id, and what the feed says of it. */
export async function addDefect(
  t: Transaction,
  { photoUrls, ...report }: Report,
): Promise<{ id: number; action: string; details: string }> {
  const { companyId, yachtId } = report;
  const { rows } = await sql<{ name: string }>`
    select name from yachts where company_id = ${companyId} and id = ${yachtId} for no key update`.execute(t);
  const id = await addRow(t, 'defects', report);
  await keepPhotos(t, { companyId, id }, photoUrls);
  return { id, ...toldOf(report, rows[0]?.name ?? '') };
}

/** What rings of a report: that she may not sail, or is said not to. */
function toldOf(
  { severity, title, confirmed }: Pick<Report, 'severity' | 'title' | 'confirmed'>,
  yacht: string,
): { action: string; details: string } {
  if (!confirmed) return { action: 'alert', details: `Reported by link on ${yacht}, to be confirmed: ${title}` };
  return severity === 'may_not_sail'
    ? { action: 'alert', details: `${yacht} may not sail: ${title}` }
    : { action: 'create', details: `Reported on ${yacht}: ${title}` };
}
