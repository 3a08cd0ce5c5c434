import type { FastifyRequest } from 'fastify';
import './examples.ts';
import { CrewMember, CrewMemberChanges, crewSorts, inOurSpelling, NewCrewMember } from '#domain/crew/crew-member.ts';
import { certificateFilters } from '#domain/crew/words.ts';
import { IdInAddress, Page } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { adoptPicture, handOverFile } from '../files/store.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { companyToWriteFor, requiredCompany } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { inWords } from '#domain/shared/words.ts';
import { withExample } from '../platform/examples.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow, isRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { announce, difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { partOfYacht } from '../yachts/parts.ts';
import { addCertificates } from './certificate-store.ts';
import { changeCommand } from './command.ts';
import { crewMemberById, crewPage, holdCrewMember, readCrewMember, rolesAboard, papersOf, relieveOfDuties } from './store.ts';

const CrewQuery = Page.extend({
  yachtId: IdInAddress.optional(),
  companyId: IdInAddress.optional(),
  role: z.string().max(80).optional(),
  certificates: z.enum(certificateFilters).optional(),
  sort: z.enum(crewSorts).optional(),
});

/** Crew members. */
export function crewRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/crew',
    {
      config: { may: 'crew:read', signInWithRead: true },
      schema: {
        tags: ['Crew'],
        operationId: 'listCrewMembers',
        summary: 'List crew members',
        description: 'Lists the crew of the whole fleet.',
        querystring: CrewQuery,
        response: { 200: z.array(CrewMember) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, crewPage),
  );

  app.get(
    '/api/crew/roles',
    {
      config: { may: 'crew:read', signInWithRead: true },
      schema: {
        tags: ['Crew'],
        operationId: 'listCrewRoles',
        summary: 'List crew roles',
        description: 'Lists the roles the company’s crew members have.',
        response: { 200: withExample(z.array(z.string()), ['Captain', 'Chief Stewardess', 'Deckhand', 'Engineer']) },
      },
    },
    async (request) => {
      const rows = await enterAndRead(db, request, rolesAboard);
      return rows.map(({ role }) => role);
    },
  );

  app.get(
    '/api/crew/:id',
    {
      config: { may: 'crew:read', signInWithRead: true },
      schema: {
        tags: ['Crew'],
        operationId: 'getCrewMember',
        summary: 'Read a crew member',
        description: 'Returns one crew member.',
        params: WithId,
        response: { 200: CrewMember },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => crewMemberById(place, request.params.id)),
  );

  app.post(
    '/api/crew',
    {
      config: { may: 'crew:write' },
      schema: {
        tags: ['Crew'],
        operationId: 'createCrewMember',
        summary: 'Add a crew member',
        description: 'Adds a crew member, assigned to a yacht or to none, with the certificates they bring along.',
        body: z.preprocess(inOurSpelling, NewCrewMember),
        response: { 201: CrewMember },
      },
    },
    async (request, reply) => {
      const member = await write(db, request, reply, 201, async (t) => {
        const companyId = await requiredCompany(
          t,
          request.person,
          request.body.companyId,
          'A company must be selected to create a crew member',
        );
        const { certificates = [], ...person } = request.body;
        await checkReferences(t, companyId, person);
        const id = await addRow(t, 'crew', { ...person, companyId });
        if (certificates.length > 0) await addCertificates(t, companyId, id, certificates);
        const made = await readCrewMember(t, request.scope, id);
        const joined = made.yachtName ? `${made.name} joined ${made.yachtName} as ${made.role}` : `Added crew member ${made.name}`;
        const details = certificates.length > 0 ? `${joined}, with ${inWords(certificates.map(({ type }) => type))}` : joined;
        await record(t, request, { companyId, action: 'create', resourceType: 'crew', resourceId: id, details });
        return made;
      });
      reply.header('etag', etag(member)).header('location', `/api/crew/${member.id}`);
      return member;
    },
  );

  app.patch(
    '/api/crew/:id',
    {
      config: { may: 'crew:write' },
      schema: {
        tags: ['Crew'],
        operationId: 'updateCrewMember',
        summary: 'Change a crew member',
        description: 'Changes the given fields of a crew member, such as the yacht they are assigned to.',
        params: WithId,
        body: z.preprocess(inOurSpelling, CrewMemberChanges),
        response: { 200: CrewMember, 412: Changed(CrewMember) },
      },
    },
    async (request, reply) => {
      const member = await write(db, request, reply, 200, (t) => changeCrewMember(t, request));
      reply.header('etag', etag(member));
      return member;
    },
  );

  app.delete(
    '/api/crew/:id',
    {
      config: { may: 'crew:write' },
      schema: {
        tags: ['Crew'],
        operationId: 'deleteCrewMember',
        summary: 'Delete a crew member',
        description:
          'Deletes a crew member with their certificates and travel document, and removes them from the crew lists of charters and from work assigned to them.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(CrewMember) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: member, companyId } = await holdCrewMember(t, request.scope, request.params.id);
        refuseIfChanged(request, member);
        // The yacht they command has no captain afterwards: the database clears the reference.
        await deleteRow(t, 'crew', { companyId, id: member.id });
        await record(t, request, {
          companyId,
          action: 'delete',
          resourceType: 'crew',
          resourceId: member.id,
          details: `Deleted crew member ${member.name}`,
        });
        return null;
      }),
  );

  partOfYacht(
    app,
    { db },
    {
      part: 'crew',
      operationId: 'listYachtCrew',
      summary: 'List the crew of a yacht',
      description: 'Lists the crew members assigned to a yacht.',
      query: Page.extend({ sort: z.enum(crewSorts).optional() }),
      row: CrewMember,
      page: crewPage,
    },
  );
}

async function changeCrewMember(
  t: Transaction,
  request: FastifyRequest<{ Params: { id: number }; Body: CrewMemberChanges }>,
): Promise<CrewMember> {
  const { row: stored, companyId: from } = await holdCrewMember(t, request.scope, request.params.id);
  refuseIfChanged(request, stored);
  const { companyId: wanted, command, ...changes } = request.body;
  const to = wanted ? await companyToWriteFor(t, request.person, wanted) : from;
  if (to !== from) {
    // A crew member who moves to another company leaves the yachts, charters and work of the old one.
    changes.yachtId ??= null;
    await moveFiles(t, from, to, stored);
    await relieveOfDuties(t, from, stored.id);
  }
  await checkReferences(t, to, changes);
  if (command) await changeCommand(t, request, to, stored, command);
  const changed = difference(stored, { ...changes, companyId: to === from ? undefined : to });
  if (Object.keys(changed).length === 0) return command ? readCrewMember(t, request.scope, stored.id) : stored;
  await changeRow(t, 'crew', { companyId: from, id: stored.id }, { ...changes, companyId: to });
  const member = await readCrewMember(t, request.scope, stored.id);
  await record(t, request, {
    companyId: to,
    action: 'update',
    resourceType: 'crew',
    resourceId: member.id,
    details: whatChanged(member, changed),
    changes: changed,
  });
  if (to !== from) await announce(t, { companyId: from, resourceType: 'crew', resourceId: member.id });
  return member;
}

/** Moves the portrait and documents of a crew member to their new company. */
async function moveFiles(t: Transaction, from: number, to: number, { id, imageUrl }: CrewMember): Promise<void> {
  for (const url of [imageUrl, ...(await papersOf(t, from, id))]) await handOverFile(t, from, to, url);
}

/** The feed entry of a change: the new assignment, if that is the only change. */
function whatChanged(member: CrewMember, changed: Record<string, unknown>): string {
  if (Object.keys(changed).join() !== 'yachtId') return `Updated crew member ${member.name}`;
  return member.yachtName ? `${member.name} now serves on ${member.yachtName}` : `${member.name} is unassigned`;
}

async function checkReferences(t: Transaction, companyId: number, { yachtId, imageUrl }: CrewMemberChanges): Promise<void> {
  if (yachtId) {
    if (!(await isRow(t, 'yachts', { companyId, id: yachtId }))) throw wrongField('yachtId', "This yacht isn't in your fleet.");
  }
  await adoptPicture(t, companyId, 'imageUrl', imageUrl);
}
