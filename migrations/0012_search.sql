-- Search: every kind of record by its words, forgiving typing errors, accents and another alphabet. All three extensions are
-- trusted: whoever owns a database may create them, with a managed PostgreSQL as well.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

-- A text as it is searched for: without accents or case, and Greek in Latin letters, so that "Nikos" finds Νίκος and the other way
-- round. Its dictionary is named once and for all, which makes it fit for an index.
create function searchable(words text) returns text language sql immutable strict parallel safe
  return translate(lower(unaccent('unaccent'::regdictionary, words)),
    'αβγδεζηθικλμνξοπρσςτυφχψωΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ', 'avgdezitiklmnxoprsstufxpoavgdezitiklmnxoprstufxpo');

-- For each kind an index by company and words, and a part of the two functions below.
--
-- Row level security doesn't trust the operators of trigrams, so behind it they can't use an index. So the candidates of a
-- company are looked up by a function that works as the platform and names the company itself; what it finds is read by its keys
-- behind the wall as anything else is, so even a fault here shows no stranger's record.
do $$
declare
  source record;
  part text;
  parts text[] := '{}';
begin
  for source in select * from (values
    ('yacht', 'yachts', $w$name || ' ' || coalesce(location, '')$w$, 'true', 'name', 0.2),
    ('crew', 'crew', $w$name || ' ' || role$w$, 'true', 'name', 0.15),
    ('customer', 'customers', $w$first_name || ' ' || last_name || ' ' || coalesce(email, '')$w$, 'true', 'last_name', 0.15),
    -- The slot of a piece of work is found as that work.
    ('schedule', 'schedule_events', 'title', 'maintenance_id is null', 'abs(extract(epoch from start_date - now()))', 0),
    ('trip', 'trips', $w$departure_location || ' ' || arrival_location$w$, 'true', 'abs(extract(epoch from departure_date - now()))', 0),
    -- A number is also found without what stands before it: 42 for INV-2026-0042.
    ('invoice', 'invoices', $w$invoice_number || ' ' || regexp_replace(invoice_number, '^.*\D0*', '')$w$, 'true', '-id', 0.1),
    ('maintenance', 'maintenance', 'title', 'true', 'abs(extract(epoch from scheduled_date - now()))', 0)
  ) of_all (kind, of_table, words, fitting, nearest, weight) loop
    execute format('create index %I on %I using gin (company_id, searchable(%s) gin_trgm_ops) with (gin_pending_list_limit = 256) where %s',
      source.of_table || '_search', source.of_table, source.words, source.fitting);
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

  part := $f$create function %I(asked text) returns table (kind text, company_id bigint, id bigint, score real)
    language sql stable %s set pg_trgm.word_similarity_threshold = 0.4 begin atomic %s; end$f$;
  execute format(part, 'found_in_company', 'security definer', replace(array_to_string(parts, ' union all '), '@wall', 'company_id = current_company()'));
  execute format(part, 'found_everywhere', 'security invoker', replace(array_to_string(parts, ' union all '), '@wall', 'true'));
end $$;

grant create on schema public to fairlead_platform;
alter function found_in_company(text) owner to fairlead_platform;
revoke create on schema public from fairlead_platform;
revoke execute on function found_in_company(text), found_everywhere(text) from public;
grant execute on function found_in_company(text) to fairlead_app;
grant execute on function found_everywhere(text) to fairlead_platform;
