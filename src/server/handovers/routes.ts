import type { FastifyRequest } from 'fastify';
import type { Charter } from '#domain/desk/charter.ts';
import {
  Handover,
  HandoverDraft,
  HandoverKindField,
  HandoverSignature,
  handoverSentence,
  hoursThatGoBack,
  Inventory,
  NewInventory,
} from '#domain/handovers/handover.ts';
import { handoverLabels, type HandoverKind } from '#domain/handovers/words.ts';
import { fullName } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { companyNow } from '../desk/plan.ts';
import { holdCharter, readCharter } from '../desk/store.ts';
import { storeReadings } from '../equipment/readings.ts';
import type { ServicePlans } from '../equipment/service-plans.ts';
import { logoOf } from '../finance/invoice-documents.ts';
import { partiesNow } from '../finance/invoice-issuing.ts';
import { answerRecord } from '../platform/answers.ts';
import { companyOf } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { notThere, Refusal, wrongField } from '../platform/errors.ts';
import { readOne } from '../platform/held.ts';
import { consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { sendPdf } from '../platform/pdf.ts';
import { Changed, fileAnswer, WithId } from '../platform/schemas.ts';
import { changedRefusal, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { drawHandover } from './handover-pdf.ts';
import {
  enginesAtCheckIn,
  holdInventory,
  inventoryOf,
  keepHandover,
  keepInventory,
  keepSignature,
  readHandover,
  signedHandover,
} from './store.ts';
import './examples.ts';

const tags = ['Charter desk'];
const OfKind = z.object({ kind: HandoverKindField.default('check_in') });

/** A yacht's inventory, and her handover at the beginning and end of a charter. */
export function handoverRoutes(app: App, { db, files }: Parts, plans: ServicePlans): void {
  app.get(
    '/api/yachts/:id/inventory',
    {
      config: { may: 'desk:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getInventory',
        summary: 'Read the inventory of a yacht',
        description: 'Returns what is on board a yacht when she is handed over.',
        params: WithId,
        response: { 200: Inventory },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => inventoryOf(place, request.params.id)),
  );

  app.put(
    '/api/yachts/:id/inventory',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'replaceInventory',
        summary: 'Replace the inventory of a yacht',
        description: 'Replaces what is listed on board a yacht. Handovers already started keep their list.',
        params: WithId,
        body: NewInventory,
        response: { 200: Inventory, 412: Changed(Inventory) },
      },
    },
    async (request, reply) => {
      const inventory = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdInventory(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        const { yachtId, yachtName, updatedAt: before } = stored;
        await keepInventory(t, { companyId, yachtId, before }, request.body);
        const details = `Changed the inventory of ${yachtName}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'yacht', resourceId: yachtId, details });
        return readOne(t, inventoryOf(request.scope, yachtId));
      });
      reply.header('etag', etag(inventory));
      return inventory;
    },
  );

  app.get(
    '/api/charters/:id/handover',
    {
      config: { may: 'desk:read' },
      schema: {
        tags,
        operationId: 'getHandover',
        summary: 'Read a check-in or check-out',
        description:
          'Returns the handover of a charter’s yacht: what was saved, else everything as listed in her inventory; at check-out together with the values at check-in.',
        params: WithId,
        querystring: OfKind,
        response: { 200: Handover },
      },
    },
    (request, reply) =>
      db.transaction(request.scope, async (t) => {
        const charter = await readCharter(t, request.scope, request.params.id);
        const handover = await readHandover(t, request.scope, charter, request.query.kind);
        reply.header('etag', etag(handover));
        return handover;
      }),
  );

  app.put(
    '/api/charters/:id/handover',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'saveHandover',
        summary: 'Write a check-in or check-out',
        description:
          'Saves a handover, replacing what was saved before, until it is signed (409 `signed`). If the charter moved to another yacht than `yachtId`: 412.',
        params: WithId,
        querystring: OfKind,
        body: HandoverDraft,
        response: { 200: Handover, 412: Changed(Handover) },
      },
    },
    async (request, reply) => {
      const { kind } = request.query;
      const handover = await write(db, request, reply, 200, async (t) => {
        const { charter, companyId } = await heldFor(t, request, kind);
        const before = await readHandover(t, request.scope, charter, kind);
        refuseIfChanged(request, before);
        refuseOtherYacht(request.body, before);
        await keepHandover(t, charter, kind, request.body);
        const after = await readHandover(t, request.scope, charter, kind);
        refuseOtherMeters(request.body, after);
        await refuseBackwards(t, charter, after);
        const details = `Saved the ${handoverLabels[kind].toLowerCase()} of ${charter.number}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'charter', resourceId: charter.id, details });
        return after;
      });
      reply.header('etag', etag(handover));
      return handover;
    },
  );

  app.post(
    '/api/charters/:id/handover/sign',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'signHandover',
        summary: 'Sign a check-in or check-out',
        description:
          'Signs a handover, which can’t be changed afterwards and is kept as a PDF with its SHA-256. Engine hours become readings of the engines’ meters; unusual ones need `confirm` (409 `reading_unusual`). If the charter moved to another yacht than `yachtId`: 412.',
        params: WithId,
        body: HandoverSignature,
        response: { 200: Handover, 412: Changed(Handover) },
      },
    },
    async (request, reply) => {
      const { kind } = request.body;
      const handover = await write(db, request, reply, 200, async (t) => {
        const { charter, companyId } = await heldFor(t, request, kind);
        const draft = await readHandover(t, request.scope, charter, kind);
        refuseIfChanged(request, draft);
        refuseOtherYacht(request.body, draft);
        await keepHandover(t, charter, kind, draft);
        await refuseBackwards(t, charter, draft);
        await readMeters(t, request, plans, charter, draft);
        await sign(t, request, { charter, handover: draft });
        const details = `${request.body.name} signed the ${handoverLabels[kind].toLowerCase()} of ${charter.number}`;
        await record(t, request, { companyId, action: 'complete', resourceType: 'charter', resourceId: charter.id, details });
        return readHandover(t, request.scope, charter, kind);
      });
      reply.header('etag', etag(handover));
      return handover;
    },
  );

  app.get(
    '/api/charters/:id/handover/pdf',
    {
      config: { may: 'desk:read' },
      schema: {
        tags,
        operationId: 'getHandoverPdf',
        summary: 'View a signed check-in or check-out as PDF',
        description: 'Returns a signed handover as it was signed.',
        params: WithId,
        querystring: OfKind,
        response: fileAnswer('The handover as PDF', 'application/pdf'),
      },
    },
    async (request, reply) => {
      const key = `pdf:${request.person.id}`;
      await consumeAttempt(db, { key, max: 120, minutes: 1 }, 'You’re requesting documents too quickly. Please wait a minute.');
      const { kind } = request.query;
      const signed = await signedHandover(db, request.scope, { charterId: request.params.id, kind });
      if (!signed) throw notThere();
      return sendPdf(reply, signed.content, `inline; filename="${signed.number}-${kind.replace('_', '-')}.pdf"`);
    },
  );

  type Signing = FastifyRequest<{ Body: HandoverSignature }>;

  async function sign(t: Transaction, request: Signing, { charter, handover }: { charter: Charter; handover: Handover }): Promise<void> {
    const { name, method, strokes = null } = request.body;
    const companyId = companyOf(charter);
    const { seller, buyer } = await partiesNow(t, { companyId: charter.companyId, customerId: charter.customerId ?? 0 });
    const { timeZone, formats } = await companyNow(t, companyId);
    const at = new Date().toISOString();
    const yachtName = charter.yachtName ?? '';
    const sentence = handoverSentence({ kind: handover.kind, yacht: yachtName, number: charter.number });
    const drawn = await drawHandover({
      handover,
      number: charter.number,
      yachtName,
      customerName: buyer.organisation ?? fullName(buyer),
      company: seller,
      logo: await logoOf(files, seller.logo),
      timeZone,
      formats,
      signature: { name, method, strokes, sentence, at, ip: request.ip },
    });
    const signature = { signedAt: at, signedBy: name, method, strokes: strokes && JSON.stringify(strokes), sentence, ip: request.ip };
    await keepSignature(t, { companyId, charterId: charter.id, kind: handover.kind }, { ...signature, ...drawn });
  }
}

