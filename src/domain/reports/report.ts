import { charterSourceLabels, charterStateLabels, charterTypeLabels } from '../desk/charter-words.ts';
import {
  expenseCategoryLabels,
  incomeCategoryLabels,
  invoiceStatusLabels,
  paymentMethodLabels,
  paymentStatusLabels,
  workSubcategoryLabels,
} from '../finance/words.ts';
import { maintenanceStatusLabels, maintenanceTypeLabels } from '../maintenance/words.ts';
import { eventTypeLabels } from '../schedule/words.ts';
import type { Area } from '../session/permissions.ts';
import type { Day } from '../shared/calendar-days.ts';
import { dayInName } from '../shared/date-words.ts';
import type { Formats } from '../shared/formats.ts';
import { tripStatusLabels, tripTypeLabels } from '../trips/words.ts';
import { yachtStatusLabels } from '../yachts/words.ts';

export const reportNames = [
  'fleet',
  'crew',
  'maintenance',
  'schedule',
  'charters',
  'trips',
  'customers',
  'expenses',
  'income',
  'invoices',
] as const;
export type ReportName = (typeof reportNames)[number];

export const reportFormats = ['csv', 'xlsx'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** The maximum rows of a worksheet, less room for headings and totals. */
export const maxWorkbookRows = 1_000_000;

/** The type of a column. A word comes from a list; money is a decimal in its row's currency; moments are in the company's time zone. */
type ColumnKind = 'text' | 'word' | 'whole' | 'decimal' | 'money' | 'day' | 'moment';
export type Column = {
  title: string;
  kind: ColumnKind;
  /** in characters */ width: number;
  /** the labels of the words */ labels?: Record<string, string>;
};

/** A report: its area, the meaning of a row and of a period, and its columns in order. */
export type Report = { label: string; area: Area; rows: string; inPeriod: string; columns: Record<string, Column> };

const column =
  (kind: ColumnKind, usual: number) =>
  (title: string, width = usual): Column => ({ title, kind, width });
const text = column('text', 22);
const word = (title: string, labels: Record<string, string>, width = 16): Column => ({ title, kind: 'word', width, labels });
const whole = column('whole', 10);
const decimal = column('decimal', 12);
const money = column('money', 15);
const day = column('day', 12);
const moment = column('moment', 18);

export const reports = {
  fleet: {
    label: 'Fleet',
    area: 'fleet',
    rows: 'yachts',
    inPeriod: 'Yachts added in the period',
    columns: {
      name: text('Name', 26),
      type: text('Type', 16),
      length: text('Length', 10),
      status: word('Status', yachtStatusLabels),
      year: whole('Year', 8),
      flagCountry: text('Flag'),
      location: text('Location'),
      captain: text('Captain'),
      crewCount: whole('Crew'),
      nextMaintenance: moment('Next maintenance'),
      added: moment('Added'),
    },
  },
  crew: {
    label: 'Crew',
    area: 'crew',
    rows: 'crew members',
    inPeriod: 'Crew members added in the period',
    columns: {
      name: text('Name', 26),
      role: text('Role'),
      yacht: text('Yacht'),
      email: text('Email', 30),
      phone: text('Phone', 18),
      certifications: text('Certifications', 34),
      experience: text('Experience', 34),
      certificates: whole('Certificates', 13),
      nextExpiry: day('Next certificate expiry', 22),
      added: moment('Added'),
    },
  },
  maintenance: {
    label: 'Maintenance',
    area: 'maintenance',
    rows: 'maintenance records',
    inPeriod: 'Maintenance scheduled in the period',
    columns: {
      title: text('Title', 32),
      yacht: text('Yacht'),
      type: word('Type', maintenanceTypeLabels),
      status: word('Status', maintenanceStatusLabels),
      progress: whole('Progress %', 12),
      scheduled: moment('Scheduled'),
      completed: moment('Completed'),
      estimatedCost: money('Estimated cost'),
      actualCost: money('Actual cost'),
      currency: text('Currency', 10),
      description: text('Description', 44),
    },
  },
  schedule: {
    label: 'Schedule',
    area: 'schedule',
    rows: 'events',
    inPeriod: 'Events that start in the period',
    columns: {
      title: text('Title', 32),
      type: word('Type', eventTypeLabels),
      yacht: text('Yacht'),
      customer: text('Customer'),
      start: moment('Start'),
      end: moment('End'),
      hours: decimal('Hours', 10),
      price: money('Price'),
      estimatedCost: money('Estimated cost'),
      actualCost: money('Actual cost'),
      currency: text('Currency', 10),
      description: text('Description', 44),
    },
  },
  charters: {
    label: 'Charters',
    area: 'desk',
    rows: 'charters',
    inPeriod: 'Charters that start in the period',
    columns: {
      number: text('Number', 16),
      state: word('State', charterStateLabels, 12),
      type: word('Type', charterTypeLabels),
      customer: text('Customer', 26),
      yacht: text('Yacht'),
      start: moment('Start'),
      end: moment('End'),
      adults: whole('Adults', 8),
      children: whole('Children'),
      source: word('Source', charterSourceLabels, 12),
      agency: text('Agency'),
      commissionPercent: decimal('Commission %', 14),
      commission: money('Commission'),
      fee: money('Fee'),
      tax: money('Tax'),
      total: money('Total'),
      atBase: money('At base'),
      deposit: money('Security deposit'),
      currency: text('Currency', 10),
      booked: moment('Booked'),
      reason: word('Reason', { yacht_taken: 'Somebody else booked' }, 26),
      notes: text('Notes', 44),
    },
  },
  trips: {
    label: 'Trips',
    area: 'trips',
    rows: 'trips',
    inPeriod: 'Trips that depart in the period',
    columns: {
      yacht: text('Yacht'),
      departureLocation: text('From', 26),
      arrivalLocation: text('To', 26),
      departure: moment('Departure'),
      arrival: moment('Arrival'),
      status: word('Status', tripStatusLabels),
      type: word('Type', tripTypeLabels),
      sailedMiles: decimal('Sailed (nm)', 13),
      departureLatitude: decimal('Departure latitude', 18),
      departureLongitude: decimal('Departure longitude', 19),
      arrivalLatitude: decimal('Arrival latitude', 16),
      arrivalLongitude: decimal('Arrival longitude', 17),
    },
  },
  customers: {
    label: 'Customers',
    area: 'customers',
    rows: 'customers',
    inPeriod: 'Customers added in the period',
    columns: {
      firstName: text('First name', 18),
      lastName: text('Last name', 18),
      organisation: text('Company', 26),
      email: text('Email', 30),
      phone: text('Phone', 18),
      address: text('Address', 36),
      bookings: whole('Bookings'),
      invoices: whole('Invoices'),
      notes: text('Notes', 44),
      added: moment('Added'),
    },
  },
  expenses: {
    label: 'Expenses',
    area: 'finance',
    rows: 'expenses',
    inPeriod: 'Expenses dated in the period',
    columns: {
      date: day('Date'),
      category: word('Category', expenseCategoryLabels),
      subcategory: word('Subcategory', workSubcategoryLabels, 18),
      description: text('Description', 36),
      vendor: text('Vendor'),
      yacht: text('Yacht'),
      amount: money('Amount'),
      currency: text('Currency', 10),
      paymentMethod: word('Payment method', paymentMethodLabels),
      receipt: text('Receipt', 9),
      notes: text('Notes', 44),
    },
  },
  income: {
    label: 'Income',
    area: 'finance',
    rows: 'income records',
    inPeriod: 'Income dated in the period',
    columns: {
      date: day('Date'),
      category: word('Category', incomeCategoryLabels),
      subcategory: text('Subcategory', 18),
      description: text('Description', 36),
      customer: text('Customer'),
      yacht: text('Yacht'),
      invoice: text('Invoice', 16),
      amount: money('Amount'),
      currency: text('Currency', 10),
      paymentStatus: word('Payment status', paymentStatusLabels),
      paymentMethod: word('Payment method', paymentMethodLabels),
      notes: text('Notes', 44),
    },
  },
  invoices: {
    label: 'Invoices',
    area: 'finance',
    rows: 'invoices',
    inPeriod: 'Invoices issued in the period',
    columns: {
      number: text('Number', 16),
      customer: text('Customer', 26),
      status: word('Status', invoiceStatusLabels, 12),
      issued: day('Issue date'),
      due: day('Due date'),
      booking: text('Booking', 28),
      subtotal: money('Subtotal'),
      taxRate: decimal('Tax rate %', 12),
      tax: money('Tax'),
      total: money('Total'),
      paid: money('Paid'),
      credited: money('Credited'),
      open: money('Open'),
      currency: text('Currency', 10),
      sent: moment('Sent'),
      notes: text('Notes', 44),
    },
  },
} satisfies Record<ReportName, Report>;

/** A range of days, both included; each end may be open. */
export type ReportPeriod = { from?: Day; to?: Day };

/** A column's heading. For moments it names the time zone, because nothing else in the file does. */
export function titleOf({ title, kind }: Column, timeZone: string): string {
  return kind === 'moment' ? `${title} (${timeZone})` : title;
}

/** The label of a stored word: "Port fees" for port_fees. A word that is no longer in the column's list stays unchanged. */
export function wordIn({ labels = {} }: Column, stored: string): string {
  return labels[stored] ?? stored;
}

/** The period in words, with days formatted by `say`; empty for all time. */
export function periodWords({ from, to }: ReportPeriod, say: (day: Day) => string): string {
  if (from && to) return from === to ? say(from) : `${say(from)} to ${say(to)}`;
  if (from) return `from ${say(from)}`;
  return to ? `until ${say(to)}` : '';
}

/** The file name of a report, with its days in the user's date order. */
export function fileNameOf(report: ReportName, period: ReportPeriod, format: ReportFormat, formats: Pick<Formats, 'dateOrder'>): string {
  return `${['Fairlead', report, periodWords(period, (each) => dayInName(each, formats))].filter(Boolean).join(' ')}.${format}`;
}
