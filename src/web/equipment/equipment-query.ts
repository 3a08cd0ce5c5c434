import { equipmentKinds } from '#domain/equipment/words.ts';
import type { Equipment } from '#domain/equipment/equipment.ts';
import { api } from '../platform/api.ts';
import { countIn, flagIn, type RawSearch } from '../platform/search-params.ts';

/** The search of the equipment: the yacht, the selected item, and whether hours are being entered. */
export type EquipmentSearch = { yachtId?: number; item?: number; hours?: true };

export function equipmentSearch(raw: RawSearch): EquipmentSearch {
  return { yachtId: countIn(raw.yachtId), item: countIn(raw.item), hours: flagIn(raw.hours) };
}

/** The yacht to show if none is chosen. */
export const firstYachtQuery = api.queryOptions('get', '/api/yachts', { params: { query: { sort: 'name', limit: 1 } } });

/** One piece of equipment, for an address that names it without its yacht. */
export function itemQuery(id: number) {
  return api.queryOptions('get', '/api/equipment/{id}', { params: { path: { id } } }, { meta: { shows: ['equipment'] }, enabled: id > 0 });
}

/** All equipment of a yacht. */
export function equipmentQuery(yachtId: number) {
  return api.queryOptions(
    'get',
    '/api/equipment',
    { params: { query: { yachtId } } },
    { meta: { shows: ['equipment', 'reading', 'trip'] } },
  );
}

/** All meters of a yacht. */
export function metersQuery(yachtId: number) {
  return api.queryOptions(
    'get',
    '/api/meters',
    { params: { query: { yachtId } } },
    { meta: { shows: ['equipment', 'reading', 'trip', 'schedule'] }, enabled: yachtId > 0 },
  );
}

/** The readings of the last twelve months, newest first. They begin on a whole day, so that the query stays the same all day. */
export function readingsQuery(meterId: number, today: string) {
  const from = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 10)}T00:00:00Z`.replace('-02-29T', '-02-28T');
  return api.queryOptions(
    'get',
    '/api/meters/{id}/readings',
    { params: { path: { id: meterId }, query: { from, limit: 500 } } },
    { meta: { shows: ['reading', 'trip'] } },
  );
}

/** A node of the tree, followed by its parts. */
export type Branch = { item: Equipment; level: number; parts: number };

/** Sorts by the order of the kinds, retired equipment last. */
export function placeOf({ kind, retiredOn }: Pick<Equipment, 'kind' | 'retiredOn'>): number {
  return equipmentKinds.indexOf(kind) + (retiredOn === null ? 0 : equipmentKinds.length);
}

/** The equipment of a yacht in tree order, retired equipment last. Parts of folded nodes are left out. */
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

/** The documents of a piece of equipment, by their expiry. */
export function documentsQuery(equipmentId: number) {
  return api.queryOptions('get', '/api/documents', { params: { query: { equipmentId } } }, { meta: { shows: ['document'] } });
}
