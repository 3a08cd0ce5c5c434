import {
  NewRecurring,
  nextRecurrence,
  Recurring,
  RecurringChanges,
  recurringFault,
  recurringKinds,
  rhythmInWords,
} from '#domain/finance/recurring.ts';
import { addDays } from '#domain/shared/calendar-days.ts';
import { Page } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { companyOfBooks, refuseReferencesOfOthers } from './books.ts';
import { holdRecurring, lastMade, readRecurring, recurringById, recurringPage } from './recurring-store.ts';

const RecurringQuery = Page.omit({ q: true }).extend({ kind: z.enum(recurringKinds, 'kind can be expense or invoice').optional() });
const tags = ['Finance'];
const inWords = ({ kind, title, ...rhythm }: Recurring) =>
  `${kind === 'invoice' ? 'invoice for' : 'expense'} ${title}, ${rhythmInWords(rhythm)}`;

/** Recurring expenses and invoices. */
export function recurringRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/recurring',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listRecurring',
        summary: 'List recurring items',
        description: 'Lists recurring expenses and invoices, the next first and ended ones last.',
        querystring: RecurringQuery,
        response: { 200: z.array(Recurring) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, recurringPage),
  );

  app.get(
    '/api/recurring/:id',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getRecurring',
        summary: 'Read a recurring item',
        description: 'Returns one recurring expense or invoice, with what it creates each time.',
        params: WithId,
        response: { 200: Recurring },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => recurringById(place, request.params.id)),
  );

  app.post(
    '/api/recurring',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'createRecurring',
        summary: 'Add a recurring item',
        description:
          'Repeats an expense or an invoice every so many weeks or months. On the morning of its day the expense is logged, or the invoice drafted; nothing is sent automatically. Days that have already passed are caught up on.',
        body: NewRecurring,
        response: { 201: Recurring },
      },
    },
    async (request, reply) => {
      const recurring = await write(db, request, reply, 201, async (t) => {
        const { companyId: named, body, ...schedule } = request.body;
        const companyId = await companyOfBooks(t, request, { ...body, companyId: named });
        const id = await addRow(t, 'recurring', {
          ...schedule,
          companyId,
          body: JSON.stringify(body),
          nextOn: nextRecurrence(schedule, schedule.startsOn),
        });
        const made = await readRecurring(t, request.scope, id);
        const details = `Added ${inWords(made)}`;
        await record(t, request, { companyId, action: 'create', resourceType: 'recurring', resourceId: id, details });
        return made;
      });
      reply.header('etag', etag(recurring)).header('location', `/api/recurring/${recurring.id}`);
      return recurring;
    },
  );

  app.patch(
    '/api/recurring/:id',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'updateRecurring',
        summary: 'Change a recurring item',
        description: 'Changes how often it repeats, until when, and what the next ones say. What it created stays.',
        params: WithId,
        body: RecurringChanges,
        response: { 200: Recurring, 412: Changed(Recurring) },
      },
    },
    async (request, reply) => {
      const recurring = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdRecurring(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        const changes = difference(stored, request.body);
        if (Object.keys(changes).length === 0) return stored;
        const { body, ...schedule } = request.body;
        const changed = { ...stored, ...request.body };
        const fault = recurringFault(changed);
        if (fault) throw wrongField(fault.path, fault.message);
        await refuseReferencesOfOthers(t, companyId, changed.body);
        const nextOn = Object.keys(schedule).length === 0 ? stored.nextOn : await nextAfterChange(t, companyId, stored, changed);
        const newBody = body ? { body: JSON.stringify(body) } : {};
        await changeRow(t, 'recurring', { companyId, id: stored.id }, { ...schedule, ...newBody, nextOn, problem: null });
        const now = await readRecurring(t, request.scope, stored.id);
        const details = `Changed ${inWords(now)}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'recurring', resourceId: stored.id, details, changes });
        return now;
      });
      reply.header('etag', etag(recurring));
      return recurring;
    },
  );

  app.post(
    '/api/recurring/:id/skip',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'skipRecurring',
        summary: 'Skip the next one',
        description: 'Skips the next one; the one after it comes on its day (409 `recurring_over`).',
        params: WithId,
        response: { 200: Recurring, 412: Changed(Recurring) },
      },
    },
    async (request, reply) => {
      const recurring = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdRecurring(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        if (!stored.nextOn) throw new Refusal(409, 'recurring_over', 'This has ended, so there is nothing to skip.');
        await changeRow(
          t,
          'recurring',
          { companyId, id: stored.id },
          { nextOn: nextRecurrence(stored, addDays(stored.nextOn, 1)), problem: null },
        );
        const details = `Skipped the next ${inWords(stored)}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'recurring', resourceId: stored.id, details });
        return readRecurring(t, request.scope, stored.id);
      });
      reply.header('etag', etag(recurring));
      return recurring;
    },
  );

  app.delete(
    '/api/recurring/:id',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'deleteRecurring',
        summary: 'End a recurring item',
        description: 'Ends it at once. What it created stays.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Recurring) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: stored, companyId } = await holdRecurring(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        await deleteRow(t, 'recurring', { companyId, id: stored.id });
        const details = `Ended ${inWords(stored)}`;
        await record(t, request, { companyId, action: 'delete', resourceType: 'recurring', resourceId: stored.id, details });
        return null;
      }),
  );
}

/**
 * The next day after the schedule changed: counted from the start if none was created or skipped yet, else from the day that was next, or
 * if it had ended, from the day after its end.
 */
async function nextAfterChange(t: Transaction, companyId: number, stored: Recurring, changed: Parameters<typeof nextRecurrence>[0]) {
  const last = await lastMade(t, companyId, stored.id);
  if (last === null && stored.nextOn === stored.startsOn) return nextRecurrence(changed, changed.startsOn);
  const over = [last, stored.endsOn].filter((day) => day !== null).toSorted();
  return nextRecurrence(changed, stored.nextOn ?? addDays(over.at(-1) ?? stored.startsOn, 1));
}
