import { sql, type CompiledQuery, type Updateable } from 'kysely';
import { tenthsOf } from '#domain/equipment/hours.ts';
import {
  isSameEngine,
  maxEngines,
  type Handover,
  type HandoverDraft,
  type Inventory,
  type NewInventory,
} from '#domain/handovers/handover.ts';
import type { HandoverKind } from '#domain/handovers/words.ts';
import type { Charter } from '#domain/desk/charter.ts';
import { adoptPicture } from '../files/store.ts';
import { companyOf, companySeenOf } from '../platform/company.ts';
import { build, within, type Database, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { hold, type Held } from '../platform/held.ts';
import type { DB as Tables } from '../tables.ts';
import { meterPage } from '../equipment/meter-store.ts';

type Stored = Omit<Handover, 'items' | 'engines' | 'charterId' | 'kind'> & {
  id: number;
  engines: { meterId: number | null; name: string; hours: number | null }[];
  items: Omit<Handover['items'][number], 'before'>[];
};

/** The inventory of a yacht. An empty one has the version of the yacht's creation. */
export function inventoryOf(place: ReadScope, yachtId: number): CompiledQuery<Inventory> {
  return sql<Inventory>`
    select y.id as yacht_id, y.name as yacht_name, ${companySeenOf('y', place)}, greatest(y.created_at, (select max(i.updated_at) from inventory_items i where i.company_id = y.company_id and i.yacht_id = y.id)) as updated_at,
      coalesce((select json_agg(json_build_object('name', i.name, 'quantity', i.quantity) order by i.position)
        from inventory_items i where i.company_id = y.company_id and i.yacht_id = y.id), '[]') as items
    from yachts y where ${within(place, 'y')} and y.id = ${yachtId}`.compile(build);
}

/** The inventory of a yacht, locked until the transaction ends. */
export function holdInventory(t: Transaction, scope: Scope, yachtId: number): Promise<Held<Inventory>> {
  return hold(t, scope, 'yachts', yachtId, inventoryOf);
}

/** Replaces the inventory of a yacht, and gives it a later version. */
export async function keepInventory(
  t: Transaction,
  { companyId, yachtId, before }: { companyId: number; yachtId: number; before: string },
  { items }: NewInventory,
): Promise<void> {
  const updatedAt = sql<string>`greatest(clock_timestamp(), ${before}::timestamptz + interval '1 millisecond')`;
  await t.deleteFrom('inventoryItems').where('companyId', '=', companyId).where('yachtId', '=', yachtId).execute();
  if (items.length > 0)
    await t
      .insertInto('inventoryItems')
      .values(items.map((item, position) => ({ ...item, companyId, yachtId, position, updatedAt })))
      .execute();
}

// The amount deducted from the deposit for the item `x` of the handover `h`.
const deducted = sql`(select sum((d->>'amount')::numeric)::text from deposit_settlements s, jsonb_array_elements(s.deductions) d
  where s.company_id = h.company_id and s.charter_id = h.charter_id and (d->>'itemId')::bigint = x.id)`;

async function storedHandover(t: Transaction, companyId: number, charterId: number, kind: HandoverKind): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`
    select h.id, h.yacht_id, h.engines, h.fuel, h.water, h.notes, h.updated_at,
      case when h.signed_at is not null then json_build_object('name', h.signed_by, 'method', h.method, 'at', wire_instant(h.signed_at), 'sha256', h.sha256) end as signed,
      coalesce((select json_agg(json_build_object('id', x.id, 'defectId', x.defect_id, 'deducted', ${deducted}, 'name', x.name, 'quantity', x.quantity, 'state', x.state, 'counted', x.counted, 'note', x.note,
          'photos', coalesce((select json_agg(p.file_url order by p.id) filter (where p.file_url is not null) from handover_photos p where p.company_id = x.company_id and p.item_id = x.id), '[]')) order by x.position)
        from handover_items x where x.company_id = h.company_id and x.handover_id = h.id), '[]') as items
    from handovers h where h.company_id = ${companyId} and h.charter_id = ${charterId} and h.kind = ${kind}`.execute(t);
  return rows[0];
}

