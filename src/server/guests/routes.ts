import { crewList } from '#domain/desk/crew-list.ts';
import { crewListLabels } from '#domain/desk/guest-fields.ts';
import { CrewListQuery, CrewPapers, GuestList, GuestListChanges, StoredCrewPapers } from '#domain/desk/guest.ts';
import { csvOf } from '../platform/csv.ts';
import { notAllowed, notThere, wrongField } from '../platform/errors.ts';
import { hold, readOne } from '../platform/held.ts';
import type { App, Parts } from '../platform/parts.ts';
import { sendPdf } from '../platform/pdf.ts';
import { Changed, fileAnswer, WithId } from '../platform/schemas.ts';
import { enterAndRead, type Person } from '../platform/sign-in.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { refuseFutureBirths } from './birth-dates.ts';
import { drawCrewList } from './crew-list-pdf.ts';
import { readShip } from './ship.ts';
import { forProgram, guestsOfCharter, keepCrew, keepGuests, keepPapers, papersOfCrew, strangersAmong } from './store.ts';
import './examples.ts';

const tags = ['Charter desk'];

/** The people on board: the guests of a charter, its crew, and the lists that authorities require. */
export function guestRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/charters/:id/guests',
    {
      config: { may: 'desk:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listGuests',
        summary: 'Read the guests of a charter',
        description:
          'Returns guests and crew with their documents. API tokens see names only (`hasPapers`), and so does everybody once the documents are deleted, `guestDataDays` after the charter.',
        params: WithId,
        response: { 200: GuestList },
      },
    },
    async (request, reply) => {
      const [list] = await enterAndRead(db, request, (place) => guestsOfCharter(place, request.params.id));
      if (!list) throw notThere();
      reply.header('etag', etag(list));
      return request.person.program ? forProgram(list) : list;
    },
  );

  app.put(
    '/api/charters/:id/guests',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'replaceGuests',
        summary: 'Change the guests of a charter',
        description:
          'Replaces the guests of a charter, and its crew if `crewIds` are given. Allergies and health details need `healthConsent`. Not with an API token, which can’t see what it would replace.',
        params: WithId,
        body: GuestListChanges,
        response: { 200: GuestList, 412: Changed(GuestList) },
      },
    },
    async (request, reply) => {
      refusePrograms(request.person);
      const list = await write(db, request, reply, 200, async (t) => {
        const { id } = request.params;
        const { row: before, companyId } = await hold(t, request.scope, 'charters', id, guestsOfCharter);
        refuseIfChanged(request, before);
        const { guests, crewIds } = request.body;
        const [stranger] = crewIds ? await strangersAmong(t, companyId, crewIds) : [];
        if (stranger) throw wrongField('crewIds', "This crew member isn't in your company.");
        await refuseFutureBirths(t, companyId, guests);
        await keepGuests(t, { companyId, id }, guests);
        if (crewIds) await keepCrew(t, { companyId, id }, crewIds);
        const details = `Changed the guests of ${before.number}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'charter', resourceId: id, details });
        return readOne(t, guestsOfCharter(request.scope, id));
      });
      reply.header('etag', etag(list));
      return list;
    },
  );

  app.get(
    '/api/charters/:id/crew-list',
    {
      config: { may: 'desk:read' },
      schema: {
        tags,
        operationId: 'exportCrewList',
        summary: 'Get the crew or passenger list',
        description:
          'Returns everybody on board, the crew (IMO FAL form 5) or the passengers (form 6), as PDF or CSV in the order of the form. Each list is recorded in the feed. Not with an API token.',
        params: WithId,
        querystring: CrewListQuery,
        response: fileAnswer('The list', 'application/pdf', 'text/csv'),
      },
    },
    async (request, reply) => {
      refusePrograms(request.person);
      const { form = 'persons', format = 'pdf', port, direction } = request.query;
      const { list, ship } = await db.transaction(request.scope, async (t) => {
        const guestList = await readOne(t, guestsOfCharter(request.scope, request.params.id));
        const { companyId, number } = guestList;
        const details = `Generated the ${crewListLabels[form].toLowerCase().replace('imo fal', 'IMO FAL')} of ${number}`;
        await record(t, request, { companyId, action: 'export', resourceType: 'charter', resourceId: request.params.id, details });
        return { list: guestList, ship: await readShip(t, companyId, request.params.id) };
      });
      const table = crewList(form, list);
      const name = `${form}-${list.number}`;
      if (format === 'pdf')
        return sendPdf(reply, await drawCrewList({ form, table, ship, port, direction }), `attachment; filename="${name}.pdf"`);
      let content = '';
      for await (const part of csvOf(
        table.columns.map((column) => column.name),
        onlyOnce(table.rows),
      ))
        content += part;
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}.csv"`)
        .send(content);
    },
  );

  app.get(
    '/api/crew/:id/papers',
    {
      config: { may: 'crew:read', signInWithRead: true },
      schema: {
        tags: ['Crew'],
        operationId: 'getCrewPapers',
        summary: 'Read a crew member’s travel document',
        description: 'Returns what crew lists show for a crew member. Not with an API token.',
        params: WithId,
        response: { 200: StoredCrewPapers },
      },
    },
    async (request, reply) => {
      const [papers] = await enterAndRead(db, request, (place) => papersOfCrew(place, request.params.id));
      refusePrograms(request.person);
      if (!papers) throw notThere();
      reply.header('etag', etag(papers));
      return papers;
    },
  );

  app.put(
    '/api/crew/:id/papers',
    {
      config: { may: 'crew:write' },
      schema: {
        tags: ['Crew'],
        operationId: 'replaceCrewPapers',
        summary: 'Change a crew member’s travel document',
        description: 'Replaces what crew lists show for a crew member.',
        params: WithId,
        body: CrewPapers,
        response: { 200: StoredCrewPapers, 412: Changed(StoredCrewPapers) },
      },
    },
    async (request, reply) => {
      refusePrograms(request.person);
      const papers = await write(db, request, reply, 200, async (t) => {
        const { id } = request.params;
        const { row: before, companyId } = await hold(t, request.scope, 'crew', id, papersOfCrew);
        refuseIfChanged(request, before);
        if (Object.keys(difference(before, request.body)).length === 0) return before;
        await refuseFutureBirths(t, companyId, [request.body], () => 'birthDate');
        await keepPapers(t, { companyId, id }, request.body);
        // Their contents stay out of the feed, which more people may read.
        await record(t, request, {
          companyId,
          action: 'update',
          resourceType: 'crew',
          resourceId: id,
          details: `Changed the travel document of ${before.name}`,
        });
        return readOne(t, papersOfCrew(request.scope, id));
      });
      reply.header('etag', etag(papers));
      return papers;
    },
  );
}

/** API tokens may not read personal documents. */
function refusePrograms({ program }: Person): void {
  if (program) throw notAllowed();
}

async function* onlyOnce<T>(whole: T): AsyncGenerator<T> {
  yield whole;
}
