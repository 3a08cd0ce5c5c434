import { sql } from 'kysely';
import type { Charter } from '#domain/desk/charter.ts';
import { fillContract, type Block } from '#domain/desk/contract-text.ts';
import { builtInTemplate } from '#domain/desk/contract-template.ts';
import { cancellationRows, contractValues, planRows, priceRows, type PricedCharter } from '#domain/desk/contract-values.ts';
import type { CharterTerms } from '#domain/desk/charter-terms.ts';
import { dayIn, type Day } from '#domain/shared/calendar-days.ts';
import { countryName } from '#domain/shared/countries.ts';
import { readCharterTerms, readYachtTerms } from '../desk-prices/store.ts';
import { sellerNow } from '../finance/invoice-issuing.ts';
import { companyOf } from '../platform/company.ts';
import type { Scope, Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { refuseUndated } from './charter-writing.ts';

type Customer = { name: string; address: string | null; email: string | null };
type Yacht = { name: string; type: string; length: string; flag: string | null; registration: string | null };

/** All data in a charter's quote and contract. */
export type CharterFacts = {
  charter: PricedCharter;
  seller: Awaited<ReturnType<typeof sellerNow>>;
  customer: Customer;
  yacht: Yacht;
  terms: CharterTerms;
  timeZone: string;
  today: Day;
};

/** Reads the data for a charter's quote and contract; 422 if its yacht, dates or price aren't set yet. */
export async function readFacts(t: Transaction, scope: Scope, charter: Charter): Promise<CharterFacts> {
  refuseUndated(charter);
  if (charter.total === null) throw wrongField('lines', 'It has no price yet');
  const companyId = companyOf(charter);
  const seller = await sellerNow(t, companyId);
  const { rows } = await sql<{ timeZone: string } & Yacht & Customer & { yachtName: string; country: string | null }>`
    select o.time_zone, y.name as yacht_name, y.type, y.length, y.flag_country as flag,
      coalesce(k.organisation, nullif(trim(k.first_name || ' ' || k.last_name), ''), nullif(trim(coalesce(c.contact_first_name, '') || ' ' || coalesce(c.contact_last_name, '')), ''), c.contact_email, '') as name,
      concat_ws(E'\n', k.address, nullif(concat_ws(' ', k.post_code, k.city), '')) as address, k.country, coalesce(k.email, c.contact_email) as email
    from charters c join companies o on o.id = c.company_id
      join yachts y on y.company_id = c.company_id and y.id = ${charter.yachtId}
      left join customers k on k.company_id = c.company_id and k.id = c.customer_id
    where c.company_id = ${companyId} and c.id = ${charter.id}`.execute(t);
  const { timeZone, yachtName, type, length, flag, name, address, country, email } = rows[0] as (typeof rows)[number];
  const { registration } = await readYachtTerms(t, scope, charter.yachtId ?? 0);
  return {
    charter: charter as PricedCharter,
    seller,
    customer: { name, address: [address, country && countryName(country)].filter(Boolean).join('\n') || null, email },
    yacht: { name: yachtName, type, length, flag, registration },
    terms: await readCharterTerms(t, companyId),
    timeZone,
    today: dayIn(timeZone, new Date().toISOString()),
  };
}

const placeOf = ({ timeZone, today, seller }: CharterFacts) => ({ timeZone, today, formats: seller.formats });

/** The text of a contract: the company's, or the built-in one. */
export function contractBlocks(facts: CharterFacts): Block[] {
  const { charter, seller, customer, yacht, terms } = facts;
  return fillContract(
    terms.template ?? builtInTemplate,
    contractValues(charter, { company: seller, customer, yacht }, terms, placeOf(facts)),
  );
}

const heading = (text: string): Block => ({ kind: 'heading', level: 2, spans: [{ text, bold: false }] });

/** The contents of a quote: the price, the payment plan, and the cancellation fees. */
export function quoteBlocks(facts: CharterFacts): Block[] {
  const { charter, terms } = facts;
  return [
    heading('Price'),
    { kind: 'rows', rows: priceRows(charter) },
    heading('Payments'),
    { kind: 'rows', rows: planRows(charter, terms, placeOf(facts)) },
    heading('If you cancel'),
    { kind: 'rows', rows: cancellationRows(terms) },
  ];
}