/** What was saved at the check-in of this yacht, unless it was another one. */
async function checkInOf(t: Transaction, charter: Charter, yachtId: number | null): Promise<Stored | undefined> {
  const stored = await storedHandover(t, companyOf(charter), charter.id, 'check_in');
  return stored?.yachtId === yachtId ? stored : undefined;
}

/** The engines of a charter’s yacht with their hours at check-in. */
export async function enginesAtCheckIn(t: Transaction, charter: Charter): Promise<Stored['engines']> {
  return (await checkInOf(t, charter, charter.yachtId))?.engines ?? [];
}

/**
 * A handover in its current state: what was entered, else the inventory, along with the values at check-in. What was entered for another
 * yacht before the charter moved to this one doesn’t count, unless it is signed.
 */
export async function readHandover(t: Transaction, scope: Scope, charter: Charter, kind: HandoverKind): Promise<Handover> {
  const companyId = companyOf(charter);
  const entered = await storedHandover(t, companyId, charter.id, kind);
  const stored = entered?.signed || entered?.yachtId === charter.yachtId ? entered : undefined;
  const { yachtId } = stored ?? charter;
  const checkIn = kind === 'check_out' ? await checkInOf(t, charter, yachtId) : undefined;
  const meters = await metersOf(t, scope, yachtId ?? 0);
  const items = stored?.items ?? (await itemsAsListed(t, companyId, yachtId ?? 0, checkIn));
  const engines = stored?.signed ? stored.engines : enginesNow(meters, stored?.engines ?? []);
  return {
    charterId: charter.id,
    kind,
    yachtId,
    items: besideCheckIn(items, checkIn?.items ?? []),
    engines: engines.map(({ meterId, name, hours }) => ({
      meterId,
      name,
      hours,
      before:
        checkIn?.engines.find((each) => isSameEngine(each, { meterId, name }))?.hours ??
        meters.find((each) => each.meterId === meterId)?.shown ??
        null,
    })),
    fuel: stored?.fuel ?? null,
    water: stored?.water ?? null,
    notes: stored?.notes ?? null,
    signed: stored?.signed ?? null,
    // An open form only follows a later version, and the charter’s move came after a draft that no longer counts.
    updatedAt: stored?.updatedAt ?? (entered ? charter.updatedAt : charter.createdAt),
  };
}

/** Items with their state at check-in. Of several with the same name, each is compared with the one in the same place among them. */
function besideCheckIn(items: Stored['items'], atCheckIn: Stored['items']): Handover['items'] {
  const left = [...atCheckIn];
  return items.map((item) => {
    const at = left.findIndex(({ name }) => name === item.name);
    const [seen] = at < 0 ? [] : left.splice(at, 1);
    return { ...item, before: seen ? { state: seen.state, counted: seen.counted, note: seen.note, photos: seen.photos } : null };
  });
}

function inventoryItems(t: Transaction, companyId: number, yachtId: number): Promise<Inventory['items']> {
  return t
    .selectFrom('inventoryItems')
    .select(['name', 'quantity'])
    .where('companyId', '=', companyId)
    .where('yachtId', '=', yachtId)
    .orderBy('position')
    .execute();
}

const nothingDone = { id: null, defectId: null, deducted: null };

async function itemsAsListed(t: Transaction, companyId: number, yachtId: number, checkIn: Stored | undefined): Promise<Stored['items']> {
  const listed = checkIn?.items ?? (await inventoryItems(t, companyId, yachtId));
  return listed.map(({ name, quantity }) => ({ name, quantity, state: 'ok', counted: quantity, note: null, photos: [], ...nothingDone }));
}

type Engine = Stored['engines'][number];

