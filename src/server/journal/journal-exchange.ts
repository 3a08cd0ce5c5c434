// Exchange gains and losses, where the two sides of an allocation had different rates.
import { sql, type RawBuilder } from 'kysely';
import { isInJournal, places, type JournalOf } from './journal-documents.ts';

export type Days = { from?: string | undefined; to?: string | undefined };

export function within({ from, to }: Days): RawBuilder<boolean> {
  const conditions = [sql<boolean>`true`];
  if (from) conditions.push(sql<boolean>`p.day >= ${from}::date`);
  if (to) conditions.push(sql<boolean>`p.day <= ${to}::date`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Separate lines for the exchange gains and losses of these days, each with its other side. */
export function exchangeLines(of: JournalOf, days: Days): RawBuilder<unknown> {
  return sql`${inLines(differences(of, days), 'receivables')} union all ${inLines(restsOfApas(of, days), 'apa')}`;
}

function inLines(rows: RawBuilder<unknown>, against: string): RawBuilder<unknown> {
  return sql`
    select source_type, source_id, day, entry, text, currency, true as is_known, yacht_id, customer_id, invoice_id, line.place, line.account, 0.00 as amount, line.base,
      null::text as tax_category, null::numeric as tax_percent, case when line.place > 0 then 'result' else 'rest' end as line_kind
    from (${rows}) p, lateral (values (1, 'exchange_differences', p.base), (0, ${sql.lit(against)}, -p.base)) as line (place, account, base) where p.base <> 0`;
}

/**
 * An allocation clears its share of a document's worth, so far, rounded, less what was cleared before; the difference between its two sides
 * is a gain or a loss. A document's worth is calculated only if it is needed, and a deducted deposit adds nothing to it: what it earned and
 * what it uses up cancel out.
 */
function differences(of: JournalOf, days: Days): RawBuilder<unknown> {
  const { companyId, currency } = of;
  const rounded = (amount: RawBuilder<unknown>) => sql`round(${amount}, ${places(of)})`;
  const ofTaxes = (taxes: RawBuilder<unknown>, rate: RawBuilder<unknown>) => sql`
    select sum(${rounded(sql`x.taxable * ${rate}`)} + ${rounded(sql`x.tax * ${rate}`)}) from ${taxes} and x.company_id = ${companyId}`;
  const ofInvoice = ofTaxes(sql`invoice_taxes x where x.invoice_id = p.debit_invoice_id`, sql`p.debit_rate`);
  const ofNote = ofTaxes(sql`credit_note_taxes x where x.credit_note_id = p.credit_note_id`, sql`p.credit_rate`);
  const cleared = (side: string) => {
    const share = (part: RawBuilder<unknown>) =>
      rounded(sql`${sql.ref(`worth.${side}`)} * ${part} / nullif(${sql.ref(`p.${side}_whole`)}, 0)`);
    const soFar = sql.ref(`p.${side}_so_far`);
    return sql`${share(soFar)} - ${share(sql`(${soFar} - p.amount)`)}`;
  };
  const inAnother = (row: string) => sql`${sql.ref(`${row}.currency`)} <> ${currency} and ${sql.ref(`${row}.exchange_rate`)} is not null`;
  // A transfer to or from an APA is a document of its own, of the same amount as the allocation.
  const against = (whole: RawBuilder<unknown>, rate: RawBuilder<unknown>, debits: RawBuilder<unknown>) => sql`
      ${whole} as debit_whole, ${rate} as debit_rate,
      coalesce(c.amount, n.total, a.amount) as credit_whole, coalesce(c.exchange_rate, n.exchange_rate, v.exchange_rate) as credit_rate
    from (${allocated}) a join ${debits}
      left join payments c on c.company_id = ${companyId} and c.id = a.credit_payment_id
      left join credit_notes n on n.company_id = ${companyId} and n.id = a.credit_note_id
      left join apa_accounts v on v.company_id = ${companyId} and v.id = a.credit_apa_id
    where a.company_id = ${companyId}`;
  return sql`
    select 'allocation' as source_type, p.id as source_id, p.day, 'X-' || p.id as entry, 'Exchange difference of ' || p.entry as text, p.currency,
      p.yacht_id, p.customer_id, p.debit_invoice_id as invoice_id, (${cleared('debit')}) - (${cleared('credit')}) as base
    from (
      select w.*,
        case when w.debit_apa_id is null then sum(w.amount) over (partition by w.debit_invoice_id, w.debit_payment_id order by w.day, w.id) else w.amount end as debit_so_far,
        case when w.credit_apa_id is null then sum(w.amount) over (partition by w.credit_note_id, w.credit_payment_id order by w.day, w.id) else w.amount end as credit_so_far
      from (
        select a.*, greatest(a.set_off, i.issue_date, c.day, n.issue_date) as day, i.currency, i.yacht_id, i.customer_id, i.invoice_number as entry,
          ${against(sql`i.total`, sql`i.exchange_rate`, sql`invoices i on i.company_id = ${companyId} and i.id = a.debit_invoice_id`)} and ${inAnother('i')} and ${isInJournal}
        union all
        select a.*, greatest(a.set_off, o.day, c.day, n.issue_date), o.currency, null, o.customer_id, 'P-' || o.id,
          ${against(sql`o.amount`, sql`o.exchange_rate`, sql`payments o on o.company_id = ${companyId} and o.id = a.debit_payment_id`)} and ${inAnother('o')}
        union all
        select a.*, greatest(a.set_off, c.day, n.issue_date), w.currency, w.yacht_id, w.customer_id, 'the APA of ' || h.number,
          ${against(
            sql`a.amount`,
            sql`w.exchange_rate`,
            sql`apa_accounts w on w.company_id = ${companyId} and w.id = a.debit_apa_id join charters h on h.company_id = w.company_id and h.id = w.charter_id`,
          )} and ${inAnother('w')}
      ) w where w.credit_rate is not null
    ) p, lateral (select
      case when p.debit_invoice_id is null then ${rounded(sql`p.debit_whole * p.debit_rate`)} else (${ofInvoice}) end as debit,
      case when p.credit_note_id is null then ${rounded(sql`p.credit_whole * p.credit_rate`)} else (${ofNote}) end as credit offset 0) worth
    where ${within(days)}`;
}

/** The rounding remainder of an APA in another currency once it is closed and empty. */
function restsOfApas(of: JournalOf, days: Days): RawBuilder<unknown> {
  const lines = sql`
    select case when a.debit_apa_id is null then a.amount else -a.amount end as amount from allocations a
    where a.company_id = p.company_id and (a.debit_apa_id = p.id or a.credit_apa_id = p.id)
    union all
    select e.amount_in_apa from apa_entries e where e.company_id = p.company_id and e.account_id = p.id`;
  return sql`
    select 'apa_rest' as source_type, p.id as source_id, p.day, 'AR-' || p.id as entry, 'Exchange difference of the APA of ' || p.number as text, p.currency, p.yacht_id,
      p.customer_id, null::bigint as invoice_id, (select sum(round(l.amount * p.exchange_rate, ${places(of)})) from (${lines}) l) as base
    from (select w.*, w.closed_on as day, h.number from apa_accounts w join charters h on h.company_id = w.company_id and h.id = w.charter_id
      where w.company_id = ${of.companyId} and w.closed_on is not null and w.currency <> ${of.currency} and w.exchange_rate is not null) p
    where ${within(days)}`;
}

/** The facts about an allocation's two documents. */
const allocated = sql`select id, company_id, amount, day as set_off, debit_invoice_id, debit_payment_id, debit_apa_id, credit_note_id, credit_payment_id, credit_apa_id from allocations`;
