import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { apaClosed } from '#domain/finance/apa.ts';
import { booksClosed } from '#domain/finance/closing.ts';
import { formatsOf, usualFormats, type Formats } from '#domain/shared/formats.ts';
import { Refusal } from './refusal.ts';

export { Refusal };

/** The same answer for what doesn't exist, never existed, or belongs to somebody else. */
export function notThere(): Refusal {
  return new Refusal(404, 'not_found', "We couldn't find that. It may have been deleted.");
}

/** For callers who are signed in but lack the right. */
export function notAllowed(): Refusal {
  return new Refusal(403, 'not_allowed', 'You do not have permission to do this.');
}

/** An invalid field, reported at the field. */
export function wrongField(path: string, message: string): Refusal {
  return new Refusal(422, 'validation', message, { errors: [{ path, message }] });
}

export const notSignedIn = () => new Refusal(401, 'not_signed_in', 'Please sign in.');
export const unreadable = (message = "We couldn't read that request.") => new Refusal(400, 'bad_request', message);
const outOfReach = () =>
  new Refusal(
    503,
    'database_unavailable',
    "We can't reach the database at the moment. Nothing was changed. Please try again in a moment.",
    { retryAfter: 2 },
  );
const noRoom = () =>
  new Refusal(507, 'no_room', 'There is no space left to store this. Nothing was changed. Please tell whoever runs Fairlead for you.');
const meanwhile = () =>
  new Refusal(409, 'conflict', 'Something linked to this just changed. Nothing was saved. Please check and try again.');
const tooLarge = () => new Refusal(413, 'too_large', 'This is too large.');

/** Answers every error in one shape; an unexpected one is logged in full and answered with the request's id. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = asRefusal(error, formatsOf(request.person?.ownFormats, request.person?.formats));
  if (!refusal) request.log.error({ err: error }, 'unexpected error');
  const { status, code, message, more } =
    refusal ?? new Refusal(500, 'internal', 'Something went wrong. It has been logged; please try again.');
  if (more.retryAfter !== undefined) reply.header('retry-after', String(more.retryAfter));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const body = {
    message,
    code,
    errors: more.errors,
    current: more.current,
    notices: more.notices,
    requestId: status >= 500 ? request.id : undefined,
  };
  void reply.code(status).type('application/json; charset=utf-8').send(body);
}

// The client gets this long to read the answer; one that stays longer would hold the connection forever.
const maxReadTime = 1_000;

/** Answers failures before there is a request: a client that doesn't speak HTTP, or is too slow. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: import('node:net').Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const tooLong = error.code === 'HPE_HEADER_OVERFLOW';
  const slow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const [status, reason] = tooLong ? [431, 'Request Header Fields Too Large'] : slow ? [408, 'Request Timeout'] : [400, 'Bad Request'];
  const body = JSON.stringify({
    message: slow ? 'The request took too long to arrive.' : "We couldn't read that request.",
    code: slow ? 'timeout' : 'bad_request',
  });
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
  setTimeout(() => socket.destroy(), maxReadTime).unref();
}

/** The refusal to show people, with dates in their formats, if the request is at fault. */
export function refusalOf(error: unknown, formats: Formats): Refusal | null {
  const refusal = asRefusal(error, formats);
  return refusal && refusal.status < 500 ? refusal : null;
}

/** Whether the request is at fault. */
export function isRefusal(error: unknown): boolean {
  const status = asRefusal(error, usualFormats)?.status;
  return status !== undefined && status < 500;
}

function asRefusal(error: unknown, formats: Formats): Refusal | null {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error);
  const { code = '', statusCode } = error as FastifyError;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  // The file store's disk is full, or the database's.
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return noRoom();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal(415, 'unsupported_media_type', "We can't read that kind of content.");
  if (code.startsWith('FST_') && statusCode === 404) return notThere();
  if (code.startsWith('FST_') && statusCode !== undefined && statusCode < 500) return unreadable();
  return (
    fromDatabase(error as DatabaseFault, formats) ??
    (statusCode === 400 ? unreadable() : statusCode === 403 || statusCode === 404 ? notThere() : null)
  );
}

function fromValidation(error: FastifyError): Refusal {
  const { validation = [], validationContext } = error;
  if (validationContext === 'params') return notThere();
  const errors = validation.map((each) => ({ path: each.instancePath.slice(1).replaceAll('/', '.'), message: each.message ?? 'is wrong' }));
  const first = errors[0]?.message ?? 'Something in this request isn’t valid.';
  if (validationContext === 'querystring') return new Refusal(400, 'bad_request', first, { errors });
  return new Refusal(422, 'validation', errors.length > 1 ? 'Please check the highlighted fields.' : first, { errors });
}

