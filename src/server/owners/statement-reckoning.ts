// Calculates a yacht's statement from the current books, for a preview and for issuing.
import { sql } from 'kysely';
import {
  isValid,
  ownersParts,
  statementFault,
  yachtFigures,
  type OwnerFigures,
  type YachtFigures,
} from '#domain/finance/owner-statement-reckoning.ts';
import { tellsRevenue, type OwnerStatementLine, type OwnerStatementPreview } from '#domain/finance/owner-statement.ts';
import { hundredths, sum } from '#domain/finance/reckoning.ts';
import { decimalOf, smallestCoin } from '#domain/shared/money.ts';
import { todayIn } from '../finance/invoice-status.ts';
import type { JournalOf } from '../journal/journal-documents.ts';
import { journalLines, missingRates } from '../journal/journal-query.ts';
import { journalOf } from '../journal/store.ts';
import { companyPlace, type Reader } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { issuedUntilOf } from './share-store.ts';

type Days = { from: string; to: string };
export type YachtOfBooks = { id: number; name: string; companyId: number };
const text = (cents: bigint) => decimalOf(Number(cents));

/** The statement for these days; 409 if there can't be one, with dates in this reader's formats. */
export async function calculateStatement(
  t: Transaction,
  yacht: YachtOfBooks,
  { from, to, statementDate, ...given }: Days & { statementDate?: string | null | undefined; /** today by default */ today?: string },
  reader?: Reader,
): Promise<OwnerStatementPreview> {
  const { companyId } = yacht;
  const { shares, agreements } = await agreedOf(t, yacht);
  const [issuedUntil, today] = [await issuedUntilOf(t, companyId, yacht.id), given.today ?? (await todayIn(t, companyId))];
  const { formats } = await companyPlace(t, companyId, reader);
  const fault = statementFault({ yachtName: yacht.name, from, to, issuedUntil, today, formats, shares, agreements });
  if (fault?.code === 'wrong') throw wrongField(fault.path, fault.message);
  if (fault) throw new Refusal(409, fault.code, fault.message);
  const dated = statementDate ?? to;
  if (dated < to || dated > today) throw wrongField('statementDate', 'Please choose a date from the last day of the statement to today');
  const of = await journalOf(t, companyId);
  const lines = await linesOf(t, of, yacht.id, { from, to });
  const agreement = agreements.find((each) => isValid(each, from)) as (typeof agreements)[number];
  const tax = await feeTaxOf(t, companyId, { rateId: agreement.feeTaxRateId, on: to });
  const coin = BigInt(smallestCoin(of.currency));
  const revenue = sum(lines.filter(tellsRevenue).map(({ amount }) => hundredths(amount)));
  const costs = -sum(lines.filter((line) => !tellsRevenue(line)).map(({ amount }) => hundredths(amount)));
  const figures = yachtFigures({ revenue, costs }, agreement, { from, to, taxPercent: tax.percent, coin });
  const { feePercent, feeMonthly } = agreement;
  return {
    yachtId: yacht.id,
    yachtName: yacht.name,
    from,
    to,
    statementDate: dated,
    currency: of.currency,
    ...inWords(figures),
    feePercent,
    feeMonthly,
    feeTaxName: tax.name,
    feeTaxCategory: tax.category,
    feeTaxPercent: tax.percent,
    feeTaxReason: tax.reason,
    missingRates: await missingRatesOf(t, of, yacht.id, { from, to }),
    lines,
    owners: await ownersOf(t, companyId, { shares: shares.filter((each) => isValid(each, from)), figures, coin, to }),
  };
}

function inWords({ revenue, fee, feeTax, costs, result }: YachtFigures) {
  return { revenue: text(revenue), fee: text(fee), feeTax: text(feeTax), costs: text(costs), result: text(result) };
}

type Share = { ownerId: number; ownerName: string; share: string; validFrom: string; validTo: string | null };
type Agreement = { feePercent: string; feeMonthly: string; feeTaxRateId: number | null; validFrom: string; validTo: string | null };

/** The owners of the yacht, in order of entry, and her agreements. */
async function agreedOf(t: Transaction, { companyId, id }: YachtOfBooks): Promise<{ shares: Share[]; agreements: Agreement[] }> {
  const { rows: shares } = await sql<Share>`
    select s.owner_id, o.name as owner_name, s.share, s.valid_from, s.valid_to from yacht_shares s
    join yacht_owners o on o.company_id = s.company_id and o.id = s.owner_id
    where s.company_id = ${companyId} and s.yacht_id = ${id} order by s.id`.execute(t);
  const { rows: agreements } = await sql<Agreement>`
    select fee_percent, fee_monthly, fee_tax_rate_id, valid_from, valid_to from management_agreements
    where company_id = ${companyId} and yacht_id = ${id} order by valid_from`.execute(t);
  return { shares, agreements };
}

/**
 * What a yacht's statements contain: her revenue, and expenses passed on by the agreement of their day or by the expense itself. The
 * company is that of `j`.
 */
function inStatements(companyId: number, yachtId: number) {
  return sql<boolean>`j.yacht_id = ${yachtId} and (starts_with(j.account, 'revenue_') or (starts_with(j.account, 'expense_') and coalesce(
    (select x.pass_on from expenses x where x.company_id = ${companyId} and x.id = j.source_id),
    exists (select from management_agreements a where a.company_id = ${companyId} and a.yacht_id = ${yachtId}
      and a.valid_from <= j.day and coalesce(a.valid_to, 'infinity') >= j.day and substr(j.account, 9) = any(a.passed_on)))))`;
}

