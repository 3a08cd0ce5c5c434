-- An exchange rate that somebody entered for income is that of the payment it becomes, and of what the payment leaves over.
create or replace function adopt_payments(of_company bigint, of_invoice bigint default null) returns void language plpgsql as $$
declare
  paid record;
  rest numeric(10, 2);
  payment bigint;
begin
  for paid in
    select n.*, i.customer_id as payer, i.total from income n
      join invoices i on i.company_id = n.company_id and i.id = n.invoice_id and i.currency = n.currency
    where n.company_id = of_company and (of_invoice is null or n.invoice_id = of_invoice) and n.payment_status = 'paid' and n.payment_id is null and n.apa_id is null
      and i.status in ('sent', 'overdue', 'paid')
    order by n.income_date, n.id
  loop
    rest := paid.total - coalesce((select sum(a.amount) from allocations a where a.company_id = of_company and a.debit_invoice_id = paid.invoice_id), 0);
    continue when rest <= 0;
    insert into payments (company_id, direction, customer_id, day, amount, currency, exchange_rate, method, created_at)
      values (of_company, 'in', paid.payer, paid.income_date, paid.amount, paid.currency, paid.exchange_rate, paid.payment_method, paid.created_at) returning id into payment;
    insert into allocations (company_id, day, amount, credit_payment_id, debit_invoice_id, created_at)
      values (of_company, paid.income_date, least(rest, paid.amount), payment, paid.invoice_id, paid.created_at);
    update income set payment_id = payment, amount = least(rest, paid.amount) where company_id = of_company and id = paid.id;
    if paid.amount > rest then
      insert into income (company_id, customer_id, yacht_id, category, subcategory, description, amount, currency, exchange_rate, income_date, payment_status, payment_method, payment_id)
        values (of_company, paid.payer, paid.yacht_id, paid.category, paid.subcategory, paid.description, paid.amount - rest, paid.currency, paid.exchange_rate, paid.income_date, 'paid', paid.payment_method, payment);
    end if;
  end loop;
end $$;
