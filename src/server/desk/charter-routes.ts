import { Charter, CharterChanges, CharterCounts, CharterListQuery, ListedCharter, NewCharter } from '#domain/desk/charter.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import type { App, Parts } from '../platform/parts.ts';
import { deleteRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { renewEntry } from '../schedule/settling.ts';
import { addCharter, changeCharter } from './charter-writing.ts';
import { book, holdForMove, putOnOption, refuseMove } from './moves.ts';
import { followPrice } from './plan.ts';
import { holdRequestedYacht, movePlace } from './moving.ts';
import { charterById, charterCounts, charterPage, holdCharter, readCharter, worded } from './store.ts';

const tags = ['Charter desk'];

/** Charters, starting with an enquiry. */
export function charterRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/charters',
    {
      config: { may: 'desk:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listCharters',
        summary: 'List charters',
        description:
          'Lists charters, the newest first. `open` means enquiries, quotes, options and the waiting list; `to_close` means booked charters that have ended. An option is `expired` from the moment it ends.',
        querystring: CharterListQuery,
        response: { 200: z.array(ListedCharter) },
      },
    },
    async (request, reply) => (await answerList(db, request, reply, request.query, charterPage)).map(worded),
  );

  app.get(
    '/api/charters/counts',
    {
      config: { may: 'desk:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'countCharters',
        summary: 'Count charters by state',
        description: 'Counts the charters in each open state, those that have ended and aren’t closed, and those that need attention.',
        querystring: CharterListQuery.pick({ companyId: true }),
        response: { 200: CharterCounts },
      },
    },
    async (request) => {
      const [counts] = await enterAndRead(db, request, (place) => charterCounts(place, request.query));
      return counts as CharterCounts;
    },
  );

  app.get(
    '/api/charters/:id',
    {
      config: { may: 'desk:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getCharter',
        summary: 'Read a charter',
        description: 'Returns one charter with its lines and, once it is booked, its payment plan.',
        params: WithId,
        response: { 200: Charter },
      },
    },
    async (request, reply) => worded(await answerRecord(db, request, reply, (place) => charterById(place, request.params.id))),
  );

  app.post(
    '/api/charters',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'createCharter',
        summary: 'Add a charter',
        description:
          'Adds a charter: a quote where yacht and dates are known, else an enquiry. A quote is priced by the seasons, extras and discounts of the day, and keeps that price. With `state` it is put on option or booked at once, by the same rules as those calls.',
        body: NewCharter,
        response: { 201: Charter },
      },
    },
    async (request, reply) => {
      const charter = await write(db, request, reply, 201, async (t) => {
        await holdRequestedYacht(t, request, request.body);
        const { companyId, id } = await addCharter(t, request.scope, request.person, request.body);
        if (request.body.state === 'option') await putOnOption(t, request, await holdForMove(t, request, id), request.body);
        if (request.body.state === 'booked') await book(t, request, await holdForMove(t, request, id), request.body);
        const made = await readCharter(t, request.scope, id);
        await record(t, request, {
          companyId,
          action: 'create',
          resourceType: 'charter',
          resourceId: id,
          details: `Added charter ${made.number}`,
        });
        return made;
      });
      reply.header('etag', etag(charter)).header('location', `/api/charters/${charter.id}`);
      return charter;
    },
  );

  app.patch(
    '/api/charters/:id',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'updateCharter',
        summary: 'Change a charter',
        description:
          'Changes the given fields of a charter. Its price stays unless lines are given, which replace all existing ones, or extras or discounts, which price it again. New dates or another yacht move its entry in the calendar, by the same rules as a new one.',
        params: WithId,
        body: CharterChanges,
        response: { 200: Charter, 412: Changed(Charter) },
      },
    },
    async (request, reply) => {
      const charter = await write(db, request, reply, 200, async (t) => {
        const held = await holdForMove(t, request, request.params.id, request.body.yachtId);
        const { charter: stored, companyId } = held;
        refuseIfChanged(request, stored);
        const { allowOverlap, offTerms, allowNotices, ...wish } = request.body;
        const changes = difference(stored, wish);
        if (Object.keys(changes).length === 0) return stored;
        refuseMove(stored, 'change');
        await movePlace(t, request, held, wish, { allowOverlap, offTerms, allowNotices });
        await changeCharter(t, request.scope, companyId, stored, wish);
        await followPrice(t, stored, await readCharter(t, request.scope, stored.id));
        if (stored.eventId !== null) await renewEntry(t, { companyId, id: stored.id });
        const details = `Changed charter ${stored.number}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'charter', resourceId: stored.id, details, changes });
        return readCharter(t, request.scope, stored.id);
      });
      reply.header('etag', etag(charter));
      return charter;
    },
  );

  app.delete(
    '/api/charters/:id',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'deleteCharter',
        summary: 'Delete a charter',
        description: 'Deletes an enquiry or a quote, or a charter that expired or was lost.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Charter) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: charter, companyId } = await holdCharter(t, request.scope, request.params.id);
        refuseIfChanged(request, charter);
        refuseMove(charter, 'delete');
        await deleteRow(t, 'charters', { companyId, id: charter.id });
        const details = `Deleted charter ${charter.number}`;
        await record(t, request, { companyId, action: 'delete', resourceType: 'charter', resourceId: charter.id, details });
        return null;
      }),
  );
}
