import type { PublicPage } from '#domain/desk/public-page.ts';
import type { Database } from '../platform/database.ts';
import { asCompany } from '../platform/scope.ts';
import { publicDepartures } from './departures.ts';
import { formToken } from './form-token.ts';
import { acceptsRequests, formatsOfPage, pictureAddress, publicYachts, type OpenPage } from './store.ts';

/** What a page shows to everybody, and the token of its form, signed now. */
export async function answeredPage(db: Database, page: OpenPage): Promise<PublicPage> {
  const isOpen = acceptsRequests(page);
  const { name, words, currency, timeZone, optionHours, slug, companyId } = page;
  const scope = asCompany(companyId);
  const offers = await db.transaction(scope, async (t) => ({
    yachts: await publicYachts(t, page),
    departures: await publicDepartures(t, scope, companyId),
  }));
  return {
    name,
    logo: pictureAddress(slug, page.logo),
    words,
    currency,
    timeZone,
    formats: formatsOfPage(page),
    takesRequests: isOpen,
    takesOptions: isOpen && page.options,
    optionHours,
    formToken: formToken(page, Date.now()),
    ...offers,
  };
}