const unreachable = /^(08|57P|53)/;
const brokenConnection = /ECONN|EPIPE|ENOENT|ETIMEDOUT|EAI_AGAIN|ENOTFOUND/;

// The database's constraints, as messages for people.
const sentences: Record<string, () => Refusal> = {
  apa_accounts_one_each: () => new Refusal(409, 'apa_exists', 'This charter already has an APA.'),
  schedule_events_one_booking: () => new Refusal(409, 'schedule_conflict', 'The yacht is already booked at that time.'),
  companies_name_key: () =>
    new Refusal(409, 'taken', 'There is already a company with this name.', {
      errors: [{ path: 'name', message: 'There is already a company with this name.' }],
    }),
  companies_public_slug: () =>
    new Refusal(409, 'taken', 'This address is taken. Please choose another.', {
      errors: [{ path: 'publicSlug', message: 'This address is taken' }],
    }),
  users_email_key: () => new Refusal(409, 'taken', 'There is already an account with this email address.'),
  passkeys_credential_id_key: () => new Refusal(409, 'taken', 'This passkey is already in use.'),
  invoices_company_id_invoice_number_key: () =>
    new Refusal(409, 'taken', 'There is already an invoice with this number.', {
      errors: [{ path: 'invoiceNumber', message: 'There is already an invoice with this number.' }],
    }),
  tax_rates_one_version: () =>
    new Refusal(409, 'rate_overlaps', 'A rate with this name already covers some of these days. End it first, or choose a later start.', {
      errors: [{ path: 'validFrom', message: 'A rate with this name already covers some of these days' }],
    }),
  bank_accounts_iban: () =>
    new Refusal(409, 'taken', 'There is already an account with this IBAN.', {
      errors: [{ path: 'iban', message: 'There is already an account with this IBAN.' }],
    }),
  yacht_shares_once: () =>
    new Refusal(
      409,
      'share_overlaps',
      'This owner already has a share of the yacht on some of these days. End it first, or choose a later start.',
      {
        errors: [{ path: 'validFrom', message: 'This owner already has a share of the yacht on some of these days' }],
      },
    ),
  management_agreements_one: () =>
    new Refusal(
      409,
      'agreement_overlaps',
      'The yacht already has an agreement on some of these days. End it first, or choose a later start.',
      {
        errors: [{ path: 'validFrom', message: 'The yacht already has an agreement on some of these days' }],
      },
    ),
  yachts_captain_fkey: () => wrongField('captainId', 'This crew member no longer exists.'),
};

type DatabaseFault = { code?: string; constraint?: string; message?: string; detail?: string };

function fromDatabase({ code = '', constraint = '', message = '', detail = '' }: DatabaseFault, formats: Formats): Refusal | null {
  if (code === '28000') return notSignedIn();
  if (
    unreachable.test(code) ||
    brokenConnection.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(message)
  )
    return outOfReach();
  // A statement timed out, or waited too long for a lock.
  if (code === '57014' || code === '55P03')
    return new Refusal(503, 'busy', 'That took too long because the server is busy. Nothing was changed. Please try again in a moment.', {
      retryAfter: 2,
    });
  // Characters the database can't store, and timestamps outside its calendar.
  if (['22021', '22P05', '22007', '22008', '22009'].includes(code)) return unreadable();
  // Documents are locked before anything is allocated to them; the database stops whatever bypasses that.
  if (code === 'BK002')
    return new Refusal(409, 'allocated_more', 'More was allocated than is outstanding. Nothing was saved. Please check and try again.');
  // A bank line is matched to one payment or expense of its amount.
  if (code === 'BK003')
    return new Refusal(409, 'bank_line_matched', 'This is matched to a bank line with another amount. Unmatch the line first.');
  // Nothing dated in a closed period may be written.
  if (code === 'BK001') return new Refusal(409, 'period_closed', booksClosed(detail, formats));
  if (code === 'BK004')
    return new Refusal(409, 'credited_more', 'More was credited than the invoice total. Nothing was saved. Please check and try again.');
  if (code === 'BK005') return new Refusal(409, 'apa_closed', apaClosed);
  // References are checked before they are stored; this one was deleted in between.
  return sentences[constraint]?.() ?? (code === '23503' ? meanwhile() : null);
}

/** Logs what failed in the background and continues. */
export function logged(log: FastifyBaseLogger, what: string): (error: unknown) => void {
  return (error) => log.error({ err: error }, what);
}
