// Every screen of a manager, and one record of each kind for the screens that show one.
import type { Charter } from '#domain/desk/charter.ts';
import { expenseCategories, paymentStatuses } from '#domain/finance/words.ts';
import { maintenanceStatuses } from '#domain/maintenance/words.ts';
import { eventTypes } from '#domain/schedule/words.ts';
import { tripStatuses } from '#domain/trips/words.ts';
import { yachtStatuses } from '#domain/yachts/words.ts';
import { inDays, inHours } from './clock.ts';
import {
  aCertificate,
  aCharter,
  aCrewMember,
  aCustomer,
  aDefect,
  aDocument,
  aMaintenanceRecord,
  anEvent,
  anExpense,
  anIncome,
  anInvoice,
  aTrip,
  aYacht,
  anEngine,
} from './given.ts';
import type { Person } from './people.ts';

// Each placeholder ({yacht}, {person}, {customer}, {trip}, {event}, {work}, {invoice}, {draft}, {document}, {defect}, {checklist}, {run},
// {finished}, {charter}, {booked}, {departure}, {part}, {engine}, {income}, {expense}) is replaced with the ID of one such record.
export const managerPages: Record<string, string[]> = {
  'the dashboard and the fleet': [
    '/dashboard',
    '/dashboard?view=month',
    '/dashboard?view=day&q=nothing-like-it',
    '/yachts',
    '/yachts?q=nothing-like-it',
    '/yachts/new',
    '/yachts/{yacht}',
    '/yachts/{yacht}/edit',
    '/yachts/{yacht}?tab=maintenance',
    '/yachts/{yacht}?tab=schedule',
    '/yachts/{yacht}?tab=trips',
    '/yachts/{yacht}?tab=documents',
    '/yachts/{yacht}?tab=equipment',
    '/yachts/999999',
  ],
  'crew and customers': [
    '/crew',
    '/crew?q=nothing-like-it',
    '/crew?page=2',
    '/crew/new',
    '/crew/{person}',
    '/crew/{person}/edit',
    '/crew/999999/edit',
    '/crew?certificates=due',
    '/crew/assignments',
    '/crew/assignments?q=nothing-like-it',
    '/customers',
    '/customers?q=nothing-like-it',
    '/customers/new',
    '/customers/{customer}/edit?over=list',
    '/customers/999999/edit?over=list',
    '/customers/{customer}',
    '/customers/{customer}?tab=invoices',
    '/customers/{customer}?tab=account',
    '/customers/{customer}?tab=income',
    '/customers/{customer}/edit',
    '/customers/999999',
  ],
  'maintenance and trips': [
    '/maintenance',
    '/maintenance?group=upcoming',
    '/maintenance?q=nothing-like-it',
    '/maintenance/new',
    '/maintenance/{work}',
    '/maintenance/{work}/edit',
    '/maintenance/999999',
    '/maintenance/none/edit',
    '/maintenance/tips',
    '/maintenance/defects',
    '/maintenance/defects?q=nothing-like-it',
    '/maintenance/defects/new',
    '/maintenance/defects/{defect}',
    '/maintenance/defects/999999',
    '/documents',
    '/documents?state=missing',
    '/documents/new',
    '/documents/{document}',
    '/documents/999999',
    '/maintenance/services',
    '/maintenance/services?new=true',
    '/maintenance/equipment',
    '/maintenance/checklists',
    '/maintenance/checklists/new',
    '/maintenance/checklists/{checklist}/edit',
    '/maintenance/checklists/runs/{run}',
    '/maintenance/checklists/runs/{finished}',
    '/maintenance/parts',
    '/maintenance/parts?q=nothing-like-it',
    '/maintenance/equipment?yachtId={yacht}&hours=true',
    '/routes',
    '/routes?q=nothing-like-it',
    '/routes/new',
    '/routes/{trip}/edit',
    '/routes/999999/edit',
  ],
  'the schedule': [
    '/schedule',
    '/schedule?view=list',
    '/schedule?view=week',
    '/schedule?view=day',
    '/schedule?view=timeline',
    '/schedule?view=timeline&zoom=week',
    '/schedule?view=timeline&zoom=quarter',
    '/schedule?view=list&q=nothing-like-it',
    '/schedule/departures',
    '/schedule/departures?date=2031-01-01',
    '/schedule/{event}',
    '/schedule/999999',
    '/desk',
    '/desk?step=day&guests=4',
    '/day-trips',
    '/day-trips?q=nothing-like-it',
    '/charters',
    '/charters?status=completed',
    '/charters?status=all&peek={event}',
    '/schedule/new',
    '/schedule/new?type=day_rent&duration=day',
    '/schedule/{event}/edit',
    '/desk/prices',
    '/desk/prices?yacht={yacht}',
    '/desk/pipeline',
    '/desk/today',
    '/desk/departures',
    '/desk/pipeline?state=lost',
    '/desk/new',
    '/desk/{charter}',
    '/desk/{charter}?tab=contract',
    '/desk/{charter}?tab=guests',
    '/desk/inventory/{yacht}',
    '/desk/prices/contract',
    '/desk/{charter}?tab=price',
    '/desk/{charter}/edit',
    '/desk/999999',
  ],
  finance: [
    '/finance',
    '/finance/expenses/new',
    '/finance/expenses?q=nothing-like-it',
    '/finance/expenses?import=true',
    '/finance/income',
    '/finance/income/new',
    '/finance/invoices',
    '/finance/credit-notes',
    '/finance/bank',
    '/finance/owners',
    '/finance/books',
    '/finance/books?tab=tax',
    '/finance/books?tab=journal',
    '/finance/books?tab=receivables',
    '/finance/books?tab=closing',
    '/finance/bank/new',
    '/finance/bank?import=true',
    '/finance/bank?lines=matched',
    '/finance/bank?lines=files',
    '/finance/overview',
    '/finance/overview?from=1990-01-01&to=1990-01-31',
    '/finance/invoices/new',
    '/finance/invoices/{invoice}',
    '/finance/invoices/{draft}/edit',
    '/finance/invoices/999999',
  ],
  'people and the company': [
    '/profile',
    '/subscribe',
    '/subscribe?card=true',
    '/checkout',
    '/team',
    '/team?invite=true',
    '/settings',
    '/activities',
    '/due',
    '/reports/export',
    '/reports/export?report=invoices&format=csv&from=1990-01-01&to=1990-01-31',
  ],
};

