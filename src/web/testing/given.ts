// Records as the server returns them, each with the values of a test and otherwise plain defaults.
import type { CrewMember } from '#domain/crew/crew-member.ts';
import type { Invoice, InvoiceItem } from '#domain/finance/invoice.ts';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import type { SessionUser } from '#domain/session/session.ts';
import type { Trip } from '#domain/trips/trip.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';

const stored = {
  companyId: 1,
  companyName: 'Azure Charters',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

export function anEvent(more: Partial<ScheduleEvent> = {}): ScheduleEvent {
  return {
    ...stored,
    id: 1,
    title: 'Week to Calvi',
    description: null,
    yachtId: 1,
    yachtName: 'Aurelia',
    type: 'charter',
    color: null,
    customerId: null,
    customerFullName: null,
    startDate: '2026-06-06T07:00:00.000Z',
    endDate: '2026-06-06T14:00:00.000Z',
    price: null,
    currency: 'EUR',
    estimatedCost: null,
    actualCost: null,
    maintenanceId: null,
    maintenanceStatus: null,
    charterId: null,
    charterNumber: null,
    isDeparture: false,
    heldUntil: null,
    importLabel: null,
    ...more,
  };
}

export function aYacht(more: Partial<Yacht> = {}): Yacht {
  return {
    ...stored,
    id: 1,
    name: 'Aurelia',
    type: 'Motor Yacht',
    length: '24m',
    status: 'active',
    imageUrl: null,
    flagCountry: null,
    location: null,
    year: null,
    captainId: null,
    captainName: null,
    crewCount: 0,
    houseRules: null,
    turnaroundHours: null,
    nextMaintenanceDate: null,
    mayNotSail: false,
    use: 'free',
    useUntil: null,
    ...more,
  };
}

export function aCrewMember(more: Partial<CrewMember> = {}): CrewMember {
  return {
    ...stored,
    id: 1,
    name: 'Ana Ferrer',
    role: 'Captain',
    email: null,
    phone: null,
    certifications: null,
    experience: null,
    imageUrl: null,
    yachtId: null,
    yachtName: null,
    isCaptain: false,
    certificateState: null,
    certificateDaysLeft: null,
    ...more,
  };
}

export function aTrip(more: Partial<Trip> = {}): Trip {
  return {
    ...stored,
    id: 1,
    yachtId: 1,
    yachtName: 'Aurelia',
    departureLocation: 'Antibes',
    arrivalLocation: 'Calvi',
    departureDate: '2026-06-06T07:00:00.000Z',
    arrivalDate: null,
    status: 'planned',
    type: 'relocation',
    departurePosition: null,
    arrivalPosition: null,
    readings: [],
    trackId: null,
    sailedMiles: null,
    ...more,
  };
}

export function aRecord(more: Partial<MaintenanceRecord> = {}): MaintenanceRecord {
  return {
    ...stored,
    id: 1,
    title: 'Rudder bearings',
    description: null,
    yachtId: 1,
    yachtName: 'Aurelia',
    status: 'pending',
    progress: 0,
    scheduledDate: '2026-06-06T06:00:00.000Z',
    completedDate: null,
    type: 'hull',
    estimatedCost: null,
    actualCost: null,
    eventId: 1,
    startDate: '2026-06-06T06:00:00.000Z',
    endDate: '2026-06-06T14:00:00.000Z',
    currency: 'EUR',
    equipmentId: null,
    equipmentName: null,
    assigneeId: null,
    assigneeName: null,
    contractor: null,
    services: [],
    checklists: [],
    defects: [],
    costs: [],
    ...more,
  };
}

export function anInvoice(more: Partial<Invoice> = {}): Invoice {
  return {
    ...stored,
    id: 1,
    customerId: 7,
    customerName: 'Ines Guest',
    delivery: null,
    customerEmail: null,
    eventId: null,
    invoiceNumber: 'INV-2026-0001',
    issueDate: '2026-06-06',
    dueDate: '2026-07-06',
    status: 'draft',
    sentAt: null,
    subtotal: '100.00',
    taxRate: '0.00',
    taxAmount: '0.00',
    total: '100.00',
    paid: '0.00',
    credited: '0.00',
    open: '0.00',
    currency: 'EUR',
    notes: null,
    pdfUrl: null,
    yachtId: null,
    prices: 'net',
    discountPercent: null,
    discountAmount: null,
    serviceFrom: null,
    serviceTo: null,
    purchaseOrder: null,
    lineTotal: '100.00',
    discountTotal: '0.00',
    taxes: [],
    staysInBooks: false,
    remindersStopped: false,
    exchangeRate: null,
    kind: 'invoice',
    deductedOn: null,
    leftToDeduct: null,
    items: [],
    ...more,
  };
}

export function aPerson(more: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 1,
    email: 'maya@azure-charters.example',
    firstName: 'Maya',
    lastName: 'Laurent',
    role: 'manager',
    imageUrl: null,
    companyId: 1,
    companyName: 'Azure Charters',
    isOwner: false,
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    formats: {},
    ownFormats: {},
    subscriptionTier: 'professional',
    stripeSubscriptionId: null,
    subscription: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    lastLogin: null,
    ...more,
  };
}

export function anInvoiceItem(more: Partial<InvoiceItem> = {}): InvoiceItem {
  return {
    id: 1,
    invoiceId: 1,
    description: 'A week',
    quantity: '1.00',
    unitPrice: '100.00',
    total: '100.00',
    taxExempt: false,
    unit: null,
    discountPercent: null,
    net: '100.00',
    taxRateId: null,
    taxName: null,
    taxCategory: null,
    taxPercent: '0.00',
    taxReason: null,
    outsideShare: null,
    outsideAmount: null,
    outsideTaxRateId: null,
    outsideCategory: null,
    outsideReason: null,
    depositInvoiceId: null,
    createdAt: '2026-06-06T06:00:00.000Z',
    ...more,
  };
}