/** For each source, its journal amount from the first statement's beginning to the last day, less what earlier statements contained. */
async function linesOf(t: Transaction, of: JournalOf, yachtId: number, { from, to }: Days): Promise<OwnerStatementLine[]> {
  const { companyId } = of;
  const { begins } = await t
    .selectFrom('yachtStatements')
    .select(({ fn }) => fn.min('fromDay').as('begins'))
    .where('companyId', '=', companyId)
    .where('yachtId', '=', yachtId)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<OwnerStatementLine>`
    with in_journal as (
      select j.source_type, j.source_id, j.account, min(j.day) as day, min(j.entry) as entry, min(j.text) as text, -sum(j.base) as amount
      from (${journalLines(of, { from: begins ?? from, to })}) j where ${inStatements(companyId, yachtId)} group by 1, 2, 3
    ), in_statements as (
      select l.source_type, l.source_id, l.account, (array_agg(l.day order by l.id desc))[1] as day, (array_agg(l.entry order by l.id desc))[1] as entry,
        (array_agg(l.text order by l.id desc))[1] as text, sum(l.amount) as amount
      from yacht_statement_lines l where l.company_id = ${companyId} and l.yacht_id = ${yachtId} group by 1, 2, 3
    )
    select source_type, source_id::int as source_id, account, coalesce(j.day, s.day) as day, coalesce(j.entry, s.entry) as entry, coalesce(j.text, s.text) as text,
      (coalesce(j.amount, 0) - coalesce(s.amount, 0))::numeric(14, 2) as amount, (coalesce(j.day, s.day) < ${from}::date or s.amount is not null) as is_late,
      case source_type when 'invoice' then source_id::int
        when 'credit_note' then (select n.invoice_id::int from credit_notes n where n.company_id = ${companyId} and n.id = source_id) end as invoice_id
    from in_journal j full join in_statements s using (source_type, source_id, account)
    where coalesce(j.amount, 0) <> coalesce(s.amount, 0)
    order by starts_with(account, 'revenue_') desc, 4, source_type, source_id, account`.execute(t);
  return rows;
}

async function missingRatesOf(t: Transaction, of: JournalOf, yachtId: number, days: Days): Promise<number> {
  const { rows } = await sql<{ missing: number }>`select (${missingRates(of, days, yachtId)}) as missing`.execute(t);
  return rows[0]?.missing ?? 0;
}

type FeeTax = { name: string | null; category: string | null; percent: string; reason: string | null };

/** The tax on the fee: the agreement's rate, or the version of it that is valid on this day. */
async function feeTaxOf(t: Transaction, companyId: number, { rateId, on }: { rateId: number | null; on: string }): Promise<FeeTax> {
  if (rateId === null) return { name: null, category: null, percent: '0.00', reason: null };
  const { rows } = await sql<FeeTax & { isValid: boolean }>`
    select r.name, r.category, r.percent, r.reason, (r.valid_from <= ${on}::date and coalesce(r.valid_to, 'infinity') >= ${on}::date) as is_valid
    from tax_rates g join tax_rates r on r.company_id = g.company_id and lower(r.name) = lower(g.name)
    where g.company_id = ${companyId} and g.id = ${rateId} order by 5 desc, r.id limit 1`.execute(t);
  const [rate] = rows;
  if (!rate?.isValid)
    throw new Refusal(
      409,
      'fee_tax_rate',
      `${rate?.name ?? 'The tax rate'} isn’t valid on these days. Choose another one in the agreement.`,
    );
  const { name, category, percent, reason } = rate;
  return { name, category, percent, reason };
}

type Dividing = { shares: Share[]; figures: YachtFigures; coin: bigint; to: string };

async function ownersOf(
  t: Transaction,
  companyId: number,
  { shares, figures, coin, to }: Dividing,
): Promise<OwnerStatementPreview['owners']> {
  const parts = ownersParts(
    figures,
    shares.map(({ share }) => share),
    coin,
  );
  const owners: OwnerStatementPreview['owners'] = [];
  for (const [at, { ownerId, ownerName, share }] of shares.entries()) {
    const part = parts[at] as OwnerFigures;
    const { opening, payouts } = await accountOf(t, companyId, { ownerId, to });
    owners.push({
      ownerId,
      ownerName,
      share,
      revenue: text(part.revenue),
      fee: text(part.fee),
      feeTax: text(part.feeTax),
      costs: text(part.costs),
      amount: text(part.amount),
      opening,
      payouts,
      closing: text(hundredths(opening) + part.amount - hundredths(payouts)),
    });
  }
  return owners;
}

/** The closing balance of an owner's last statement, and the payments to them since, up to this day, that no statement contains yet. */
async function accountOf(
  t: Transaction,
  companyId: number,
  { ownerId, to }: { ownerId: number; to: string },
): Promise<{ opening: string; payouts: string }> {
  const { rows } = await sql<{ opening: string; payouts: string }>`
    with statements as (select * from owner_statements s where s.company_id = ${companyId} and s.owner_id = ${ownerId})
    select coalesce((select closing from statements order by id desc limit 1), 0)::numeric(14, 2) as opening,
      (coalesce((select sum(p.amount) from payments p where p.company_id = ${companyId} and p.owner_id = ${ownerId}
        and p.day <= greatest(${to}::date, (select max(to_day) from statements))), 0) - coalesce((select sum(payouts) from statements), 0))::numeric(14, 2) as payouts`.execute(
    t,
  );
  return rows[0] ?? { opening: '0.00', payouts: '0.00' };
}
