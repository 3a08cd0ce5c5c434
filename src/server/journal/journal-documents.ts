// The journal lines of each document. Debit amounts are above 0, credit amounts below.
import { sql, type RawBuilder } from 'kysely';

export type JournalOf = { companyId: number; /** what the company reports in */ currency: string };

const onAccountOf = (method: RawBuilder<unknown>) =>
  sql`case when ${method} = 'cash' then 'cash' when ${method} in ('credit_card', 'debit_card') then 'card' else 'bank' end`;

/** Whether the invoice `i` is in the journal: issued, not turned back into a draft, and cancelled only with a credit note. */
export const isInJournal = sql<boolean>`i.sent_at is not null and (i.status in ('sent', 'paid', 'overdue')
  or (i.status = 'cancelled' and exists (select from credit_notes k where k.company_id = i.company_id and k.invoice_id = i.id)))`;

/** The account for what the invoice `i` earns: a deposit is owed until it is deducted. */
const earnedBy = sql`case i.kind when 'deposit' then 'deposits' else 'revenue_' || i.category end`;

/**
 * A line that deducts a deposit, with a negative amount: the invoice earns what it would have earned without it, and the deposit is used
 * up.
 */
function deducted(net: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`lateral (values (1, 'revenue_' || i.category, ${net}), (2, 'deposits', -(${net}))) as line (place, account, amount)`;
}

/** The number of decimals of the reported currency. */
export function places({ currency }: JournalOf): RawBuilder<unknown> {
  return currency === 'JPY' ? sql`0` : sql`2`;
}

/** The columns of each journal line, in this order. */
export const lineColumns = sql`source_type, source_id, day, entry, text, currency, is_known, yacht_id, customer_id, invoice_id, place, account, amount, base, tax_category, tax_percent, line_kind`;

/**
 * The journal lines of documents: `amount` in their currency, `base` in the reported one if the rate is known (`is_known`). The line at
 * place 0 is the other side of all others of its entry: their sum. `line_kind` says whether a line earns or costs (`result`, which includes
 * deposits), is `tax`, or neither (`rest`).
 *
 * It is a list of selects, one per kind of document and, for the numerous ones, per line: a query for some accounts reads nothing of the
 * others, because PostgreSQL knows in advance what a select can't contain, and each can be added up by itself.
 */
export function documentParts(of: JournalOf): RawBuilder<unknown>[] {
  return [
    ...invoiceParts(of),
    ...creditNoteParts(of),
    ...paymentParts(of),
    ...expenseParts(of),
    incomePart(of),
    statementPart(of),
    ...apaParts(of),
  ];
}

/** Whether the rate of this row's currency is known, the rounded worth of an amount, and that of several amounts added up. */
function rateOf(of: JournalOf, row: string) {
  const [currency, rate] = [sql.ref(`${row}.currency`), sql.ref(`${row}.exchange_rate`)];
  const [isReported, isYen] = [sql`${currency} = ${of.currency}`, of.currency === 'JPY'];
  // Amounts have two decimals already, so they are rounded only where needed: there are many.
  const worth = (amount: RawBuilder<unknown>) =>
    sql`case when ${isReported} then ${isYen ? sql`round(${amount}, 0)` : amount} else round((${amount}) * ${rate}, ${places(of)}) end`;
  const each = (amounts: RawBuilder<unknown>[]) =>
    sql.join(
      amounts.map((amount) => sql`(${worth(amount)})`),
      sql` + `,
    );
  return {
    isKnown: sql`(${isReported} or ${rate} is not null)`,
    worth,
    worthOfAll: (amounts: RawBuilder<unknown>[]) =>
      isYen
        ? sql`sum(${each(amounts)})`
        : sql`case when ${isReported} then sum(${sql.join(amounts, sql` + `)}) else sum(${each(amounts)}) filter (where not ${isReported}) end`,
  };
}

/**
 * The lines for the taxes `x` of an invoice, or of a credit note that reverses it: what each earned, the tax, and the sum of the document.
 */
function taxLines(of: JournalOf, row: 'i' | 'n') {
  const { worth, worthOfAll } = rateOf(of, row);
  const [sign, against] = row === 'i' ? [sql`-`, sql``] : [sql``, sql`-`];
  const line = (place: number, account: RawBuilder<unknown>, amount: RawBuilder<unknown>, reportPart: RawBuilder<unknown>) =>
    sql`x.position * 2 + ${sql.lit(place)}, ${account}, ${sign}${amount}, ${worth(sql`${sign}${amount}`)}, x.category, x.percent, ${reportPart}`;
  const [taxable, tax] = [sql`x.taxable`, sql`x.tax`];
  return {
    earned: line(1, earnedBy, taxable, sql`'result'`),
    tax: line(2, sql`'output_tax'`, tax, sql`'tax'`),
    receivable: sql`0, 'receivables', ${against}sum(${taxable} + ${tax}), ${against}(${worthOfAll([taxable, tax])}), null::text, null::numeric, 'rest'`,
  };
}

