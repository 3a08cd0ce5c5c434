import type { FastifyRequest } from 'fastify';
import type { CompiledQuery } from 'kysely';
import { Waiting } from '#domain/dashboard/waiting.ts';
import { can, type Action } from '#domain/session/permissions.ts';
import { overdueInvoices } from '../finance/invoice-store.ts';
import { currentWork } from '../maintenance/store.ts';
import type { App, Parts } from '../platform/parts.ts';
import type { SharedAnswers } from '../platform/shared-answers.ts';
import './examples.ts';

/** The counts next to the entries of the sidebar, in one small answer that users of a company share until something changes. */
export function waitingRoutes(app: App, { db }: Parts, shared: SharedAnswers): void {
  app.get(
    '/api/waiting',
    {
      config: { may: 'any:read' },
      schema: {
        tags: ['Dashboard'],
        operationId: 'getWaitingCounts',
        summary: 'Count what is waiting',
        description: 'Counts open maintenance that has begun or is overdue, and overdue invoices. A count the caller may not read is null.',
        response: { 200: Waiting },
      },
    },
    (request) => shared(request, () => counted(db, request)),
  );
}

async function counted(db: Parts['db'], { scope, person }: FastifyRequest): Promise<Waiting> {
  const count = async (may: Action, query: CompiledQuery<{ count: number }>) =>
    can(person, may) ? ((await db.in(scope).executeQuery(query)).rows[0]?.count ?? 0) : null;
  const [maintenance, overdue] = await Promise.all([
    count('maintenance:read', currentWork(scope)),
    count('finance:read', overdueInvoices(scope)),
  ]);
  return { maintenance, overdueInvoices: overdue };
}
