import { maxCents } from '../finance/currency.ts';
import { apaStates, invoiceStatuses, paymentMethods } from '../finance/words.ts';
import { Delivery } from '../letters/delivery.ts';
import { amount, Id, IdInAddress, instant, nameText, optionalText, orNone, PageInTime, requiredText, sortOf } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { attentionCodes } from './attention.ts';
import { GivenDiscount, guestCount, percentage, priceLine } from './charter-price.ts';
import { charterSources, charterStates, charterTypes } from './charter-words.ts';
import { CharterContract, CharterLink } from './contract.ts';
import { Settlement } from './deposit-settlement.ts';
import { payables, planKinds, priceLineKinds } from './price-words.ts';

const hoursFault = 'Hours must be a whole number from 1 to 1440';
const end = {
  /** The end of its option; else its hours, else the company's default. */
  until: orNone(instant('Please choose when the option ends')),
  hours: orNone(z.int(hoursFault).min(1, hoursFault).max(1440, hoursFault)),
};
/** What the server asked about and the user confirmed. */
const allowed = { allowOverlap: z.boolean().optional(), offTerms: z.boolean().optional(), allowNotices: z.boolean().optional() };

const enteredFields = {
  yachtId: orNone(z.int('Please choose a yacht').positive('Please choose a yacht').pipe(Id)),
  startDate: orNone(instant('Start date is required')),
  endDate: orNone(instant('End date is required')),
  adults: guestCount.optional(),
  children: guestCount.optional(),
  customerId: orNone(Id),
  contactFirstName: orNone(nameText('First name is required')),
  contactLastName: orNone(nameText('Last name is required')),
  contactEmail: orNone(z.string().trim().max(255, 'At most 255 characters').pipe(z.email('Invalid email address'))),
  contactPhone: optionalText(50),
  source: z.enum(charterSources, 'Please choose a source').optional(),
  agencyId: orNone(Id),
  commissionPercent: orNone(percentage),
  extraIds: z.array(Id).max(100, 'At most 100 extras').optional(),
  discounts: z.array(GivenDiscount).max(20, 'At most 20 discounts').optional(),
  message: optionalText(5000),
  notes: optionalText(5000),
};

/** What may be entered for a new charter: by default a quote with a yacht and dates, else an enquiry. */
export const NewCharter = z
  .object({
    type: z.enum(charterTypes, 'Please choose a type').optional(),
    /** For seats, their departure. */
    departureId: orNone(Id),
    state: z.enum(['enquiry', 'quote', 'option', 'booked'], 'Please choose a state').optional(),
    ...enteredFields,
    ...end,
    queue: z.boolean().optional(),
    ...allowed,
    companyId: orNone(Id),
  })
  .meta({ id: 'NewCharter' });
export type NewCharter = z.infer<typeof NewCharter>;

const NewLine = z
  .object({
    kind: z.enum(priceLineKinds, 'Please choose a kind'),
    label: requiredText('Description is required', 200),
    quantity: amount({ min: 1, max: 99_999_900, tooSmall: 'Quantity is required' }).default('1.00'),
    unitPrice: amount({ min: -maxCents, max: maxCents, tooSmall: 'Price is required' }),
    taxExempt: z.boolean().default(false),
    payable: z.enum(payables, 'Please choose how it is paid').default('invoice'),
    /** The extra it is for; a line with an unchanged name keeps its extra. */
    extraId: orNone(Id),
  })
  .meta({ id: 'NewCharterLine' });

/** The changes to a charter. Lines that are given replace all existing ones; extras or discounts alone recalculate the price. */
export const CharterChanges = z
  .object({
    ...enteredFields,
    title: orNone(requiredText('Title is required')),
    taxRate: percentage.optional(),
    lines: z.array(NewLine).max(200, 'At most 200 lines').optional(),
    /** Null once the portal's change has been handled. */
    portalNotice: z.string().max(0, 'This can only be cleared').nullable().optional(),
    ...allowed,
  })
  .meta({ id: 'CharterChanges' });
export type CharterChanges = z.infer<typeof CharterChanges>;

/** How a charter goes on option. */
export const OptionWish = z
  .object({ ...end, queue: z.boolean().optional(), force: z.boolean().optional(), ...allowed })
  .meta({ id: 'OptionWish' });
export type OptionWish = z.infer<typeof OptionWish>;

/** How a charter is booked. */
export const BookingWish = z.object(allowed).meta({ id: 'BookingWish' });

/** Why a charter is lost. */
export const EndReason = z.object({ reason: optionalText(1000) }).meta({ id: 'EndReason' });

/** The yacht of an alternative. */
export const AlternativeWish = z.object({ yachtId: orNone(Id) }).meta({ id: 'AlternativeWish' });

