import type { App, Parts } from '../platform/parts.ts';
import { adoptRoutes } from './adopt-routes.ts';
import { charterRoutes } from './charter-routes.ts';
import { depositRoutes } from './deposit-routes.ts';
import { linkRoutes } from './link-routes.ts';
import { moveRoutes } from './move-routes.ts';
import { optionJobs } from './option-ends.ts';
import { paperRoutes } from './paper-routes.ts';
import { planJobs } from './plan-jobs.ts';
import { planRoutes } from './plan-routes.ts';
import { seatJobs } from './seats.ts';
import './examples.ts';

/** The charter desk: charters from an enquiry to a booking. */
export function deskRoutes(app: App, parts: Parts): void {
  charterRoutes(app, parts);
  moveRoutes(app, parts);
  paperRoutes(app, parts);
  linkRoutes(app, parts);
  planRoutes(app, parts);
  adoptRoutes(app, parts);
  depositRoutes(app, parts);
  optionJobs(parts);
  seatJobs(parts);
  planJobs(app, parts);
}