let fillPromise: Promise<(address: string) => string> | undefined;

/** Returns a function that fills in the placeholders of an address. Creates the records once per worker. */
export function oneOfEach(by: Person): Promise<(address: string) => string> {
  fillPromise ??= makeOneOfEach(by);
  return fillPromise;
}

/** Creates one record of each kind, some in every status, and enough crew for a second page. */
async function makeOneOfEach(by: Person): Promise<(address: string) => string> {
  const yacht = await aYacht(by);
  for (const status of yachtStatuses) await aYacht(by, { status });
  const person = await aCrewMember(by, { yachtId: yacht.id, email: 'sailor@people.example', phone: '+33 6 00 00 00 00' });
  for (const days of [-5, 12, 400]) await aCertificate(by, person.id, { type: `Certificate ${days}`, expiryDate: inDays(days) });
  for (let nth = 0; nth < 10; nth++) await aCrewMember(by);
  const customer = await aCustomer(by, { email: 'guest@people.example' });
  const event = await anEvent(by, { yachtId: yacht.id, customerId: customer.id, price: 1_250_000, currency: 'EUR' });
  for (const [nth, type] of eventTypes.entries())
    await anEvent(by, { yachtId: yacht.id, type, startDate: inHours(1 + nth), endDate: inHours(2 + nth) });
  const work = await aMaintenanceRecord(by, { yachtId: yacht.id, scheduledDate: inHours(-24) });
  for (const [nth, status] of maintenanceStatuses.entries())
    await aMaintenanceRecord(by, { yachtId: yacht.id, status, scheduledDate: inHours(24 * (60 + nth)), estimatedCost: '900.00' });
  const trip = await aTrip(by, { yachtId: yacht.id, departureLocation: 'Antibes' });
  const part: { id: number } = await by.post('/api/parts', { name: 'Impeller', partNumber: '128990', supplier: 'Diesel Antibes' });
  await by.post(`/api/parts/${part.id}/stocks`, { yachtId: yacht.id, minimum: 3, quantity: 1 });
  const checklist: { id: number } = await by.post('/api/checklists', {
    name: 'Before every departure',
    purpose: 'pre_departure',
    items: [{ section: 'Engine room', text: 'Oil pressure', kind: 'measure', unit: 'bar', min: 2, max: 4.5 }],
  });
  const runStart = { checklistId: checklist.id, yachtId: yacht.id };
  const run: { id: number } = await by.post('/api/checklist-runs', { ...runStart, answers: [{ position: 1, value: 1.8 }] });
  const finished: { id: number } = await by.post('/api/checklist-runs', {
    ...runStart,
    answers: [{ position: 1, value: 3 }],
    finish: true,
  });
  const diesel = await anEngine(by, { yachtId: yacht.id, maker: 'Yanmar', critical: true });
  await by.post('/api/readings', { readings: [{ meterId: diesel.meterId ?? 0, hours: 1240.5, at: inHours(-300) }] });
  await by.post('/api/readings', { readings: [{ meterId: diesel.meterId ?? 0, hours: 1260.5, at: inHours(-3) }] });
  for (const status of tripStatuses) await aTrip(by, { yachtId: yacht.id, status });
  const draft = await anInvoice(by, { customerId: customer.id });
  const season = { fromDay: inDays(-30), toDay: inDays(300), week: '3500', night: '600' };
  await by.patch(`/api/yachts/${yacht.id}/charter-terms`, { currency: 'EUR', seasons: [season] });
  const charter = await aCharter(by, { yachtId: yacht.id });
  const booked = await aBookedCharter(by, yacht.id);
  const departure: { id: number } = await by.post('/api/departures', {
    title: 'Islands for the day',
    yachtId: yacht.id,
    startDate: `${inDays(20)}T08:00:00Z`,
    endDate: `${inDays(20)}T15:00:00Z`,
    capacity: 4,
    seatPrice: '95',
  });
  const defect = await aDefect(by, { yachtId: yacht.id });
  const document = await aDocument(by, { yachtId: yacht.id, expiresOn: inDays(-3) });
  await aDocument(by, { yachtId: yacht.id, expiresOn: inDays(20) });
  const invoice = await anInvoice(by, { customerId: customer.id, status: 'sent' });
  for (const dueDate of [inDays(-8), inDays(30)])
    await anInvoice(by, { customerId: customer.id, status: 'sent', issueDate: inDays(-40), dueDate });
  const income = await anIncome(by, { customerId: customer.id });
  const expense = await anExpense(by, { yachtId: yacht.id });
  for (const paymentStatus of paymentStatuses) await anIncome(by, { customerId: customer.id, invoiceId: invoice.id, paymentStatus });
  for (const category of expenseCategories) await anExpense(by, { yachtId: yacht.id, category });
  const ids: Record<string, number> = {
    document: document.id,
    defect: defect.id,
    checklist: checklist.id,
    run: run.id,
    finished: finished.id,
    yacht: yacht.id,
    person: person.id,
    customer: customer.id,
    event: event.id,
    trip: trip.id,
    work: work.id,
    draft: draft.id,
    charter: charter.id,
    booked: booked.id,
    departure: departure.id,
    part: part.id,
    engine: diesel.id,
    income: income.id,
    expense: expense.id,
    invoice: invoice.id,
  };
  return (address) => address.replace(/\{(\w+)\}/g, (_, thing: string) => String(ids[thing]));
}

/** A booked charter with an APA, in 80 days. */
async function aBookedCharter(by: Person, yachtId: number): Promise<Charter> {
  const dates = { startDate: `${inDays(80)}T15:00:00Z`, endDate: `${inDays(87)}T07:00:00Z` };
  const { id } = await aCharter(by, { yachtId, ...dates });
  await by.patch(`/api/charters/${id}`, { lines: [{ kind: 'base', label: 'A week', unitPrice: '4000' }] });
  const charter = await by.post<Charter>(`/api/charters/${id}/book`, { offTerms: true });
  await by.post('/api/apa', { charterId: id, amount: '1200' });
  return charter;
}
