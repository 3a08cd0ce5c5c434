import { randomBytes } from 'node:crypto';
import { MadeCharterLink, NewCharterLink } from '#domain/desk/contract.ts';
import { linkKinds, type LinkKind } from '#domain/desk/contract-words.ts';
import { z } from '#domain/shared/zod.ts';
import { notThere } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow } from '../platform/rows.ts';
import { WithId } from '../platform/schemas.ts';
import { hashToken } from '../platform/sign-in.ts';
import { record, write } from '../platform/write.ts';
import { endLinks } from './contract-store.ts';
import { holdCharter } from './store.ts';

const tags = ['Charter desk'];
const pages: Record<LinkKind, string> = { customer: '/charter', guests: '/guests' };
const named: Record<LinkKind, string> = { customer: 'customer', guests: 'guests' };

/** Links to a charter for people without an account. */
export function linkRoutes(app: App, { db }: Parts): void {
  app.post(
    '/api/charters/:id/links',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'createCharterLink',
        summary: 'Make a link to a charter',
        description:
          'Makes the customer’s link, which shows quote, contract, payments and guests, or the link for guests, which shows no price. The previous link ends. The path is returned only once; its secret follows the `#`.',
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
        await addRow(t, 'charterLinks', { companyId, charterId: charter.id, kind, tokenHash: hashToken(token) });
        const details = `Created the ${named[kind]} link of ${charter.number}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'charter', resourceId: charter.id, details });
        return { path: `${pages[kind]}#${token}` };
      }),
  );

  app.delete(
    '/api/charters/:id/links',
    {
      config: { may: 'desk:write', whileLapsed: true },
      schema: {
        tags,
        operationId: 'revokeCharterLink',
        summary: 'End a link to a charter',
        description: 'Ends the link of this kind, or all links. They no longer work.',
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
