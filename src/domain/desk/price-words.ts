/** What an extra's price is of. */
export const extraUnits = ['booking', 'night', 'week', 'person', 'person_night'] as const;
export type ExtraUnit = (typeof extraUnits)[number];

export const extraUnitLabels: Record<ExtraUnit, string> = {
  booking: 'Per charter',
  night: 'Per night',
  week: 'Per week',
  person: 'Per person',
  person_night: 'Per person and night',
};

/** Whether something stands on the invoice, or is paid on the spot. */
export const payables = ['invoice', 'base'] as const;
export type Payable = (typeof payables)[number];

export const payableLabels: Record<Payable, string> = { invoice: 'On the invoice', base: 'At base' };

/** What a discount of the company's depends on: days before the start at least, at most, or nights at least. */
export const discountKinds = ['early', 'last_minute', 'long'] as const;
export type DiscountKind = (typeof discountKinds)[number];

export const discountKindLabels: Record<DiscountKind, string> = {
  early: 'Days before the start, at least',
  last_minute: 'Days before the start, at most',
  long: 'Nights, at least',
};

/** What a line of a charter's price is. */
export const priceLineKinds = ['base', 'discount', 'extra', 'other'] as const;
export type PriceLineKind = (typeof priceLineKinds)[number];

/** What is paid by a line of a payment plan: a part of the charter's total, a security, or money for provisions. */
export const planKinds = ['fee', 'deposit', 'apa'] as const;

export const priceLineKindLabels: Record<PriceLineKind, string> = { base: 'Yacht', discount: 'Discount', extra: 'Extra', other: 'Other' };
