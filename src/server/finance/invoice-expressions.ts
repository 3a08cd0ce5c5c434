// SQL for what depends on the deposit in an invoice called `i`.
import { sql } from 'kysely';

/** The invoice that deducts it, if it is a deposit. */
export const deductedOn = sql`
  (select json_build_object('id', f.id, 'invoiceNumber', f.invoice_number) from deposit_deductions d join invoices f on f.company_id = d.company_id and f.id = d.invoice_id
    where d.company_id = i.company_id and d.deposit_id = i.id)`;

/** How much of a deposit is not credited, by tax; null if it is no deposit. */
export const leftToDeduct = sql`
  (case when i.kind = 'deposit' then (select coalesce(json_agg(json_build_object('category', x.category, 'percent', x.percent::text,
      'taxable', (x.taxable - credited.taxable)::text, 'tax', (x.tax - credited.tax)::text, 'reason', x.reason) order by x.position), '[]')
    from invoice_taxes x, lateral (select coalesce(sum(c.taxable), 0) as taxable, coalesce(sum(c.tax), 0) as tax
        from credit_notes n join credit_note_taxes c on c.company_id = n.company_id and c.credit_note_id = n.id
        where n.company_id = i.company_id and n.invoice_id = i.id and c.percent = x.percent and c.category is not distinct from x.category) credited
    where x.company_id = i.company_id and x.invoice_id = i.id) end)`;
