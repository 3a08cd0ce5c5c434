/** The unit of an extra's price. */
export const extraUnits = ['booking', 'night', 'week', 'person', 'person_night'] as const;
export type ExtraUnit = (typeof extraUnits)[number];

export const extraUnitLabels: Record<ExtraUnit, string> = {
  booking: 'Per charter',
  night: 'Per night',
  week: 'Per week',
  person: 'Per person',
  person_night: 'Per person and night',
};

/** Whether something is on the invoice or paid on the spot. */
export const payables = ['invoice', 'base'] as const;
export type Payable = (typeof payables)[number];

export const payableLabels: Record<Payable, string> = { invoice: 'On the invoice', base: 'At base' };

/** The condition of a company's discount: minimum days ahead, maximum days ahead, or minimum nights. */
export const discountKinds = ['early', 'last_minute', 'long'] as const;
export type DiscountKind = (typeof discountKinds)[number];

export const discountKindLabels: Record<DiscountKind, string> = {
  early: 'Days before the start, at least',
  last_minute: 'Days before the start, at most',
  long: 'Nights, at least',
};

/** The kind of a line in a charter's price. */
export const priceLineKinds = ['base', 'discount', 'extra', 'other'] as const;
export type PriceLineKind = (typeof priceLineKinds)[number];

/** The kind of a line in a payment plan: a part of the charter's total, a security deposit, or an advance for provisions. */
export const planKinds = ['fee', 'deposit', 'apa'] as const;

export const priceLineKindLabels: Record<PriceLineKind, string> = { base: 'Yacht', discount: 'Discount', extra: 'Extra', other: 'Other' };

/** What a cancellation costs. */
export const policyKindLabels = { days: 'A share of the total, by days before the start', due: 'What was due by then' };
