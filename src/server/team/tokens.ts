import { randomBytes } from 'node:crypto';
import { sortOf } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { ApiToken, MadeApiToken, NewApiToken, tokenSorts } from '#domain/team/team.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, deleteRow } from '../platform/rows.ts';
import { Changed, PageOfCompany, WithId } from '../platform/schemas.ts';
import { hashToken } from '../platform/sign-in.ts';
import { record, refuseIfChanged, write } from '../platform/write.ts';
import { holdToken, readToken, tokenById, tokenPage } from './store.ts';

const TokenQuery = PageOfCompany.extend({ sort: sortOf(tokenSorts) });

/** API tokens with which programs act for a company. */
export function tokenRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/tokens',
    {
      config: { may: 'run-company', signInWithRead: true },
      schema: {
        tags: ['Team'],
        operationId: 'listApiTokens',
        summary: 'List API tokens',
        description: 'Lists the company’s API tokens, without their secrets.',
        querystring: TokenQuery,
        response: { 200: z.array(ApiToken) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, tokenPage),
  );

  app.get(
    '/api/tokens/:id',
    {
      config: { may: 'run-company', signInWithRead: true },
      schema: {
        tags: ['Team'],
        operationId: 'getApiToken',
        summary: 'Read an API token',
        description: 'Returns one API token, without its secret.',
        params: WithId,
        response: { 200: ApiToken },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => tokenById(place, request.params.id)),
  );

  app.post(
    '/api/tokens',
    {
      config: { may: 'run-company' },
      schema: {
        tags: ['Team'],
        operationId: 'createApiToken',
        summary: 'Create an API token',
        description: 'Creates a token for programs, which act in the caller’s name. Its secret is returned only once.',
        body: NewApiToken,
        response: { 201: MadeApiToken },
      },
    },
    async (request, reply) => {
      const token = `fl_${randomBytes(32).toString('base64url')}`;
      // A repeated request with the same key is answered without the secret, which is stored nowhere.
      const made = await write(db, request, reply, 201, async (t, person) => {
        const { name, reach } = request.body;
        const companyId = request.body.companyId ?? person.companyId;
        // It acts in its creator's name, with no more rights than a member of the company has.
        if (companyId === null || companyId !== person.companyId)
          throw wrongField('companyId', 'An API token is created by someone in its company and acts on their behalf.');
        const id = await addRow(t, 'apiTokens', { companyId, name, reach, tokenHash: hashToken(token), userId: person.id });
        await record(t, request, {
          companyId,
          action: 'create',
          resourceType: 'token',
          resourceId: id,
          details: `Created the API token ${name}`,
        });
        return readToken(t, request.scope, id);
      });
      const isReplay = reply.hasHeader('idempotency-replayed');
      return { ...made, token: isReplay ? '' : token };
    },
  );

  app.delete(
    '/api/tokens/:id',
    {
      config: { may: 'run-company', whileLapsed: true },
      schema: {
        tags: ['Team'],
        operationId: 'revokeApiToken',
        summary: 'Revoke an API token',
        description: 'Deletes an API token; programs that use it lose access at once.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(ApiToken) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: token } = await holdToken(t, request.scope, request.params.id);
        refuseIfChanged(request, token);
        const { id, companyId, name } = token;
        await deleteRow(t, 'apiTokens', { companyId, id });
        await record(t, request, {
          companyId,
          action: 'delete',
          resourceType: 'token',
          resourceId: id,
          details: `Revoked the API token ${name}`,
        });
        return null;
      }),
  );
}
