import { formatsOf } from '#domain/shared/formats.ts';
import { IdInAddress } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { csvOf, type Cell } from '../platform/csv.ts';
import { notThere } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { sendPdf } from '../platform/pdf.ts';
import { fileAnswer, WithId } from '../platform/schemas.ts';
import { drawServiceBook } from './book-pdf.ts';
import { wholeBook, type BookLine } from './store.ts';

const BookQuery = z.object({
  format: z.enum(['pdf', 'csv']).optional(),
  equipmentId: IdInAddress.optional(),
  costs: z.enum(['true', 'false']).optional().meta({ description: 'Whether to include what each service cost, by currency' }),
});

/** The service book of a yacht as a file, for an insurer or a buyer. */
export function serviceBookRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/yachts/:id/service-book',
    {
      config: { may: 'maintenance:read' },
      schema: {
        tags: ['Services'],
        operationId: 'getServiceBook',
        summary: 'Download the service book',
        description:
          'Returns the service book of a yacht, or of a piece of her equipment, oldest first, as PDF or CSV, with the cost of each service if requested: the expenses of its work and the parts used.',
        params: WithId,
        querystring: BookQuery,
        response: fileAnswer('The service book', 'application/pdf', 'text/csv'),
      },
    },
    async (request, reply) => {
      const { format = 'pdf', equipmentId } = request.query;
      const costs = request.query.costs === 'true';
      const wanted = { yachtId: request.params.id, equipmentId, costs };
      const { rows } = await db.in(request.scope).executeQuery(wholeBook(request.scope, wanted));
      const [book] = rows;
      // Equipment of another yacht has no service book here.
      if (!book || (equipmentId !== undefined && book.equipment === null)) throw notThere();
      const name = `service-book-${request.params.id}`;
      if (format === 'pdf') {
        const formats = formatsOf(request.person.ownFormats, book.formats);
        return sendPdf(
          reply,
          await drawServiceBook({ book, lines: book.lines, costs, formats, now: new Date() }),
          `attachment; filename="${name}.pdf"`,
        );
      }
      let content = '';
      const currencies = costs ? currenciesOf(book.lines) : [];
      const head = [...columns, ...currencies.map((currency) => `Cost in ${currency}`)];
      for await (const part of csvOf(head, inOnePart(book.lines, currencies))) content += part;
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}.csv"`)
        .send(content);
    },
  );
}

const columns = ['Date', 'Equipment', 'Service', 'Hours', 'Done by', 'Notes', 'Was due on', 'Was due at hours', 'On time'];

function currenciesOf(lines: readonly BookLine[]): string[] {
  return [...new Set(lines.flatMap(({ costs }) => costs.map(({ currency }) => currency)))].toSorted();
}

async function* inOnePart(lines: readonly BookLine[], currencies: readonly string[]): AsyncGenerator<Cell[][]> {
  yield lines.map(({ doneOn, equipment, title, hours, doneBy, notes, wasDueOn, wasDueHours, onTime, costs }) => [
    doneOn,
    equipment,
    title,
    hours,
    doneBy,
    notes,
    wasDueOn,
    wasDueHours,
    onTime,
    ...currencies.map((currency) => costs.find((cost) => cost.currency === currency)?.amount ?? null),
  ]);
}
