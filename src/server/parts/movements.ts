import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { costOf, placeOf, shortage, type NewPartMovement, type PartMoved, type PartStock } from '#domain/parts/part.ts';
import type { movementKinds } from '#domain/parts/words.ts';
import { can } from '#domain/session/permissions.ts';
import { centsOf } from '#domain/shared/money.ts';
import { fullName } from '#domain/shared/words.ts';
import { adoptDocument } from '../files/store.ts';
import { companyOf } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { notAllowed, Refusal, wrongField } from '../platform/errors.ts';
import { todayAt } from '../platform/expressions.ts';
import { addRow, changeRow } from '../platform/rows.ts';
import { record } from '../platform/write.ts';
import { holdStocks, readStock } from './store.ts';
import type { z } from '#domain/shared/zod.ts';

type Moved = z.infer<typeof PartMoved>;

/** Receives, uses or moves parts. If two people take the last one at once, one waits and is refused. */
export async function move(t: Transaction, request: FastifyRequest, stockId: number, movement: NewPartMovement): Promise<Moved> {
  const { kind, quantity, toStockId, maintenanceId } = movement;
  if (kind === 'moved' && !toStockId) throw wrongField('toStockId', 'Please choose where it goes');
  if (kind !== 'moved' && toStockId) throw wrongField('toStockId', 'Only moved parts go to another location');
  if (kind !== 'used' && maintenanceId) throw wrongField('maintenanceId', 'Only used parts can count for work');
  await holdStocks(t, request.scope, [stockId, ...(toStockId ? [toStockId] : [])]);
  const stock = await readStock(t, request.scope, stockId);
  const companyId = companyOf(stock);
  if (kind === 'moved') refuseShortage(stock, quantity);
  let expenseId: number | null = null;
  if (kind === 'received') expenseId = await receive(t, request, stock, movement);
  if (kind === 'used') await use(t, request, stock, movement);
  if (kind === 'moved' && toStockId) await moveParts(t, request, stock, { quantity, toStockId });
  const changed = await readStock(t, request.scope, stockId);
  const verb = kind === 'received' ? 'Received' : kind === 'used' ? 'Used' : 'Moved';
  const details = `${verb} ${quantity} of ${stock.partName}, ${placeOf(stock)}`;
  await record(t, request, { companyId, action: 'update', resourceType: 'part', resourceId: stock.partId, details });
  return { stock: changed, expenseId };
}

/** Adds to a stock, and logs the expense if requested. */
async function receive(t: Transaction, request: FastifyRequest, stock: PartStock, movement: NewPartMovement): Promise<number | null> {
  const companyId = companyOf(stock);
  const unitCost = movement.unitCost ?? null;
  if (movement.expense && unitCost === null) throw wrongField('unitCost', 'Please enter the unit cost');
  if (movement.receiptUrl && !movement.expense) throw wrongField('receiptUrl', 'A receipt is kept with an expense: log it as one');
  const currency = unitCost === null ? null : (movement.currency ?? stock.currency ?? (await currencyOf(t, companyId)));
  const expenseId =
    movement.expense && unitCost !== null && currency ? await spend(t, request, stock, { ...movement, unitCost, currency }) : null;
  await changeBy(t, companyId, stock.id, movement.quantity);
  if (unitCost !== null) await changeRow(t, 'partStocks', { companyId, id: stock.id }, { unitCost, currency });
  await noteMovement(t, request, {
    companyId,
    stockId: stock.id,
    kind: 'received',
    delta: movement.quantity,
    unitCost,
    currency,
    expenseId,
  });
  return expenseId;
}

type Purchase = Omit<NewPartMovement, 'currency' | 'unitCost'> & { unitCost: string; currency: string };

async function spend(t: Transaction, request: FastifyRequest, stock: PartStock, bought: Purchase): Promise<number> {
  if (!can(request.person, 'finance:write')) throw notAllowed();
  const companyId = companyOf(stock);
  const amount = costOf(bought.quantity, centsOf(bought.unitCost) ?? 0);
  if (centsOf(amount) === 0) throw wrongField('unitCost', 'Please enter the unit cost');
  await adoptDocument(t, companyId, 'receiptUrl', bought.receiptUrl);
  const { rows } = await sql<{ today: string }>`select ${todayAt('o')} as today from companies o where o.id = ${companyId}`.execute(t);
  const description = `${bought.quantity} × ${stock.partName}`;
  const id = await addRow(t, 'expenses', {
    companyId,
    yachtId: stock.yachtId,
    category: 'maintenance',
    subcategory: 'Parts',
    description,
    amount,
    currency: bought.currency,
    expenseDate: rows[0]?.today ?? '',
    vendor: bought.vendor ?? null,
    receiptUrl: bought.receiptUrl ?? null,
  });
  await record(t, request, {
    companyId,
    action: 'create',
    resourceType: 'expense',
    resourceId: id,
    details: `Logged expense ${description}`,
  });
  return id;
}

