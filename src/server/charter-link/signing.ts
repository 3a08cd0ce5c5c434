// Signs a contract (R16 to R18): the evidence, the signed copy, the booking and the emails are one transaction.
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Charter } from '#domain/desk/charter.ts';
import { agreement, type NewSignature } from '#domain/desk/signing.ts';
import { drawContract, type ContractSays } from '../desk/charter-pdf.ts';
import { postCharterLetter } from '../desk/charter-letters.ts';
import { keepDocument, lastDocument, type KeptDocument } from '../desk/contract-store.ts';
import { book, holdForMove, type Held } from '../desk/moves.ts';
import { refuseSigned } from '../desk/paper-routes.ts';
import { readSender } from '../finance/invoice-store.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { record, recordByFairlead } from '../platform/write.ts';
import { drawEvidence, type Evidence } from './evidence-page.ts';
import type { Link } from './entry.ts';

type Signing = FastifyRequest<{ Body: NewSignature }>;

/** The refusals that mean a yacht isn't free for a charter that is being signed. */
const gone = ['on_option', 'schedule_conflict', 'schedule_overlap', 'wrong_state', 'may_not_sail'];

export async function sign({ db, files }: Pick<Parts, 'db' | 'files'>, request: Signing, link: Link): Promise<void> {
  try {
    await db.transaction(request.scope, async (t) => {
      const held = await holdForMove(t, request, link.charterId);
      const contract = await contractToSign(t, request, link, held.charter);
      const evidence = await keepEvidence(t, request, link, { charter: held.charter, contract });
      await bookSigned(t, request, held, link);
      await keepSigned(t, { files, link, charter: held.charter, contract, evidence });
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'option_gone')
      await db.transaction(request.scope, (t) => tellCompany(t, link, request.body.name));
    throw error;
  }
}

/** The contract that was shown, if it can still be signed. */
async function contractToSign(
  t: Transaction,
  { body }: Signing,
  { companyId, companyName }: Link,
  charter: Charter,
): Promise<KeptDocument> {
  refuseSigned(charter);
  const ask = `Please ask ${companyName}.`;
  const contract = await lastDocument(t, { companyId, id: charter.id }, 'contract');
  if (!contract) throw new Refusal(409, 'contract_withdrawn', `This contract was withdrawn. ${ask}`);
  if (!contract.isCurrent)
    throw new Refusal(409, 'contract_outdated', 'This contract has changed since it was sent. Please ask for the new version.');
  if (contract.sha256 !== body.sha256)
    throw new Refusal(409, 'contract_changed', 'This isn’t the contract you were shown. Please read it again.');
  return contract;
}

/** Stores who signed what, when, how and from where. */
async function keepEvidence(
  t: Transaction,
  request: Signing,
  { id: linkId, companyId, companyName }: Link,
  { charter, contract }: { charter: Charter; contract: KeptDocument },
): Promise<Evidence> {
  const { body, ip, headers } = request;
  const { rows } = await sql<{ openedAt: string | null }>`
    select min(opened_at) as opened_at from charter_links where company_id = ${companyId} and charter_id = ${charter.id} and kind = 'customer' and opened_at >= ${contract.createdAt}`.execute(
    t,
  );
  const signedAt = new Date().toISOString();
  const evidence: Evidence = {
    sha256: contract.sha256,
    name: body.name,
    method: body.method,
    strokes: body.strokes ?? null,
    sentence: agreement({ number: charter.number, company: companyName }),
    ip,
    userAgent: headers['user-agent']?.slice(0, 1000) ?? null,
    mailedTo: contract.sentTo ?? '',
    firstOpenedAt: rows[0]?.openedAt ?? signedAt,
    signedAt,
  };
  await t
    .insertInto('charterSignatures')
    .values({
      companyId,
      charterId: charter.id,
      documentId: contract.id,
      linkId,
      ...evidence,
      strokes: evidence.strokes && JSON.stringify(evidence.strokes),
    })
    .execute();
  const details = `${body.name} signed the contract of ${charter.number}`;
  await record(t, request, { companyId, action: 'complete', resourceType: 'charter', resourceId: charter.id, details });
  return evidence;
}

/** Books the charter if its yacht is free, unless it is booked already. */
async function bookSigned(t: Transaction, request: Signing, held: Held, { companyId, companyName }: Link): Promise<void> {
  if (held.charter.state === 'booked') return;
  if (held.charter.state === 'lost') throw optionGone(held.charter, companyName);
  // The company sent the contract for these dates, so the yacht's terms don't apply.
  const details = await book(t, request, held, { offTerms: true, allowNotices: true }).catch((error: unknown) => {
    throw error instanceof Refusal && gone.includes(error.code) ? optionGone(held.charter, companyName) : error;
  });
  await record(t, request, { companyId, action: 'status', resourceType: 'charter', resourceId: held.charter.id, details });
}

function optionGone({ yachtName }: Charter, companyName: string): Refusal {
  return new Refusal(409, 'option_gone', `${yachtName} is no longer held for you. Please ask ${companyName}.`);
}

type Signed = { files: Parts['files']; link: Link; charter: Charter; contract: KeptDocument; evidence: Evidence };

/** Draws the signed copy, stores it, and emails it to both sides. */
async function keepSigned(t: Transaction, { files, link, charter, contract, evidence }: Signed): Promise<void> {
  const { companyId } = link;
  const says = contract.says as ContractSays;
  const drawn = await drawContract(files, says, {
    at: evidence.signedAt,
    page: (paper) => drawEvidence(paper, evidence, says),
  });
  const documentId = await keepDocument(t, { companyId, id: charter.id }, { kind: 'signed', ...drawn, sentTo: evidence.mailedTo });
  const posted = { companyId, charter, documentId, carried: 'signed' as const };
  const { name, contactEmail } = await readSender(t, companyId);
  await postCharterLetter(t, posted, {
    to: evidence.mailedTo,
    message: `Dear ${evidence.name},\n\nThank you for signing. Attached is the signed contract for your records.\n\nKind regards,\n${name}`,
  });
  const to = contactEmail ?? says.sender?.email;
  if (to)
    await postCharterLetter(t, posted, {
      to,
      message: `${evidence.name} signed the contract of ${charter.number} for ${says.yachtName}. The charter is booked.`,
    });
}

/** Tells the company that someone tried to sign and couldn't; nothing else of the attempt is stored. */
async function tellCompany(t: Transaction, { companyId, charterId: id }: Link, name: string): Promise<void> {
  const charter = await t
    .selectFrom('charters')
    .select(['number'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const details = `${name} wanted to sign the contract of ${charter.number}, but the yacht is no longer free`;
  await recordByFairlead(t, { companyId, action: 'alert', resourceType: 'charter', resourceId: id, details });
}
