import { sql } from 'kysely';
import { handoverSentence, type Handover } from '#domain/handovers/handover.ts';
import { handoverLabels, type HandoverKind } from '#domain/handovers/words.ts';
import { fullName } from '#domain/shared/words.ts';
import type { YachtType } from '#domain/yachts/words.ts';
import { sellerNow } from '../finance/invoice-issuing.ts';
import { drawHandover } from '../handovers/handover-pdf.ts';
import type { Transaction } from '../platform/database.ts';
import type { DemoCompany } from './demo-company.ts';
import { inParts } from './in-parts.ts';
import { of, type Stored } from './stored.ts';

type Item = { name: string; quantity: number };

const aboard: Item[] = [
  { name: 'Fenders', quantity: 8 },
  { name: 'Mooring lines', quantity: 6 },
  { name: 'Life jackets', quantity: 12 },
  { name: 'Dinghy', quantity: 1 },
  { name: 'Outboard', quantity: 1 },
  { name: 'Boat hook', quantity: 2 },
  { name: 'Fire extinguishers', quantity: 4 },
  { name: 'Binoculars', quantity: 1 },
  { name: 'Galley, complete', quantity: 1 },
];
const forSailing: Item[] = [
  { name: 'Winch handles', quantity: 4 },
  { name: 'Bosun’s chair', quantity: 1 },
];
const forMotor: Item[] = [
  { name: 'Paddle boards', quantity: 2 },
  { name: 'Snorkel sets', quantity: 8 },
];

/** Stores the inventory of each chartered yacht. */
export async function fillInventory(t: Transaction, company: DemoCompany, { companyId, yachts }: Stored): Promise<void> {
  const rows = company.yachts
    .filter(({ week }) => week)
    .flatMap(({ name, type }) => inventoryOf(type).map((item, position) => ({ ...item, companyId, yachtId: of(yachts, name), position })));
  if (rows.length > 0) await t.insertInto('inventoryItems').values(rows).execute();
}

function inventoryOf(type: YachtType): Item[] {
  return [...aboard, ...(type === 'Sailing Yacht' || type === 'Catamaran' ? forSailing : forMotor)];
}

/** How many of the latest charters have both handovers with documents. Drawing more would take longer than filling everything else. */
const handedOver = 30;

type Handed = {
  charterId: number;
  number: string;
  kind: HandoverKind;
  eventId: number;
  yachtId: number;
  yachtName: string;
  type: YachtType;
  customerName: string;
  at: string;
  /** Whether part of the deposit was withheld. */ isShort: boolean;
  engines: { meterId: number; name: string; hours: number; shownTenths: number; offsetTenths: number }[];
  userId: number;
  userName: string;
};

/**
 * Stores handovers: charters under way have a signed check-in, and returned ones a check-out as well, except the latest, whose check-out
 * comes next. The company has required a check-out for closing a charter since the first of these ended. The engine hours at handovers are
 * meter readings.
 */
export async function fillHandovers(t: Transaction, { people }: DemoCompany, { companyId, people: ids }: Stored, now: Date): Promise<void> {
  const { rows: ends } = await sql<{ since: string }>`
    select min(end_date) as since from (
      select end_date from charters where company_id = ${companyId} and state = 'closed' and type = 'charter' order by end_date desc limit ${handedOver}) c`.execute(
    t,
  );
  const since = ends[0]?.since;
  if (!since) return;
  const [first] = people;
  if (first)
    await t
      .insertInto('activities')
      .values({
        companyId,
        userId: of(ids, first.firstName),
        userName: fullName(first),
        action: 'update',
        resourceType: 'price',
        resourceId: companyId,
        details: 'Changed the rules for charters',
        changes: JSON.stringify({ handovers: [false, true] }),
        timestamp: since,
      })
      .execute();
  const { rows } = await sql<Handed>`
    with c as (
      select c.*, e.id as event_id, a.user_id, a.user_name, row_number() over (partition by c.end_date <= ${now.toISOString()} order by c.end_date desc, c.id desc) as latest
      from charters c join schedule_events e on e.company_id = c.company_id and e.charter_id = c.id
        join activities a on a.company_id = e.company_id and a.resource_type = 'schedule' and a.resource_id = e.id and a.action = 'schedule'
      where c.company_id = ${companyId} and c.state in ('booked', 'closed') and c.type = 'charter'
    )
    select c.id as charter_id, c.number, h.kind, c.event_id, c.yacht_id, y.name as yacht_name, y.type, concat_ws(' ', k.first_name, k.last_name) as customer_name,
      h.at, c.user_id, c.user_name,
      h.kind = 'check_out' and exists (select from deposit_settlements s where s.company_id = c.company_id and s.charter_id = c.id and s.withheld > 0) as is_short,
      coalesce((select json_agg(json_build_object('meterId', m.id, 'name', coalesce(m.name, q.name), 'hours', r.shown_tenths / 10.0, 'shownTenths', r.shown_tenths, 'offsetTenths', r.offset_tenths) order by m.id)
        from meters m join equipment q on q.company_id = m.company_id and q.id = m.equipment_id
          cross join lateral (select shown_tenths, offset_tenths from meter_readings l where l.company_id = m.company_id and l.meter_id = m.id and l.at <= h.at order by l.at desc, l.id desc limit 1) r
        where m.company_id = c.company_id and m.yacht_id = c.yacht_id and q.retired_on is null), '[]') as engines
    from c join yachts y on y.company_id = c.company_id and y.id = c.yacht_id join customers k on k.company_id = c.company_id and k.id = c.customer_id
      cross join lateral (values ('check_in', c.start_date + make_interval(mins => (25 + c.id % 20)::integer)), ('check_out', c.end_date + make_interval(mins => (5 + c.id % 15)::integer))) h(kind, at)
    where c.end_date >= ${since} and h.at <= ${now.toISOString()} and not (h.kind = 'check_out' and c.state = 'booked' and c.latest = 1)
    order by h.at, c.id`.execute(t);
  if (rows.length === 0) return;
  await sign(t, companyId, rows);
  await inParts(
    rows.flatMap(({ engines, at, kind, eventId, userName }) =>
      engines.map(({ meterId, shownTenths, offsetTenths }) => ({
        companyId,
        meterId,
        at,
        createdAt: at,
        shownTenths,
        offsetTenths,
        source: kind,
        eventId,
        byName: userName,
      })),
    ),
    (part) => t.insertInto('meterReadings').values(part).execute(),
  );
  const activity = { companyId, action: 'complete', resourceType: 'charter' };
  await t
    .insertInto('activities')
    .values(
      rows.map(({ charterId, customerName, kind, number, at, userId, userName }) => ({
        ...activity,
        resourceId: charterId,
        userId,
        userName,
        details: `${customerName} signed the ${handoverLabels[kind].toLowerCase()} of ${number}`,
        timestamp: at,
      })),
    )
    .execute();
}

