-- Takes the next number of a company's invoices in a year, as it is written. Its counter is held until the transaction ends, so that those who
-- come at once stand in line, and a number that comes to nothing is the next one's. In the statement that stores the invoice, the line moves
-- on as fast as it can.
create function next_invoice_number(of_company bigint, of_year integer) returns text language plpgsql as $$
declare
  counted integer;
  freed integer[];
  number text;
begin
  loop
    insert into invoice_counters as k (company_id, year, last_number) values (of_company, of_year, 1)
      on conflict (company_id, year) do update set last_number = k.last_number + 1
      returning last_number, freed_numbers into counted, freed;
    -- What was given back goes first, and then the counter stays where it was.
    if cardinality(freed) > 0 then
      update invoice_counters set last_number = counted - 1, freed_numbers = freed[2:] where company_id = of_company and year = of_year;
      counted := freed[1];
    end if;
    number := format('INV-%s-%s', of_year, lpad(counted::text, greatest(4, length(counted::text)), '0'));
    -- Somebody may have given this number by hand.
    if not exists (select from invoices where company_id = of_company and invoice_number = number) then
      return number;
    end if;
  end loop;
end $$;
