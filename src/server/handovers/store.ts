import { sql } from 'kysely';
import { tenthsOf } from '#domain/equipment/hours.ts';
import type { Handover, HandoverDraft, Inventory } from '#domain/handovers/handover.ts';
import type { HandoverKind } from '#domain/handovers/words.ts';
import type { Charter } from '#domain/desk/charter.ts';
import { adoptPicture } from '../files/store.ts';
import { companyOf } from '../platform/company.ts';
import type { Scope, Transaction } from '../platform/database.ts';
import { meterPage } from '../equipment/meter-store.ts';

type Stored = Omit<Handover, 'items' | 'engines' | 'charterId' | 'kind'> & {
  id: number;
  engines: { meterId: number | null; name: string; hours: number | null }[];
  items: Omit<Handover['items'][number], 'before'>[];
};

/** What is on board of a yacht. */
export async function readInventory(t: Transaction, companyId: number, yachtId: number): Promise<Inventory> {
  const items = await t
    .selectFrom('inventoryItems')
    .select(['name', 'quantity'])
    .where('companyId', '=', companyId)
    .where('yachtId', '=', yachtId)
    .orderBy('position')
    .execute();
  return { items };
}

/** Keeps what is on board of a yacht, in place of what was. */
export async function keepInventory(t: Transaction, { companyId, yachtId }: { companyId: number; yachtId: number }, { items }: Inventory) {
  await t.deleteFrom('inventoryItems').where('companyId', '=', companyId).where('yachtId', '=', yachtId).execute();
  if (items.length > 0)
    await t
      .insertInto('inventoryItems')
      .values(items.map((item, position) => ({ ...item, companyId, yachtId, position })))
      .execute();
}

async function storedHandover(t: Transaction, companyId: number, charterId: number, kind: HandoverKind): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`
    select h.id, h.engines, h.fuel, h.water, h.notes, h.updated_at,
      case when h.signed_at is not null then json_build_object('name', h.signed_by, 'method', h.method, 'at', wire_instant(h.signed_at), 'sha256', h.sha256) end as signed,
      coalesce((select json_agg(json_build_object('name', x.name, 'quantity', x.quantity, 'state', x.state, 'counted', x.counted, 'note', x.note,
          'photos', coalesce((select json_agg(p.file_url order by p.id) filter (where p.file_url is not null) from handover_photos p where p.company_id = x.company_id and p.item_id = x.id), '[]')) order by x.position)
        from handover_items x where x.company_id = h.company_id and x.handover_id = h.id), '[]') as items
    from handovers h where h.company_id = ${companyId} and h.charter_id = ${charterId} and h.kind = ${kind}`.execute(t);
  return rows[0];
}

/** A handover as it stands: what was written, else all as listed, beside what was at check-in. */
export async function readHandover(t: Transaction, scope: Scope, charter: Charter, kind: HandoverKind): Promise<Handover> {
  const companyId = companyOf(charter);
  const yachtId = charter.yachtId ?? 0;
  const stored = await storedHandover(t, companyId, charter.id, kind);
  const checkIn = kind === 'check_out' ? await storedHandover(t, companyId, charter.id, 'check_in') : undefined;
  const meters = await enginesOf(t, scope, yachtId);
  const items = stored?.items ?? (await allAsListed(t, companyId, yachtId, checkIn));
  const engines = stored?.engines ?? meters;
  const shown = new Map(meters.map(({ name, shown: last }) => [name, last]));
  const atCheckIn = new Map(checkIn?.items.map(({ name, state, counted, note, photos }) => [name, { state, counted, note, photos }]));
  return {
    charterId: charter.id,
    kind,
    items: items.map((item) => ({ ...item, before: atCheckIn.get(item.name) ?? null })),
    engines: engines.map(({ meterId, name, hours }) => ({
      meterId,
      name,
      hours,
      before: checkIn?.engines.find((each) => each.name === name)?.hours ?? shown.get(name) ?? null,
    })),
    fuel: stored?.fuel ?? null,
    water: stored?.water ?? null,
    notes: stored?.notes ?? null,
    signed: stored?.signed ?? null,
    updatedAt: stored?.updatedAt ?? charter.updatedAt,
  };
}

async function allAsListed(t: Transaction, companyId: number, yachtId: number, checkIn: Stored | undefined): Promise<Stored['items']> {
  const listed = checkIn?.items ?? (await readInventory(t, companyId, yachtId)).items;
  return listed.map(({ name, quantity }) => ({ name, quantity, state: 'ok', counted: quantity, note: null, photos: [] }));
}

/** What of a yacht counts hours; an engine without a meter where nothing does. */
async function enginesOf(t: Transaction, scope: Scope, yachtId: number) {
  const { rows } = await t.executeQuery(meterPage(scope, { yachtId, limit: 20 }));
  const meters = rows.map(({ id, name, shown }) => ({ meterId: id as number | null, name, hours: null as number | null, shown }));
  return meters.length > 0 ? meters : [{ meterId: null, name: 'Engine', hours: null, shown: null }];
}

/** Keeps what is said of a handover, and answers its id. */
export async function keepHandover(t: Transaction, charter: Charter, kind: HandoverKind, draft: HandoverDraft): Promise<number> {
  const companyId = companyOf(charter);
  const { items, engines, fuel = null, water = null, notes = null } = draft;
  const said = {
    engines: JSON.stringify(
      engines.map(({ meterId = null, name, hours = null }) => ({ meterId, name, hours: hours === null ? null : tenthsOf(hours) / 10 })),
    ),
    fuel,
    water,
    notes,
  };
  const { id: handoverId } = await t
    .insertInto('handovers')
    .values({ companyId, charterId: charter.id, kind, ...said })
    .onConflict((is) => is.columns(['companyId', 'charterId', 'kind']).doUpdateSet(said))
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
  const kept = await t.insertInto('handoverItems').values(rows).returning(['id', 'position']).execute();
  const ids = new Map(kept.map(({ id, position }) => [position, id]));
  const photos = items.flatMap(({ photos: urls = [] }, position) =>
    urls.map((fileUrl) => ({ companyId, itemId: ids.get(position) as number, fileUrl })),
  );
  for (const [at, { fileUrl }] of photos.entries()) await adoptPicture(t, companyId, `items.${at}.photos`, fileUrl);
  if (photos.length > 0) await t.insertInto('handoverPhotos').values(photos).execute();
  return handoverId;
}
