-- Search: credit notes are found by their number, as invoices are and right after them. The two functions stand as in 0049, with this one more kind.
create index credit_notes_search on credit_notes
  using gin (company_id, searchable(number || ' ' || regexp_replace(number, '^.*\D0*', '')) gin_trgm_ops) with (gin_pending_list_limit = 256);

do $$
declare
  source record;
  part text;
  parts text[] := '{}';
begin
  for source in select * from (values
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
  ) of_all (kind, of_table, words, fitting, nearest, weight) loop
    part := format($p$
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
      ) %2$I$p$, source.kind, source.of_table, source.words, source.fitting, source.nearest, source.weight);
    parts := parts || part;
  end loop;

  part := $f$create or replace function %I(asked text) returns table (kind text, company_id bigint, id bigint, score real)
    language sql stable %s set pg_trgm.word_similarity_threshold = 0.4 begin atomic %s; end$f$;
  execute 'grant create on schema public to fairlead_platform';
  execute format(part, 'found_in_company', 'security definer', replace(array_to_string(parts, ' union all '), '@wall', 'company_id = current_company()'));
  execute format(part, 'found_everywhere', 'security invoker', replace(array_to_string(parts, ' union all '), '@wall', 'true'));
  execute 'revoke create on schema public from fairlead_platform';
end $$;
