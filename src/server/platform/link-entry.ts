import type { FastifyRequest } from 'fastify';
import type { Database } from './database.ts';
import { notThere } from './errors.ts';
import { clientOf, limitFailures } from './limits.ts';
import { asCompany } from './scope.ts';
import { hashToken, strangerOf } from './sign-in.ts';

/** What a secret link opens, and whose it is. */
type Opened = { companyId: number; companyName: string };

type Door<Link> = {
  /** What wrong secrets are counted by. */
  kind: string;
  /** The name in the feed for somebody who came in by it. */
  as: 'Guest' | 'Report link';
  find: (hash: Buffer) => Promise<Link | undefined>;
};

const secret = /^[A-Za-z0-9_-]{43}$/;

/**
 * Admits whoever has a secret link, as a stranger of the company it belongs to. None, an unknown one or one that ended is 404; unknown ones
 * count, and are 429 after twenty in 15 minutes from one address.
 */
export async function admitByLink<Link extends Opened>(
  db: Database,
  request: FastifyRequest,
  token: unknown,
  { kind, as, find }: Door<Link>,
): Promise<Link> {
  if (typeof token !== 'string' || token === '') throw notThere();
  const limit = { key: `${kind} link:${clientOf(request)}`, max: 20, minutes: 15 };
  const link = await limitFailures(db, [limit], 'Too many attempts. Please wait a few minutes and try again.', async () =>
    secret.test(token) ? find(hashToken(token)) : undefined,
  );
  if (!link) throw notThere();
  request.scope = asCompany(link.companyId);
  request.person = strangerOf({ id: link.companyId, name: link.companyName }, as);
  return link;
}
