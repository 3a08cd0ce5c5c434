import { sql } from 'kysely';
import { openDefectStatuses } from '#domain/defects/words.ts';
import { build } from '../platform/database.ts';
import type { NoticeSource } from '../platform/notice-source.ts';

const maxNotices = 5;

/** The urgent defects to mention when a yacht is booked. */
export const defectNoticesOf: NoticeSource = async (run, { companyId, yachtId }) => {
  const { rows } = await run.executeQuery(
    sql<{ id: number; title: string; yachtName: string }>`
      select d.id, d.title, y.name as yacht_name from defects d join yachts y on y.company_id = d.company_id and y.id = d.yacht_id
      where d.company_id = ${companyId} and d.yacht_id = ${yachtId} and d.severity = 'urgent' and d.status = any(${[...openDefectStatuses]})
      order by d.reported_at, d.id limit ${maxNotices}`.compile(build),
  );
  return rows.map(({ id, title, yachtName }) => ({
    kind: 'defect_open',
    severity: 'tell',
    message: `Urgent on ${yachtName}: ${title}.`,
    resource: 'defect',
    resourceId: id,
  }));
};
