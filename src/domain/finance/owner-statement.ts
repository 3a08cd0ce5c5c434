import { Delivery } from '../letters/delivery.ts';
import { dayWords, shortDate } from '../shared/date-words.ts';
import { calendarDay, Id, orNone } from '../shared/fields.ts';
import type { Formats } from '../shared/formats.ts';
import { moneyInWords } from '../shared/money.ts';
import { z } from '../shared/zod.ts';

/** The yacht, the days and the date of a statement; the date defaults to its last day. */
export const NewOwnerStatement = z
  .object({
    yachtId: Id,
    from: calendarDay('First day is required'),
    to: calendarDay('Last day is required'),
    statementDate: orNone(calendarDay('Date must be a date')),
  })
  .meta({ id: 'NewOwnerStatement' });
export type NewOwnerStatement = z.infer<typeof NewOwnerStatement>;

/** A line of a statement: revenue is positive, costs are negative. A late line is for earlier days, or a correction. */
export const OwnerStatementLine = z
  .object({
    sourceType: z.string(),
    sourceId: z.int(),
    /** Its invoice, if any. */
    invoiceId: z.int().nullable(),
    account: z.string(),
    day: z.string(),
    entry: z.string(),
    text: z.string(),
    amount: z.string(),
    isLate: z.boolean(),
  })
  .meta({ id: 'OwnerStatementLine' });
export type OwnerStatementLine = z.infer<typeof OwnerStatementLine>;

/** Whether a line is revenue rather than costs. */
export function tellsRevenue({ account }: Pick<OwnerStatementLine, 'account'>): boolean {
  return account.startsWith('revenue_');
}

const whole = {
  yachtId: z.int(),
  yachtName: z.string(),
  from: z.string(),
  to: z.string(),
  statementDate: z.string(),
  currency: z.string(),
  revenue: z.string(),
  feePercent: z.string(),
  feeMonthly: z.string(),
  fee: z.string(),
  feeTaxName: z.string().nullable(),
  feeTaxCategory: z.string().nullable(),
  feeTaxPercent: z.string(),
  feeTaxReason: z.string().nullable(),
  feeTax: z.string(),
  costs: z.string(),
  result: z.string(),
};

const part = {
  ownerId: z.int(),
  ownerName: z.string(),
  share: z.string(),
  revenue: z.string(),
  fee: z.string(),
  feeTax: z.string(),
  costs: z.string(),
  amount: z.string(),
  opening: z.string(),
  payouts: z.string(),
  closing: z.string(),
};

/** A preview of a statement. */
export const OwnerStatementPreview = z
  .object({
    ...whole,
    /** Documents of these days without a known exchange rate, which are included in a later statement. */
    missingRates: z.int(),
    lines: z.array(OwnerStatementLine),
    owners: z.array(z.object(part)),
  })
  .meta({ id: 'OwnerStatementPreview' });
export type OwnerStatementPreview = z.infer<typeof OwnerStatementPreview>;

/** A statement issued to an owner. It never changes. */
export const OwnerStatement = z
  .object({
    id: z.int(),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
    number: z.string(),
    yachtId: z.int(),
    yachtName: z.string(),
    ...part,
    ownerEmail: z.string().nullable(),
    from: z.string(),
    to: z.string(),
    statementDate: z.string(),
    currency: z.string(),
    /** The delivery status of its latest email, while that is kept. */
    delivery: Delivery.nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'OwnerStatement' });
export type OwnerStatement = z.infer<typeof OwnerStatement>;

/** The same with the revenue and costs of the whole yacht. */
export const OwnerStatementInFull = OwnerStatement.extend({
  whole: z.object(whole),
  lines: z.array(OwnerStatementLine),
}).meta({ id: 'OwnerStatementInFull' });
export type OwnerStatementInFull = z.infer<typeof OwnerStatementInFull>;

export function ownerStatementNumberOf(year: number, count: number): string {
  return `OS-${year}-${String(count).padStart(4, '0')}`;
}

type Named = Pick<OwnerStatement, 'amount' | 'closing' | 'currency'>;

/** The days of a statement, always with the year. */
function statementDays({ from, to }: Pick<OwnerStatement, 'from' | 'to'>, formats: Formats): string {
  return `${dayWords(from, shortDate, formats)} to ${dayWords(to, shortDate, formats)}`;
}

/** The default message of a statement's email. */
export function ownerStatementMessage(
  statement: Pick<OwnerStatement, 'number' | 'yachtName' | 'ownerName' | 'from' | 'to'>,
  companyName: string,
  formats: Formats,
): string {
  const { ownerName, number, yachtName } = statement;
  return `Dear ${ownerName},\n\nPlease find attached statement ${number} for ${yachtName}, ${statementDays(statement, formats)}.\n\nKind regards,\n${companyName}`;
}

/** The key facts of a statement in its email. */
export function ownerStatementFacts({ amount, closing, currency }: Named): [name: string, value: string][] {
  return [
    ['Your share', moneyInWords(amount, currency)],
    ['Balance', moneyInWords(closing, currency)],
  ];
}
