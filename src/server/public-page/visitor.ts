import type { FastifyRequest } from 'fastify';
import { asCompany } from '../platform/scope.ts';

/**
 * A request of somebody who isn't signed in, as the desk's own moves read one: it reaches this one company, and the feed says "Website visitor". Whatever
 * they may do was decided before.
 */
export function asVisitor(request: FastifyRequest, companyId: number): FastifyRequest {
  const person = { id: null, firstName: 'Website', lastName: 'visitor', role: 'user', program: null, companyId, ownFormats: {} };
  const { ip, headers } = request;
  return { ip, headers, scope: asCompany(companyId), person } as unknown as FastifyRequest;
}
