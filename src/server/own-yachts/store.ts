// What yacht owners see. Every query names the person, and the database's row-level security for them is behind it.
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { OwnCalendarEntry, OwnCalendarQuery, OwnStatement, OwnYacht } from '#domain/own-yachts/own-yacht.ts';
import { build, within, type Scope } from '../platform/database.ts';
import { isFirm } from '../platform/expressions.ts';
import { pageOf, type PageQuery } from '../platform/lists.ts';

type OwnerScope = { scope: Scope; personId: number };

/** The shares of this person, called `s`. */
const myShares = ({ scope, personId }: OwnerScope): RawBuilder<unknown> => sql`
  yacht_shares s join yacht_owners o on o.company_id = s.company_id and o.id = s.owner_id and o.user_id = ${personId} and ${within(scope, 'o')}`;

/** The yachts a person has, had or will have a share in, by name. */
export function ownYachts(mine: OwnerScope): CompiledQuery<OwnYacht> {
  return sql<OwnYacht>`
    select y.id, y.name, json_agg(json_build_object('percent', trim_scale(s.share)::text, 'from', s.valid_from, 'to', s.valid_to) order by s.valid_from) as shares
    from yachts y join ${myShares(mine)} on s.company_id = y.company_id and s.yacht_id = y.id
    where ${within(mine.scope, 'y')} group by y.id, y.name order by lower(y.name), y.id`.compile(build);
}

/** The yachts' calendar on these days, limited to the days of the person's share: what begins before or ends after it is cut off. */
export function ownCalendar(mine: OwnerScope, { from, to, yachtId }: OwnCalendarQuery): CompiledQuery<OwnCalendarEntry> {
  const ofYacht = yachtId ? sql`e.yacht_id = ${yachtId}` : sql`true`;
  return sql<OwnCalendarEntry>`
    with stretch as (
      select d.company_id, d.yacht_id, lower(d.days)::timestamp at time zone c.time_zone as begins, upper(d.days)::timestamp at time zone c.time_zone as ends
      from (
        select s.company_id, s.yacht_id, unnest(range_agg(daterange(s.valid_from, s.valid_to, '[]')) * datemultirange(daterange(${from}::date, ${to}::date, '[]'))) as days
        from ${myShares(mine)} group by s.company_id, s.yacht_id
      ) d join companies c on c.id = d.company_id
    )
    select e.yacht_id, e.type, greatest(e.start_date, p.begins) as "from", least(e.end_date, p.ends) as "to"
    from schedule_events e join stretch p on p.company_id = e.company_id and p.yacht_id = e.yacht_id and e.start_date < p.ends and e.end_date > p.begins
    where ${within(mine.scope, 'e')} and ${ofYacht} and ${isFirm('e')} order by 3, 4, 1`.compile(build);
}

const statements = ({ scope, personId }: OwnerScope) => sql`
  owner_statements x join yacht_owners o on o.company_id = x.company_id and o.id = x.owner_id and o.user_id = ${personId} and ${within(scope, 'o')}
  join yachts y on y.company_id = x.company_id and y.id = x.yacht_id`;

/** A page of a person's statements, latest first, with the count of all on every row. */
export function ownStatementPage(
  mine: OwnerScope,
  filter: PageQuery & { yachtId?: number | undefined },
): CompiledQuery<OwnStatement & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const ofYacht = filter.yachtId ? sql`x.yacht_id = ${filter.yachtId}` : sql`true`;
  return sql<OwnStatement & { total: number }>`
    select x.id, x.number, x.yacht_id, y.name as yacht_name, x.from_day as "from", x.to_day as "to", x.statement_date, x.currency, x.amount, x.closing,
      count(*) over () as total
    from ${statements(mine)} where ${within(mine.scope, 'x')} and ${ofYacht}
    order by x.to_day desc, x.id desc limit ${limit} offset ${offset}`.compile(build);
}

/** The PDF of one statement, as it was issued. */
export function ownStatementPdf(mine: OwnerScope, id: number): CompiledQuery<{ number: string; content: Buffer }> {
  return sql<{ number: string; content: Buffer }>`
    select x.number, d.content from ${statements(mine)}
    join owner_statement_documents d on d.company_id = x.company_id and d.owner_statement_id = x.id
    where ${within(mine.scope, 'x')} and x.id = ${id}`.compile(build);
}
