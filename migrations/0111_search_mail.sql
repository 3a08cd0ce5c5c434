-- Search: an email finds its customer by the part before the @, as the lists do, and by what follows it only where an @ was typed. Until now
-- "mail" found nearly every customer. The index of whole emails stays, for those searches.
alter index customers_search rename to customers_mail_search;
create index customers_search on customers
  using gin (company_id, searchable(first_name || ' ' || last_name || ' ' || coalesce(organisation || ' ', '') || coalesce(split_part(email, '@', 1), '')) gin_trgm_ops) with (gin_pending_list_limit = 256);

-- Customers are looked up twice; the better score of the two counts.
select write_search(jsonb_agg(kind order by nth, whole))
from jsonb_array_elements(search_kinds()) with ordinality all_kinds (k, nth)
cross join lateral (
  select k || case k ->> 'kind' when 'customer' then jsonb_build_object('words',
    $w$first_name || ' ' || last_name || ' ' || coalesce(organisation || ' ', '') || coalesce(split_part(email, '@', 1), '')$w$) else '{}' end, false
  union all
  select k || jsonb_build_object('fitting', $w$position('@' in asked) > 0$w$), true where k ->> 'kind' = 'customer'
) of_one (kind, whole);
