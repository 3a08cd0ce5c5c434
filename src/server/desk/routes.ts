import type { App, Parts } from '../platform/parts.ts';
import { charterRoutes } from './charter-routes.ts';
import { moveRoutes } from './move-routes.ts';
import { optionJobs } from './option-ends.ts';
import './examples.ts';

/** The charter desk: charters from an enquiry to a booking. */
export function deskRoutes(app: App, parts: Parts): void {
  charterRoutes(app, parts);
  moveRoutes(app, parts);
  optionJobs(parts);
}
