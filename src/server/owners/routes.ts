import type { App, Parts } from '../platform/parts.ts';
import { agreementRoutes } from './agreement-routes.ts';
import { ownerRoutes } from './owner-routes.ts';
import { shareRoutes } from './share-routes.ts';
import { statementRoutes } from './statement-routes.ts';
import './examples.ts';

/** The owners of the yachts: who they are, what is theirs, what is agreed, and what they are told. */
export function yachtOwnerRoutes(app: App, parts: Parts): void {
  ownerRoutes(app, parts);
  shareRoutes(app, parts);
  agreementRoutes(app, parts);
  statementRoutes(app, parts);
}
