import type { ServicePlan } from '#domain/services/service-plan.ts';
import type { DecimalMark } from '#domain/shared/formats.ts';
import { ApiError } from '../platform/api.ts';
import { quantityTyped } from './quantity-entry.ts';

/** A part that a completion uses, with its location and its quantity as typed. */
export type UsedPart = { stockId: number; name: string; place: string; inStock: number; planned: number | null; typed: string };
type Planned = Pick<ServicePlan, 'parts'>;

/** The parts that services need together, as far as they are in stock, so that no default is refused. */
export function usedAsPlanned(plans: readonly Planned[]): UsedPart[] {
  const used = new Map<number, UsedPart>();
  for (const { stockId, name, place, inStock, quantity } of plans.flatMap(({ parts }) => parts)) {
    if (stockId === null) continue;
    const planned = rounded((used.get(stockId)?.planned ?? 0) + quantity);
    const there = Math.min(planned, inStock);
    used.set(stockId, { stockId, name, place: place ?? '', inStock, planned, typed: there === 0 ? '' : String(there) });
  }
  return [...used.values()];
}

/** The parts that services need but that are neither on the yacht nor ashore. */
export function nowhere(plans: readonly Planned[]): string[] {
  return [...new Set(plans.flatMap(({ parts }) => parts.flatMap(({ stockId, name }) => (stockId === null ? [name] : []))))];
}

/** The stock of a part in words: 3 in stock; 1 in stock, 2 needed. */
export function stockWords({ inStock, planned, place }: Pick<UsedPart, 'inStock' | 'planned' | 'place'>, yachtName: string): string {
  const there = `${inStock} in stock${place === yachtName ? '' : `, ${place}`}`;
  return isShort({ inStock, planned }) ? `${there}, ${planned} needed` : there;
}

export function isShort({ inStock, planned }: Pick<UsedPart, 'inStock' | 'planned'>): boolean {
  return planned !== null && planned > inStock;
}

/** What to send: the parts that have a quantity. */
export function usedEntered(used: readonly UsedPart[], mark: DecimalMark): { stockId: number; quantity: number }[] {
  return used.flatMap(({ stockId, typed }) => {
    const quantity = typed.trim() === '' ? 0 : quantityTyped(typed, mark);
    return quantity === 0 ? [] : [{ stockId, quantity }];
  });
}

/** The server's errors, by the stock they are about. */
export function refusedParts(error: unknown, used: readonly UsedPart[], mark: DecimalMark): Record<number, string> {
  if (!(error instanceof ApiError)) return {};
  const sent = usedEntered(used, mark);
  return Object.fromEntries(
    error.errors.flatMap(({ path, message }) => {
      const [field, place] = path.split('.');
      const stockId = field === 'parts' ? sent[Number(place)]?.stockId : undefined;
      return stockId === undefined ? [] : [[stockId, message]];
    }),
  );
}

function rounded(quantity: number): number {
  return Math.round(quantity * 100) / 100;
}
