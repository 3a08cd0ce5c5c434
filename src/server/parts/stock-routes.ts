import type { FastifyRequest } from 'fastify';
import {
  NewPartMovement,
  NewPartStock,
  PartMoved,
  PartMovement,
  PartStock,
  PartStockChanges,
  placeOf,
  shortage,
} from '#domain/parts/part.ts';
import { Page } from '#domain/shared/fields.ts';
import { several } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { answerRecord, withTotal } from '../platform/answers.ts';
import type { Transaction } from '../platform/database.ts';
import { notThere, Refusal, wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow, hasRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { companyOfYacht, refuseYachtOfOthers } from '../yachts/owner.ts';
import { move, noteMovement } from './movements.ts';
import { holdPart, holdStock, movementPage, readStock, stockById, usesOf } from './store.ts';

const tags = ['Parts'];

/** Stocks of parts, and their movements. */
export function stockRoutes(app: App, { db }: Parts): void {
  app.post(
    '/api/parts/:id/stocks',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags,
        operationId: 'createPartStock',
        summary: 'Add a stock location',
        description:
          'Adds a location for a part, on a yacht or in a store, with its quantity and minimum. Each location is added once (409 `taken`).',
        params: WithId,
        body: NewPartStock,
        response: { 201: PartStock },
      },
    },
    async (request, reply) => {
      const stock = await write(db, request, reply, 201, async (t) => {
        const { row: part, companyId } = await holdPart(t, request.scope, request.params.id);
        const { yachtId, store, minimum = 0, quantity = 0 } = request.body;
        if (!yachtId === !store) throw wrongField('yachtId', 'Please choose a yacht or name a store');
        if (yachtId) {
          await companyOfYacht(t, request.scope, yachtId);
          await refuseYachtOfOthers(t, request.scope, yachtId, companyId);
        }
        const same = part.stocks.find((each) => (yachtId ? each.yachtId === yachtId : each.store?.toLowerCase() === store?.toLowerCase()));
        if (same) throw new Refusal(409, 'taken', `${part.name} is already kept ${yachtId ? `on ${same.yachtName}` : `in ${same.store}`}.`);
        const id = await addRow(t, 'partStocks', {
          companyId,
          partId: part.id,
          yachtId: yachtId ?? null,
          store: store ?? null,
          minimum,
          quantity,
        });
        if (quantity > 0) await noteMovement(t, request, { companyId, stockId: id, kind: 'counted', delta: quantity });
        const added = await readStock(t, request.scope, id);
        const details = `Added ${part.name}: ${quantity} in ${placeOf(added)}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'part', resourceId: part.id, details });
        return added;
      });
      reply.header('etag', etag(stock)).header('location', `/api/stocks/${stock.id}`);
      return stock;
    },
  );

  app.get(
    '/api/stocks/:id',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getPartStock',
        summary: 'Read a stock',
        description: 'Returns how many of a part there are at one location.',
        params: WithId,
        response: { 200: PartStock },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => stockById(place, request.params.id)),
  );

  app.patch(
    '/api/stocks/:id',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags,
        operationId: 'updatePartStock',
        summary: 'Count a stock',
        description: 'Sets how many of a part were counted at a location, and its minimum.',
        params: WithId,
        body: PartStockChanges,
        response: { 200: PartStock, 412: Changed(PartStock) },
      },
    },
    async (request, reply) => {
      const stock = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdStock(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        const changes = difference(stored, request.body);
        if (Object.keys(changes).length === 0) return stored;
        const { quantity = stored.quantity } = request.body;
        await changeRow(t, 'partStocks', { companyId, id: stored.id }, request.body);
        if (quantity !== stored.quantity)
          await noteMovement(t, request, { companyId, stockId: stored.id, kind: 'counted', delta: quantity - stored.quantity });
        const changed = await readStock(t, request.scope, stored.id);
        const details = `Counted ${changed.partName}: ${changed.quantity} in ${placeOf(changed)}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'part', resourceId: changed.partId, details, changes });
        return changed;
      });
      reply.header('etag', etag(stock));
      return stock;
    },
  );

  app.delete(
    '/api/stocks/:id',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags,
        operationId: 'deletePartStock',
        summary: 'Delete a stock',
        description: 'Deletes an empty stock location of a part. One whose parts were used for work is kept (409 `stock_in_use`).',
        params: WithId,
        response: { 204: z.null(), 412: Changed(PartStock) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: stock, companyId } = await holdStock(t, request.scope, request.params.id);
        refuseIfChanged(request, stock);
        const left = shortage(stock.partName, stock, Infinity);
        if (stock.quantity > 0) throw new Refusal(409, 'stock_in_use', `${left} Count or move it first.`);
        const uses = several(await usesOf(t, companyId, { stockId: stock.id }), 'use');
        if (uses)
          throw new Refusal(
            409,
            'stock_in_use',
            `${stock.partName} from here has ${uses} in the costs of work. Set its minimum to 0 instead.`,
          );
        await deleteRow(t, 'partStocks', { companyId, id: stock.id });
        const details = `Removed ${stock.partName} from ${placeOf(stock)}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'part', resourceId: stock.partId, details });
        return null;
      }),
  );

  app.get(
    '/api/stocks/:id/movements',
    {
      config: { may: 'maintenance:read' },
      schema: {
        tags,
        operationId: 'listPartMovements',
        summary: 'List stock movements',
        description: 'Lists what was received, used, moved and counted, newest first. The stock is their sum.',
        params: WithId,
        querystring: Page.pick({ limit: true, offset: true }),
        response: { 200: z.array(PartMovement) },
      },
    },
    async (request, reply) => {
      const { scope, params, query } = request;
      const filter = { ...query, stockId: params.id };
      if (!(await hasRow(db, scope, 'partStocks', params.id))) throw notThere();
      const { rows } = await db.in(scope).executeQuery(movementPage(scope, filter));
      return withTotal(db, scope, reply, filter, movementPage, rows);
    },
  );

  app.post(
    '/api/stocks/:id/movements',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags,
        operationId: 'createPartMovement',
        summary: 'Receive, use or move parts',
        description:
          'Adds received parts, removes used ones, or moves parts to another location. Taking more than is in stock is refused (409 `not_enough`). With `expense`, received parts are logged as an expense; used ones add quantity × unit cost to the costs of the work.',
        params: WithId,
        body: NewPartMovement,
        response: { 201: PartMoved },
      },
    },
    (request: FastifyRequest<{ Params: { id: number }; Body: NewPartMovement }>, reply) =>
      write(db, request, reply, 201, (t: Transaction) => move(t, request, request.params.id, request.body)),
  );
}