function invoiceParts(of: JournalOf): RawBuilder<unknown>[] {
  const { isKnown, worth } = rateOf(of, 'i');
  const invoice = sql`'invoice', i.id, i.issue_date, i.invoice_number, i.invoice_number, i.currency, ${isKnown}, i.yacht_id, i.customer_id, i.id`;
  const isOurs = sql`i.company_id = ${of.companyId} and ${isInJournal}`;
  const taxed = sql`from invoices i join invoice_taxes x on x.company_id = i.company_id and x.invoice_id = i.id where ${isOurs}`;
  const { earned, tax } = taxLines(of, 'i');
  const worthOfTaxes = sql`(select sum((${worth(sql`x.taxable`)}) + (${worth(sql`x.tax`)})) from invoice_taxes x where x.company_id = i.company_id and x.invoice_id = i.id)`;
  return [
    sql`select ${invoice}, ${earned} ${taxed}`,
    sql`select ${invoice}, ${tax} ${taxed}`,
    sql`select ${invoice}, 0, 'receivables', i.total, case when i.currency = ${of.currency} then i.total else ${worthOfTaxes} end, null::text, null::numeric, 'rest' from invoices i where ${isOurs}`,
    // A deposit stays in its account until a later invoice deducts it: what it earned was counted before.
    sql`select ${invoice}, 1000 + line.place, line.account, line.amount, ${worth(sql`line.amount`)}, t.tax_category, t.tax_percent, 'result'
      from invoices i join invoice_items t on t.company_id = i.company_id and t.invoice_id = i.id and t.deposit_invoice_id is not null, ${deducted(sql`t.net`)}
      where ${isOurs}`,
  ];
}

function creditNoteParts(of: JournalOf): RawBuilder<unknown>[] {
  const { isKnown, worth } = rateOf(of, 'n');
  const note = sql`'credit_note', n.id, n.issue_date, n.number, n.number || ': ' || n.reason, n.currency, ${isKnown}, i.yacht_id, n.customer_id, i.id`;
  const notes = sql`from credit_notes n join invoices i on i.company_id = n.company_id and i.id = n.invoice_id`;
  const taxed = sql`${notes} join credit_note_taxes x on x.company_id = n.company_id and x.credit_note_id = n.id where n.company_id = ${of.companyId}`;
  const { earned, tax, receivable } = taxLines(of, 'n');
  return [
    sql`select ${note}, ${earned} ${taxed}`,
    sql`select ${note}, ${tax} ${taxed}`,
    sql`select ${note}, ${receivable} ${taxed} group by n.company_id, n.id, i.company_id, i.id`,
    sql`select ${note}, 1000 + line.place, line.account, line.amount, ${worth(sql`line.amount`)}, k.tax_category, k.tax_percent, 'result'
      ${notes} join credit_note_items k on k.company_id = n.company_id and k.credit_note_id = n.id
        join invoice_items t on t.company_id = k.company_id and t.id = k.invoice_item_id and t.deposit_invoice_id is not null, ${deducted(sql`-k.net`)}
      where n.company_id = ${of.companyId}`,
  ];
}

function paymentParts(of: JournalOf): RawBuilder<unknown>[] {
  const { isKnown, worth } = rateOf(of, 'p');
  const part = (place: number, account: RawBuilder<unknown>, amount: RawBuilder<unknown>) => sql`
    select 'payment', p.id, p.day, 'P-' || p.id,
      coalesce(p.reference, case when p.owner_id is not null then 'Paid to an owner' when p.direction = 'in' then 'Payment' else 'Refund' end), p.currency,
      ${isKnown}, null::bigint, p.customer_id, null::bigint, ${sql.lit(place)}, ${account}, ${amount}, ${worth(amount)}, null::text, null::numeric, 'rest'
    from payments p where p.company_id = ${of.companyId}`;
  return [
    part(1, onAccountOf(sql`p.method`), sql`case p.direction when 'in' then p.amount else -p.amount end`),
    part(
      0,
      sql`case when p.owner_id is null then 'receivables' else 'owners_payable' end`,
      sql`case p.direction when 'in' then -p.amount else p.amount end`,
    ),
  ];
}

function expenseParts(of: JournalOf): RawBuilder<unknown>[] {
  const { isKnown, worth } = rateOf(of, 'e');
  const [net, tax] = [sql`e.amount - coalesce(e.tax_amount, 0)`, sql`e.tax_amount`];
  const paidFrom = sql`case when e.payment_method is null then 'payables' else ${onAccountOf(sql`e.payment_method`)} end`;
  const part = (line: RawBuilder<unknown>) => sql`
    select 'expense', e.id, e.expense_date, 'E-' || e.id, e.description, e.currency, ${isKnown}, e.yacht_id, null::bigint, null::bigint, ${line}
    from expenses e left join tax_rates r on r.company_id = e.company_id and r.id = e.tax_rate_id
    where e.company_id = ${of.companyId}`;
  return [
    part(sql`1, 'expense_' || e.category, ${net}, ${worth(net)}, r.category, r.percent, 'result'`),
    sql`${part(sql`2, 'input_tax', ${tax}, ${worth(tax)}, r.category, r.percent, 'tax'`)} and e.tax_amount is not null`,
    part(sql`0, ${paidFrom}, -e.amount, -(${worth(net)}) - coalesce(${worth(tax)}, 0), null::text, null::numeric, 'rest'`),
  ];
}

