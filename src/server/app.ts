import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import type { z } from '#domain/shared/zod.ts';
import { activityRoutes } from './activities/routes.ts';
import { notificationRoutes } from './activities/notification-routes.ts';
import { apiTags } from './api-tags.ts';
import { paymentJobs } from './billing/payment-jobs.ts';
import { billingRoutes } from './billing/routes.ts';
import { signUpRoutes } from './billing/sign-up-routes.ts';
import { finishIfPaid, waitingSignUp } from './billing/sign-ups.ts';
import { companyRoutes } from './companies/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { certificateRoutes } from './crew/certificate-routes.ts';
import { crewRoutes } from './crew/routes.ts';
import { customerRoutes } from './customers/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { waitingRoutes } from './dashboard/waiting-routes.ts';
import { engineeringRoutes } from './engineering/routes.ts';
import { equipmentRoutes } from './equipment/routes.ts';
import { reportLinkRoutes } from './defects/link-routes.ts';
import { defectRoutes } from './defects/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { dossierRoutes } from './dossier/routes.ts';
import { exportRoutes } from './exports/routes.ts';
import { bankRoutes } from './bank/routes.ts';
import { closingRoutes } from './closings/routes.ts';
import { booksReportRoutes } from './journal/report-routes.ts';
import { journalRoutes } from './journal/routes.ts';
import { yachtOwnerRoutes } from './owners/routes.ts';
import { calendarImportRoutes } from './calendars/routes.ts';
import { openCalendarSource } from './calendars/source.ts';
import { apaRoutes } from './apa/routes.ts';
import { handoverRoutes } from './handovers/routes.ts';
import { availabilityRoutes } from './availability/routes.ts';
import { charterLinkRoutes } from './charter-link/routes.ts';
import { checklistRoutes } from './checklists/routes.ts';
import { guestRoutes } from './guests/routes.ts';
import { deskPriceRoutes } from './desk-prices/routes.ts';
import { departureRoutes } from './departures/routes.ts';
import { deskRoutes } from './desk/routes.ts';
import { exchangeRateRoutes } from './rates/routes.ts';
import { financeRoutes } from './finance/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { maintenanceRoutes } from './maintenance/routes.ts';
import { ownerAccessRoutes } from './own-yachts/access-routes.ts';
import { ownYachtRoutes } from './own-yachts/routes.ts';
import { partRoutes } from './parts/routes.ts';
import { awaitDeferred } from './platform/afterwards.ts';
import { answerBrokenRequest, answerError, isRefusal, notThere } from './platform/errors.ts';
import { openFeedNet } from './platform/feed-net.ts';
import { healthRoutes } from './platform/health.ts';
import { openJobs } from './platform/jobs.ts';
import { openLetters } from './platform/letters.ts';
import { openChanges } from './platform/changes.ts';
import { liveRoutes } from './platform/live.ts';
import { metricsRoutes, type Peers } from './platform/metrics.ts';
import type { Mailer } from './platform/mail.ts';
import { describeApi } from './platform/openapi.ts';
import type { App, Parts } from './platform/parts.ts';
import { logRequest, readJson, refuseBrokenInput, refuseOddRequests, setSecurityHeaders } from './platform/requests.ts';
import { openSerializers, type Serializers } from './platform/serializers.ts';
import { openSharedAnswers } from './platform/shared-answers.ts';
import type { Settings } from './platform/settings.ts';
import { guardRoutes, checkSignInFirst } from './platform/sign-in.ts';
import { servePages, type NoSuchPage } from './platform/web-pages.ts';
import { bookRoutes } from './public-page/document-routes.ts';
import { publicPageRoutes } from './public-page/routes.ts';
import { reminderRoutes } from './reminders/routes.ts';
import { unsubscribeRoutes } from './reminders/unsubscribe.ts';
import { reportRoutes } from './reports/routes.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { calendarFeedRoutes } from './schedule/calendar-feeds.ts';
import { movementRoutes } from './schedule/movement-routes.ts';
import { scheduleRoutes } from './schedule/routes.ts';
import { totalRoutes } from './schedule/total-routes.ts';
import { searchRoutes } from './search/routes.ts';
import { passkeyRoutes } from './session/passkeys.ts';
import { readingPlans } from './services/reading-plans.ts';
import { serviceBookRoutes } from './service-book/routes.ts';
import { servicePlanRoutes } from './services/routes.ts';
import { resetRoutes } from './session/reset.ts';
import { sessionRoutes } from './session/routes.ts';
import { secondStepRoutes } from './session/second-step.ts';
import { stripeRoutes } from './stripe/routes.ts';
import { invitationRoutes } from './team/invitation-routes.ts';
import { joiningRoutes } from './team/joining.ts';
import { teamRoutes } from './team/routes.ts';
import { tokenRoutes } from './team/tokens.ts';
import { tripRoutes } from './trips/routes.ts';
import { viewRoutes } from './views/routes.ts';
import { trackRoutes } from './trips/track-routes.ts';
import { profileRoutes } from './users/profile.ts';
import { outlookRoutes } from './today/outlook-routes.ts';
import { adminLetters } from './users/admin-letter.ts';
import { userRoutes } from './users/routes.ts';
import { openWorkshops } from './workshops/open.ts';
import { yachtRoutes } from './yachts/routes.ts';

