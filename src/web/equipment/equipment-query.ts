import { equipmentKinds } from '#domain/equipment/words.ts';
import type { Equipment } from '#domain/equipment/equipment.ts';
import { api } from '../platform/api.ts';
import { countIn, flagIn, type RawSearch } from '../platform/search-params.ts';

/** What the address of the equipment says: of which yacht, what is looked at, and whether hours are being entered. */
export type EquipmentSearch = { yachtId?: number; item?: number; hours?: true };

export function equipmentSearch(raw: RawSearch): EquipmentSearch {
  return { yachtId: countIn(raw.yachtId), item: countIn(raw.item), hours: flagIn(raw.hours) };
}

/** The yacht that is shown while none is chosen. */
export const firstYachtQuery = api.queryOptions('get', '/api/yachts', { params: { query: { sort: 'name', limit: 1 } } });

/** One piece of equipment, for an address that names it without its yacht. */
export function itemQuery(id: number) {
  return api.queryOptions('get', '/api/equipment/{id}', { params: { path: { id } } }, { meta: { shows: ['equipment'] }, enabled: id > 0 });
}

/** All that is on board of a yacht. */
export function equipmentQuery(yachtId: number) {
  return api.queryOptions(
    'get',
    '/api/equipment',
    { params: { query: { yachtId } } },
    { meta: { shows: ['equipment', 'reading', 'trip'] } },
  );
}

/** All that counts hours on a yacht. */
export function metersQuery(yachtId: number) {
  return api.queryOptions(
    'get',
    '/api/meters',
    { params: { query: { yachtId } } },
    { meta: { shows: ['equipment', 'reading', 'trip', 'schedule'] }, enabled: yachtId > 0 },
  );
}

/** What a meter showed in the last twelve months, newest first. Asked by the day, so that it is asked once. */
export function readingsQuery(meterId: number, today: string) {
  const from = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 10)}T00:00:00Z`.replace('-02-29T', '-02-28T');
  return api.queryOptions(
    'get',
    '/api/meters/{id}/readings',
    { params: { path: { id: meterId }, query: { from, limit: 500 } } },
    { meta: { shows: ['reading', 'trip'] } },
  );
}

/** Where something lies in the tree, as it is read: its parts follow it. */
export type Branch = { item: Equipment; level: number; parts: number };

/** Engines first, as the kinds are listed; what is retired last. */
export function placeOf({ kind, retiredOn }: Pick<Equipment, 'kind' | 'retiredOn'>): number {
  return equipmentKinds.indexOf(kind) + (retiredOn === null ? 0 : equipmentKinds.length);
}

/** The equipment of a yacht in the order of its tree, what is in use before what is retired. Parts of what is folded are left out. */
export function branchesOf(all: readonly Equipment[], folded: ReadonlySet<number>): Branch[] {
  const known = new Set(all.map(({ id }) => id));
  const branches = (items: readonly Equipment[], level: number): Branch[] =>
    items
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .flatMap((item) => {
        const parts = all.filter(({ parentId }) => parentId === item.id);
        return [{ item, level, parts: parts.length }, ...(folded.has(item.id) ? [] : branches(parts, level + 1))];
      });
  const top = all.filter(({ parentId }) => parentId === null || !known.has(parentId));
  return branches(top, 1);
}

/** The documents of a piece of equipment, those that expire first at the front. */
export function papersQuery(equipmentId: number) {
  return api.queryOptions('get', '/api/documents', { params: { query: { equipmentId } } }, { meta: { shows: ['document'] } });
}
