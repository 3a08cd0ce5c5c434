import { sql, type CompiledQuery } from 'kysely';
import { documentNotices, type PapersOfYacht } from '#domain/documents/document-notices.ts';
import { lastDayOf, type Notice } from '#domain/schedule/notices.ts';
import { dayWords, shortDate } from '#domain/shared/date-words.ts';
import { formatsOf, type ChosenFormats } from '#domain/shared/formats.ts';
import { isInUse } from '../equipment/store.ts';
import { build } from '../platform/database.ts';
import type { NoticeSource } from '../platform/notice-source.ts';
import { todayAt } from '../platform/expressions.ts';
import { withNewest } from './store.ts';

type Row = PapersOfYacht & { timeZone: string; formats: ChosenFormats };

/** Notices about a yacht's documents for a booking. */
export const documentNoticesOf: NoticeSource = async (run, wish, { ownFormats }) => {
  const { rows } = await run.executeQuery(papersOf(wish));
  return rows.flatMap(({ timeZone, formats, ...papers }): Notice[] => {
    const readerFormats = formatsOf(ownFormats, formats);
    return documentNotices(papers, lastDayOf(wish.endDate, timeZone), (day) =>
      dayWords(day, shortDate, readerFormats).replaceAll('\u00a0', ' '),
    );
  });
};

function papersOf({ companyId, yachtId }: { companyId: number; yachtId: number }): CompiledQuery<Row> {
  return sql<Row>`
    select y.id as yacht_id, y.name as yacht_name, c.name as company_name, c.time_zone, c.formats, ${todayAt('c')} as today,
      coalesce((select json_agg(json_build_object('id', d.id, 'yachtId', d.yacht_id, 'equipmentId', d.equipment_id, 'type', d.type, 'expiresOn', v.expires_on) order by d.id)
        from ${withNewest} where d.company_id = y.company_id and (d.yacht_id = y.id or d.yacht_id is null) and ${isInUse('d', 'equipmentId')}), '[]') as documents,
      coalesce((select json_agg(json_build_object('of', n.of, 'yachtId', n.yacht_id, 'type', n.type, 'needed', n.needed) order by n.id)
        from document_needs n where n.company_id = y.company_id and (n.yacht_id = y.id or n.yacht_id is null)), '[]') as needs
    from yachts y join companies c on c.id = y.company_id where y.company_id = ${companyId} and y.id = ${yachtId}`.compile(build);
}
