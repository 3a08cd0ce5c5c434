import type { Problem } from '#domain/shared/fields.ts';

/** A request that is refused, with one sentence for the person who sent it. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: { errors?: Problem['errors']; current?: unknown; notices?: unknown; retryAfter?: number };

  constructor(status: number, code: string, message: string, more: Refusal['more'] = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}
