import type { App, Parts } from '../platform/parts.ts';
import { agencyRoutes } from './agency-routes.ts';
import { charterTermsRoutes } from './charter-terms-routes.ts';
import { extraRoutes } from './extra-routes.ts';
import { priceRoutes } from './price-routes.ts';
import { yachtTermsRoutes } from './yacht-terms-routes.ts';
import './examples.ts';

/** Prices and terms of charters. */
export function deskPriceRoutes(app: App, parts: Parts): void {
  yachtTermsRoutes(app, parts);
  charterTermsRoutes(app, parts);
  extraRoutes(app, parts);
  agencyRoutes(app, parts);
  priceRoutes(app, parts);
}
