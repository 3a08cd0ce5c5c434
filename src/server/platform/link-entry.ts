import type { FastifyRequest } from 'fastify';
import type { Database } from './database.ts';
import { notThere } from './errors.ts';
import { clientOf, limitFailures } from './limits.ts';
import { asCompany } from './scope.ts';
import { hashToken, strangerOf } from './sign-in.ts';

/** What a secret link opens, and whose it is. */
type Opened = { companyId: number; companyName: string };

type Door<Link> = {
  /** The name under which wrong secrets are counted. */
  kind: string;
  /** The feed's name for somebody who used the link. */
  as: 'Guest' | 'Report link';
  find: (hash: Buffer) => Promise<Link | undefined>;
};

const secret = /^[A-Za-z0-9_-]{43}$/;

/**
 * Admits anyone who has a secret link, as a stranger to its company. Without a link, or with an unknown or expired one, the answer is 404;
 * unknown ones are counted, and after twenty in 15 minutes from one address the answer is 429.
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
