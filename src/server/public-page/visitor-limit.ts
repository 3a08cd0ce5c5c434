import type { FastifyRequest } from 'fastify';
import type { Database } from '../platform/database.ts';
import { clientOf, consumeAttempt } from '../platform/limits.ts';

export const tooOften = 'Too many requests. Please wait a few minutes and try again.';

/** Limits reading as well. A page with all its pictures takes a few dozen requests. */
export function limitVisitor(db: Database, request: FastifyRequest): Promise<void> {
  return consumeAttempt(db, { key: `public:${clientOf(request)}`, max: 1_500, minutes: 15 }, tooOften);
}