/** Stores the handovers with their items and documents. */
async function sign(t: Transaction, companyId: number, rows: Handed[]): Promise<void> {
  const company = await sellerNow(t, companyId);
  const { timeZone } = await t.selectFrom('companies').select('timeZone').where('id', '=', companyId).executeTakeFirstOrThrow();
  const drawn = await Promise.all(
    rows.map(async (each) => {
      const { charterId, number, kind, yachtId, yachtName, customerName, at } = each;
      const engines = each.engines.map(({ meterId, name, hours }) => ({ meterId, name, hours: Number(hours), before: null }));
      const signature = {
        name: customerName,
        method: 'typed' as const,
        strokes: null,
        sentence: handoverSentence({ kind, yacht: yachtName, number }),
        at: new Date(at).toISOString(),
        ip: '198.51.100.24',
      };
      const handover: Handover = {
        charterId,
        kind,
        yachtId,
        items: itemsOf(each),
        engines,
        fuel: 100 - (charterId % 4) * 5,
        water: 100,
        notes: null,
        signed: null,
        updatedAt: at,
      };
      const paper = { handover, number, yachtName, customerName, company, logo: null, timeZone, formats: company.formats, signature };
      return { handover, signature, ...(await drawHandover(paper)) };
    }),
  );
  const ids = await t
    .insertInto('handovers')
    .values(
      drawn.map(({ handover: { charterId, yachtId, kind, engines, fuel, water }, signature, content, sha256 }) => ({
        companyId,
        charterId,
        yachtId,
        kind,
        engines: JSON.stringify(engines.map(({ meterId, name, hours }) => ({ meterId, name, hours }))),
        fuel,
        water,
        signedAt: signature.at,
        signedBy: signature.name,
        method: signature.method,
        sentence: signature.sentence,
        ip: signature.ip,
        content,
        sha256,
        createdAt: signature.at,
        updatedAt: signature.at,
      })),
    )
    .returning('id')
    .execute();
  await inParts(
    drawn.flatMap(({ handover }, place) =>
      handover.items.map(({ name, quantity, state, counted, note }, position) => ({
        companyId,
        handoverId: ids[place]?.id ?? 0,
        position,
        name,
        quantity,
        state,
        counted,
        note,
      })),
    ),
    (part) => t.insertInto('handoverItems').values(part).execute(),
  );
  await sql`
    update deposit_settlements s set deductions = jsonb_set(s.deductions, '{0,itemId}', to_jsonb(i.id))
    from handovers h join handover_items i on i.company_id = h.company_id and i.handover_id = h.id and i.state = 'missing'
    where s.company_id = ${companyId} and h.company_id = s.company_id and h.charter_id = s.charter_id and h.kind = 'check_out' and s.withheld > 0`.execute(
    t,
  );
}

const nothingFurther = { id: null, before: null, defectId: null, deducted: null };

/** All items as listed, except for a missing fender if part of the deposit was withheld. */
function itemsOf({ type, isShort }: Pick<Handed, 'type' | 'isShort'>): Handover['items'] {
  return inventoryOf(type).map(({ name, quantity }) => {
    const isMissing = isShort && name === 'Fenders';
    return {
      name,
      quantity,
      state: isMissing ? 'missing' : 'ok',
      counted: isMissing ? quantity - 1 : quantity,
      note: isMissing ? 'Lost at anchor' : null,
      photos: [],
      ...nothingFurther,
    };
  });
}
