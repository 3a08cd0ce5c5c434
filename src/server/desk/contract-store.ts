import { sql, type RawBuilder } from 'kysely';
import type { CharterContract } from '#domain/desk/contract.ts';
import type { LinkKind } from '#domain/desk/contract-words.ts';
import { charterEnds, charterStarts, charterYacht } from '../platform/expressions.ts';
import type { Transaction } from '../platform/database.ts';
import { deliveryOf } from '../platform/letters.ts';

type Key = { companyId: number; id: number };

/** The kinds of emails that carry a charter's quote and contract. */
export const letterKinds = { quote: 'charter quote', contract: 'charter contract', signed: 'signed contract' } as const;

/** What a contract of the charter called `c` depends on: customer, yacht, dates and price. The yacht and dates of seats are their departure's. */
const termsOf = sql`concat_ws('|', c.total, c.currency, ${charterYacht('c')}, extract(epoch from ${charterStarts('c')})::bigint,
  extract(epoch from ${charterEnds('c')})::bigint, c.customer_id)`;
const ofCharter = (name: string) => sql`${sql.ref(`${name}.companyId`)} = c.company_id and ${sql.ref(`${name}.charterId`)} = c.id`;

/** The state of the contract of the charter called `c`. */
export const contractOf: RawBuilder<CharterContract> = sql`(
  select json_build_object('status', case when last.kind is null then 'none' when last.kind = 'withdrawal' then 'withdrawn' when last.kind = 'signed' then 'signed'
      when sent.terms <> ${termsOf} then 'outdated' when opened.at is not null then 'opened' else 'sent' end,
    'isCurrent', coalesce(last.kind <> 'withdrawal' and last.terms = ${termsOf}, false), 'sentTo', sent.sent_to, 'sentAt', wire_instant(sent.created_at), 'openedAt', wire_instant(opened.at),
    'signedAt', wire_instant(g.signed_at), 'signedBy', g.name, 'sha256', case when last.kind <> 'withdrawal' then last.sha256 end,
    'delivery', case when last.kind = 'contract' then ${deliveryOf('charter', 'c', letterKinds.contract)} end)
  from (select) one
    left join lateral (select d.kind, d.sha256, d.terms from charter_documents d where ${ofCharter('d')} and d.kind <> 'quote' order by d.id desc limit 1) last on true
    left join lateral (select d.id, d.terms, d.sent_to, d.created_at from charter_documents d where ${ofCharter('d')} and d.kind = 'contract' order by d.id desc limit 1) sent on true
    left join lateral (select min(k.opened_at) as at from charter_links k where ${ofCharter('k')} and k.kind = 'customer' and k.opened_at >= sent.created_at) opened on true
    left join charter_signatures g on g.company_id = c.company_id and g.document_id = sent.id)`;

/** Whether the email with the quote of the charter called `c` was delivered. */
export const quoteDelivery = deliveryOf('charter', 'c', letterKinds.quote);

/** When links to the charter called `c` end: a month after it, or 90 days after it was added if it has no dates. */
export const linksEnd = sql`(coalesce(${charterEnds('c')}, c.created_at + interval '60 days') + interval '30 days')`;

/** The links to the charter called `c`, one of each kind. */
export const linksOf = sql`coalesce((
  select json_agg(json_build_object('kind', k.kind, 'createdAt', wire_instant(k.created_at), 'expiresAt', wire_instant(${linksEnd}), 'openedAt', wire_instant(k.opened_at), 'opens', k.opens) order by k.kind)
  from (select distinct on (k.kind) k.* from charter_links k where ${ofCharter('k')} and k.ended_at is null and ${linksEnd} > now() order by k.kind, k.id desc) k), '[]')`;

/** The stored fields of a charter's document. */
type NewDocument = {
  kind: 'quote' | 'contract' | 'signed' | 'withdrawal';
  content?: Buffer;
  sha256?: string;
  says?: object;
  sentTo?: string;
  /** The time, now by default. */ createdAt?: string;
};

/** Stores a sent document of a charter, or that its contract is withdrawn, with everything it depends on. */
export async function keepDocument(t: Transaction, { companyId, id }: Key, { says, ...document }: NewDocument): Promise<number> {
  const { rows } = await sql<{ terms: string }>`
    select ${termsOf} as terms from charters c where c.company_id = ${companyId} and c.id = ${id}`.execute(t);
  const { id: documentId } = await t
    .insertInto('charterDocuments')
    .values({ companyId, charterId: id, ...document, terms: rows[0]?.terms ?? '', says: says ? JSON.stringify(says) : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return documentId;
}

export type KeptDocument = {
  id: number;
  content: Buffer;
  sha256: string;
  says: unknown;
  sentTo: string | null;
  createdAt: string;
  /** Whether everything it depends on is unchanged. */ isCurrent: boolean;
};

/** The latest document of this kind for a charter. A withdrawn contract no longer counts. */
export async function lastDocument(
  t: Transaction,
  { companyId, id }: Key,
  kind: 'quote' | 'contract' | 'signed',
): Promise<KeptDocument | undefined> {
  const { rows } = await sql<KeptDocument>`
    select d.id, d.content, d.sha256, d.says, d.sent_to, d.created_at, d.terms = ${termsOf} as is_current
    from charters c join charter_documents d on ${ofCharter('d')}
    where c.company_id = ${companyId} and c.id = ${id} and d.kind = ${kind}
      and (d.kind = 'quote' or not exists (select from charter_documents w where ${ofCharter('w')} and w.kind = 'withdrawal' and w.id > d.id))
      and (d.kind <> 'signed' or not exists (select from charter_documents w where ${ofCharter('w')} and w.kind = 'contract' and w.id > d.id))
    order by d.id desc limit 1`.execute(t);
  return rows[0];
}

/** Ends the links of a kind, or all of them, and returns whether there were any. */
export async function endLinks(
  t: Transaction,
  { companyId, id }: { companyId: number; id: number },
  kind: LinkKind | undefined,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update charter_links set ended_at = now() where company_id = ${companyId} and charter_id = ${id} and kind = coalesce(${kind ?? null}, kind) and ended_at is null`.execute(
    t,
  );
  return (numAffectedRows ?? 0n) > 0n;
}
