import { catalogue } from '../billing/plans.ts';
import { weekdays } from '../desk/charter-dates.ts';
import { charterSourceLabels } from '../desk/charter-words.ts';
import { extraUnitLabels, payableLabels, policyKindLabels } from '../desk/price-words.ts';
import { defectSeverityLabels, defectStatusLabels } from '../defects/words.ts';
import { equipmentKindLabels } from '../equipment/words.ts';
import { priceModeLabels, taxCategoryLabels } from '../finance/tax-words.ts';
import {
  apaCategoryLabels,
  expenseCategoryLabels,
  incomeCategoryLabels,
  invoiceKindLabels,
  invoiceStatusLabels,
  paymentMethodLabels,
  paymentStatusLabels,
  recurringUnitLabels,
} from '../finance/words.ts';
import { maintenanceStatusLabels, maintenanceTypeLabels } from '../maintenance/words.ts';
import { eventColorLabels, eventTypeLabels } from '../schedule/words.ts';
import { planPolicyLabels } from '../services/words.ts';
import { roleLabels } from '../session/words.ts';
import type { datesIn } from '../shared/date-words.ts';
import { isDay } from '../shared/is-day.ts';
import { decimalOf, moneyInWords } from '../shared/money.ts';
import { positionInWords } from '../shared/position-text.ts';
import { percentWords } from '../shared/words.ts';
import { tripStatusLabels, tripTypeLabels } from '../trips/words.ts';
import { yachtStatusLabels } from '../yachts/words.ts';
import type { Changes } from './activity.ts';
import { fieldInWords } from './field-names.ts';

/** The labels of stored words, for all kinds of record, or for one of them. */
const labels: Record<string, Record<string, string>> = {
  clock: { 12: '12 hours', 24: '24 hours' },
  dateOrder: { mdy: 'Month, day, year', dmy: 'Day, month, year', ymd: 'Year, month, day' },
  decimalMark: { comma: 'Comma', point: 'Point' },
  weekStart: { monday: 'Monday', sunday: 'Sunday', saturday: 'Saturday' },
  checkInDays: Object.fromEntries(weekdays.entries()),
  color: eventColorLabels,
  method: paymentMethodLabels,
  passedOn: expenseCategoryLabels,
  payable: payableLabels,
  paymentMethod: paymentMethodLabels,
  paymentStatus: paymentStatusLabels,
  policyKind: policyKindLabels,
  prices: priceModeLabels,
  severity: defectSeverityLabels,
  source: charterSourceLabels,
  subscriptionTier: Object.fromEntries(Object.entries(catalogue).map(([plan, { name }]) => [plan, name])),
  'apa.category': apaCategoryLabels,
  'defect.status': defectStatusLabels,
  'equipment.category': maintenanceTypeLabels,
  'equipment.kind': equipmentKindLabels,
  'expense.category': expenseCategoryLabels,
  'income.category': incomeCategoryLabels,
  'invoice.kind': invoiceKindLabels,
  'invoice.status': invoiceStatusLabels,
  'maintenance.status': maintenanceStatusLabels,
  'maintenance.type': maintenanceTypeLabels,
  'price.unit': extraUnitLabels,
  'recurring.category': expenseCategoryLabels,
  'recurring.unit': recurringUnitLabels,
  'schedule.type': eventTypeLabels,
  'service.policy': planPolicyLabels,
  'tax_rate.category': taxCategoryLabels,
  'trip.status': tripStatusLabels,
  'trip.type': tripTypeLabels,
  'user.role': roleLabels,
  'yacht.status': yachtStatusLabels,
};

const amounts = [
  'actualCost',
  'amount',
  'amountInApa',
  'childPrice',
  'deposit',
  'discountAmount',
  'estimatedCost',
  'feeMonthly',
  'price',
  'requested',
  'seatPrice',
  'subtotal',
  'taxAmount',
  'total',
];
const percentages = [
  'apaPercent',
  'commissionPercent',
  'discountPercent',
  'feePercent',
  'maxDiscount',
  'percent',
  'progress',
  'share',
  'taxRate',
];

