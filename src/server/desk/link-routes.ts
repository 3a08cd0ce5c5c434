import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { MadeCharterLink, NewCharterLink } from '#domain/desk/contract.ts';
import { linkKinds, type LinkKind } from '#domain/desk/contract-words.ts';
import { z } from '#domain/shared/zod.ts';
import type { Transaction } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { WithId } from '../platform/schemas.ts';
import { hashToken } from '../platform/sign-in.ts';
import { record, write } from '../platform/write.ts';
import { holdCharter } from './store.ts';

const tags = ['Charter desk'];
const pages: Record<LinkKind, string> = { customer: '/charter', guests: '/guests' };
const named: Record<LinkKind, string> = { customer: 'customer', guests: 'guests' };

/** The links that lead to a charter without an account. */
export function linkRoutes(app: App, { db }: Parts): void {
  app.post(
    '/api/charters/:id/links',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'makeCharterLink',
        summary: 'Make a link to a charter',
        description:
          'Makes the link of the customer, which shows quote, contract, payments and guests, or one that guests pass on and that shows no price. The one before ends. The path is told once; its secret stands behind the `#`.',
        params: WithId,
        body: NewCharterLink,
        response: { 201: MadeCharterLink },
      },
    },
    (request, reply) =>
      write(db, request, reply, 201, async (t) => {
        const { kind } = request.body;
        const { row: charter, companyId } = await holdCharter(t, request.scope, request.params.id);
        await endLinks(t, { companyId, id: charter.id }, kind);
        const token = randomBytes(32).toString('base64url');
        await t
          .insertInto('charterLinks')
          .values({ companyId, charterId: charter.id, kind, tokenHash: hashToken(token) })
          .execute();
        const details = `Made the ${named[kind]} link of ${charter.number}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'charter', resourceId: charter.id, details });
        return { path: `${pages[kind]}#${token}` };
      }),
  );

  app.delete(
    '/api/charters/:id/links',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'endCharterLink',
        summary: 'End a link to a charter',
        description: 'Ends the link of this kind, or all links: whoever has one sees nothing any more.',
        params: WithId,
        querystring: z.object({ kind: z.enum(linkKinds, 'Please choose a kind').optional() }),
        response: { 204: z.null() },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { kind } = request.query;
        const { row: charter, companyId } = await holdCharter(t, request.scope, request.params.id);
        if (!(await endLinks(t, { companyId, id: charter.id }, kind))) throw notThere();
        const details = kind ? `Ended the ${named[kind]} link of ${charter.number}` : `Ended the links of ${charter.number}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'charter', resourceId: charter.id, details });
        return null;
      }),
  );
}

/** Ends the links of a kind, or of all, and answers whether there were any. */
async function endLinks(
  t: Transaction,
  { companyId, id }: { companyId: number; id: number },
  kind: LinkKind | undefined,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update charter_links set ended_at = now() where company_id = ${companyId} and charter_id = ${id} and kind = coalesce(${kind ?? null}, kind) and ended_at is null`.execute(
    t,
  );
  return (numAffectedRows ?? 0n) > 0n;
}
