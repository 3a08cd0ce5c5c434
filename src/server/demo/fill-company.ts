import { sql } from 'kysely';
import { offerOf, type PlanId } from '#domain/billing/price-list.ts';
import type { Transaction } from '../platform/database.ts';
import { guestsBoard, guestsLeave } from './bookings.ts';
import { dayOf, wallClock } from './calendar.ts';
import { placeCertificates, type PlacedCertificate } from './certificates.ts';
import { chanceFrom } from './chance.ts';
import { demoFormats, type DemoCompany } from './demo-company.ts';
import { fillActivities } from './fill-activities.ts';
import { fillBank } from './fill-bank.ts';
import { fillBooks, fillRates } from './fill-books.ts';
import { fillCharters } from './fill-charters.ts';
import { fillClosing } from './fill-closing.ts';
import { fillContracts } from './fill-contracts.ts';
import { fillCreditNotes } from './fill-credit-notes.ts';
import { fillChecklists } from './fill-checklists.ts';
import { fillDefects } from './fill-defects.ts';
import { fillDepartures } from './fill-departures.ts';
import { fillDocuments } from './fill-documents.ts';
import { fillEquipment } from './fill-equipment.ts';
import { fillHandovers, fillInventory } from './fill-handovers.ts';
import { fillImports } from './fill-imports.ts';
import { fillServices } from './fill-services.ts';
import { fillOwners } from './fill-owners.ts';
import { fillParts } from './fill-parts.ts';
import { fillPrices } from './fill-prices.ts';
import { fillCalendar } from './fill-calendar.ts';
import { placeInvoices } from './books.ts';
import { daysOfBooks, placeSchedule } from './schedule.ts';
import { at, idsOf, of, type Stored } from './stored.ts';
import { placeTrips } from './trips.ts';
import { yearlyWork } from './yearly-work.ts';

/** Stores a company with everything that belongs to it. */
export async function fillCompany(t: Transaction, described: DemoCompany, passwordHash: string, now: Date): Promise<void> {
  // From here on, a time without a time zone is in this company's zone.
  await sql`select set_config('TimeZone', ${described.timeZone}, true)`.execute(t);
  const clock = wallClock(now, described.timeZone);
  const company = { ...described, works: [...described.works, ...yearlyWork(described, dayOf(clock))] };
  const stored = await fillFleet(t, company, passwordHash, now);
  const events = placeSchedule(company, now, chanceFrom(company.seed));
  const invoices = placeInvoices(company, events, clock);
  const calendar = await fillCalendar(t, company, stored, { events, trips: placeTrips(company, events, clock), today: dayOf(clock) });
  await fillEquipment(t, company, stored, now);
  await fillParts(t, company, stored, now);
  await fillServices(t, company, stored, dayOf(clock));
  await fillCertificates(t, stored, placeCertificates(company, dayOf(clock), chanceFrom(company.seed)), now);
  await fillDocuments(t, stored, dayOf(clock));
  await fillDefects(t, stored, now);
  await fillChecklists(t, company, stored, now);
  const books = await fillBooks(t, company, stored, { events, eventIds: calendar.eventIds, invoices, now: clock });
  await fillCreditNotes(t, company, stored, { events, invoices, invoiceIds: books.invoiceIds, now: clock });
  const statements = await fillOwners(t, company, stored, dayOf(clock));
  await fillBank(t, company, stored.companyId, dayOf(clock));
  if (statements) await fillClosing(t, company, stored, statements);
  await fillPrices(t, company, stored, dayOf(clock));
  await fillImports(t, company, stored, now);
  await fillActivities(t, company, stored, { events, invoices, ...calendar, ...books, now });
  await fillCharters(t, company, stored, dayOf(clock));
  await fillContracts(t, company, stored, now);
  await fillInventory(t, company, stored);
  await fillHandovers(t, company, stored, now);
  await fillDepartures(t, company, stored, { today: dayOf(clock), now });
}

