-- Search: a new kind of record that it finds is one call of add_search_kind, and no copy of what is said of all the others. What is known of
-- each kind stands in a function, search_kinds, and the two that look candidates up (0012) are written from it.
--
-- words: an expression over a row, what is looked through. fitting: which rows there are to be found. nearest: which of them go first among
-- those that fit as well. weight: how much more than an entry of the calendar such a record is worth where words begin alike.
create function search_kinds() returns jsonb language sql immutable as 'select ''[]''::jsonb';

-- Says what search finds, and writes both functions anew, as 0012 and 0038 tell.
create function write_search(kinds jsonb) returns void language plpgsql as $$
declare
  part text;
  parts text[];
begin
  execute format('create or replace function search_kinds() returns jsonb language sql immutable as %L', format('select %L::jsonb', jsonb_pretty(kinds)));
  select array_agg(format($p$
    select * from (
      select %1$L as kind, c.company_id, c.id,
        (word_similarity(asked, c.words) + similarity(asked, c.words) * 0.3
          + case when starts_with(c.words, asked) then 0.5 + %6$s when position(' ' || asked in c.words) > 0 then 0.3 + %6$s when position(asked in c.words) > 0 then 0.1 else 0 end)::real as score
      from (
        (select company_id, id, searchable(%3$s) as words, %5$s as nearest from %2$I
          where @wall and %4$s and length(asked) > 2 and searchable(%3$s) like '%%' || regexp_replace(asked, '([\\%%_])', '\\\1', 'g') || '%%' limit 300)
        union
        (select company_id, id, searchable(%3$s), %5$s from %2$I where @wall and %4$s and searchable(%3$s) %%> asked limit 300)
      ) c
      order by score desc, c.nearest, c.id limit 6
    ) %2$I$p$, k ->> 'kind', k ->> 'table', k ->> 'words', k ->> 'fitting', k ->> 'nearest', k ->> 'weight') order by nth) into parts
  from jsonb_array_elements(kinds) with ordinality of_all (k, nth);
  part := $f$create or replace function %I(asked text) returns table (kind text, company_id bigint, id bigint, score real)
    language sql stable %s set pg_trgm.word_similarity_threshold = 0.4 begin atomic %s; end$f$;
  execute 'grant create on schema public to fairlead_platform';
  execute format(part, 'found_in_company', 'security definer', replace(array_to_string(parts, ' union all '), '@wall', 'company_id = current_company()'));
  execute format(part, 'found_everywhere', 'security invoker', replace(array_to_string(parts, ' union all '), '@wall', 'true'));
  execute 'revoke create on schema public from fairlead_platform';
end $$;

-- Has search find one kind more, by an index of its own.
create function add_search_kind(kind text, of_table text, words text, nearest text, fitting text default 'true', weight numeric default 0)
  returns void language plpgsql as $$
begin
  execute format('create index %I on %I using gin (company_id, searchable(%s) gin_trgm_ops) with (gin_pending_list_limit = 256) where %s',
    of_table || '_search', of_table, words, fitting);
  perform write_search(search_kinds() || jsonb_build_object('kind', kind, 'table', of_table, 'words', words, 'fitting', fitting, 'nearest', nearest, 'weight', weight));
end $$;
revoke all on function search_kinds(), write_search(jsonb), add_search_kind(text, text, text, text, text, numeric) from public;

select write_search(jsonb_agg(jsonb_build_object('kind', kind, 'table', of_table, 'words', words, 'fitting', fitting, 'nearest', nearest, 'weight', weight)))
from (values
  ('yacht', 'yachts', $w$name || ' ' || coalesce(location, '')$w$, 'true', 'name', 0.2),
  ('crew', 'crew', $w$name || ' ' || role$w$, 'true', 'name', 0.15),
  ('customer', 'customers', $w$first_name || ' ' || last_name || ' ' || coalesce(organisation || ' ', '') || coalesce(email, '')$w$, 'true', 'last_name', 0.15),
  ('schedule', 'schedule_events', 'title', 'maintenance_id is null',
    'case when end_date < now() then 1e12 + extract(epoch from now() - end_date) else extract(epoch from start_date - now()) end', 0),
  ('trip', 'trips', $w$departure_location || ' ' || arrival_location$w$, 'true',
    $w$case when status in ('completed', 'cancelled') then 1e12 else 0 end + abs(extract(epoch from departure_date - now()))$w$, 0),
  ('invoice', 'invoices', $w$invoice_number || ' ' || regexp_replace(invoice_number, '^.*\D0*', '')$w$, 'true', '-id', 0.1),
  ('credit_note', 'credit_notes', $w$number || ' ' || regexp_replace(number, '^.*\D0*', '')$w$, 'true', '-id', 0.05),
  ('maintenance', 'maintenance', 'title', 'true',
    $w$case when status in ('completed', 'cancelled') then 1e12 else 0 end + abs(extract(epoch from scheduled_date - now()))$w$, 0)
) all_kinds (kind, of_table, words, fitting, nearest, weight);

-- Charters are found by their number, as invoices are, by their title and by who asked for them.
select add_search_kind('charter', 'charters',
  $w$number || ' ' || regexp_replace(number, '^.*\D0*', '') || coalesce(' ' || contact_first_name, '') || coalesce(' ' || contact_last_name, '') || coalesce(' ' || title, '')$w$,
  $w$case when state in ('lost', 'cancelled', 'closed') then 1e12 else 0 end + coalesce(abs(extract(epoch from start_date - now())), 0)$w$, weight => 0.1);
create index charters_words on charters using gist (company_id, searchable(number || ' ' || regexp_replace(number, '^.*\D0*', '') || coalesce(' ' || contact_first_name, '') || coalesce(' ' || contact_last_name, '') || coalesce(' ' || title, '')) gist_trgm_ops (siglen = 32));
