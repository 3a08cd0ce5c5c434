import { sql, type CompiledQuery } from 'kysely';
import type { CrewMember } from '#domain/crew/crew-member.ts';
import { build, within, type Place } from '../platform/database.ts';
import { likePattern, pageOf, type PageAsked } from '../platform/lists.ts';

/** A page of the crew by name, with the count of all that match on every row. */
export function crewPage(place: Place, asked: PageAsked & { yachtId?: number; companyId?: number }): CompiledQuery<CrewMember & { total: number }> {
  const { limit, offset } = pageOf(asked);
  const conditions = [within(place, 'm')];
  if (asked.yachtId) conditions.push(sql<boolean>`m.yacht_id = ${asked.yachtId}`);
  if (asked.companyId) conditions.push(sql<boolean>`m.company_id = ${asked.companyId}`);
  if (asked.q?.trim()) conditions.push(sql<boolean>`(m.name ilike ${likePattern(asked.q)} or m.role ilike ${likePattern(asked.q)})`);
  return sql<CrewMember & { total: number }>`
    select m.id, m.name, m.role, m.email, m.phone, m.certifications, m.experience, m.image_url, m.yacht_id, nullif(m.company_id, 0) as company_id,
      m.created_at, m.updated_at, count(*) over () as total
    from crew m where ${sql.join(conditions, sql` and `)} order by lower(m.name), m.id limit ${limit} offset ${offset}`.compile(build);
}
