import type { FastifyRequest } from 'fastify';
import {
  ConfirmedOption,
  PublicAnswer,
  PublicCell,
  PublicConfirmation,
  PublicLook,
  PublicPage,
  PublicRequest,
} from '#domain/desk/public-page.ts';
import { maxLookDays } from '#domain/desk/availability.ts';
import { daysBetween } from '#domain/shared/calendar-days.ts';
import { IdInAddress } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { withExample } from '../platform/examples.ts';
import { notThere, Refusal, wrongField } from '../platform/errors.ts';
import { clientOf, consumeAttempt, limitFailures } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { drawnThumb } from '../platform/drawings.ts';
import { fileAnswer } from '../platform/schemas.ts';
import { asCompany } from '../platform/scope.ts';
import { hashToken, strangerOf } from '../platform/sign-in.ts';
import { once } from '../platform/write.ts';
import { confirmOption } from './confirmation.ts';
import { answeredPage } from './answered-page.ts';
import { refuseForm } from './form-token.ts';
import { limitVisitor, tooOften } from './visitor-limit.ts';
import { pageLetters } from './letters.ts';
import { noOptions, noRequests, receiveRequest } from './requests.ts';
import { acceptsRequests, linkOf, openPage, pictureOf, refuseHidden, type OpenPage } from './store.ts';
import { publicWeeks } from './weeks.ts';
import './examples.ts';

const tags = ['Public page'];
const params = z.object({ slug: withExample(z.string().regex(/^[a-z0-9-]{3,40}$/), 'azure-charters') });
const received = 'Thank you. We have your request and will get back to you.';
const toConfirm = 'Please check your email and confirm. Until then nothing is held.';

