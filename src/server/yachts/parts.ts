import type { CompiledQuery } from 'kysely';
import type { Page } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { withTotal } from '../platform/answers.ts';
import type { ReadScope } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { hasRow } from '../platform/rows.ts';
import { WithId } from '../platform/schemas.ts';

type PartOfYacht<Query extends typeof Page, Row> = {
  /** the last segment of its address, and the area it belongs to */ part: 'crew' | 'maintenance' | 'schedule' | 'trips';
  operationId: string;
  summary: string;
  description: string;
  query: Query;
  row: z.ZodType;
  page: (place: ReadScope, query: z.output<Query> & { yachtId: number }) => CompiledQuery<Row>;
};

/** Another room's list for one yacht: empty for a yacht without any, 404 without the yacht. */
export function partOfYacht<Query extends typeof Page, Row extends { total: number }>(
  app: App,
  { db }: Pick<Parts, 'db'>,
  { part, query, row, page, ...described }: PartOfYacht<Query, Row>,
): void {
  app.get(
    `/api/yachts/:id/${part}`,
    {
      config: { may: `${part}:read` },
      schema: { tags: ['Yachts'], ...described, params: WithId, querystring: query, response: { 200: z.array(row) } },
    },
    async (request, reply) => {
      const { scope, params } = request;
      if (!(await hasRow(db, scope, 'yachts', params.id))) throw notThere();
      const ofThis = { ...(request.query as z.output<Query>), yachtId: params.id };
      const { rows } = await db.in(scope).executeQuery(page(scope, ofThis));
      return withTotal(db, scope, reply, ofThis, page, rows);
    },
  );
}
