import type { App, Parts } from '../platform/parts.ts';
import { bankAccountRoutes } from './account-routes.ts';
import { bankLineRoutes } from './line-routes.ts';
import { statementRoutes } from './statement-routes.ts';
import './examples.ts';

/** Incoming and outgoing money from bank files, and what it is matched with in the books. */
export function bankRoutes(app: App, parts: Parts): void {
  bankAccountRoutes(app, parts);
  statementRoutes(app, parts);
  bankLineRoutes(app, parts);
}
