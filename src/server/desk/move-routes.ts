import type { FastifyReply, FastifyRequest } from 'fastify';
import { CancellationWish } from '#domain/desk/cancellation.ts';
import { AlternativeWish, BookingWish, Charter, EndReason, OptionWish } from '#domain/desk/charter.ts';
import type { Transaction } from '../platform/database.ts';
import type { App, Parts } from '../platform/parts.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { addAlternative } from './alternative.ts';
import { cancel, close } from './ending.ts';
import { book, challenge, holdForMove, release, putOnOption, reprice, type Held } from './moves.ts';
import { readCharter } from './store.ts';

const tags = ['Charter desk'];

/** The moves of a charter; each returns the updated charter. */
export function moveRoutes(app: App, { db, files }: Parts): void {
  const answers = { 200: Charter, 412: Changed(Charter) };
  app.post(
    '/api/charters/:id/option',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'putCharterOnOption',
        summary: 'Put a charter on option',
        description:
          'Holds the yacht until `until`, else for `hours`, else as the company’s rules say; an existing option is extended. If another option holds the yacht: 409 `on_option`, unless `queue` is set; then it waits and moves up by itself.',
        params: WithId,
        body: OptionWish,
        response: answers,
      },
    },
    (request, reply) => moved(request, reply, (t, held) => putOnOption(t, request, held, request.body)),
  );

  app.post(
    '/api/charters/:id/release',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'releaseCharter',
        summary: 'Release an option',
        description: 'Turns an option, or a charter waiting for one, back into a quote. The first in line for the dates gets the option.',
        params: WithId,
        response: answers,
      },
    },
    (request, reply) => moved(request, reply, (t, held) => release(t, held, { state: 'quote' })),
  );

  app.post(
    '/api/charters/:id/book',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'bookCharter',
        summary: 'Book a charter',
        description:
          'Books a charter. Another charter’s running option is in its way (409 `on_option`); charters waiting for its dates are lost. Its payments are planned by the company’s rules, and the first invoice is drafted.',
        params: WithId,
        body: BookingWish,
        response: answers,
      },
    },
    (request, reply) => moved(request, reply, (t, held) => book(t, request, held, request.body)),
  );

  app.post(
    '/api/charters/:id/lose',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'markCharterLost',
        summary: 'Mark a charter as lost',
        description: 'Records that a charter was lost, and why. What it held goes to the first in line.',
        params: WithId,
        body: EndReason,
        response: answers,
      },
    },
    (request, reply) => moved(request, reply, (t, held) => release(t, held, { state: 'lost', reason: request.body.reason ?? null })),
  );

  app.post(
    '/api/charters/:id/cancel',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'cancelCharter',
        summary: 'Cancel a charter',
        description:
          'Cancels a booked charter, with a reason and a fee, by default the one that the company’s rules set for today. Its entry leaves the calendar, and the first in line moves up. Drafts of its plan are deleted; sent invoices stay, or with `credit` what exceeds the fee is credited. It can’t be booked again.',
        params: WithId,
        body: CancellationWish,
        response: answers,
      },
    },
    (request, reply) => moved(request, reply, (t, held) => cancel(t, request, files, held, request.body)),
  );

  app.post(
    '/api/charters/:id/close',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'closeCharter',
        summary: 'Close a charter',
        description:
          'Closes a booked charter that has ended, whose installments are paid, whose security deposit, if received, is settled, and whose check-out is signed if the company’s rules require it (`handovers`); else 409 `not_settled`.',
        params: WithId,
        response: answers,
      },
    },
    (request, reply) => moved(request, reply, close),
  );

  app.post(
    '/api/charters/:id/challenge',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'challengeOption',
        summary: 'Challenge the option ahead',
        description:
          'Makes the options that this charter waits behind end within the hours set by the company’s rules, unless they end sooner. The company is notified by email.',
        params: WithId,
        response: answers,
      },
    },
    (request, reply) => moved(request, reply, challenge),
  );

  app.post(
    '/api/charters/:id/reprice',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'repriceCharter',
        summary: 'Reprice a charter',
        description: 'Prices a charter by the current price lists, with its extras and discounts. Lines added by hand stay.',
        params: WithId,
        response: answers,
      },
    },
    (request, reply) => moved(request, reply, (t, held) => reprice(t, request, held)),
  );

  app.post(
    '/api/charters/:id/copy',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'copyCharter',
        summary: 'Add an alternative',
        description: 'Adds a charter for the same people and dates, on another yacht if one is given, and links it to the first.',
        params: WithId,
        body: AlternativeWish,
        response: { 201: Charter },
      },
    },
    async (request, reply) => {
      const charter = await write(db, request, reply, 201, (t) => addAlternative(t, request, request.params.id, request.body));
      reply.header('etag', etag(charter)).header('location', `/api/charters/${charter.id}`);
      return charter;
    },
  );

  /** Applies a move to the expected version, notes it, and returns the charter. */
  async function moved(
    request: FastifyRequest<{ Params: { id: number } }>,
    reply: FastifyReply,
    move: (t: Transaction, held: Held) => Promise<string>,
  ): Promise<Charter> {
    const charter = await write(db, request, reply, 200, async (t) => {
      const held = await holdForMove(t, request, request.params.id);
      refuseIfChanged(request, held.charter);
      const details = await move(t, held);
      const { companyId } = held;
      await record(t, request, { companyId, action: 'status', resourceType: 'charter', resourceId: held.charter.id, details });
      return readCharter(t, request.scope, held.charter.id);
    });
    reply.header('etag', etag(charter));
    return charter;
  }
}
