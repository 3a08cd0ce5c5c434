-- Equipment is found by its name, its maker, model and serial number, and by where it lies; parts by their name, number and maker.
select add_search_kind('equipment', 'equipment',
  $w$name || coalesce(' ' || maker, '') || coalesce(' ' || model, '') || coalesce(' ' || serial_number, '') || coalesce(' ' || location, '')$w$,
  $w$case when retired_on is null then 0 else 1e12 end + id$w$);
select add_search_kind('part', 'parts', $w$name || coalesce(' ' || part_number, '') || coalesce(' ' || maker, '')$w$, 'lower(name)');