/** Income that comes neither from a payment nor from an APA. */
function incomePart(of: JournalOf): RawBuilder<unknown> {
  const { isKnown, worth } = rateOf(of, 'n');
  const [net, tax] = [sql`n.amount - coalesce(n.tax_amount, 0)`, sql`coalesce(n.tax_amount, 0)`];
  return sql`
    select 'income', n.id, n.income_date, 'I-' || n.id, n.description, n.currency, ${isKnown}, n.yacht_id, n.customer_id, n.invoice_id,
      line.place, line.account, line.amount, line.base, case when line.place > 0 then r.category end, case when line.place > 0 then r.percent end, (array['rest', 'result', 'tax'])[line.place + 1]
    from income n left join tax_rates r on r.company_id = n.company_id and r.id = n.tax_rate_id,
      lateral (values (1, 'revenue_' || n.category, -(${net}), -(${worth(net)})), (2, 'output_tax', -${tax}, -(${worth(tax)})),
        (0, ${onAccountOf(sql`n.payment_method`)}, n.amount, (${worth(net)}) + (${worth(tax)}))) as line (place, account, amount, base)
    where n.company_id = ${of.companyId} and n.payment_id is null and n.apa_id is null and n.payment_status = 'paid'`;
}

/** The owners' part reduces what the company earned, except its fee, and is owed to them. */
function statementPart(of: JournalOf): RawBuilder<unknown> {
  const { isKnown, worth } = rateOf(of, 's');
  return sql`
    select 'statement', s.id, s.statement_date, s.number, concat_ws(', ', s.number, s.issued_as ->> 'yachtName', s.issued_as -> 'owner' ->> 'name'), s.currency,
      ${isKnown}, s.yacht_id, null::bigint, null::bigint, line.place, line.account, line.amount, line.base, line.category, line.percent, (array['rest', 'result', 'result', 'tax'])[line.place + 1]
    from (select o.*, o.revenue - o.costs as earned, null::numeric as exchange_rate from owner_statements o) s
      join yacht_statements w on w.company_id = s.company_id and w.id = s.yacht_statement_id,
      lateral (values (1, 'owners_share', s.earned, ${worth(sql`s.earned`)}, null::text, null::numeric),
        (2, 'management_fees', -s.fee, -(${worth(sql`s.fee`)}), w.fee_tax_category, w.fee_tax_percent),
        (3, 'output_tax', -s.fee_tax, -(${worth(sql`s.fee_tax`)}), w.fee_tax_category, w.fee_tax_percent),
        (0, 'owners_payable', s.fee + s.fee_tax - s.earned, (${worth(sql`s.fee`)}) + (${worth(sql`s.fee_tax`)}) - (${worth(sql`s.earned`)}), null, null))
        as line (place, account, amount, base, category, percent)
    where s.company_id = ${of.companyId}`;
}

/** A charterer's advance is no longer owed, and is theirs until it is spent: it is used for an invoice, or refunded. */
function apaParts(of: JournalOf): RawBuilder<unknown>[] {
  const { isKnown, worth } = rateOf(of, 'w');
  const moved = sql`case when a.debit_apa_id is null then a.amount else -a.amount end`;
  const line = sql`line.place, line.account, line.amount, ${worth(sql`line.amount`)}, null::text, null::numeric, 'rest'`;
  return [
    sql`select 'apa', a.id, greatest(a.day, p.day, i.issue_date), 'A-' || a.id, 'APA of ' || h.number, w.currency, ${isKnown}, w.yacht_id, w.customer_id,
        a.debit_invoice_id, ${line}
      from allocations a join apa_accounts w on w.company_id = a.company_id and w.id = coalesce(a.debit_apa_id, a.credit_apa_id)
        join charters h on h.company_id = w.company_id and h.id = w.charter_id
        left join payments p on p.company_id = a.company_id and p.id = coalesce(a.credit_payment_id, a.debit_payment_id)
        left join invoices i on i.company_id = a.company_id and i.id = a.debit_invoice_id,
        lateral (values (1, 'apa', ${moved}), (0, 'receivables', -(${moved}))) as line (place, account, amount)
      where a.company_id = ${of.companyId} and (a.debit_apa_id is not null or a.credit_apa_id is not null)`,
    sql`select 'apa_entry', e.id, e.day, 'AE-' || e.id, 'APA of ' || h.number || ': ' || coalesce(e.description, e.supplier, e.category), w.currency, ${isKnown},
        w.yacht_id, w.customer_id, null::bigint, ${line}
      from apa_entries e join apa_accounts w on w.company_id = e.company_id and w.id = e.account_id join charters h on h.company_id = w.company_id and h.id = w.charter_id,
        lateral (values (1, 'apa', e.amount_in_apa), (0, ${onAccountOf(sql`e.method`)}, -e.amount_in_apa)) as line (place, account, amount)
      where e.company_id = ${of.companyId}`,
  ];
}
