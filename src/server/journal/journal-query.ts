// The journal: every entry follows from a record, and nothing is copied. Amounts in debit are above 0, in credit below.
import { sql, type RawBuilder } from 'kysely';

export type JournalOf = { companyId: number; /** what the company reports in */ currency: string };
export type Days = { from?: string | undefined; to?: string | undefined };

const onAccountOf = (method: RawBuilder<unknown>) =>
  sql`case when ${method} = 'cash' then 'cash' when ${method} in ('credit_card', 'debit_card') then 'card' else 'bank' end`;

const rateOf = (row: string, currency: string) =>
  sql`case when ${sql.ref(`${row}.currency`)} = ${currency} then 1 else ${sql.ref(`${row}.exchange_rate`)} end`;

/** Whether the invoice called `i` is in the journal: issued, not a draft again, and cancelled only with its note. */
const isInJournal = sql<boolean>`i.sent_at is not null and (i.status in ('sent', 'paid', 'overdue')
  or (i.status = 'cancelled' and exists (select from credit_notes k where k.company_id = i.company_id and k.invoice_id = i.id)))`;

/** Where what the invoice called `i` earns stands: a deposit is owed until it is deducted. */
const earnedBy = sql`case i.kind when 'deposit' then 'deposits' else 'revenue_' || i.category end`;

/** A line that takes a deposit off, of so much below nothing: earned is what it was before, and the deposit is used up. */
function deducted(net: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`lateral (values (1, 'revenue_' || i.category, ${net}), (2, 'deposits', -(${net}))) as line (place, account, amount)`;
}

