// Parts used on a completion, and returned when it is undone, within its transaction and after its plans and meters are locked.
import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import { placeOf, type UsedParts } from '#domain/parts/part.ts';
import { companyOf } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { record } from '../platform/write.ts';
import { changeBy, noteMovement, takeOut } from './movements.ts';
import { holdStocks, readStock, stockById } from './store.ts';

/** The work that used them, or else the line of the service book. */
type Completion = { companyId: number; yachtId: number } & ({ maintenanceId: number } | { serviceId: number });

/** Takes the used parts from their stocks: all of them, or none with 409 `not_enough`. */
export async function useParts(t: Transaction, request: FastifyRequest, completion: Completion, used: UsedParts): Promise<void> {
  const { companyId, yachtId, ...by } = completion;
  const ids = used.map(({ stockId }) => stockId);
  if (ids.length > 0) await holdStocks(t, request.scope, ids);
  for (const [at, { stockId, quantity }] of used.entries()) {
    const { rows } = await t.executeQuery(stockById(request.scope, stockId));
    const [stock] = rows;
    if (!stock || companyOf(stock) !== companyId) throw wrongField(`parts.${at}.stockId`, 'This stock no longer exists');
    if (stock.yachtId !== null && stock.yachtId !== yachtId) throw wrongField(`parts.${at}.stockId`, 'This is on another yacht');
    await takeOut(t, request, stock, quantity, { ...by, atCompletion: true });
    const details = `Used ${quantity} of ${stock.partName}, ${placeOf(stock)}`;
    await record(t, request, { companyId, action: 'update', resourceType: 'part', resourceId: stock.partId, details });
  }
}

/** The movements `v` of parts used on a completion, without those that were returned. */
export async function usesAtCompletion(t: Transaction, companyId: number, which: RawBuilder<boolean>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.id from part_movements v where v.company_id = ${companyId} and v.kind = 'used' and v.at_completion and ${which}
      and not exists (select from part_movements u where u.company_id = v.company_id and u.returns_id = v.id) order by v.id`.execute(t);
  return rows.map(({ id }) => id);
}

/** Returns the parts of these movements to their stocks, and subtracts them from the costs of the work. */
export async function giveBack(t: Transaction, request: FastifyRequest, companyId: number, movementIds: readonly number[]): Promise<void> {
  if (movementIds.length === 0) return;
  const { rows } = await sql<{ id: number; stockId: number; quantity: number } & PartCost>`
    select id, stock_id, (-delta)::float8 as quantity, unit_cost, currency, maintenance_id from part_movements
    where company_id = ${companyId} and id = any(${movementIds}) order by id`.execute(t);
  await holdStocks(
    t,
    request.scope,
    rows.map(({ stockId }) => stockId),
  );
  for (const { id, stockId, quantity, ...movement } of rows) {
    await changeBy(t, companyId, stockId, quantity);
    await noteMovement(t, request, { ...movement, companyId, stockId, kind: 'returned', delta: quantity, returnsId: id });
    const stock = await readStock(t, request.scope, stockId);
    const details = `Gave back ${quantity} of ${stock.partName}, ${placeOf(stock)}`;
    await record(t, request, { companyId, action: 'update', resourceType: 'part', resourceId: stock.partId, details });
  }
}

type PartCost = { unitCost: string | null; currency: string | null; maintenanceId: number | null };

/** The same for one line of the service book. */
export function usesAtService(t: Transaction, companyId: number, serviceId: number): Promise<number[]> {
  return usesAtCompletion(t, companyId, sql`v.service_id = ${serviceId}`);
}