async function fillFleet(t: Transaction, company: DemoCompany, passwordHash: string, now: Date): Promise<Stored> {
  const {
    people,
    yachts,
    crew,
    customers,
    timeZone,
    currency,
    taxRate,
    name,
    description,
    address,
    contactPhone,
    contactEmail,
    website,
    taxNumber,
    paymentDetails,
    iban,
    subscriptionTier,
  } = company;
  const createdAt = new Date(now.getTime() - daysOfBooks(company) * 24 * 3_600_000).toISOString();
  const made = { createdAt, updatedAt: createdAt };
  const { id: companyId } = await t
    .insertInto('companies')
    .values({
      name,
      description,
      address,
      contactPhone,
      contactEmail,
      website,
      taxNumber,
      paymentDetails,
      iban,
      subscriptionTier,
      timeZone,
      defaultCurrency: currency,
      formats: demoFormats,
      houseRules: {
        checkIn: guestsBoard,
        checkOut: guestsLeave,
        workBegins: '08:00',
        workEnds: '17:00',
        taxRate: `${taxRate}.00`,
        daysToPay: 30,
        turnaroundHours: 6,
      },
      ...made,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const personIds = idsOf(
    await t
      .insertInto('users')
      .values(people.map((person) => ({ ...person, companyId, passwordHash, ...made })))
      .returning('id')
      .execute(),
  );
  await t.updateTable('companies').set({ ownerId: personIds[0] }).where('id', '=', companyId).execute();
  await fillSubscription(t, company, companyId, now);
  await fillRates(t, company, companyId, { now: wallClock(now, timeZone), ...made });
  const yachtIds = idsOf(
    await t
      .insertInto('yachts')
      .values(
        yachts.map((yacht) => ({
          name: yacht.name,
          type: yacht.type,
          length: yacht.length,
          status: yacht.status,
          flagCountry: yacht.flagCountry,
          location: yacht.location,
          year: yacht.year,
          houseRules: yacht.houseRules ?? null,
          companyId,
          ...made,
        })),
      )
      .returning('id')
      .execute(),
  );
  const byName = new Map(yachts.map((yacht, place) => [yacht.name, at(yachtIds, place)]));
  const crewIds = idsOf(
    await t
      .insertInto('crew')
      .values(
        crew.map(({ yacht, ...member }) => ({
          ...member,
          companyId,
          yachtId: yacht === null ? null : of(byName, yacht),
          email: mailOf(member.name, company),
          ...made,
        })),
      )
      .returning('id')
      .execute(),
  );
  await sql`update yachts set captain_id = c.id from crew c
    where c.company_id = yachts.company_id and c.yacht_id = yachts.id and c.role = 'Captain' and yachts.company_id = ${companyId}`.execute(
    t,
  );
  const customerIds = idsOf(
    await t
      .insertInto('customers')
      .values(customers.map((customer) => ({ ...customer, companyId, ...made })))
      .returning('id')
      .execute(),
  );
  return {
    companyId,
    customers: customerIds,
    yachts: byName,
    people: new Map(people.map(({ firstName }, place) => [firstName, at(personIds, place)])),
    crew: new Map(crew.map((member, place) => [member.name, at(crewIds, place)])),
  };
}

async function fillCertificates(t: Transaction, { companyId, crew }: Stored, certificates: PlacedCertificate[], now: Date): Promise<void> {
  const createdAt = new Date(now.getTime() - 40 * 24 * 3_600_000).toISOString();
  await t
    .insertInto('certificates')
    .values(
      certificates.map(({ holder, ...certificate }) => ({
        ...certificate,
        companyId,
        crewId: of(crew, holder),
        createdAt,
        updatedAt: createdAt,
      })),
    )
    .execute();
}

async function fillSubscription(t: Transaction, { subscription }: DemoCompany, companyId: number, now: Date): Promise<void> {
  const { id, name, planId, status } = subscription;
  const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000).toISOString();
  const period =
    status === 'trialing'
      ? { trialEnd: inDays(3), currentPeriodStart: now.toISOString(), currentPeriodEnd: inDays(3) }
      : { trialEnd: null, currentPeriodStart: inDays(-12), currentPeriodEnd: inDays(18) };
  const made = { createdAt: period.currentPeriodStart, updatedAt: period.currentPeriodStart };
  const card = { cardBrand: 'visa', cardLast4: '4242', cardExpMonth: 12, cardExpYear: now.getUTCFullYear() + 2 };
  await t
    .insertInto('subscriptions')
    .values({
      id,
      companyId,
      provider: 'sandbox',
      planId,
      status,
      customerId: `cus_demo_${name}`,
      paymentMethodId: `pm_demo_${name}`,
      providerSubscriptionId: `sub_demo_${name}`,
      ...period,
      ...card,
      ...made,
      syncedAt: now.toISOString(),
    })
    .execute();
  await fillSandbox(t, companyId, planId);
}

/** Adds the demo's subscriptions to the sandbox, so that they can be cancelled, changed and paid. */
async function fillSandbox(t: Transaction, companyId: number, planId: PlanId): Promise<void> {
  await sql`
    insert into sandbox.customers (id, ref, email, name)
    select s.customer_id, s.id::text, c.contact_email, c.name from subscriptions s join companies c on c.id = s.company_id where s.company_id = ${companyId}`.execute(
    t,
  );
  await sql`
    insert into sandbox.payment_methods (id, customer_id, token, brand, last4, exp_month, exp_year)
    select payment_method_id, customer_id, 'pm_card_visa', card_brand, card_last4, card_exp_month, card_exp_year from subscriptions where company_id = ${companyId}`.execute(
    t,
  );
  await sql`
    insert into sandbox.subscriptions (id, ref, customer_id, plan_id, item_id, status, trial_end, period_start, period_end, payment_method_id, due_at)
    select provider_subscription_id, id::text, customer_id, plan_id, 'si_' || provider_subscription_id, status, trial_end, current_period_start, current_period_end, payment_method_id, current_period_end
    from subscriptions where company_id = ${companyId}`.execute(t);
  await sql`
    insert into sandbox.invoices (id, subscription_id, pence, status, created_at)
    select 'in_demo_' || s.company_id || '_' || back, s.provider_subscription_id, ${offerOf(planId).pence}, 'paid', s.current_period_start - make_interval(months => back)
    from subscriptions s join companies c on c.id = s.company_id, generate_series(11, 0, -1) back
    where s.company_id = ${companyId} and s.status = 'active' and s.current_period_start - make_interval(months => back) > c.created_at`.execute(
    t,
  );
}

/** An email address from a name, using only letters that every mail server accepts, or none if the name has no such letters. */
function mailOf(name: string, { website }: DemoCompany): string | null {
  const plain = name
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .trim()
    .replace(/ +/g, '.');
  return plain === '' ? null : `${plain}@${new URL(website).host}`;
}