/** Takes parts from a stock, for work if given. */
async function use(t: Transaction, request: FastifyRequest, stock: PartStock, { quantity, maintenanceId }: NewPartMovement): Promise<void> {
  const companyId = companyOf(stock);
  if (maintenanceId) {
    const work = await t
      .selectFrom('maintenance')
      .select('yachtId')
      .where('companyId', '=', companyId)
      .where('id', '=', maintenanceId)
      .executeTakeFirst();
    if (!work) throw wrongField('maintenanceId', 'This work no longer exists');
    if (stock.yachtId !== null && work.yachtId !== stock.yachtId) throw wrongField('maintenanceId', 'This work is on another yacht');
  }
  await takeOut(t, request, stock, quantity, { maintenanceId: maintenanceId ?? null });
}

/** Takes used parts from a locked stock at their unit cost; 409 `not_enough` if there are too few. */
export async function takeOut(t: Transaction, request: FastifyRequest, stock: PartStock, quantity: number, by: UsedBy): Promise<void> {
  refuseShortage(stock, quantity);
  const companyId = companyOf(stock);
  await changeBy(t, companyId, stock.id, -quantity);
  const { unitCost, currency } = stock;
  await noteMovement(t, request, { ...by, companyId, stockId: stock.id, kind: 'used', delta: -quantity, unitCost, currency });
}

function refuseShortage(stock: PartStock, wanted: number): void {
  const short = shortage(stock.partName, stock, wanted);
  if (short) throw new Refusal(409, 'not_enough', short);
}

/** Moves parts from one stock to another, with their unit cost. */
async function moveParts(
  t: Transaction,
  request: FastifyRequest,
  stock: PartStock,
  { quantity, toStockId }: { quantity: number; toStockId: number },
) {
  const companyId = companyOf(stock);
  const known = await t
    .selectFrom('partStocks')
    .select('partId')
    .where('companyId', '=', companyId)
    .where('id', '=', toStockId)
    .executeTakeFirst();
  if (known?.partId !== stock.partId || toStockId === stock.id)
    throw wrongField('toStockId', 'Please choose another location of the same part');
  const { unitCost, currency } = stock;
  await changeBy(t, companyId, stock.id, -quantity);
  await changeBy(t, companyId, toStockId, quantity);
  if (unitCost !== null) await changeRow(t, 'partStocks', { companyId, id: toStockId }, { unitCost, currency });
  await noteMovement(t, request, { companyId, stockId: stock.id, kind: 'moved', delta: -quantity, unitCost, currency });
  await noteMovement(t, request, { companyId, stockId: toStockId, kind: 'moved', delta: quantity, unitCost, currency });
}

/** Changes the quantity of a locked stock. */
export async function changeBy(t: Transaction, companyId: number, stockId: number, delta: number): Promise<void> {
  await sql`update part_stocks set quantity = quantity + ${delta}::numeric where company_id = ${companyId} and id = ${stockId}`.execute(t);
}

async function currencyOf(t: Transaction, companyId: number): Promise<string> {
  const { defaultCurrency } = await t
    .selectFrom('companies')
    .select('defaultCurrency')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return defaultCurrency;
}

/** The work or service that used parts, and whether on its completion. */
type UsedBy = { maintenanceId?: number | null; serviceId?: number | null; atCompletion?: boolean };
type Note = UsedBy & {
  companyId: number;
  stockId: number;
  kind: (typeof movementKinds)[number];
  delta: number;
  unitCost?: string | null;
  currency?: string | null;
  expenseId?: number | null;
  returnsId?: number;
};

/** Adds a movement of a stock. A stock is the sum of its movements. */
export async function noteMovement(t: Transaction, request: FastifyRequest, { delta, ...note }: Note): Promise<void> {
  await addRow(t, 'partMovements', { ...note, delta: delta.toFixed(2), byName: fullName(request.person).slice(0, 300) });
}
