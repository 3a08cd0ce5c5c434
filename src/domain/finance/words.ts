export const expenseCategories = [
  'maintenance',
  'lease',
  'rent',
  'salaries',
  'fuel',
  'taxes',
  'port_fees',
  'insurance',
  'docking',
  'cleaning',
  'supplies',
  'other',
] as const;
export type ExpenseCategory = (typeof expenseCategories)[number];

export const expenseCategoryLabels: Record<ExpenseCategory, string> = {
  maintenance: 'Maintenance',
  lease: 'Lease',
  rent: 'Rent',
  salaries: 'Salaries',
  fuel: 'Fuel',
  taxes: 'Taxes',
  port_fees: 'Port fees',
  insurance: 'Insurance',
  docking: 'Docking',
  cleaning: 'Cleaning',
  supplies: 'Supplies',
  other: 'Other',
};

/** What maintenance is paid for. Labor is stored as “Labour”. */
export const workSubcategoryLabels = { Labour: 'Labor', Parts: 'Parts' } as const;
export type WorkSubcategory = keyof typeof workSubcategoryLabels;

/** A stored subcategory in words. */
export function subcategoryInWords(stored: string): string {
  return (workSubcategoryLabels as Record<string, string>)[stored] ?? stored;
}

/** What is stored for a subcategory in words. */
export function subcategoryStored(words: string): string {
  return Object.entries(workSubcategoryLabels).find(([, label]) => label === words)?.[0] ?? words;
}

export const incomeCategories = ['charter', 'day_trip', 'maintenance_service', 'consulting', 'other'] as const;
export type IncomeCategory = (typeof incomeCategories)[number];

export const incomeCategoryLabels: Record<IncomeCategory, string> = {
  charter: 'Charter',
  day_trip: 'Day trip',
  maintenance_service: 'Maintenance service',
  consulting: 'Consulting',
  other: 'Other',
};

export const paymentMethods = ['cash', 'credit_card', 'debit_card', 'bank_transfer', 'check', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  cash: 'Cash',
  credit_card: 'Credit card',
  debit_card: 'Debit card',
  bank_transfer: 'Bank transfer',
  check: 'Check',
  other: 'Other',
};

export const paymentStatuses = ['pending', 'paid', 'overdue'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentStatusLabels: Record<PaymentStatus, string> = { pending: 'Pending', paid: 'Paid', overdue: 'Overdue' };

/** The categories of expenses paid from an APA. */
export const apaCategories = ['fuel', 'provisions', 'berths', 'agents', 'excursions', 'communication', 'laundry', 'other'] as const;
export type ApaCategory = (typeof apaCategories)[number];

export const apaCategoryLabels: Record<ApaCategory, string> = {
  fuel: 'Fuel',
  provisions: 'Food and drinks',
  berths: 'Berths',
  agents: 'Agents and customs',
  excursions: 'Excursions',
  communication: 'Communication',
  laundry: 'Laundry',
  other: 'Other',
};

export const apaStates = ['open', 'closed'] as const;

/** The direction of a payment: received from a customer or refunded. */
export const paymentDirections = ['in', 'out'] as const;

/** The kinds of invoice: for everything due, or a deposit that a later one deducts. */
export const invoiceKinds = ['invoice', 'deposit'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export const invoiceKindLabels: Record<InvoiceKind, string> = { invoice: 'Invoice', deposit: 'Deposit invoice' };

export const invoiceStatuses = ['draft', 'sent', 'paid', 'overdue', 'cancelled'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const invoiceStatusLabels: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  sent: 'Sent',
  paid: 'Paid',
  overdue: 'Overdue',
  cancelled: 'Cancelled',
};

/** The filters for invoices: open ones, those with a reminder due, or those in one status. */
export const invoiceFilterLabels = { open: 'Open', to_remind: 'To remind', ...invoiceStatusLabels };
export type InvoiceFilter = keyof typeof invoiceFilterLabels;
export const invoiceFilters = ['open', 'to_remind', ...invoiceStatuses] as const;

/** The currencies that finance offers. */
export const financeCurrencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'] as const;

/** What a recurring invoice or expense repeats by. */
export const recurringUnits = ['week', 'month'] as const;
export type RecurringUnit = (typeof recurringUnits)[number];

export const recurringUnitLabels: Record<RecurringUnit, string> = { week: 'Weeks', month: 'Months' };
