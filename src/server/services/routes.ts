import './examples.ts';
import type { App, Parts } from '../platform/parts.ts';
import { planRoutes } from './plan-routes.ts';
import { proposalRoutes } from './proposals.ts';
import { serviceRoutes } from './service-routes.ts';

/** Service plans, the service book, and proposals. */
export function servicePlanRoutes(app: App, parts: Parts): void {
  planRoutes(app, parts);
  serviceRoutes(app, parts);
  proposalRoutes(app, parts);
}