/** The company’s public booking page, and the enquiries it receives. None of it requires signing in. */
export function publicPageRoutes(app: App, parts: Parts): void {
  const { db, files, address } = parts;
  pageLetters(parts);

  app.get(
    '/api/public/:slug',
    {
      config: { may: 'anyone' },
      schema: {
        tags,
        operationId: 'getPublicPage',
        summary: 'Read a public page',
        description:
          'Returns a company’s public page: the company, the yachts it shows, and a token that requests carry. 404 until it is opened.',
        params,
        response: { 200: PublicPage },
      },
    },
    async (request) => {
      await limitVisitor(db, request);
      return answeredPage(db, await openPage(db, request.params.slug));
    },
  );

  app.get(
    '/api/public/:slug/availability',
    {
      config: { may: 'anyone' },
      schema: {
        tags,
        operationId: 'getPublicAvailability',
        summary: 'Read free weeks',
        description:
          'Returns the weeks of a yacht that start in [from, to), 400 days at most: free with their total price, held, or taken. Weeks start on each check-in day of the yacht, on Saturdays if she has none, and last as long as her shortest charter if that is longer.',
        params,
        querystring: PublicLook,
        response: { 200: z.array(PublicCell) },
      },
    },
    async (request) => {
      await limitVisitor(db, request);
      const { yachtId, from, to, guests = 2 } = request.query;
      const days = daysBetween(from, to);
      if (days < 1) throw wrongField('to', 'The end has to be after the start');
      if (days > maxLookDays) throw wrongField('to', `You can look at ${maxLookDays} days at most`);
      const { companyId } = await openPage(db, request.params.slug);
      const scope = asCompany(companyId);
      return db.transaction(scope, async (t) => {
        await refuseHidden(t, companyId, yachtId);
        return publicWeeks(t, scope, companyId, { yachtId, from, to, guests });
      });
    },
  );

  app.get(
    '/api/public/:slug/picture',
    {
      config: { may: 'anyone' },
      schema: {
        tags,
        operationId: 'getPublicPicture',
        summary: 'View a picture of a public page',
        description: 'Returns the picture of a yacht on the page, a drawing if she has none, or the company’s logo if no yacht is given.',
        params,
        querystring: z.object({ yachtId: IdInAddress.optional(), size: z.enum(['thumb', 'card']).optional() }),
        response: fileAnswer('The picture', 'image/webp'),
      },
    },
    async (request, reply) => {
      await limitVisitor(db, request);
      const page = await openPage(db, request.params.slug);
      const { yachtId, size = 'card' } = request.query;
      const picture = await pictureOf(db, page, { yachtId, size });
      const content = picture && ('drawn' in picture ? drawnThumb(picture.drawn) : await files.open(picture.stored));
      if (!content) throw notThere();
      reply.headers({
        'cache-control': 'public, max-age=3600',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': 'image/webp',
      });
      return reply.send(content);
    },
  );

  app.post(
    '/api/public/:slug/requests',
    {
      config: { may: 'anyone' },
      bodyLimit: 32 * 1024,
      schema: {
        tags,
        operationId: 'sendPublicRequest',
        summary: 'Send a request from a public page',
        description:
          'Sends the company a request, which becomes an enquiry; one for `seats` names a departure, and holds none of them. A requested option holds nothing until its emailed link is confirmed within two hours. With an `Idempotency-Key`, repeats count as one request. More than ten in 15 minutes from an address, or a hundred a day to a company: 429.',
        params,
        body: PublicRequest,
        response: { 202: PublicAnswer },
      },
    },
    async (request, reply) => {
      await consumeAttempt(db, { key: `public-request:${clientOf(request)}`, max: 10, minutes: 15 }, tooOften);
      const { body } = request;
      const page = await openPage(db, request.params.slug);
      const answer = { message: body.kind === 'option' ? toConfirm : received };
      reply.code(202);
      // A hidden field was filled in, so this is a bot. Its request is dropped, and it needn't know.
      if (body.website) return answer;
      if (!acceptsRequests(page)) throw noRequests();
      refuseForm(page, body.formToken, Date.now());
      const { companyId } = page;
      if (body.kind === 'option')
        await consumeAttempt(db, { key: `public-option:${companyId}:${body.email.toLowerCase()}`, max: 5, minutes: 1440 }, tooOften);
      await consumeAttempt(
        db,
        { key: `public-requests:${companyId}`, max: 100, minutes: 1440 },
        'This page has received too many requests today. Please try again tomorrow, or write to the company.',
      );
      admit(request, page);
      const outcome = await db.transaction(request.scope, (t) =>
        once(t, request, 202, async () => {
          await receiveRequest(t, request, page, { body, address: address() });
          return answer;
        }),
      );
      if (outcome.replayed) reply.header('idempotency-replayed', 'true');
      return outcome.body;
    },
  );

  app.post(
    '/api/public-confirm',
    {
      config: { may: 'anyone' },
      bodyLimit: 4 * 1024,
      schema: {
        tags,
        operationId: 'confirmPublicOption',
        summary: 'Confirm an option from a public page',
        description:
          'Puts a visitor’s request on option by the secret of the link emailed to them, within two hours. Repeating it changes nothing.',
        body: PublicConfirmation,
        response: { 200: ConfirmedOption },
      },
    },
    async (request) => {
      const tokenHash = hashToken(request.body.token);
      const link = await limitFailures(db, [{ key: `public-confirm:${clientOf(request)}`, max: 20, minutes: 15 }], tooOften, () =>
        linkOf(db, tokenHash),
      );
      if (!link?.slug) throw new Refusal(404, 'not_found', 'This link is no longer valid. Please ask again.');
      const page = await openPage(db, link.slug);
      if (!acceptsRequests(page)) throw noRequests();
      if (!page.options) throw noOptions();
      admit(request, page);
      return db.transaction(request.scope, (t) => confirmOption(t, request, page, { charterId: link.charterId, tokenHash }));
    },
  );
}

/** Admits a visitor as an anonymous person of the page's company, without the rights of any role. */
function admit(request: FastifyRequest, { companyId, name }: OpenPage): void {
  request.scope = asCompany(companyId);
  request.person = strangerOf({ id: companyId, name }, 'Website');
}
