// Builders of the records a journey needs, added through the API by somebody with the right to. Fields left out get defaults.
import type { Charter, NewCharter } from '#domain/desk/charter.ts';
import type { Certificate, NewCertificate } from '#domain/crew/certificate.ts';
import type { CrewMember, NewCrewMember } from '#domain/crew/crew-member.ts';
import type { Customer, NewCustomer } from '#domain/customers/customer.ts';
import type { BankAccount, NewBankAccount } from '#domain/finance/bank.ts';
import type { Defect, NewDefect } from '#domain/defects/defect.ts';
import type { DocumentRecord, NewDocument } from '#domain/documents/document.ts';
import type { Equipment, NewEquipment } from '#domain/equipment/equipment.ts';
import type { Expense, NewExpense } from '#domain/finance/expense.ts';
import type { Income, NewIncome } from '#domain/finance/income.ts';
import type { Invoice, NewInvoice } from '#domain/finance/invoice.ts';
import type { MaintenanceRecord, NewMaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import type { NewScheduleEvent, ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import type { NewTrip, Trip } from '#domain/trips/trip.ts';
import type { NewYacht, Yacht } from '#domain/yachts/yacht.ts';
import { inDays, inHours } from './clock.ts';
import { unique, type Person } from './people.ts';

/** A motor yacht in Antibes. */
export function aYacht(by: Person, more: Partial<NewYacht> = {}): Promise<Yacht> {
  return by.post('/api/yachts', {
    name: unique('Journey'),
    type: 'Motor Yacht',
    length: '24m',
    status: 'active',
    location: 'Antibes',
    ...more,
  });
}

/** The given number of yachts, in alphabetical order. */
export async function aFleet(by: Person, count: number): Promise<Yacht[]> {
  const name = unique('Fleet');
  const fleet: Yacht[] = [];
  for (let nth = 1; nth <= count; nth++) fleet.push(await aYacht(by, { name: `${name} ${String(nth).padStart(2, '0')}` }));
  return fleet;
}

/** A deckhand without a yacht. */
export function aCrewMember(by: Person, more: Partial<NewCrewMember> = {}): Promise<CrewMember> {
  return by.post('/api/crew', { name: unique('Sailor'), role: 'Deckhand', ...more });
}

/** A passport of one of the crew. */
export function aCertificate(by: Person, crewId: number, more: Partial<NewCertificate> = {}): Promise<Certificate> {
  return by.post(`/api/crew/${crewId}/certificates`, { type: 'Passport', ...more });
}

/** A leak that can wait its turn. */
export function aDefect(by: Person, more: Partial<NewDefect> & { yachtId: number }): Promise<Defect> {
  return by.post('/api/defects', { title: unique('Hose leaks'), ...more });
}

/** A document without a date. */
export function aDocument(by: Person, more: Partial<NewDocument> = {}): Promise<DocumentRecord> {
  return by.post('/api/documents', { type: unique('Survey report'), ...more });
}

/** A customer with only a name. */
export function aCustomer(by: Person, more: Partial<NewCustomer> = {}): Promise<Customer> {
  return by.post('/api/customers', { firstName: 'Ines', lastName: unique('Guest'), ...more });
}

/** An enquiry. With a yacht it is a quote, for a week in 60 days. */
export function aCharter(by: Person, more: Partial<NewCharter> = {}): Promise<Charter> {
  const dates = more.yachtId ? { startDate: `${inDays(60)}T15:00:00Z`, endDate: `${inDays(67)}T07:00:00Z` } : {};
  return by.post('/api/charters', { contactFirstName: 'Ida', contactLastName: unique('Lind'), ...dates, ...more });
}

/** A charter of a week, in 40 days. */
export function anEvent(by: Person, more: Partial<NewScheduleEvent> & { yachtId: number }): Promise<ScheduleEvent> {
  return by.post('/api/schedule', {
    title: unique('Charter'),
    type: 'charter',
    startDate: `${inDays(40)}T10:00:00Z`,
    endDate: `${inDays(47)}T10:00:00Z`,
    ...more,
  });
}

/** Work on a hull that began two hours ago. */
export function aMaintenanceRecord(by: Person, more: Partial<NewMaintenanceRecord> & { yachtId: number }): Promise<MaintenanceRecord> {
  return by.post('/api/maintenance', { title: unique('Rudder bearings'), type: 'hull', scheduledDate: inHours(-2), ...more });
}

/** An engine with its meter. */
export function anEngine(by: Person, more: Partial<NewEquipment> & { yachtId: number }): Promise<Equipment> {
  return by.post('/api/equipment', { name: 'Port engine', kind: 'engine', withPlans: true, ...more });
}

/** A trip to Calvi that began two hours ago. */
export function aTrip(by: Person, more: Partial<NewTrip> & { yachtId: number }): Promise<Trip> {
  return by.post('/api/trips', { departureLocation: unique('Cap'), arrivalLocation: 'Calvi', departureDate: inHours(-2), ...more });
}

/** Ten euros of fuel, today. */
export function anExpense(by: Person, more: Partial<NewExpense> = {}): Promise<Expense> {
  return by.post('/api/expenses', {
    description: unique('Fuel'),
    amount: '10.00',
    currency: 'EUR',
    category: 'fuel',
    expenseDate: inDays(0),
    ...more,
  });
}

/** A hundred euros for a charter, paid today. */
export function anIncome(by: Person, more: Partial<NewIncome> = {}): Promise<Income> {
  return by.post('/api/income', {
    description: unique('Charter'),
    amount: '100.00',
    currency: 'EUR',
    category: 'charter',
    incomeDate: inDays(0),
    paymentStatus: 'paid',
    ...more,
  });
}

/** A draft over one charter of 500 euros, of today. */
export function anInvoice(by: Person, more: Partial<NewInvoice> & { customerId: number }): Promise<Invoice> {
  return by.post('/api/invoices', {
    issueDate: inDays(0),
    currency: 'EUR',
    items: [{ description: 'Charter', quantity: '1', unitPrice: '500.00' }],
    ...more,
  });
}

/** An account at a bank, in euros. */
export function aBankAccount(by: Person, more: Partial<NewBankAccount> = {}): Promise<BankAccount> {
  return by.post('/api/bank-accounts', { name: unique('Account'), currency: 'EUR', ...more });
}
