-- Departures are found as what they are. Their words are those of their entry, so both are looked up at once, by one index: what is said of a
-- kind may divide it, with an expression over a candidate `c`, and the best six of each part are taken.
create or replace function write_search(kinds jsonb) returns void language plpgsql as $$
declare
  part text;
  parts text[];
begin
  execute format('create or replace function search_kinds() returns jsonb language sql immutable as %L', format('select %L::jsonb', jsonb_pretty(kinds)));
  select array_agg(format($p$
    select * from (
      select r.kind, r.company_id, r.id, r.score from (
        select s.*, row_number() over (partition by s.kind order by s.score desc, s.nearest, s.id) as place from (
          select %1$s as kind, c.company_id, c.id, c.nearest,
            (word_similarity(asked, c.words) + similarity(asked, c.words) * 0.3
              + case when starts_with(c.words, asked) then 0.5 + %6$s when position(' ' || asked in c.words) > 0 then 0.3 + %6$s when position(asked in c.words) > 0 then 0.1 else 0 end)::real as score
          from (
            (select company_id, id, searchable(%3$s) as words, %5$s as nearest from %2$I
              where @wall and %4$s and length(asked) > 2 and searchable(%3$s) like '%%' || regexp_replace(asked, '([\\%%_])', '\\\1', 'g') || '%%' limit 300)
            union
            (select company_id, id, searchable(%3$s), %5$s from %2$I where @wall and %4$s and searchable(%3$s) %%> asked limit 300)
          ) c
        ) s
      ) r
      where r.place <= 6
    ) %2$I$p$, coalesce(k ->> 'divided', quote_literal(k ->> 'kind')), k ->> 'table', k ->> 'words', k ->> 'fitting', k ->> 'nearest', k ->> 'weight') order by nth) into parts
  from jsonb_array_elements(kinds) with ordinality of_all (k, nth);
  part := $f$create or replace function %I(asked text) returns table (kind text, company_id bigint, id bigint, score real)
    language sql stable %s set pg_trgm.word_similarity_threshold = 0.4 begin atomic %s; end$f$;
  execute 'grant create on schema public to fairlead_platform';
  execute format(part, 'found_in_company', 'security definer', replace(array_to_string(parts, ' union all '), '@wall', 'company_id = current_company()'));
  execute format(part, 'found_everywhere', 'security invoker', replace(array_to_string(parts, ' union all '), '@wall', 'true'));
  execute 'revoke create on schema public from fairlead_platform';
end $$;

select write_search(jsonb_agg(case k ->> 'kind' when 'schedule' then k || jsonb_build_object('divided',
  $w$case when exists (select from departures d where d.company_id = c.company_id and d.id = c.id) then 'departure' else 'schedule' end$w$) else k end order by nth))
from jsonb_array_elements(search_kinds()) with ordinality of_all (k, nth);