type Dates = Pick<ReturnType<typeof datesIn>, 'moment' | 'calendarDay' | 'timeOfDay'>;
type FieldChange = { field: string; from: unknown; to: unknown };

/** What a field was and is. Both are null if that can't be said, as of a picture: only that it changed is known. */
export type ChangeInWords = { field: string; name: string; from: string | null; to: string | null };

/** The changes of a record of this kind, as the screens put them. */
export function changesInWords(kind: string, changes: Changes, dates: Dates): ChangeInWords[] {
  const all = Object.entries(changes).flatMap(([field, [from, to]]) => partsOf({ field, from, to }));
  const currency = all.find(({ field }) => field === 'currency');
  return all
    .filter(({ field }) => !isNamedBeside(field, all))
    .map(({ field, from, to }) => {
      const name = fieldInWords(kind, field);
      if (isUnspeakable(field) || hasParts(from) || hasParts(to)) return { field, name, from: null, to: null };
      return {
        field,
        name,
        from: valueInWords(kind, field, from, { dates, currency: currency?.from }),
        to: valueInWords(kind, field, to, { dates, currency: currency?.to }),
      };
    });
}

/** Each changed part of an object, such as the house rules of a yacht; everything else is one part. */
function partsOf(change: FieldChange): FieldChange[] {
  const { from, to } = change;
  const [before, after] = [from ?? {}, to ?? {}];
  if ((from === null && to === null) || !isObject(before) || !isObject(after)) return [change];
  const parts = Object.keys({ ...before, ...after })
    .map((field) => ({ field, from: before[field], to: after[field] }))
    .filter((part) => JSON.stringify(part.from ?? null) !== JSON.stringify(part.to ?? null));
  return parts.length > 0 ? parts : [change];
}

/** Whether the record that a field points to is named by another field. */
function isNamedBeside(field: string, all: FieldChange[]): boolean {
  return field.endsWith('Id') && all.some((other) => other.field === field.replace(/Id$/, 'Name'));
}

/** Whether a field holds what only computers read: the number of a record, or the address of a file. */
function isUnspeakable(field: string): boolean {
  return /(Ids?|Urls?)$/.test(field) || field === 'logo';
}

/** Whether a value is made of parts, such as the seasons of a yacht. */
function hasParts(value: unknown): boolean {
  return Array.isArray(value) ? value.some(hasParts) : isObject(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isPosition(value);
}

function isPosition(value: object): value is { latitude: number; longitude: number } {
  return 'latitude' in value;
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** A stored value in words, with times and days as these dates put them. */
export function valueInWords(kind: string, field: string, value: unknown, context: { dates: Dates; currency?: unknown }): string {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((each) => valueInWords(kind, field, each, context)).join('; ') || 'Empty';
  if (typeof value === 'object') return isPosition(value) ? positionInWords(value) : '';
  const text = String(value);
  const label = (labels[`${kind}.${field}`] ?? labels[field])?.[text];
  if (label) return label;
  if (percentages.includes(field)) return percentWords(text);
  // The amounts of an event are whole hundredths, all others decimals.
  if (amounts.includes(field)) return amountInWords(kind === 'schedule' ? decimalOf(Number(text)) : text, context.currency);
  if (/^\d\d:\d\d$/.test(text)) return context.dates.timeOfDay(text);
  if (instant.test(text)) return context.dates.moment(text);
  return isDay(text) ? context.dates.calendarDay(text) : text;
}

/** "€1,250.50", or "1,250.50" if its currency isn't known here, because it didn't change. */
function amountInWords(amount: string, currency: unknown): string {
  return typeof currency === 'string' ? moneyInWords(amount, currency) : amount.replaceAll(/\B(?=(\d{3})+\.)/g, ',');
}