type AppOptions = {
  log: FastifyBaseLogger;
  /** the folder of the built web pages; undefined in tests of the API and in development */
  webDir?: string | undefined;
  /** whether this process also runs the background work, or a promise that resolves when it should start to */
  background?: boolean | Promise<void>;
  /** the token that opens /metrics; without one nobody can read it */
  metricsToken?: string;
  /** which proxies are trusted to name a client's address */
  trustProxy?: Settings['trustProxy'];
  /** the other processes on this port, if any */
  peers?: Peers;
  /** how many pictures may be read at a time for this process */
  hands?: number;
  /** aborted when the process is about to end, while it still serves; the reason says whether the service ends too */
  leaving?: AbortSignal;
};

/** Builds the whole application from its parts, ready to listen or to be injected into. */
export async function buildApp(
  {
    mail,
    jobs,
    calendars = openCalendarSource(),
    ...from
  }: Omit<Parts, 'jobs' | 'letters' | 'workshops' | 'calendars'> & Partial<Pick<Parts, 'jobs' | 'calendars'>> & { mail: Mailer },
  { log, webDir, background = false, metricsToken, trustProxy, peers, hands, leaving }: AppOptions,
): Promise<App> {
  const queue = jobs ?? openJobs(from.db, log);
  const workshops = openWorkshops(log, hands);
  const parts: Parts = { ...from, calendars, jobs: queue, letters: openLetters({ db: from.db, mail, jobs: queue }), workshops };
  const securityHeaders = setSecurityHeaders({ withStripe: parts.payments?.name === 'stripe' });
  let noSuchPage: NoSuchPage | undefined;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : (trustProxy ?? false),
    bodyLimit: 1024 * 1024,
    requestTimeout: 60_000,
    // Closes connections that send and receive nothing for this long. A stream of live changes sends heartbeats more often.
    connectionTimeout: 120_000,
    // Slow headers are cut off well before slow uploads; Node checks at this interval.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // An address that can't be parsed has no route, and so no hooks.
    frameworkErrors: (error, request, reply) => {
      securityHeaders(request, reply, () => {});
      if (!noSuchPage?.(request, reply)) answerError(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
    routerOptions: { maxParamLength: 500 },
  }).withTypeProvider<ZodTypeProvider>() as App;

  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, readJson(app));
  app.setValidatorCompiler(validatorCompiler);
  const serializers = openSerializers();
  app.setSerializerCompiler(({ schema }) => serializers.of(schema as unknown as z.ZodType));
  app.setErrorHandler(async (error, request, reply) => {
    const isAddress = request.routeOptions.url === '/*' && isRefusal(error);
    if (!isAddress || !noSuchPage?.(request, reply)) answerError(await checkSignInFirst(parts.db, request, error), request, reply);
    return reply;
  });
  app.addHook('onRequest', securityHeaders);
  app.addHook('onRequest', refuseOddRequests);
  app.addHook('preValidation', refuseBrokenInput);
  app.addHook('onResponse', logRequest);

  await app.register(compress, { threshold: 4096, encodings: ['gzip'] });
  guardRoutes(app, parts.db);
  await describeApi(app, { tags: apiTags, contact: parts.salesEmail, address: parts.address });
  healthRoutes(app, parts, leaving);
  const changes = openChanges(parts.db, log);
  app.addHook('onReady', async () => changes.start());
  app.addHook('onClose', () => changes.close());
  if (parts.db.announcesAfter) {
    const net = openFeedNet(parts.db, changes);
    app.addHook('onReady', async () => net.start());
    app.addHook('onClose', async () => net.close());
  }
  const live = liveRoutes(app, parts, changes);
  if (metricsToken) await metricsRoutes(app, { db: parts.db, live, workshops }, { token: metricsToken, peers });
  sessionRoutes(app, parts, { waitingSignUp, finishIfPaid });
  secondStepRoutes(app, parts);
  passkeyRoutes(app, parts);
  resetRoutes(app, parts);
  adminLetters(parts);
  joiningRoutes(app, parts);
  teamRoutes(app, parts);
  invitationRoutes(app, parts);
  tokenRoutes(app, parts);
  profileRoutes(app, parts);
  activityRoutes(app, parts);
  notificationRoutes(app, parts);
  reminderRoutes(app, parts);
  await unsubscribeRoutes(app, parts);
  const shared = openSharedAnswers(changes);
  dashboardRoutes(app, parts, shared);
  waitingRoutes(app, parts, shared);
  searchRoutes(app, parts);
  viewRoutes(app, parts);
  yachtRoutes(app, parts);
  outlookRoutes(app, parts);
  crewRoutes(app, parts);
  certificateRoutes(app, parts);
  customerRoutes(app, parts);
  tripRoutes(app, parts, readingPlans);
  trackRoutes(app, parts);
  scheduleRoutes(app, parts);
  movementRoutes(app, parts);
  totalRoutes(app, parts);
  dossierRoutes(app, parts);
  calendarFeedRoutes(app, parts);
  calendarImportRoutes(app, parts);
  deskPriceRoutes(app, parts);
  deskRoutes(app, parts);
  departureRoutes(app, parts);
  charterLinkRoutes(app, parts);
  guestRoutes(app, parts);
  availabilityRoutes(app, parts);
  publicPageRoutes(app, parts);
  bookRoutes(app, parts);
  maintenanceRoutes(app, parts);
  engineeringRoutes(app, parts);
  documentRoutes(app, parts);
  defectRoutes(app, parts);
  reportLinkRoutes(app, parts);
  equipmentRoutes(app, parts, readingPlans);
  partRoutes(app, parts);
  handoverRoutes(app, parts, readingPlans);
  apaRoutes(app, parts);
  checklistRoutes(app, parts, readingPlans);
  servicePlanRoutes(app, parts);
  serviceBookRoutes(app, parts);
  financeRoutes(app, parts);
  bankRoutes(app, parts);
  exchangeRateRoutes(app, parts);
  journalRoutes(app, parts);
  booksReportRoutes(app, parts);
  closingRoutes(app, parts);
  ownYachtRoutes(app, parts);
  ownerAccessRoutes(app, parts);
  yachtOwnerRoutes(app, parts);
  companyRoutes(app, parts);
  exportRoutes(app, parts);
  reportRoutes(app, parts);
  userRoutes(app, parts);
  billingRoutes(app, parts);
  signUpRoutes(app, parts);
  sandboxRoutes(app, parts);
  stripeRoutes(app, parts);
  contactRoutes(app, parts);
  await fileRoutes(app, parts);
  if (webDir) noSuchPage = servePages(app, webDir, parts);
  else app.setNotFoundHandler((request, reply) => answerError(notThere(), request, reply));
  // Nobody waits for this, so the process is ready sooner, and still its first answers are as fast as later ones.
  app.addHook('onListen', async () => void compileAll(serializers, log));
  app.addHook('onClose', async () => serializers.close());
  app.addHook('onClose', awaitDeferred);
  app.addHook('onClose', () => parts.jobs.close());
  app.addHook('onClose', () => Promise.all(Object.values(workshops).map((workshop) => workshop.close())));
  await app.ready();
  paymentJobs(parts, app.log);
  if (background === true) parts.jobs.start();
  else if (background) void background.then(() => parts.jobs.start());
  return app;
}

async function compileAll(serializers: Serializers, log: FastifyBaseLogger): Promise<void> {
  try {
    const began = performance.now();
    const schemas = await serializers.compileAll();
    log.debug({ schemas, ms: Math.round(performance.now() - began) }, 'response serializers compiled');
  } catch (error) {
    log.error({ err: error }, 'a response schema could not be compiled');
  }
}
