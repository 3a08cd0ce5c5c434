import type { App, Parts } from '../platform/parts.ts';
import { bankAccountRoutes } from './account-routes.ts';
import { bankLineRoutes } from './line-routes.ts';
import { statementRoutes } from './statement-routes.ts';
import './examples.ts';

/** What the bank says came in and went out, and what of the books stands behind it. */
export function bankRoutes(app: App, parts: Parts): void {
  bankAccountRoutes(app, parts);
  statementRoutes(app, parts);
  bankLineRoutes(app, parts);
}