/** What a tax `x` of a document says: what was earned at it, and how much it is. */
function ofTax(sign: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    lateral (values (1, ${earnedBy}, ${sign} * x.taxable), (2, 'output_tax', ${sign} * x.tax)) as line (place, account, amount)`;
}

/**
 * What each document says, but for its other side, which is what they come to: `against`. Of invoices and expenses, which are many, what was
 * earned or spent stands apart from its tax: who asks for one alone reads nothing of the other.
 */
function parts({ companyId, currency }: JournalOf): RawBuilder<unknown> {
  const ofInvoices = (place: number, account: RawBuilder<unknown>, amount: RawBuilder<unknown>) => sql`
    select 'invoice' as source_type, i.id as source_id, i.issue_date as day, i.invoice_number as entry, i.invoice_number as text, i.currency,
      ${rateOf('i', currency)} as rate, i.yacht_id, i.customer_id, i.id as invoice_id, 'receivables' as against,
      x.position * 2 + ${sql.lit(place)} as place, ${account} as account, ${amount} as amount, x.category as tax_category, x.percent as tax_percent
    from invoices i join invoice_taxes x on x.company_id = i.company_id and x.invoice_id = i.id
    where i.company_id = ${companyId} and ${isInJournal}`;
  const ofExpenses = (place: number, account: RawBuilder<unknown>, amount: RawBuilder<unknown>) => sql`
    select 'expense', e.id, e.expense_date, 'E-' || e.id, e.description, e.currency, ${rateOf('e', currency)}, e.yacht_id, null, null,
      case when e.payment_method is null then 'payables' else ${onAccountOf(sql`e.payment_method`)} end,
      ${sql.lit(place)}, ${account}, ${amount}, r.category, r.percent
    from expenses e left join tax_rates r on r.company_id = e.company_id and r.id = e.tax_rate_id
    where e.company_id = ${companyId}`;
  return sql`
    ${ofInvoices(1, earnedBy, sql`-x.taxable`)}
    union all
    ${ofInvoices(2, sql`'output_tax'`, sql`-x.tax`)}
    union all
    select 'credit_note', n.id, n.issue_date, n.number, n.number || ': ' || n.reason, n.currency, ${rateOf('n', currency)},
      i.yacht_id, n.customer_id, i.id, 'receivables', x.position * 2 + line.place, line.account, line.amount, x.category, x.percent
    from credit_notes n join invoices i on i.company_id = n.company_id and i.id = n.invoice_id
      join credit_note_taxes x on x.company_id = n.company_id and x.credit_note_id = n.id,
      ${ofTax(sql`1`)}
    where n.company_id = ${companyId}
    union all
    -- What a deposit was stands in its account until a later invoice takes it off: what that earned is told before.
    select 'invoice', i.id, i.issue_date, i.invoice_number, i.invoice_number, i.currency, ${rateOf('i', currency)}, i.yacht_id, i.customer_id, i.id,
      'receivables', 1000 + line.place, line.account, line.amount, t.tax_category, t.tax_percent
    from invoices i join invoice_items t on t.company_id = i.company_id and t.invoice_id = i.id and t.deposit_invoice_id is not null, ${deducted(sql`t.net`)}
    where i.company_id = ${companyId} and ${isInJournal}
    union all
    select 'credit_note', n.id, n.issue_date, n.number, n.number || ': ' || n.reason, n.currency, ${rateOf('n', currency)}, i.yacht_id, n.customer_id, i.id,
      'receivables', 1000 + line.place, line.account, line.amount, k.tax_category, k.tax_percent
    from credit_notes n join invoices i on i.company_id = n.company_id and i.id = n.invoice_id
      join credit_note_items k on k.company_id = n.company_id and k.credit_note_id = n.id
      join invoice_items t on t.company_id = k.company_id and t.id = k.invoice_item_id and t.deposit_invoice_id is not null, ${deducted(sql`-k.net`)}
    where n.company_id = ${companyId}
    union all
    select 'payment', p.id, p.day, 'P-' || p.id,
      coalesce(p.reference, case when p.owner_id is not null then 'Paid to an owner' when p.direction = 'in' then 'Payment' else 'Refund' end), p.currency,
      ${rateOf('p', currency)}, null, p.customer_id, null, case when p.owner_id is null then 'receivables' else 'owners_payable' end, 1, ${onAccountOf(sql`p.method`)},
      case p.direction when 'in' then p.amount else -p.amount end, null, null
    from payments p where p.company_id = ${companyId}
    union all
    -- What is the owners' is less the company's, but for its fee; it owes them the rest.
    select 'statement', s.id, s.statement_date, s.number, concat_ws(', ', s.number, s.issued_as ->> 'yachtName', s.issued_as -> 'owner' ->> 'name'), s.currency,
      ${rateOf('s', currency)}, s.yacht_id, null, null, 'owners_payable', line.place, line.account, line.amount, line.category, line.percent
    from (select o.*, null::numeric as exchange_rate from owner_statements o) s
      join yacht_statements w on w.company_id = s.company_id and w.id = s.yacht_statement_id,
      lateral (values (1, 'owners_share', s.revenue - s.costs, null::text, null::numeric), (2, 'management_fees', -s.fee, w.fee_tax_category, w.fee_tax_percent),
        (3, 'output_tax', -s.fee_tax, w.fee_tax_category, w.fee_tax_percent)) as line (place, account, amount, category, percent)
    where s.company_id = ${companyId}
    union all
    ${ofExpenses(1, sql`'expense_' || e.category`, sql`e.amount - coalesce(e.tax_amount, 0)`)}
    union all
    ${ofExpenses(2, sql`'input_tax'`, sql`e.tax_amount`)} and e.tax_amount is not null
    union all
    select 'income', n.id, n.income_date, 'I-' || n.id, n.description, n.currency, ${rateOf('n', currency)}, n.yacht_id, n.customer_id, n.invoice_id,
      ${onAccountOf(sql`n.payment_method`)}, line.place, line.account, line.amount, r.category, r.percent
    from income n left join tax_rates r on r.company_id = n.company_id and r.id = n.tax_rate_id,
      lateral (values (1, 'revenue_' || n.category, coalesce(n.tax_amount, 0) - n.amount), (2, 'output_tax', -coalesce(n.tax_amount, 0))) as line (place, account, amount)
    where n.company_id = ${companyId} and n.payment_id is null and n.apa_id is null and n.payment_status = 'paid'
    union all
    -- What a charterer advances isn't owed any more, and is theirs until it is spent: it comes back for an invoice, or by a refund.
    select 'apa', a.id, greatest(a.day, p.day, i.issue_date), 'A-' || a.id, 'APA of ' || h.number, w.currency, ${rateOf('w', currency)}, w.yacht_id, w.customer_id,
      a.debit_invoice_id, 'receivables', 1, 'apa', case when a.debit_apa_id is null then a.amount else -a.amount end, null, null
    from allocations a join apa_accounts w on w.company_id = a.company_id and w.id = coalesce(a.debit_apa_id, a.credit_apa_id)
      join charters h on h.company_id = w.company_id and h.id = w.charter_id
      left join payments p on p.company_id = a.company_id and p.id = coalesce(a.credit_payment_id, a.debit_payment_id)
      left join invoices i on i.company_id = a.company_id and i.id = a.debit_invoice_id
    where a.company_id = ${companyId} and (a.debit_apa_id is not null or a.credit_apa_id is not null)
    union all
    select 'apa_entry', e.id, e.day, 'AE-' || e.id, 'APA of ' || h.number || ': ' || coalesce(e.description, e.supplier, e.category), w.currency, ${rateOf('w', currency)},
      w.yacht_id, w.customer_id, null, ${onAccountOf(sql`e.method`)}, 1, 'apa', e.amount_in_apa, null, null
    from apa_entries e join apa_accounts w on w.company_id = e.company_id and w.id = e.account_id join charters h on h.company_id = w.company_id and h.id = w.charter_id
    where e.company_id = ${companyId}`;
}

/**
 * What an allocation clears of a document in another currency is its share of what the document was worth, so far, rounded, less what was
 * cleared before; what the two sides of it differ by is gain or loss. What a document was worth is reckoned only where it is asked for, and
 * a deposit taken off adds nothing to it: what that earned and what it uses up come to 0.
 */
function differences(of: JournalOf, days: Days): RawBuilder<unknown> {
  const worth = (taxes: string, document: string, id: RawBuilder<unknown>, rate: RawBuilder<unknown>) => sql`
    select sum(round(x.taxable * ${rate}, ${places(of)}) + round(x.tax * ${rate}, ${places(of)})) as base, nullif(sum(x.taxable + x.tax), 0) as amount
    from ${sql.table(taxes)} x where x.company_id = ${of.companyId} and x.${sql.ref(document)} = ${id} having count(*) > 0`;
  // What goes into an APA, or comes from it, is a document of its own.
  const moved = (side: 'debit' | 'credit') => sql`
    select round(p.amount * ${sql.ref(`p.${side}_rate`)}, ${places(of)}), p.amount where ${sql.ref(`p.${side}_apa_id`)} is not null`;
  const paid = (id: RawBuilder<unknown>, rate: RawBuilder<unknown>) => sql`
    select round(o.amount * ${rate}, ${places(of)}), o.amount from payments o where o.company_id = ${of.companyId} and o.id = ${id}`;
  const cleared = (side: string) => {
    const [base, amount, soFar] = [sql.ref(`${side}.base`), sql.ref(`${side}.amount`), sql.ref(`p.${side}_so_far`)];
    return sql`round(${base} * ${soFar} / ${amount}, ${places(of)}) - round(${base} * (${soFar} - p.amount) / ${amount}, ${places(of)})`;
  };
  return sql`
    select 'allocation' as source_type, p.id as source_id, p.day, 'X-' || p.id as entry, 'Exchange difference of ' || p.entry as text, p.currency,
      p.yacht_id, p.customer_id, p.debit_invoice_id as invoice_id, (${cleared('debit')}) - (${cleared('credit')}) as base
    from (
      select w.*,
        case when w.debit_apa_id is null then sum(w.amount) over (partition by w.debit_invoice_id, w.debit_payment_id order by w.day, w.id) else w.amount end as debit_so_far,
        case when w.credit_apa_id is null then sum(w.amount) over (partition by w.credit_note_id, w.credit_payment_id order by w.day, w.id) else w.amount end as credit_so_far
      from (
        select d.*, greatest(d.debit_day, c.day, n.issue_date) as day, coalesce(c.exchange_rate, n.exchange_rate, v.exchange_rate) as credit_rate
        from (
          select a.*, greatest(a.set_off, i.issue_date) as debit_day, i.exchange_rate as debit_rate, i.currency, i.yacht_id, i.customer_id, i.invoice_number as entry
          from (${allocated}) a join invoices i on i.company_id = ${of.companyId} and i.id = a.debit_invoice_id
          where a.company_id = ${of.companyId} and i.currency <> ${of.currency} and i.exchange_rate is not null and ${isInJournal}
          union all
          select a.*, greatest(a.set_off, o.day), o.exchange_rate, o.currency, null, o.customer_id, 'P-' || o.id
          from (${allocated}) a join payments o on o.company_id = ${of.companyId} and o.id = a.debit_payment_id
          where a.company_id = ${of.companyId} and o.currency <> ${of.currency} and o.exchange_rate is not null
          union all
          select a.*, a.set_off, w.exchange_rate, w.currency, w.yacht_id, w.customer_id, 'the APA of ' || h.number
          from (${allocated}) a join apa_accounts w on w.company_id = ${of.companyId} and w.id = a.debit_apa_id
            join charters h on h.company_id = w.company_id and h.id = w.charter_id
          where a.company_id = ${of.companyId} and w.currency <> ${of.currency} and w.exchange_rate is not null
        ) d left join payments c on c.company_id = ${of.companyId} and c.id = d.credit_payment_id
          left join credit_notes n on n.company_id = ${of.companyId} and n.id = d.credit_note_id
          left join apa_accounts v on v.company_id = ${of.companyId} and v.id = d.credit_apa_id
      ) w where w.credit_rate is not null
    ) p,
      lateral (${worth('invoice_taxes', 'invoice_id', sql`p.debit_invoice_id`, sql`p.debit_rate`)} union all ${paid(sql`p.debit_payment_id`, sql`p.debit_rate`)} union all ${moved('debit')}) debit,
      lateral (${worth('credit_note_taxes', 'credit_note_id', sql`p.credit_note_id`, sql`p.credit_rate`)} union all ${paid(sql`p.credit_payment_id`, sql`p.credit_rate`)} union all ${moved('credit')}) credit
    where ${within(days)}`;
}

/** What rounding leaves of an APA in another currency once it is closed and nothing is in it any more. */
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

/** What allocations say of the two documents they join. */
const allocated = sql`select id, company_id, amount, day as set_off, debit_invoice_id, debit_payment_id, debit_apa_id, credit_note_id, credit_payment_id, credit_apa_id from allocations`;

/** To how many places the reported currency is rounded. */
export function places({ currency }: JournalOf): RawBuilder<unknown> {
  return currency === 'JPY' ? sql`0` : sql`2`;
}

function within({ from, to }: Days): RawBuilder<boolean> {
  const conditions = [sql<boolean>`true`];
  if (from) conditions.push(sql<boolean>`p.day >= ${from}::date`);
  if (to) conditions.push(sql<boolean>`p.day <= ${to}::date`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** What each document says of these days, but for its other side. */
function saidLines(of: JournalOf, days: Days): RawBuilder<unknown> {
  return sql`
    select source_type, source_id, day, entry, text, currency, yacht_id, customer_id, invoice_id, against, place, account, amount,
      round(amount * rate, ${places(of)}) as base, tax_category, tax_percent
    from (${parts(of)}) p where p.rate is not null and ${within(days)}
    union all
    select source_type, source_id, day, entry, text, currency, yacht_id, customer_id, invoice_id, 'receivables', 1, 'exchange_differences', 0, base, null, null
    from (${differences(of, days)}) p where p.base <> 0
    union all
    select source_type, source_id, day, entry, text, currency, yacht_id, customer_id, invoice_id, 'apa', 1, 'exchange_differences', 0, base, null, null
    from (${restsOfApas(of, days)}) p where p.base <> 0`;
}

/**
 * The lines of the journal of these days: day, entry, text, source, account, amount in the document's currency and `base` in the reported one.
 */
export function journalLines(of: JournalOf, days: Days): RawBuilder<unknown> {
  return sql`
    with said as materialized (${saidLines(of, days)})
    select source_type, source_id, day, entry, text, currency, yacht_id, customer_id, invoice_id, place, account, amount, base, tax_category, tax_percent
    from said where amount <> 0 or base <> 0
    union all
    select source_type, source_id, day, entry, text, currency, yacht_id, customer_id, invoice_id, 0, against, -sum(amount), -sum(base), null, null
    from said group by source_type, source_id, day, entry, text, currency, yacht_id, customer_id, invoice_id, against
    having sum(amount) <> 0 or sum(base) <> 0`;
}

/** Those of them that earn, cost or are tax: none of these accounts is ever the other side of an entry, so nothing is added up for that. */
export function linesOfResults(of: JournalOf, days: Days): RawBuilder<unknown> {
  return sql`select yacht_id, account, base, tax_category, tax_percent from (${saidLines(of, days)}) said where base <> 0`;
}

/** How many documents of these days, of all yachts or of one, aren't in the journal, because nobody knows what their currency is worth. */
export function missingRates(of: JournalOf, days: Days, yachtId?: number): RawBuilder<unknown> {
  const ofYacht = yachtId === undefined ? sql`true` : sql`p.yacht_id = ${yachtId}`;
  return sql`select count(distinct (source_type, source_id))::int from (${parts(of)}) p where p.rate is null and ${within(days)} and ${ofYacht}`;
}

/** The first day on which there is anything in the journal: a difference of exchange never comes before its documents. */
export function earliestDay(of: JournalOf): RawBuilder<{ day: string | null }> {
  return sql<{ day: string | null }>`select min(p.day) as day from (${parts(of)}) p where p.rate is not null and p.amount <> 0`;
}