/** The meters on board of a yacht, with the hours they show. */
async function metersOf(t: Transaction, scope: Scope, yachtId: number) {
  const { rows } = await t.executeQuery(meterPage(scope, { yachtId, limit: maxEngines }));
  return rows.filter(({ retiredOn }) => retiredOn === null).map(({ id, name, shown }) => ({ meterId: id, name, shown }));
}

/**
 * The engines of a handover, with the hours that were entered: the yacht's meters, and engines without one; a single engine if there are
 * neither.
 */
function enginesNow(meters: readonly { meterId: number; name: string }[], saved: readonly Engine[]): Engine[] {
  const counted = meters.map(({ meterId, name }) => ({
    meterId,
    name,
    hours: saved.find((each) => each.meterId === meterId)?.hours ?? null,
  }));
  const others = saved.filter(({ meterId, hours }) => meterId === null && (hours !== null || meters.length === 0));
  const all = [...counted, ...others].slice(0, maxEngines);
  return all.length > 0 ? all : [{ meterId: null, name: 'Engine', hours: null }];
}

/** Saves a handover, and returns its id. */
export async function keepHandover(t: Transaction, charter: Charter, kind: HandoverKind, draft: HandoverDraft): Promise<number> {
  const companyId = companyOf(charter);
  const { items, engines, fuel = null, water = null, notes = null } = draft;
  const readings = {
    engines: JSON.stringify(
      engines.map(({ meterId = null, name, hours = null }) => ({ meterId, name, hours: hours === null ? null : tenthsOf(hours) / 10 })),
    ),
    fuel,
    water,
    notes,
    yachtId: charter.yachtId,
  };
  const { id: handoverId } = await t
    .insertInto('handovers')
    .values({ companyId, charterId: charter.id, kind, ...readings })
    .onConflict((is) => is.columns(['companyId', 'charterId', 'kind']).doUpdateSet(readings))
    .returning('id')
    .executeTakeFirstOrThrow();
  await t.deleteFrom('handoverItems').where('companyId', '=', companyId).where('handoverId', '=', handoverId).execute();
  if (items.length === 0) return handoverId;
  const rows = items.map(({ name, quantity, state, note = null, counted }, position) => ({
    companyId,
    handoverId,
    position,
    name,
    quantity,
    state,
    note,
    counted: counted ?? (state === 'missing' ? 0 : quantity),
  }));
  const saved = await t.insertInto('handoverItems').values(rows).returning(['id', 'position']).execute();
  const ids = new Map(saved.map(({ id, position }) => [position, id]));
  const photos = items.flatMap(({ photos: urls = [] }, position) =>
    urls.map((fileUrl) => ({ companyId, itemId: ids.get(position) as number, fileUrl })),
  );
  for (const [at, { fileUrl }] of photos.entries()) await adoptPicture(t, companyId, `items.${at}.photos`, fileUrl);
  if (photos.length > 0) await t.insertInto('handoverPhotos').values(photos).execute();
  return handoverId;
}

/** A check-in or check-out as it was signed, with the number of its charter. */
export async function signedHandover(
  db: Database,
  scope: Scope,
  { charterId, kind }: { charterId: number; kind: HandoverKind },
): Promise<{ number: string; content: Buffer } | undefined> {
  const { rows } = await sql<{ number: string; content: Buffer }>`
    select c.number, h.content from handovers h join charters c on c.company_id = h.company_id and c.id = h.charter_id
    where ${within(scope, 'h')} and h.charter_id = ${charterId} and h.kind = ${kind} and h.content is not null`.execute(db.in(scope));
  return rows[0];
}

/** Stores who signed, how and from where, and the signed PDF. From then on the handover can't be changed. */
export async function keepSignature(
  t: Transaction,
  { companyId, charterId, kind }: { companyId: number; charterId: number; kind: HandoverKind },
  signature: Updateable<Tables['handovers']>,
): Promise<void> {
  await t
    .updateTable('handovers')
    .set(signature)
    .where('companyId', '=', companyId)
    .where('charterId', '=', charterId)
    .where('kind', '=', kind)
    .execute();
}
