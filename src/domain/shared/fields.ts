import { centsOf, decimalOf, type Cents } from './money.ts';
import { z } from './zod.ts';

/** The id of a record. */
export const Id = z.int().positive();

/** A text that must not be empty. */
export function requiredText(message: string, max = 200) {
  return z.string({ error: message }).trim().min(1, message).max(max, `At most ${max} characters`);
}

// Control characters, line and paragraph separators, direction marks; and invisible characters.
const unfitForOneLine = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const nothingToSee = /^[\s\p{Cf}\p{Mn}\u115F\u1160\u2800\u3164\uFFA0]+$/u;
const leadsElsewhere = /:\/\/|\bwww\./i;

/**
 * A name of a person, company or yacht: one visible line. It appears in subjects of emails sent in our name, so it
 * contains no links.
 */
export function nameText(message: string, { min = 1, max = 100 }: { min?: number; max?: number } = {}) {
  return z
    .string({ error: message })
    .trim()
    .min(min, message)
    .max(max, `At most ${max} characters`)
    .refine((name) => !showsNothing(name), message)
    .refine((name) => !unfitForOneLine.test(name), 'Please enter a single line without control characters')
    .refine((name) => !leadsElsewhere.test(name), 'Please leave out web addresses');
}

/** Whether a non-empty text consists only of spaces and invisible characters. */
export function showsNothing(text: string): boolean {
  return nothingToSee.test(text);
}

/** An optional text; an empty one means none. */
export function optionalText(max = 200) {
  return orNone(z.string().trim().max(max, `At most ${max} characters`));
}

/** An optional field: `null` and an empty text mean none, and an omitted key stays omitted. */
export function orNone<T extends z.ZodType>(schema: T) {
  return z.preprocess((given) => (typeof given === 'string' && given.trim() === '' ? null : given), schema.nullable()).optional();
}

/** An amount of money, as number or text, stored as a decimal text with two places. A missing one counts as too small. */
export function amount({
  min,
  max = 999_999_999_999,
  tooSmall,
  tooLarge = 'This amount is too large',
}: {
  min: Cents;
  max?: Cents;
  tooSmall: string;
  tooLarge?: string;
}) {
  const error = ({ input }: { input?: unknown }) => (input === undefined || input === null ? tooSmall : 'Please enter an amount');
  return z.union([z.string(), z.number()], { error }).transform((value, check) => {
    if (typeof value === 'string' && value.trim() === '') {
      check.addIssue({ code: 'custom', message: tooSmall });
      return z.NEVER;
    }
    const cents = centsOf(value);
    const fault = cents === null ? 'Please enter an amount' : cents < min ? tooSmall : cents > max ? tooLarge : null;
    if (cents !== null && fault === null) return decimalOf(cents);
    check.addIssue({ code: 'custom', message: fault ?? 'Please enter an amount' });
    return z.NEVER;
  });
}

/** An instant in ISO 8601 with any offset (a day alone means midnight UTC), stored in UTC. */
export function instant(message: string) {
  return z.union([z.iso.datetime({ offset: true }), z.iso.date()], message).transform((at) => new Date(at).toISOString());
}

/** A calendar day as text. If a moment is sent, its date is used. */
export function calendarDay(message: string) {
  return z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })], message).transform((text) => text.slice(0, 10));
}

/** A country by its two-letter code (ISO 3166-1), in capitals. */
export const Country = z
  .string()
  .trim()
  .transform((text) => text.toUpperCase())
  .pipe(z.string().regex(/^[A-Z]{2}$/, 'Please enter a country as two letters, such as FR'));

/** A calendar day in a URL. */
export const DayInAddress = z.iso.date('This should be a day such as 2026-11-21');

// Browsers show no pictures over http:, and a password in a URL would be revealed to everyone who sees the picture.
const pictureOnTheWeb = /^https:\/\/[^\s"'<>\\/?#@]+(?:[/?#][^\s"'<>\\]*)?$/i;
const ownFile = /^\/api\/files\/[A-Za-z0-9_-]{22}$/;

/** The URL of a picture, uploaded to us or on the web over https. Anything a browser might execute is refused. */
export const PictureUrl = z
  .string()
  .trim()
  .max(500, 'At most 500 characters')
  .refine((url) => ownFile.test(url) || pictureOnTheWeb.test(url), 'Please enter an address starting with https://, without a password');

/** A document that was uploaded to us. */
export const OwnFileUrl = z.string().trim().regex(ownFile, 'Please upload the file again');

/** The file's id if the URL is one of ours, else null. */
export function ownFileId(url: string | null | undefined): string | null {
  return url && ownFile.test(url) ? url.slice('/api/files/'.length) : null;
}

/** A whole number in a URL, in plain digits: nothing that only looks like a number. */
function numberInAddress(min: number, max: number, message: string) {
  // Its description says what it means, so that a client's types ask for a number.
  const digits = z
    .string()
    .regex(/^\d{1,15}$/, message)
    .meta({ type: 'integer', minimum: min, maximum: max });
  return digits.transform(Number).pipe(z.int(message).min(min, message).max(max, message));
}

/** An id in a URL. */
export const IdInAddress = numberInAddress(1, 999_999_999_999_999, 'must be an id');

/** The query of a list: limit, offset, and words to search for. */
export const Page = z.object({
  limit: numberInAddress(1, 500, 'limit must be a number from 1 to 500').optional(),
  offset: numberInAddress(0, 9_999_999, 'offset must be a number from 0').optional(),
  q: z.string().max(200, 'At most 200 characters').optional(),
});
export type Page = z.infer<typeof Page>;

/** The requested sort order of a list, if any. */
export function sortOf<const Sorts extends readonly string[]>(sorts: Sorts) {
  return z.enum(sorts, `sort must be one of ${sorts.join(', ')}`).optional();
}

/** The query of a list within a time span: entries that end after `from` and start before `to`. */
export const PageInTime = Page.extend({
  from: z.iso.datetime({ offset: true, error: 'from must be a date and time such as 2026-11-21T09:00:00Z' }).optional(),
  to: z.iso.datetime({ offset: true, error: 'to must be a date and time such as 2026-11-21T09:00:00Z' }).optional(),
});

/** The default number of rows in a list. */
export const listLimit = 1000;

/** The answer to every refused request. */
export const Problem = z
  .object({
    message: z.string(),
    code: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    notices: z
      .array(
        z.object({
          kind: z.string(),
          severity: z.enum(['ask', 'tell']),
          message: z.string(),
          resource: z.string(),
          resourceId: z.int(),
        }),
      )
      .optional()
      .meta({ description: 'What to know about the yacht before booking. With `allowNotices` the booking is saved anyway' }),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Problem', description: 'Why a request was refused, in words meant to be read.' });
export type Problem = z.infer<typeof Problem>;

/** Accepts alternative spellings of keys in a body, such as `{ image_url: 'imageUrl' }`. Our spelling wins. */
export function respelled(spellings: Record<string, string>): (body: unknown) => unknown {
  return (body) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
    const others = Object.entries(body).filter(([key]) => Object.hasOwn(spellings, key));
    return { ...Object.fromEntries(others.map(([key, value]) => [spellings[key], value])), ...body };
  };
}
