import type { App, Parts } from '../platform/parts.ts';
import { agreementRoutes } from './agreement-routes.ts';
import { ownerRoutes } from './owner-routes.ts';
import { shareRoutes } from './share-routes.ts';
import { statementRoutes } from './statement-routes.ts';
import './examples.ts';

/** Yacht owners: who they are, their shares, their agreements, and their statements. */
export function yachtOwnerRoutes(app: App, parts: Parts): void {
  ownerRoutes(app, parts);
  shareRoutes(app, parts);
  agreementRoutes(app, parts);
  statementRoutes(app, parts);
}
