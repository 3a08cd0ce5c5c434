// What a company's public page shows. Columns are listed one by one, so that strangers never see anything else.
import { sql } from 'kysely';
import { companyAccess } from '#domain/billing/access.ts';
import type { Plan } from '#domain/billing/plans.ts';
import type { PublicPage } from '#domain/desk/public-page.ts';
import { ownFileId } from '#domain/shared/fields.ts';
import { formatsOf, type ChosenFormats } from '#domain/shared/formats.ts';
import type { YachtType } from '#domain/yachts/words.ts';
import { pictureName } from '../files/store.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';
import { asCompany, asPlatform } from '../platform/scope.ts';

/** The page of a company, as found by its address. */
export type OpenPage = {
  companyId: number;
  slug: string;
  /** The key that signs its forms. */ key: string;
  name: string;
  logo: string | null;
  contactEmail: string | null;
  words: string | null;
  currency: string;
  timeZone: string;
  formats: ChosenFormats;
  options: boolean;
  optionHours: number;
  maxOptions: number;
  origins: string[];
  plan: Plan | null;
  standing: Parameters<typeof companyAccess>[0];
};

const page = sql`o.id as company_id, o.public_slug as slug, c.public_key as key, o.name, o.logo, o.contact_email, c.public_words as words,
  o.default_currency as currency, o.time_zone, o.formats, c.public_options as options, c.public_option_hours as option_hours, c.public_most as max_options,
  c.public_origins as origins, o.subscription_tier as plan, (select json_build_object('status', s.status, 'cancelAtPeriodEnd', s.cancel_at_period_end, 'trialEnd', wire_instant(s.trial_end),
    'currentPeriodEnd', wire_instant(s.current_period_end), 'pastDueSince', wire_instant(s.past_due_since))
    from subscriptions s where s.company_id = o.id and s.status not in ('incomplete', 'incomplete_expired') order by s.created_at desc limit 1) as standing`;

/** The page at this address; 404 if there is none, or it isn't published. */
export async function openPage(db: Database, slug: string): Promise<OpenPage> {
  const { rows } = await sql<OpenPage>`
    select ${page} from companies o join charter_terms c on c.company_id = o.id
    where o.public_slug = ${slug} and c.public_open`.execute(asPlatform(db, 'a visitor opens the public page of a company').query);
  if (!rows[0]) throw notThere();
  return rows[0];
}

/** The company and the charter that an emailed link belongs to. Whether the link is still valid is checked on confirmation. */
export async function linkOf(
  db: Database,
  tokenHash: Buffer,
): Promise<{ companyId: number; charterId: number; slug: string | null } | undefined> {
  const { rows } = await sql<{ companyId: number; charterId: number; slug: string | null }>`
    select k.company_id, k.charter_id, o.public_slug as slug from charter_confirmations k join companies o on o.id = k.company_id
    where k.token_hash = ${tokenHash} and (k.expires_at > now() or k.confirmed_at is not null)`.execute(
    asPlatform(db, 'a visitor confirms an option by an emailed link').query,
  );
  return rows[0];
}

/** Whether the company accepts requests: one that doesn't pay can only read its data. */
export function acceptsRequests({ standing, plan }: Pick<OpenPage, 'standing' | 'plan'>): boolean {
  return companyAccess(standing, plan, new Date())?.access !== 'read-only';
}

type PublicYacht = PublicPage['yachts'][number];

/** The yachts that the company shows, by name. */
export async function publicYachts(t: Transaction, { companyId, slug }: OpenPage): Promise<PublicYacht[]> {
  const { rows } = await sql<Omit<PublicYacht, 'picture'> & { imageUrl: string | null }>`
    select y.id as yacht_id, y.name, y.type, y.length, y.year, y.location as place, t.blurb, y.image_url, t.max_guests,
      coalesce(t.currency, y.house_rules->>'currency', o.default_currency) as currency, t.check_in_days, t.min_nights
    from yacht_terms t join yachts y on y.company_id = t.company_id and y.id = t.yacht_id join companies o on o.id = t.company_id
    where t.company_id = ${companyId} and t.is_public order by lower(y.name), y.id limit 200`.execute(t);
  return rows.map(({ imageUrl, ...yacht }) => ({ ...yacht, picture: pictureAddress(slug, imageUrl, yacht.yachtId) }));
}

/**
 * Where a visitor finds a picture: uploads, and drawings of yachts without a picture, under the page's own address; others at their web
 * address.
 */
export function pictureAddress(slug: string, url: string | null, yachtId?: number): string | null {
  if (url ? !ownFileId(url) : !yachtId) return url;
  return `/api/public/${slug}/picture${yachtId ? `?yachtId=${yachtId}` : ''}`;
}

/** The stored picture of a yacht on the page, or the company's logo; for a yacht without a picture, the kind of drawing. */
export async function pictureOf(
  db: Database,
  { companyId, logo }: OpenPage,
  { yachtId, size }: { yachtId?: number | undefined; size: 'thumb' | 'card' },
): Promise<{ stored: string } | { drawn: YachtType } | null> {
  if (!yachtId) return storedAt(logo, size);
  const { rows } = await sql<{ imageUrl: string | null; type: YachtType }>`
    select y.image_url, y.type from yacht_terms t join yachts y on y.company_id = t.company_id and y.id = t.yacht_id
    where t.company_id = ${companyId} and t.yacht_id = ${yachtId} and t.is_public`.execute(db.in(asCompany(companyId)));
  const [yacht] = rows;
  if (!yacht) return null;
  return yacht.imageUrl ? storedAt(yacht.imageUrl, size) : { drawn: yacht.type };
}

function storedAt(url: string | null, size: 'thumb' | 'card'): { stored: string } | null {
  const id = ownFileId(url);
  return id ? { stored: pictureName(id, size) } : null;
}

/** Refuses a yacht that isn't on the page as if it didn't exist. */
export async function refuseHidden(t: Transaction, companyId: number, yachtId: number): Promise<void> {
  const publicYacht = await t
    .selectFrom('yachtTerms')
    .select('yachtId')
    .where('companyId', '=', companyId)
    .where('yachtId', '=', yachtId)
    .where('isPublic', '=', true)
    .executeTakeFirst();
  if (!publicYacht) throw notThere();
}

/** The formats of days and times on the page. */
export function formatsOfPage({ formats }: OpenPage) {
  return formatsOf(formats);
}
