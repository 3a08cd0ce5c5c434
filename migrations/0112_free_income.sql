-- Income is in the journal by itself only where it is paid and follows neither a payment nor an APA, which are looked at on their own days.
-- All other income may change on a closed day as well: a customer's credit of a closed period is still theirs to use.
create function refuse_closed_income() returns trigger language plpgsql as $$
declare
  said text[] := array['income_date', 'amount', 'currency', 'exchange_rate', 'tax_rate_id', 'tax_amount', 'category', 'description', 'payment_method',
    'yacht_id', 'customer_id'];
  in_books_before boolean := tg_op <> 'INSERT' and old.payment_id is null and old.apa_id is null and old.payment_status = 'paid';
  in_books_after boolean := tg_op <> 'DELETE' and new.payment_id is null and new.apa_id is null and new.payment_status = 'paid';
begin
  if tg_op = 'DELETE' and not exists (select from companies c where c.id = old.company_id) then return old; end if;
  if in_books_before and in_books_after
      and (select bool_and(to_jsonb(old) -> name is not distinct from to_jsonb(new) -> name) from unnest(said) name) then
    return new;
  end if;
  if in_books_before then perform refuse_closed_day(old.company_id, old.income_date); end if;
  if in_books_after then perform refuse_closed_day(new.company_id, new.income_date); end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create or replace trigger refuse_closed before insert or delete or update on income for each row execute function refuse_closed_income();
