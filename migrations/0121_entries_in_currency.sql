-- Departures and entries from outside calendars were stored in US dollars, whatever the currency of their yacht: invoices for them began in it.
set local role fairlead_platform;
update schedule_events e set currency = coalesce(t.currency, y.house_rules->>'currency', o.default_currency)
  from yachts y join companies o on o.id = y.company_id left join yacht_terms t on t.company_id = y.company_id and t.yacht_id = y.id
  where y.company_id = e.company_id and y.id = e.yacht_id and e.currency = 'USD' and e.price is null
    and coalesce(t.currency, y.house_rules->>'currency', o.default_currency) <> 'USD'
    and (e.block_id is not null or exists (select from departures d where d.company_id = e.company_id and d.id = e.id));
reset role;