const row = {
  id: z.int(),
  companyId: z.int().nullable(),
  companyName: z.string().nullable(),
  number: z.string(),
  type: z.enum(charterTypes),
  /** An option is expired from the moment it ends. */
  state: z.enum(charterStates),
  title: z.string().nullable(),
  customerId: z.int().nullable(),
  customerName: z.string().nullable(),
  contactFirstName: z.string().nullable(),
  contactLastName: z.string().nullable(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  yachtId: z.int().nullable(),
  yachtName: z.string().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** For seats, their departure, which has the yacht and the dates. */
  departureId: z.int().nullable(),
  departureTitle: z.string().nullable(),
  adults: z.int(),
  children: z.int(),
  source: z.enum(charterSources),
  agencyId: z.int().nullable(),
  agencyName: z.string().nullable(),
  commissionPercent: z.string(),
  commission: z.string().nullable(),
  currency: z.string(),
  /** Whether its prices exclude or include tax. */
  prices: z.enum(['net', 'gross']),
  taxRate: z.string(),
  /** The total; null without a yacht and dates. */
  fee: z.string().nullable(),
  subtotal: z.string().nullable(),
  taxAmount: z.string().nullable(),
  total: z.string().nullable(),
  atBase: z.string().nullable(),
  /** It has a yacht and dates, and no price for them. */
  unpriced: z.boolean(),
  deposit: z.string(),
  optionUntil: z.string().nullable(),
  /** How long its option will last once it holds, if given while waiting. */
  optionHours: z.int().nullable(),
  queuedAt: z.string().nullable(),
  /** Its position among those on option or waiting for these dates, from 1; null if it is neither. */
  place: z.int().nullable(),
  bookedAt: z.string().nullable(),
  reason: z.string().nullable(),
  /** When it was cancelled, and the fee. */
  cancelledOn: z.string().nullable(),
  cancellationFee: z.string().nullable(),
  /** The charter this is an alternative to. */
  enquiryId: z.int().nullable(),
  enquiryNumber: z.string().nullable(),
  message: z.string().nullable(),
  notes: z.string().nullable(),
  /** What its portal's calendar now says differently. */
  portalNotice: z.string().nullable(),
  /** Its calendar entry, while it holds the yacht. */
  eventId: z.int().nullable(),
  /**
   * The first installment of a booked charter that is due within 14 days and whose invoice isn’t out; without an invoice id it isn’t
   * drafted either.
   */
  toInvoice: z.object({ instalmentId: z.int(), invoiceId: z.int().nullable() }).nullable(),
  /** Whether its APA is open and has received or spent money. */
  apaOpen: z.boolean(),
  /** Whether closing it requires a signed check-out: set by the company, for whole yachts. */
  handovers: z.boolean(),
  /** When its check-in was signed, and its check-out. */
  checkedInAt: z.string().nullable(),
  checkedOutAt: z.string().nullable(),
  attention: z.array(z.object({ code: z.enum(attentionCodes), message: z.string() })),
  createdAt: z.string(),
  updatedAt: z.string(),
};

/** A charter as listed. */
export const ListedCharter = z.object(row).meta({ id: 'ListedCharter' });
export type ListedCharter = z.infer<typeof ListedCharter>;

/** An installment of a charter: a part of the fee, which is invoiced, or a deposit or an APA, which is only received. */
const Instalment = z
  .object({
    id: z.int(),
    kind: z.enum(planKinds),
    label: z.string(),
    /** For the fee, the share of the charter in percent. */
    share: z.string().nullable(),
    amount: z.string(),
    dueDate: z.string(),
    invoiceId: z.int().nullable(),
    invoiceNumber: z.string().nullable(),
    invoiceStatus: z.enum(invoiceStatuses).nullable(),
    /** What is outstanding on its invoice, once sent. */
    open: z.string().nullable(),
    paid: z.boolean(),
    receivedOn: z.string().nullable(),
    method: z.enum(paymentMethods).nullable(),
  })
  .meta({ id: 'Installment' });

/** The APA of a charter. */
const CharterApa = z
  .object({
    id: z.int(),
    currency: z.string(),
    requested: z.string(),
    received: z.string(),
    spent: z.string(),
    returned: z.string(),
    balance: z.string(),
    low: z.boolean(),
    state: z.enum(apaStates),
    /** Whether money was received or spent. */
    isUsed: z.boolean(),
    disputed: z.int(),
    closedOn: z.string().nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: 'CharterApa' });

/** A charter. Amounts are decimal texts with two places. */
export const Charter = z
  .object({
    ...row,
    /** Discounts given by hand. */
    discounts: z.array(
      z.object({ label: z.string(), percent: z.string().nullable().optional(), amount: z.string().nullable().optional() }),
    ),
    contract: CharterContract,
    /** Whether the email with the quote was delivered. */
    quoteDelivery: Delivery.nullable(),
    /** The links that lead to it, at most one of a kind. */
    links: z.array(CharterLink),
    lines: z.array(
      z.object({
        id: z.int(),
        extraId: z.int().nullable(),
        ...priceLine,
      }),
    ),
    /** Its installments, once it is booked. */
    plan: z.array(Instalment),
    /** How its deposit was settled. */
    settlement: Settlement.nullable(),
    /** Its APA, which the customer advances for expenses on board. */
    apa: CharterApa.nullable(),
  })
  .meta({ id: 'Charter' });
export type Charter = z.infer<typeof Charter>;

const charterSorts = ['start', '-start', 'created', '-created', 'optionUntil', '-optionUntil', 'number', '-number'] as const;
export type CharterSort = (typeof charterSorts)[number];

/** The filters of a list of charters: `open` are those still undecided, `to_close` booked ones that have ended. */
export const CharterListQuery = PageInTime.extend({
  state: z.enum([...charterStates, 'open', 'to_close'], 'Please choose a state').optional(),
  yachtId: IdInAddress.optional(),
  customerId: IdInAddress.optional(),
  agencyId: IdInAddress.optional(),
  companyId: IdInAddress.optional(),
  sort: sortOf(charterSorts),
});
export type CharterListQuery = z.infer<typeof CharterListQuery>;

/** How many charters there are in each open state; `booked` ones that have ended count as `toClose` as well. */
export const CharterCounts = z
  .object({
    enquiry: z.int(),
    quote: z.int(),
    option: z.int(),
    waiting: z.int(),
    booked: z.int(),
    toClose: z.int(),
    attention: z.int(),
  })
  .meta({ id: 'CharterCounts' });
export type CharterCounts = z.infer<typeof CharterCounts>;