/** The charter, locked, if its yacht can be handed over and this handover isn't signed yet. */
async function heldFor(t: Transaction, { scope, params }: FastifyRequest<{ Params: { id: number } }>, kind: HandoverKind) {
  const { row: charter, companyId } = await holdCharter(t, scope, params.id);
  if (charter.state !== 'booked' && charter.state !== 'closed')
    throw new Refusal(409, 'wrong_state', `${charter.number} isn’t booked, so its yacht can’t be handed over.`);
  if ((await readHandover(t, scope, charter, kind)).signed)
    throw new Refusal(409, 'signed', `This ${handoverLabels[kind].toLowerCase()} is signed and can’t be changed.`);
  return { charter, companyId };
}

/** Refuses what was entered for another yacht. The version doesn't tell: it is the same until something is saved. */
function refuseOtherYacht({ yachtId }: Pick<HandoverDraft, 'yachtId'>, stored: Handover): void {
  if (yachtId !== undefined && yachtId !== stored.yachtId) throw changedRefusal(stored);
}

/** Refuses engines whose meter isn't one of this yacht's meters in use. */
function refuseOtherMeters({ engines }: HandoverDraft, stored: Handover): void {
  const wrong = engines.findIndex(({ meterId }) => meterId && !stored.engines.some((each) => each.meterId === meterId));
  if (wrong >= 0) throw wrongField(`engines.${wrong}.meterId`, 'This meter no longer exists');
}

async function refuseBackwards(t: Transaction, charter: Charter, handover: Handover): Promise<void> {
  if (handover.kind === 'check_in') return;
  const wrong = hoursThatGoBack(handover.engines, await enginesAtCheckIn(t, charter));
  if (wrong.length === 0) return;
  const message = 'Engine hours can’t go back';
  throw new Refusal(422, 'validation', message, { errors: wrong.map((place) => ({ path: `engines.${place}.hours`, message })) });
}

/** Stores the hours of engines as readings of their meters. */
async function readMeters(
  t: Transaction,
  request: FastifyRequest<{ Body: HandoverSignature }>,
  plans: ServicePlans,
  charter: Charter,
  { engines, kind }: Handover,
): Promise<void> {
  const at = new Date().toISOString();
  const readings = engines.flatMap(({ meterId, hours }, place) =>
    meterId === null || hours === null ? [] : [{ meterId, hours, at, place }],
  );
  const { confirm } = request.body;
  const from = {
    companyId: companyOf(charter),
    yachtId: charter.yachtId ?? 0,
    source: kind,
    eventId: charter.eventId ?? undefined,
    confirm,
    field: 'engines',
  };
  if (readings.length > 0) await storeReadings(t, request, plans, from, readings);
}
